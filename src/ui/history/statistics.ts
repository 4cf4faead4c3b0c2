// Counts finished games: by game and level against the computer, those with the coach apart, and by colour for the others.

import { useCallback } from 'preact/hooks';
import { HIGHEST_LEVEL } from '../../engine/levels';
import type { GameId } from '../../games/game';
import {
  countedOne,
  summaryOf,
  type TallyCount,
  type TallyOpponent,
  type TallyScore,
} from '../../storage/summary';
import { useServices } from '../services';
import { type Stored, useStored } from '../stored/useStored';

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

/** Statistics of the games in the order of `ids`; games without a finished one are left out. */
export function statistics(
  counts: readonly TallyCount[],
  ids: readonly GameId[],
): GameStatistics[] {
  const games = new Map<GameId, Map<string, number>>();
  for (const { tally, count } of counts) {
    const [game, ...counted] = tally;
    const found = games.get(game) ?? new Map<string, number>();
    const key = counted.join(' ');
    games.set(game, found.set(key, (found.get(key) ?? 0) + count));
  }
  return ids.flatMap((id) => {
    const found = games.get(id) ?? new Map<string, number>();
    return [...found.values()].some((count) => count > 0) ? [statisticsOf(id, found)] : [];
  });
}

/** `counts` are by opponent and score. */
function statisticsOf(game: GameId, counts: ReadonlyMap<string, number>): GameStatistics {
  const of = (opponent: TallyOpponent, score: TallyScore) =>
    counts.get(`${opponent} ${score}`) ?? 0;
  const own = (opponent: TallyOpponent): OwnScore | null => {
    const [won, drawn, lost] = [of(opponent, 'won'), of(opponent, 'drawn'), of(opponent, 'lost')];
    return won + drawn + lost > 0 ? { won, drawn, lost } : null;
  };
  const byColour = (opponent: TallyOpponent): ColourScore => ({
    white: of(opponent, 'white'),
    drawn: of(opponent, 'drawn'),
    black: of(opponent, 'black'),
  });
  const levels = Array.from({ length: HIGHEST_LEVEL }).flatMap((_, index) => {
    const score = own(`level${index + 1}`);
    return score ? [[index + 1, score] as const] : [];
  });
  return {
    game,
    levels: new Map(levels),
    matched: own('matched'),
    coached: own('coached'),
    persons: byColour('persons'),
    computers: byColour('computers'),
  };
}

/** What came of a game against the computer, at whatever level; null where none was finished. */
export function ownTotal({ levels, matched, coached }: GameStatistics): OwnScore | null {
  const scores = [...levels.values(), matched, coached].filter((score) => score !== null);
  return scores.length === 0 ? null : total(scores);
}

/** How many games were finished, by anyone. */
export function finishedCount(one: GameStatistics): number {
  const scores = [ownTotal(one) ?? NO_SCORE, one.persons, one.computers];
  return scores.flatMap((score) => Object.values(score)).reduce((sum, next) => sum + next, 0);
}

/** Results of several levels, or games, together. */
export function total(scores: Iterable<OwnScore>): OwnScore {
  let { won, drawn, lost } = NO_SCORE;
  for (const score of scores) {
    won += score.won;
    drawn += score.drawn;
    lost += score.lost;
  }
  return { won, drawn, lost };
}

/** Counted again whenever the page comes back to the front. Games that have gone further than what is stored count as they are. */
export function useTallies(): Stored<readonly TallyCount[]> {
  const { store, openGames } = useServices();
  const read = useCallback(async () => {
    const unsaved = openGames.unsaved();
    const stored = await (await store).countTallies(unsaved.map(({ id }) => id));
    return [...stored, ...countedOne(unsaved.map(summaryOf))];
  }, [store, openGames]);
  const [tallies] = useStored(read);
  return tallies;
}
