// What a list can rename, pin and delete, its title in the list, and the button that opens its menu.

import { textsOf } from '../../language/texts';
import type { GameStore } from '../../storage/gameStore';
import type { GameLabels } from '../../storage/record';
import type { GameSummary } from '../../storage/summary';
import card from '../components/card.module.css';
import { Icon, IconButton } from '../components/Icon';
import { useServices } from '../services';
import { useRulesName } from '../settings/naming';
import { shownName } from '../words/givenNames';
import { gameName, gameTitle } from '../words/names';
import managed from './managed.module.css';

const texts = textsOf('parts');
const names = textsOf('names');

/** A game or an analysis, as far as a list manages it. */
export type Managed = Pick<GameSummary, 'id' | 'game' | 'name' | 'pinned' | 'revision'> & {
  /** How a game ended; absent from an analysis, null for a game that goes on. */
  readonly result?: GameSummary['result'];
};

/** What several of them are called. */
export type ManagedKind = 'games' | 'analyses';

/** Renames and removes things of one kind. */
export interface LabelledStore {
  relabel(id: string, labels: Partial<GameLabels>): Promise<unknown>;
  remove(id: string, revision?: number): Promise<void>;
}

export async function storeOf(kind: ManagedKind, store: GameStore): Promise<LabelledStore> {
  return kind === 'games' ? store : store.openAnalyses();
}

/** A game or an analysis, as far as it is named. */
type Titled = Pick<GameSummary, 'game' | 'options' | 'name' | 'pinned' | 'source'>;

export function CardTitle({ record }: { readonly record: Titled }) {
  const rules = useRulesName(record);
  return (
    <>
      <strong class={card.title}>
        {gameTitle(record)}
        {record.pinned && (
          <>
            <Icon name="pin" />
            <span class="visually-hidden">{texts.pinned}</span>
          </>
        )}
      </strong>
      {shownName(record.name) !== null && <span>{gameName(record)}</span>}
      {rules !== null && <span>{rules}</span>}
      {record.source === 'shared' && <span>{names.shared}</span>}
    </>
  );
}

interface ManageButtonProps<Item extends Managed> {
  readonly record: Item;
  /** What tells it from others of its title. */
  readonly detail: string;
  readonly onManage: (record: Item) => void;
}

/** Nothing for what this page could not save: there is nothing on the device to rename or delete. */
export function ManageButton<Item extends Managed>(props: ManageButtonProps<Item>) {
  const { record, detail, onManage } = props;
  const { openGames, openAnalyses } = useServices();
  const unsaved = [...openGames.unsaved(), ...openAnalyses.unsaved()];
  if (unsaved.some(({ id }) => id === record.id)) return null;
  return (
    <div class={managed.button} data-manages={record.id}>
      <IconButton
        icon="more"
        label={texts.manage(gameTitle(record), detail)}
        onClick={() => onManage(record)}
      />
    </div>
  );
}
