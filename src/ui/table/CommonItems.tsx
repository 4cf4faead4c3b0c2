// What every table's menu offers beside its own: how its game is played, the keys, the settings.
import type { RuleSet } from '../../games/game';
import { MenuItem } from '../components/Icon';
import { useServices } from '../services';
import type { TableState } from './useTable';

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
