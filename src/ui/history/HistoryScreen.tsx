// All games, finished and not: find one, look at it again.
import { Link } from '../components/Link';
import { Screen } from '../components/Screen';
import { HOME } from '../routes';
import { useServices } from '../services';
import { FilterBar } from './FilterBar';
import { formatFilter, type HistoryFilter, parseFilter, passes } from './filter';
import { HistoryList } from './HistoryList';
import { useRecords } from './useRecords';
import '../components/button.css';
import './history.css';

export function HistoryScreen({ query }: { readonly query: string }) {
  const { router } = useServices();
  const [records] = useRecords();
  const filter = parseFilter(query);
  const change = (changed: HistoryFilter) =>
    router.replace({ screen: 'history', query: formatFilter(changed) });
  if (records.state === 'reading') return <Screen title="History">{null}</Screen>;
  if (records.state === 'failed') {
    return (
      <Screen title="History">
        <p class="error-text">The games could not be read: {records.reason}</p>
      </Screen>
    );
  }
  const { games } = records;
  if (games.length === 0) {
    return (
      <Screen title="History">
        <p>No games yet. Every game you begin is kept here, with its final board and its moves.</p>
        <Link to={HOME} class="button primary" replace={true}>
          Choose a game
        </Link>
      </Screen>
    );
  }
  const found = games.filter((record) => passes(filter, record));
  return (
    <Screen title="History">
      <div class="history">
        <Link to={{ screen: 'statistics' }} class="button">
          Statistics
        </Link>
        <FilterBar filter={filter} onChange={change} />
        <p role="status" class="hint-text">
          {countWords(found.length, games.length)}
        </p>
        {found.length > 0 ? (
          <HistoryList key={query} games={found} />
        ) : (
          <Link to={{ screen: 'history', query: '' }} class="button" replace={true}>
            Show all games
          </Link>
        )}
      </div>
    </Screen>
  );
}

function countWords(found: number, all: number): string {
  if (found === all) return all === 1 ? '1 game' : `${all} games`;
  return found === 0 ? `None of ${all} games is like this.` : `${found} of ${all} games`;
}
