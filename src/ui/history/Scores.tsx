// Results that lead to their games: as a figure, and level by level in a table. They are counted by game and level against the
// computer, those with the coach apart, and by colour for the others.
import type { ComponentChildren } from 'preact';
import { useCallback } from 'preact/hooks';
import { HIGHEST_LEVEL } from '../../engine/levels';
import type { GameId } from '../../games/game';
import { textsOf } from '../../language/texts';
import {
  countedOne,
  summaryOf,
  type TallyCount,
  type TallyOpponent,
  type TallyScore,
} from '../../storage/summary';
import { Link } from '../components/Button';
import fold from '../newgame/fold.module.css';
import { useServices } from '../services';
import { type Stored, useStored } from '../stored/useStored';
import { type Parts, ScoreBar, ScoreFigure } from './figures';
import { formatFilter, type HistoryFilter } from './filter';
import styles from './score.module.css';

const texts = textsOf('statistics');
const names = textsOf('names');

export const gamesText = (count: number): string =>
  count === 0 ? texts.noGame : texts.games(count);

interface ScoresProps {
  readonly filter: HistoryFilter;
  readonly label: string;
  readonly names: readonly [string, string, string];
  readonly parts: Parts;
  readonly colours?: boolean;
}

/** Nothing without a game; leads to the finished games that were counted, and those given up at once. */
function Scores({ filter, label, names, parts, colours }: ScoresProps) {
  const count = parts.reduce((sum, next) => sum + next);
  if (count === 0) return null;
  return (
    <ScoreFigure {...{ label, names, parts }} {...(colours && { colours })}>
      <Games filter={filter}>{label}</Games>
      <span class="hint-text">{gamesText(count)}</span>
    </ScoreFigure>
  );
}

interface OwnScoresProps {
  readonly filter: HistoryFilter;
  readonly own: OwnScore;
}

export function OwnScores({ filter, own }: OwnScoresProps) {
  return (
    <Scores
      filter={{ ...filter, opponent: 'computer' }}
      label={texts.againstComputer}
      names={[texts.won, texts.drawn, texts.lost]}
      parts={[own.won, own.drawn, own.lost]}
    />
  );
}

interface ColourScoresProps {
  readonly filter: HistoryFilter;
  readonly label: string;
  readonly score: ColourScore;
}

export function ColourScores({ filter, label, score }: ColourScoresProps) {
  return (
    <Scores
      filter={filter}
      label={label}
      names={[texts.whiteWon, texts.drawn, texts.blackWon]}
      parts={[score.white, score.drawn, score.black]}
      colours
    />
  );
}

interface LevelTableProps {
  readonly filter: HistoryFilter;
  readonly levels: ReadonlyMap<number, OwnScore>;
  readonly matched: OwnScore | null;
  readonly coached: OwnScore | null;
}

/** Folded until it is wanted. */
export function LevelTable({ filter, levels, matched, coached }: LevelTableProps) {
  return (
    <details class={fold.root}>
      <summary>
        <span>{texts.levelByLevel}</span>
      </summary>
      <table class={`${styles.table} ${styles.folded}`}>
        <caption class="visually-hidden">{texts.levelTable}</caption>
        <thead>
          <tr>
            {[texts.level, texts.won, texts.drawn, texts.lost].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...levels].map(([level, score]) => (
            <Row key={level} score={score}>
              <Games filter={{ ...filter, opponent: `level${level}` }}>
                {level} · {names.levels[level - 1]}
              </Games>
            </Row>
          ))}
          {matched && (
            <Row score={matched}>
              <Games filter={{ ...filter, opponent: 'matched' }}>{texts.matched}</Games>
            </Row>
          )}
          {coached && (
            <Row score={coached}>
              <Games filter={{ ...filter, opponent: 'coached' }}>{texts.coached}</Games>
            </Row>
          )}
        </tbody>
      </table>
    </details>
  );
}

interface RowProps {
  readonly score: OwnScore;
  readonly children: ComponentChildren;
}

function Row({ score: { won, drawn, lost }, children }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {children}
        <ScoreBar parts={[won, drawn, lost]} />
      </th>
      <td>{won}</td>
      <td>{drawn}</td>
      <td>{lost}</td>
    </tr>
  );
}

/** A link to finished games of a kind. */
function Games(props: { readonly filter: HistoryFilter; readonly children: ComponentChildren }) {
  return (
    <Link
      to={{ screen: 'history', query: formatFilter({ ...props.filter, result: 'finished' }) }}
      class={styles.link}
    >
      {props.children}
    </Link>
  );
}

/** Results from the person's view. */
interface OwnScore {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** Results by colour, for games without a single person to take the side of. */
interface ColourScore {
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
