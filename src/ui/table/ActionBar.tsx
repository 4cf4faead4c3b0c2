// The buttons within reach of the thumb, and what every table's menu offers. Each button keeps its place, whatever goes on
// at the table, so that none is hit by mistake for another.
import type { RuleSet } from '../../games/game';
import { Icon, type IconName, MenuItem } from '../components/Icon';
import { useServices } from '../services';
import styles from './actionBar.module.css';
import type { TableState } from './useTable';

export interface TableAction {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  /** Whether what it switches is on; left out where it switches nothing. */
  readonly pressed?: boolean;
}

export function ActionBar({ actions }: { readonly actions: readonly TableAction[] }) {
  return (
    <div class={styles.root} role="toolbar" aria-label="Actions" data-part="actions">
      {actions.map((action) => (
        <Action key={action.label} {...action} />
      ))}
    </div>
  );
}

/** One that cannot be used now can still be focused: pressing it to the end must not lose the keyboard's place. */
function Action({ icon, label, onPress, disabled = false, pressed }: TableAction) {
  return (
    <button
      type="button"
      class={styles.action}
      aria-disabled={disabled}
      aria-pressed={pressed}
      onClick={() => !disabled && onPress()}
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
      label="How it is played"
      onClick={() => router.open({ screen: 'learn', game, options })}
    />
  );
}

export function KeysAndSettings<Sheet>({ table }: { readonly table: TableState<Sheet> }) {
  const { router } = useServices();
  return (
    <>
      <MenuItem icon="help" label="Keys" onClick={() => table.show({ kind: 'keys' })} />
      <MenuItem
        icon="settings"
        label="Settings"
        onClick={() => router.open({ screen: 'settings' })}
      />
    </>
  );
}
