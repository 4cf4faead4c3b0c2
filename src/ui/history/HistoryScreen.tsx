// All games, finished and not, and all analyses, as the address says: narrowed down to words to search for, and by filters, folded
// until they are wanted.
import { useCallback, useId, useState } from 'preact/hooks';
import { offeredGames } from '../../games';
import { textsOf } from '../../language/texts';
import type { GameStore } from '../../storage/gameStore';
import { byPinAndTime, type GameRecord } from '../../storage/record';
import { type GameSummary, summaryOf } from '../../storage/summary';
import { runDetached } from '../../util/failures';
import { itemAt } from '../../util/items';
import { ButtonLink } from '../components/Button';
import { RadioGroup, Select, Switch } from '../components/fields';
import { lazyScreen } from '../components/Lazy';
import { Screen } from '../components/Screen';
import textField from '../components/textField.module.css';
import { EmptyState } from '../home/EmptyState';
import { useManagedGames } from '../manage/useManagedGames';
import fold from '../newgame/fold.module.css';
import { HOME } from '../routing/routes';
import { useServices } from '../services';
import { SummaryProgress } from '../settings/WorkProgress';
import { useSummaryProgress } from '../stored/useStore';
import { type Listed, type ShowPart, type Stored, useStored } from '../stored/useStored';
import {
  chosenCount,
  formatFilter,
  type HistoryFilter,
  listQuery,
  OPPONENTS,
  type OpponentChoice,
  parseFilter,
  parseList,
  parsePlace,
  passes,
  RESULTS,
  withPlace,
} from './filter';
import filterStyles from './filterBar.module.css';
import { HistoryList } from './HistoryList';
import styles from './history.module.css';

const texts = textsOf('history');

const AnalysesList = lazyScreen(async () => (await import('./AnalysesList')).AnalysesList);

export function HistoryScreen({ query }: { readonly query: string }) {
  const { router } = useServices();
  const list = parseList(query);
  return (
    <Screen title={texts.title} isWide>
      <div class={styles.root}>
        <RadioGroup
          legend={texts.list}
          isTitled
          choices={[
            { value: 'games', label: texts.lists.games },
            { value: 'analyses', label: texts.lists.analyses },
          ]}
          value={list}
          onChange={(next) => router.replace({ screen: 'history', query: listQuery(next) })}
        />
        {list === 'games' ? <GamesList query={query} /> : <AnalysesList query={query} />}
      </div>
    </Screen>
  );
}

function GamesList({ query }: { readonly query: string }) {
  const [summaries, read] = useSummaries();
  const progress = useSummaryProgress();
  const { isDeleted, manage, manager } = useManagedGames<GameSummary>(read);
  return (
    <>
      {progress && <SummaryProgress progress={progress} />}
      {summaries.state === 'failed' && (
        <p class="error-text">{texts.unreadable(summaries.reason)}</p>
      )}
      {summaries.state === 'read' && (
        <Games
          {...without(summaries.value, isDeleted)}
          query={query}
          onManage={manage}
          onSent={() => runDetached(read())}
        />
      )}
      {manager}
    </>
  );
}

function without(
  { items, count, complete }: StoredSummaries,
  isDeleted: (id: string) => boolean,
): StoredSummaries {
  const left = items.filter(({ id }) => !isDeleted(id));
  return { items: left, count: count && count - (items.length - left.length), complete };
}

interface GamesProps extends StoredSummaries {
  readonly query: string;
  readonly onManage: (record: GameSummary) => void;
  readonly onSent: () => void;
}

function Games({ items: games, count, complete, query, onManage, onSent }: GamesProps) {
  const { router } = useServices();
  const filter = parseFilter(query);
  const change = (changed: HistoryFilter) =>
    router.replace({ screen: 'history', query: formatFilter(changed) });
  if (games.length === 0) {
    return (
      <EmptyState text={texts.none}>
        <ButtonLink to={HOME} variant="primary" replace={true}>
          {texts.chooseGame}
        </ButtonLink>
        <OpenLink />
      </EmptyState>
    );
  }
  const found = games.filter((record) => passes(filter, record));
  // Without a filter nothing needs to be read to know how many pass it.
  const passing = formatFilter(filter) === '' ? count : complete ? found.length : null;
  return (
    <div class={styles.list}>
      <div class={styles.controls}>
        <FilterBar filter={filter} onChange={change} />
        <div class="button-row">
          <ButtonLink to={{ screen: 'statistics' }}>{texts.statistics}</ButtonLink>
          <OpenLink />
        </div>
        <p role="status" class="hint-text">
          {passing !== null && count !== null && foundText(passing, count)}
        </p>
      </div>
      <div class={styles.found}>
        {isListed(found, parsePlace(query)) || (complete && found.length > 0) ? (
          <HistoryList
            key={formatFilter(filter)}
            games={found}
            at={parsePlace(query)}
            onManage={onManage}
            onSent={onSent}
            onOpen={({ id }) => router.replace({ screen: 'history', query: withPlace(filter, id) })}
          />
        ) : (
          complete && (
            <ButtonLink to={{ screen: 'history', query: '' }} replace={true}>
              {texts.showAll}
            </ButtonLink>
          )
        )}
      </div>
    </div>
  );
}

