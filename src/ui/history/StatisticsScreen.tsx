// A card for each game: its results as a picture, level by level once that is unfolded; games of two people, or of two computers,
// by colour; what reviews say together; what came of puzzles.

import type { ComponentChildren } from 'preact';
import { gameById, games } from '../../games';
import type { GameId } from '../../games/game';
import type { Progress } from '../../puzzles/progress';
import type { Reviewed } from '../../review/playerStats';
import { ButtonLink } from '../components/Button';
import { Link } from '../components/Link';
import { Screen } from '../components/Screen';
import { EmptyState } from '../home/EmptyState';
import { StartThumbnail } from '../home/GameThumbnail';
import { Pips, wonText } from '../home/Ladder';
import fold from '../newgame/fold.module.css';
import { PuzzleStatistics, usePuzzleProgress } from '../puzzles/PuzzleStatistics';
import { ReviewStatistics } from '../review/ReviewStatistics';
import { useReviewedGames } from '../review/useReviewedGames';
import { HOME } from '../routing/routes';
import { SummaryProgress } from '../stored/SummaryProgress';
import { useSummaryProgress } from '../stored/useStore';
import { gameName, LEVEL_NAMES } from '../words/names';
import { EVERYTHING, formatFilter, type HistoryFilter } from './filter';
import { type Parts, ScoreBar, ScoreFigure } from './ScoreFigure';
import scoreStyles from './score.module.css';
import { type GameStatistics, type OwnScore, statistics, total, useTallies } from './statistics';
import statisticsStyles from './statistics.module.css';

export function StatisticsScreen() {
  const tallies = useTallies();
  const solved = usePuzzleProgress();
  const progress = useSummaryProgress();
  if (tallies.state === 'reading')
    return (
      <Screen title="Statistics">{progress && <SummaryProgress progress={progress} />}</Screen>
    );
  if (tallies.state === 'failed') {
    return (
      <Screen title="Statistics">
        <p class="error-text">The games could not be read: {tallies.reason}</p>
      </Screen>
    );
  }
  const ids = games.map(({ id }) => id);
  const found = statistics(tallies.value, ids);
  // Puzzles are solved without ever finishing a game.
  const rest = ids.filter((id) => solved?.has(id) && found.every(({ game }) => game !== id));
  if (found.length === 0 && rest.length === 0) {
    return (
      <Screen title="Statistics">
        <EmptyState text="Finish a game to see your wins, draws and losses here.">
          <ButtonLink to={HOME} variant="primary" replace={true}>
            Choose a game
          </ButtonLink>
        </EmptyState>
      </Screen>
    );
  }
  return (
    <Screen title="Statistics" isWide>
      {found.length > 0 && <GameSections found={found} solved={solved} />}
      {rest.map((game) => (
        <section
          key={game}
          class={statisticsStyles.root}
          aria-label={gameName({ game })}
          data-mood={gameById(game)?.mood}
        >
          <Head game={game} count={0} />
          <PuzzleStatistics game={game} progress={solved?.get(game) ?? null} />
          <ProgressLink game={game} />
        </section>
      ))}
    </Screen>
  );
}

interface GameSectionsProps {
  readonly found: readonly GameStatistics[];
  readonly solved: ReadonlyMap<GameId, Progress> | null;
}

/** Reviews are read once wins and losses are there: they take longer. */
function GameSections({ found, solved }: GameSectionsProps) {
  const reviewed = useReviewedGames();
  const reviews = reviewed.state === 'read' ? reviewed.value : [];
  return (
    <>
      {found.map((one) => (
        <GameSection
          key={one.game}
          statistics={one}
          reviewed={reviews.filter(({ game }) => game === one.game)}
          puzzles={solved?.get(one.game) ?? null}
        />
      ))}
    </>
  );
}

interface GameSectionProps {
  readonly statistics: GameStatistics;
  /** Games of it that have a review. */
  readonly reviewed: readonly Reviewed[];
  /** What came of its puzzles; null where none was tried. */
  readonly puzzles: Progress | null;
}

