// All games, finished and not, and all analyses: find one, look at it again.
import type { GameSummary } from '../../storage/summary';
import { ButtonLink } from '../components/Button';
import { lazyScreen } from '../components/Lazy';
import { RadioGroup } from '../components/RadioGroup';
import { Screen } from '../components/Screen';
import { useManagedGames } from '../manage/useManagedGames';
import { HOME } from '../routing/routes';
import { useServices } from '../services';
import { SummedLine } from '../stored/SummedLine';
import { useSummed } from '../stored/useSummed';
import { FilterBar } from './FilterBar';
import {
  formatFilter,
  type HistoryFilter,
  listQuery,
  parseFilter,
  parseList,
  parsePlace,
  passes,
  withPlace,
} from './filter';
import { HistoryList } from './HistoryList';
import styles from './history.module.css';
import { useSummaries } from './useSummaries';

const AnalysesList = lazyScreen(async () => (await import('./AnalysesList')).AnalysesList);

export function HistoryScreen({ query }: { readonly query: string }) {
  const { router } = useServices();
  const list = parseList(query);
  return (
    <Screen title="History">
      <RadioGroup
        legend="List"
        choices={[
          { value: 'games', label: 'Games' },
          { value: 'analyses', label: 'Analyses' },
        ]}
        value={list}
        onChange={(next) => router.replace({ screen: 'history', query: listQuery(next) })}
      />
      {list === 'games' ? <GamesList query={query} /> : <AnalysesList query={query} />}
    </Screen>
  );
}

function GamesList({ query }: { readonly query: string }) {
  const [summaries, read] = useSummaries();
  const summed = useSummed();
  const { isDeleted, manage, manager } = useManagedGames<GameSummary>(read);
  return (
    <>
      {summed && <SummedLine summed={summed} />}
      {summaries.state === 'failed' && (
        <p class="error-text">The games could not be read: {summaries.reason}</p>
      )}
      {summaries.state === 'read' && (
        <Games
          games={summaries.games.filter(({ id }) => !isDeleted(id))}
          complete={summaries.complete}
          query={query}
          onManage={manage}
        />
      )}
      {manager}
    </>
  );
}

interface GamesProps {
  readonly games: readonly GameSummary[];
  /** Whether these are all games. */
  readonly complete: boolean;
  readonly query: string;
  readonly onManage: (record: GameSummary) => void;
}

function Games({ games, complete, query, onManage }: GamesProps) {
  const { router } = useServices();
  const filter = parseFilter(query);
  const change = (changed: HistoryFilter) =>
    router.replace({ screen: 'history', query: formatFilter(changed) });
  if (games.length === 0) {
    return (
      <>
        <p>No games yet. Every game you begin is kept here, with its final board and its moves.</p>
        <ButtonLink to={HOME} variant="primary" replace={true}>
          Choose a game
        </ButtonLink>
        <OpenLink />
      </>
    );
  }
  const found = games.filter((record) => passes(filter, record));
  return (
    <div class={styles.root}>
      <FilterBar filter={filter} onChange={change} />
      <div class="button-row">
        <ButtonLink to={{ screen: 'statistics' }}>Statistics</ButtonLink>
        <OpenLink />
      </div>
      <p role="status" class="hint-text">
        {complete && countWords(found.length, games.length)}
      </p>
      {isListed(found, parsePlace(query)) || (complete && found.length > 0) ? (
        <HistoryList
          key={formatFilter(filter)}
          games={found}
          at={parsePlace(query)}
          onManage={onManage}
          onOpen={({ id }) => router.replace({ screen: 'history', query: withPlace(filter, id) })}
        />
      ) : (
        complete && (
          <ButtonLink to={{ screen: 'history', query: '' }} replace={true}>
            Show all games
          </ButtonLink>
        )
      )}
    </div>
  );
}

/** Whether a list can begin with these games: there are some, and the one to begin at is among them. */
const isListed = (games: readonly GameSummary[], at: string | null): boolean =>
  at === null ? games.length > 0 : games.some(({ id }) => id === at);

function OpenLink() {
  return <ButtonLink to={{ screen: 'open', link: null }}>Open a game…</ButtonLink>;
}

function countWords(found: number, all: number): string {
  if (found === all) return all === 1 ? '1 game' : `${all} games`;
  return found === 0 ? `None of ${all} games is like this.` : `${found} of ${all} games`;
}
