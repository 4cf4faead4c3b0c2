// The analyses of this device: those with a title, and those under way in which something was entered.

import { gameById, offeredGames } from '../../games';
import { textsOf } from '../../language/texts';
import type { AnalysisRecord } from '../../storage/analysisRecord';
import { AnalysisCard, useAnalyses } from '../analysis/AnalysisCard';
import { ButtonLink } from '../components/Button';
import card from '../components/card.module.css';
import { Select } from '../components/fields';
import { EmptyState } from '../home/EmptyState';
import { ManageButton } from '../manage/managed';
import managed from '../manage/managed.module.css';
import { useManagedGames } from '../manage/useManagedGames';
import { useServices } from '../services';
import { dayText } from '../words/quantities';
import { listQuery, parseFilter } from './filter';
import filterBar from './filterBar.module.css';
import { useGrowingList } from './HistoryList';
import styles from './history.module.css';

const texts = textsOf('analyses');

export function AnalysesList({ query }: { readonly query: string }) {
  const [read, readAgain] = useAnalyses();
  const { isDeleted, manage, manager } = useManagedGames<AnalysisRecord>(readAgain, 'analyses');
  return (
    <div class={styles.list}>
      {read.state === 'failed' && <p class="error-text">{texts.unreadable(read.reason)}</p>}
      {read.state === 'read' && (
        <List
          analyses={read.value.items.filter(({ id }) => !isDeleted(id))}
          complete={read.value.complete}
          query={query}
          onManage={manage}
        />
      )}
      {manager}
    </div>
  );
}

interface ListProps {
  readonly analyses: readonly AnalysisRecord[];
  /** Whether these are all. */
  readonly complete: boolean;
  readonly query: string;
  readonly onManage: (analysis: AnalysisRecord) => void;
}

function List({ analyses, complete, query, onManage }: ListProps) {
  const { router } = useServices();
  const { game } = parseFilter(query);
  const found = analyses.filter((analysis) => game === null || analysis.game === game);
  const [shown, end] = useGrowingList(found.length);
  const begin = <ButtonLink to={{ screen: 'analyse' }}>{texts.begin}</ButtonLink>;
  if (analyses.length === 0) {
    return <EmptyState text={texts.none}>{begin}</EmptyState>;
  }
  return (
    <>
      <div class={styles.controls}>
        <search class={filterBar.choices}>
          <Select
            label={texts.game}
            any={texts.allGames}
            choices={offeredGames.map(({ id, name }) => ({ value: id, label: name }))}
            value={game}
            onChange={(chosen) =>
              router.replace({ screen: 'history', query: listQuery('analyses', chosen) })
            }
          />
        </search>
        <div class="button-row">{begin}</div>
        <p role="status" class="hint-text">
          {complete &&
            (found.length === analyses.length
              ? texts.found(found.length)
              : texts.foundOf(found.length, analyses.length))}
        </p>
      </div>
      <div class={styles.found}>
        <ul class={card.list} aria-label={texts.list}>
          {found.slice(0, shown).map((analysis) => (
            <li key={analysis.id} class={managed.root} data-mood={gameById(analysis.game)?.mood}>
              <AnalysisCard analysis={analysis} when={dayText(analysis.updatedAt)} />
              <ManageButton record={analysis} detail="analysis" onManage={onManage} />
            </li>
          ))}
        </ul>
        {end}
      </div>
    </>
  );
}