/** Whether a list can begin with these games: there are some, and the one to begin at is among them. */
const isListed = (games: readonly GameSummary[], at: string | null): boolean =>
  at === null ? games.length > 0 : games.some(({ id }) => id === at);

function OpenLink() {
  return <ButtonLink to={{ screen: 'open', link: null }}>{texts.open}</ButtonLink>;
}

function foundText(found: number, all: number): string {
  if (found === all) return texts.found(all);
  return found === 0 ? texts.noneFound : texts.foundOf(found, all);
}

interface StoredSummaries extends Listed<GameSummary> {
  /** How many games there are; null until they are counted. */
  readonly count: number | null;
}

/**
 * All games, pinned and last played first, read again by the returned function and when the page comes back to the
 * front. The first ones, and how many there are, are reported as soon as they are read.
 */
function useSummaries(): readonly [Stored<StoredSummaries>, () => Promise<void>] {
  const { store, openGames } = useServices();
  const read = useCallback(
    async (showPart: ShowPart<StoredSummaries>) =>
      readSummaries(await store, openGames.unsaved(), showPart),
    [store, openGames],
  );
  return useStored(read);
}

/** Games in `unsaved` have gone further than what is stored of them. `showFirst` is given the beginning of the list. */
async function readSummaries(
  store: GameStore,
  unsaved: readonly GameRecord[],
  showFirst: ShowPart<StoredSummaries>,
): Promise<StoredSummaries> {
  const games: GameSummary[] = [];
  let isFirst = true;
  for await (const part of store.listAll()) {
    for (const game of part) {
      if (unsaved.every(({ id }) => id !== game.id)) games.push(game);
    }
    if (isFirst && unsaved.length === 0) {
      const first = { items: [...games], complete: false };
      await showFirst({ ...first, count: null });
      await showFirst({ ...first, count: await store.count() });
    }
    isFirst = false;
  }
  const items =
    unsaved.length === 0 ? games : [...unsaved.map(summaryOf), ...games].sort(byPinAndTime);
  return { items, count: items.length, complete: true };
}

const names = textsOf('names');

function opponentLabel(opponent: OpponentChoice): string {
  switch (opponent) {
    case 'shared':
      return names.shared;
    case 'persons':
    case 'computers':
    case 'computer':
    case 'coached':
    case 'matched':
      return texts.opponents[opponent];
    default: {
      const level = Number(opponent.slice('level'.length));
      return texts.level(level, itemAt(names.levels, level - 1));
    }
  }
}

interface FilterBarProps {
  readonly filter: HistoryFilter;
  readonly onChange: (filter: HistoryFilter) => void;
}

function FilterBar({ filter, onChange }: FilterBarProps) {
  const change = (changed: Partial<HistoryFilter>) => onChange({ ...filter, ...changed });
  const id = useId();
  const count = chosenCount(filter);
  // Open from the start where something is chosen; then it stays as the player leaves it.
  const [isOpen] = useState(count > 0);
  return (
    <search class={filterStyles.root}>
      <label class="visually-hidden" for={id}>
        {texts.search}
      </label>
      <input
        id={id}
        class={textField.field}
        type="search"
        placeholder={texts.search}
        autocomplete="off"
        value={filter.text}
        onInput={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <details class={fold.root} open={isOpen}>
        <summary>
          <span>{texts.filters}</span>
          {count > 0 && <span class="hint-text">{texts.chosen(count)}</span>}
        </summary>
        <div class={`${filterStyles.choices} ${filterStyles.folded}`}>
          <Select
            label={texts.game}
            any={texts.anyGame}
            choices={offeredGames.map(({ id, name }) => ({ value: id, label: name }))}
            value={filter.game}
            onChange={(game) => change({ game })}
          />
          <Select
            label={texts.opponent}
            any={texts.anyOpponent}
            choices={OPPONENTS.map((value) => ({ value, label: opponentLabel(value) }))}
            value={filter.opponent}
            onChange={(opponent) => change({ opponent })}
          />
          <Select
            label={texts.result}
            any={texts.anyResult}
            choices={RESULTS.map((value) => ({ value, label: texts.results[value] }))}
            value={filter.result}
            onChange={(result) => change({ result })}
          />
          <Switch
            label={texts.pinned}
            checked={filter.pinned}
            onChange={(pinned) => change({ pinned })}
          />
        </div>
      </details>
    </search>
  );
}
