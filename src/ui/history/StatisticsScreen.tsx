// A card for all games together, and one for each: its results as a picture, level by level once that is unfolded; games of two
// people, or of two computers, by colour; what reviews say together; what came of puzzles.

import type { ComponentChildren } from 'preact';
import { gameById, games } from '../../games';
import type { GameId } from '../../games/game';
import { textsOf } from '../../language/texts';
import type { Progress } from '../../puzzles/progress';
import type { Reviewed } from '../../review/playerStats';
import { ButtonLink, Link } from '../components/Button';
import { Screen } from '../components/Screen';
import { EmptyState } from '../home/EmptyState';
import { Ladder } from '../home/GameLists';
import { StartThumbnail } from '../home/GameThumbnail';
import { useReviewedGames } from '../review/reviews';
import { HOME } from '../routing/routes';
import { SummaryProgress } from '../settings/WorkProgress';
import { useSummaryProgress } from '../stored/useStore';
import { gameName } from '../words/names';
import { ScoreBar } from './figures';
import { EVERYTHING } from './filter';
import {
  ColourScores,
  finishedCount,
  type GameStatistics,
  gamesText,
  LevelTable,
  OwnScores,
  ownTotal,
  statistics,
  total,
  useTallies,
} from './Scores';
import scoreStyles from './score.module.css';
import statisticsStyles from './statistics.module.css';
import { PuzzleStatistics, ReviewStatistics, usePuzzleProgress } from './TrainingStatistics';

const texts = textsOf('statistics');

export function StatisticsScreen() {
  const tallies = useTallies();
  const puzzles = usePuzzleProgress();
  const solved = puzzles.state === 'read' ? puzzles.value : null;
  const progress = useSummaryProgress();
  if (tallies.state === 'reading')
    return (
      <Screen title={texts.title}>{progress && <SummaryProgress progress={progress} />}</Screen>
    );
  if (tallies.state === 'failed') {
    return (
      <Screen title={texts.title}>
        <p class="error-text">{texts.unreadable(tallies.reason)}</p>
      </Screen>
    );
  }
  const ids = games.map(({ id }) => id);
  const found = statistics(tallies.value, ids);
  // Puzzles are solved without ever finishing a game.
  const rest = ids.filter((id) => solved?.has(id) && found.every(({ game }) => game !== id));
  if (found.length === 0 && rest.length === 0) {
    if (puzzles.state === 'reading') return <Screen title={texts.title}>{null}</Screen>;
    return (
      <Screen title={texts.title}>
        <EmptyState text={texts.none}>
          <ButtonLink to={HOME} variant="primary" replace={true}>
            {texts.chooseGame}
          </ButtonLink>
        </EmptyState>
      </Screen>
    );
  }
  return (
    <Screen title={texts.title} isWide>
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
      {found.length > 1 && <Overview found={found} />}
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
  const own = ownTotal(one);
  return (
    <section class={statisticsStyles.root} aria-label={name} data-mood={gameById(game)?.mood}>
      <Head game={game} count={finishedCount(one)}>
        <Ladder game={game} />
      </Head>
      {own && (
        <>
          <OwnScores filter={filter} own={own} />
          <LevelTable filter={filter} levels={levels} matched={matched} coached={coached} />
        </>
      )}
      <ColourScores
        filter={{ ...filter, opponent: 'persons' }}
        label={texts.persons}
        score={persons}
      />
      <ColourScores
        filter={{ ...filter, opponent: 'computers' }}
        label={texts.computers}
        score={computers}
      />
      <ReviewStatistics reviewed={reviewed} />
      <PuzzleStatistics game={game} progress={puzzles} />
      <ProgressLink game={game} />
    </section>
  );
}

/** What came of all games together, and how often each was played. */
function Overview({ found }: { readonly found: readonly GameStatistics[] }) {
  const played = found.map((one) => ({ game: one.game, count: finishedCount(one) }));
  const most = Math.max(...played.map(({ count }) => count));
  const own = found.map(ownTotal).filter((score) => score !== null);
  return (
    <section class={`${statisticsStyles.root} ${statisticsStyles.all}`} aria-label={texts.allGames}>
      <div class={statisticsStyles.halves}>
        <div class={statisticsStyles.half}>
          <div>
            <h2>{texts.allGames}</h2>
            <p class="hint-text">
              {gamesText(played.map(({ count }) => count).reduce((sum, next) => sum + next))}
            </p>
          </div>
          {own.length > 0 && <OwnScores filter={EVERYTHING} own={total(own)} />}
        </div>
        <table class={scoreStyles.table}>
          <caption>{texts.finishedGames}</caption>
          <tbody>
            {played.map(({ game, count }) => (
              <tr key={game} data-mood={gameById(game)?.mood}>
                <th scope="row">
                  {gameName({ game })}
                  <ScoreBar parts={[count, 0, 0]} of={most} />
                </th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

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

function ProgressLink({ game }: { readonly game: GameId }) {
  return (
    <Link to={{ screen: 'progress', game }} class="text-link">
      {texts.progress}
    </Link>
  );
}
