// Finished games counted: by game and level for games against the computer, those with the coach apart, and
// by colour for the others.
import type { GameId } from '../../games/game';
import { WHITE } from '../../rules/types';
import { outcomeOf } from '../../storage/record';
import type { GameSummary } from '../../storage/summary';
import { computerIn, ownColour } from '../words/names';

/** Results from the person's view. */
export interface OwnScore {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** Results by colour, for games without a single person to take the side of. */
export interface ColourScore {
  readonly white: number;
  readonly drawn: number;
  readonly black: number;
}

export interface GameStatistics {
  readonly game: GameId;
  /** Against the computer at a chosen level, by level; levels never finished against are absent. */
  readonly levels: ReadonlyMap<number, OwnScore>;
  /** Against the computer at a level that was set to match; null without a game. */
  readonly matched: OwnScore | null;
  /** Against the computer with the coach looking on, at any level; null without a game. */
  readonly coached: OwnScore | null;
  /** Two persons on one device. */
  readonly persons: ColourScore;
  /** Two computers, watched. */
  readonly computers: ColourScore;
}

const NO_SCORE: OwnScore = { won: 0, drawn: 0, lost: 0 };
const NO_COLOURS: ColourScore = { white: 0, drawn: 0, black: 0 };

/** Statistics of the games in the order of `ids`; games without a finished one are left out. */
export function statistics(
  games: readonly GameSummary[],
  ids: readonly GameId[],
): GameStatistics[] {
  return ids.flatMap((id) => {
    const finished = games.filter(({ game, result }) => game === id && result !== null);
    return finished.length === 0 ? [] : [statisticsOf(id, finished)];
  });
}

function statisticsOf(game: GameId, finished: readonly GameSummary[]): GameStatistics {
  const levels = new Map<number, OwnScore>();
  let matched: OwnScore | null = null;
  let coached: OwnScore | null = null;
  let persons = NO_COLOURS;
  let computers = NO_COLOURS;
  for (const record of finished) {
    const computer = computerIn(record);
    const level = computer?.level ?? null;
    if (record.coached) coached = withResult(coached ?? NO_SCORE, record);
    else if (computer?.matched) matched = withResult(matched ?? NO_SCORE, record);
    else if (level !== null) levels.set(level, withResult(levels.get(level) ?? NO_SCORE, record));
    else if (record.white.kind === 'person') persons = withColour(persons, record);
    else computers = withColour(computers, record);
  }
  const sorted = new Map([...levels].sort(([a], [b]) => a - b));
  return { game, levels: sorted, matched, coached, persons, computers };
}

/** Results of several levels together. */
export function total(scores: Iterable<OwnScore>): OwnScore {
  let { won, drawn, lost } = NO_SCORE;
  for (const score of scores) {
    won += score.won;
    drawn += score.drawn;
    lost += score.lost;
  }
  return { won, drawn, lost };
}

function withResult(score: OwnScore, record: GameSummary): OwnScore {
  const winner = winnerOf(record);
  if (winner === null) return { ...score, drawn: score.drawn + 1 };
  if (winner === ownColour(record)) return { ...score, won: score.won + 1 };
  return { ...score, lost: score.lost + 1 };
}

function withColour(score: ColourScore, record: GameSummary): ColourScore {
  const winner = winnerOf(record);
  if (winner === null) return { ...score, drawn: score.drawn + 1 };
  if (winner === WHITE) return { ...score, white: score.white + 1 };
  return { ...score, black: score.black + 1 };
}

const winnerOf = ({ result }: GameSummary) => (result ? outcomeOf(result).winner : null);
