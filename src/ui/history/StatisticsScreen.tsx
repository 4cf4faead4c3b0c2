// Wins, draws and losses by game and level; games of two people, or of two computers, by colour; what reviews say together;
// what came of puzzles.

import type { ComponentChildren } from 'preact';
import { gameById, games } from '../../games';
import type { GameId } from '../../games/game';
import type { Progress } from '../../puzzles/progress';
import type { Reviewed } from '../../review/playerStats';
import { ButtonLink } from '../components/Button';
import { Link } from '../components/Link';
import { Screen } from '../components/Screen';
import { EmptyState } from '../home/EmptyState';
import { PuzzleStatistics, usePuzzleProgress } from '../puzzles/PuzzleStatistics';
import { ReviewStatistics } from '../review/ReviewStatistics';
import { useReviewedGames } from '../review/useReviewedGames';
import { HOME } from '../routing/routes';
import { SummaryProgress } from '../stored/SummaryProgress';
import { useSummaryProgress } from '../stored/useStore';
import { gameName, LEVEL_NAMES } from '../words/names';
import { EVERYTHING, formatFilter, type HistoryFilter } from './filter';
import scoreStyles from './score.module.css';
import {
  type ColourScore,
  type GameStatistics,
  type OwnScore,
  statistics,
  total,
  useTallies,
} from './statistics';
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
          <h2>{gameName({ game })}</h2>
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
  return (
    <section class={statisticsStyles.root} aria-label={name} data-mood={gameById(game)?.mood}>
      <h2>{name}</h2>
      {(levels.size > 0 || matched || coached) && (
        <LevelTable filter={filter} levels={levels} matched={matched} coached={coached} />
      )}
      <ColourTable
        filter={{ ...filter, opponent: 'persons' }}
        label="Two players"
        score={persons}
      />
      <ColourTable
        filter={{ ...filter, opponent: 'computers' }}
        label="Computer against computer"
        score={computers}
      />
      <ReviewStatistics reviewed={reviewed} />
      <PuzzleStatistics game={game} progress={puzzles} />
      <ProgressLink game={game} />
    </section>
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

function LevelTable({ filter, levels, matched, coached }: LevelTableProps) {
  const scores = [...levels];
  const all = [...levels.values(), matched, coached].filter((score) => score !== null);
  return (
    <Table caption="Against the computer" columns={['Level', 'Won', 'Drawn', 'Lost']}>
      {scores.map(([level, score]) => (
        <Row key={level} parts={[score.won, score.drawn, score.lost]}>
          <Games filter={{ ...filter, opponent: `level${level}` }}>
            {level} · {LEVEL_NAMES[level - 1]}
          </Games>
        </Row>
      ))}
      {matched && (
        <Row parts={[matched.won, matched.drawn, matched.lost]}>
          <Games filter={{ ...filter, opponent: 'matched' }}>Matches you</Games>
        </Row>
      )}
      {coached && (
        <Row parts={[coached.won, coached.drawn, coached.lost]}>
          <Games filter={{ ...filter, opponent: 'coached' }}>With the coach</Games>
        </Row>
      )}
      {all.length > 1 && <TotalRow filter={filter} score={total(all)} />}
    </Table>
  );
}

function TotalRow({ filter, score }: { readonly filter: HistoryFilter; readonly score: OwnScore }) {
  return (
    <Row parts={[score.won, score.drawn, score.lost]}>
      <Games filter={{ ...filter, opponent: 'computer' }}>All levels</Games>
    </Row>
  );
}

interface ColourTableProps {
  readonly filter: HistoryFilter;
  readonly label: string;
  readonly score: ColourScore;
}

function ColourTable({ filter, label, score: { white, drawn, black } }: ColourTableProps) {
  if (white + drawn + black === 0) return null;
  return (
    <Table caption={label} columns={['Games', 'White won', 'Drawn', 'Black won']}>
      <Row parts={[white, drawn, black]} colours={true}>
        <Games filter={filter}>{white + drawn + black}</Games>
      </Row>
    </Table>
  );
}

interface TableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly children: ComponentChildren;
}

function Table({ caption, columns, children }: TableProps) {
  return (
    <table class={scoreStyles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface RowProps {
  readonly parts: readonly [number, number, number];
  /** Whether the parts are White's and Black's, not won and lost. */
  readonly colours?: boolean;
  readonly children: ComponentChildren;
}

/** Three numbers, and the same as a bar, which says nothing new and is hidden from readers. */
function Row({ parts, colours = false, children }: RowProps) {
  const [first, second, third] = parts;
  return (
    <tr>
      <th scope="row">
        {children}
        <svg
          class={`${scoreStyles.bar}${colours ? ` ${scoreStyles.byColour}` : ''}`}
          aria-hidden="true"
          viewBox={`0 0 ${first + second + third} 1`}
          preserveAspectRatio="none"
        >
          <rect class={scoreStyles.first} width={first} height="1" />
          <rect class={scoreStyles.second} x={first} width={second} height="1" />
          <rect class={scoreStyles.third} x={first + second} width={third} height="1" />
        </svg>
      </th>
      <td>{first}</td>
      <td>{second}</td>
      <td>{third}</td>
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