function GameSection({ statistics: one, reviewed, puzzles }: GameSectionProps) {
  const { game, levels, matched, coached, persons, computers } = one;
  const name = gameName({ game });
  const filter = { ...EVERYTHING, game };
  const played = [...levels.values(), matched, coached].filter((score) => score !== null);
  const own = total(played);
  const count = [own, persons, computers].flatMap((score) => Object.values(score)).reduce(added);
  const wonLevels = [...levels].flatMap(([level, { won }]) => (won > 0 ? [level] : []));
  return (
    <section class={statisticsStyles.root} aria-label={name} data-mood={gameById(game)?.mood}>
      <Head game={game} count={count}>
        {wonLevels.length > 0 && (
          <>
            <span class="visually-hidden">{wonText(wonLevels)}</span>
            <Pips won={wonLevels} />
          </>
        )}
      </Head>
      {played.length > 0 && (
        <>
          <Scores
            filter={{ ...filter, opponent: 'computer' }}
            label="Against the computer"
            names={['Won', 'Drawn', 'Lost']}
            parts={[own.won, own.drawn, own.lost]}
          />
          <LevelTable filter={filter} levels={levels} matched={matched} coached={coached} />
        </>
      )}
      <Scores
        filter={{ ...filter, opponent: 'persons' }}
        label="Two players"
        names={COLOUR_NAMES}
        parts={[persons.white, persons.drawn, persons.black]}
        colours
      />
      <Scores
        filter={{ ...filter, opponent: 'computers' }}
        label="Computer against computer"
        names={COLOUR_NAMES}
        parts={[computers.white, computers.drawn, computers.black]}
        colours
      />
      <ReviewStatistics reviewed={reviewed} />
      <PuzzleStatistics game={game} progress={puzzles} />
      <ProgressLink game={game} />
    </section>
  );
}

const COLOUR_NAMES = ['White won', 'Drawn', 'Black won'] as const;

const added = (sum: number, next: number): number => sum + next;

interface HeadProps {
  readonly game: GameId;
  /** How many games of it were finished. */
  readonly count: number;
  readonly children?: ComponentChildren;
}

function Head({ game, count, children }: HeadProps) {
  return (
    <div class={statisticsStyles.head}>
      <StartThumbnail game={game} />
      <div>
        <h2>{gameName({ game })}</h2>
        <p class="hint-text">{gamesText(count)}</p>
        {children}
      </div>
    </div>
  );
}

function gamesText(count: number): string {
  if (count === 0) return 'No finished game yet';
  return count === 1 ? '1 game' : `${count} games`;
}

interface ScoresProps {
  readonly filter: HistoryFilter;
  readonly label: string;
  readonly names: readonly [string, string, string];
  readonly parts: Parts;
  readonly colours?: boolean;
}

/** Nothing without a game; leads to the games that were counted. */
function Scores({ filter, label, names, parts, colours }: ScoresProps) {
  const count = parts.reduce(added);
  if (count === 0) return null;
  return (
    <ScoreFigure {...{ label, names, parts }} {...(colours && { colours })}>
      <Games filter={filter}>{label}</Games>
      <span class="hint-text">{gamesText(count)}</span>
    </ScoreFigure>
  );
}

function ProgressLink({ game }: { readonly game: GameId }) {
  return (
    <Link to={{ screen: 'progress', game }} class="text-link">
      Your progress
    </Link>
  );
}

interface LevelTableProps {
  readonly filter: HistoryFilter;
  readonly levels: ReadonlyMap<number, OwnScore>;
  readonly matched: OwnScore | null;
  readonly coached: OwnScore | null;
}

/** Folded until it is wanted. */
function LevelTable({ filter, levels, matched, coached }: LevelTableProps) {
  return (
    <details class={fold.root}>
      <summary>
        <span>Level by level</span>
      </summary>
      <table class={`${scoreStyles.table} ${scoreStyles.folded}`}>
        <caption class="visually-hidden">Against the computer, level by level</caption>
        <thead>
          <tr>
            {['Level', 'Won', 'Drawn', 'Lost'].map((column) => (
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
                {level} · {LEVEL_NAMES[level - 1]}
              </Games>
            </Row>
          ))}
          {matched && (
            <Row score={matched}>
              <Games filter={{ ...filter, opponent: 'matched' }}>Matches you</Games>
            </Row>
          )}
          {coached && (
            <Row score={coached}>
              <Games filter={{ ...filter, opponent: 'coached' }}>With the coach</Games>
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

/** A link to the games that were counted. */
function Games(props: { readonly filter: HistoryFilter; readonly children: ComponentChildren }) {
  return (
    <Link to={{ screen: 'history', query: formatFilter(props.filter) }} class={scoreStyles.link}>
      {props.children}
    </Link>
  );
}
