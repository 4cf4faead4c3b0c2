// Whole-board changes of a draft, its text, and leaving for elsewhere.
import { startDraft } from '../../editor/draft';
import { mirrored, turned } from '../../editor/symmetry';
import { Menu, MenuItem } from '../components/Icon';
import { Sheet } from '../components/Sheet';
import { HowItIsPlayed, KeysAndSettings } from '../table/ActionBar';
import type { SetUpSheet, SheetsProps } from './sheets';

export function SetUpMenu({ editing, table, onFlip }: SheetsProps) {
  const { draft, change } = editing;
  const [image, exchanged] = [mirrored(draft), turned(draft)];
  const show = (sheet: SetUpSheet) => () => table.show({ kind: 'sheet', sheet });
  const closeAnd = (action: () => void) => () => {
    table.close();
    action();
  };
  return (
    <Sheet key="menu" title="Set up" onClose={table.close}>
      <Menu>
        <MenuItem
          icon="toStart"
          label="Start position"
          onClick={closeAnd(() => change((now) => startDraft(now.rules)))}
        />
        {exchanged && (
          <MenuItem
            icon="swap"
            label="Turn sides: White’s part for Black’s"
            onClick={closeAnd(() => change((now) => turned(now) ?? now))}
          />
        )}
        {image && (
          <MenuItem
            icon="mirror"
            label="Mirror"
            onClick={closeAnd(() => change((now) => mirrored(now) ?? now))}
          />
        )}
        <MenuItem icon="flip" label="Flip the board" onClick={closeAnd(onFlip)} />
        <MenuItem icon="check" label="Game and rules" onClick={show('game')} />
        <MenuItem icon="copy" label="Position text" onClick={show('text')} />
        <HowItIsPlayed rules={draft.rules} />
        <MenuItem icon="keyboard" label="Type a piece" onClick={closeAnd(table.openTyping)} />
        <KeysAndSettings table={table} />
      </Menu>
    </Sheet>
  );
}
