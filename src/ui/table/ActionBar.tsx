// The buttons within reach of the thumb, and what every table's menu offers. Each button keeps its place, whatever goes on
// at the table, so that none is hit by mistake for another.
import type { RuleSet } from '../../games/game';
import { textsOf } from '../../language/texts';
import { Icon, type IconName, MenuItem } from '../components/Icon';
import { useServices } from '../services';
import styles from './actionBar.module.css';
import type { TableState } from './useTable';

const texts = textsOf('table');

export interface TableAction {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  /** Says why it is disabled, where that needs to be said. */
  readonly onRefused?: () => void;
  /** Whether what it switches is on; left out where it switches nothing. */
  readonly pressed?: boolean;
  /** Whether the menu has it too, so that it may go where names would take two lines. */
  readonly spare?: boolean;
}

export function ActionBar({ actions }: { readonly actions: readonly TableAction[] }) {
  // More than the narrowest column has room for beside a board.
  const many = actions.filter(({ spare }) => !spare).length > 5;
  const sparing = actions.some(({ spare }) => spare);
  return (
    <div
      class={`${styles.root}${sparing ? ` ${styles.sparing}` : ''}`}
      role="toolbar"
      aria-label={texts.actions}
      data-part="actions"
      data-many={many || undefined}
    >
      {actions.map((action) => (
        <Action key={action.label} {...action} />
      ))}
    </div>
  );
}

/** One that cannot be used now can still be focused: pressing it to the end must not lose the keyboard's place. */
function Action(action: TableAction) {
  const { icon, label, onPress, disabled = false, onRefused, pressed, spare } = action;
  return (
    <button
      type="button"
      class={`${styles.action}${spare ? ` ${styles.spare}` : ''}`}
      aria-disabled={disabled}
      aria-pressed={pressed}
      onClick={() => (disabled ? onRefused?.() : onPress())}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}

export function HowItIsPlayed({ rules: { game, options } }: { readonly rules: RuleSet }) {
  const { router } = useServices();
  return (
    <MenuItem
      icon="book"
      label={texts.howItIsPlayed}
      onClick={() => router.open({ screen: 'learn', game, options })}
    />
  );
}

interface ShowsMore {
  readonly table: Pick<TableState, 'show'>;
}

export function DescribeBoard({ table }: ShowsMore) {
  return (
    <MenuItem
      icon="comment"
      label={texts.describeBoard}
      onClick={() => table.show({ kind: 'description' })}
    />
  );
}

export function KeysAndSettings({ table }: ShowsMore) {
  const { router } = useServices();
  return (
    <>
      <MenuItem icon="help" label={texts.keys} onClick={() => table.show({ kind: 'keys' })} />
      <MenuItem
        icon="settings"
        label={texts.settings}
        onClick={() => router.open({ screen: 'settings' })}
      />
    </>
  );
}
