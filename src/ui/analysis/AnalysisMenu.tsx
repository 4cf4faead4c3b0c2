// What is needed rarely in an analysis: its move, its name, its rules, leaving for elsewhere.
import { Menu, MenuItem } from '../components/Icon';
import { Sheet } from '../components/Sheet';
import { useSetUp } from '../editor/useSetUp';
import { HowItIsPlayed, KeysAndSettings } from '../table/ActionBar';
import { rulesName } from '../words/names';
import type { AnalysisSheet, SheetsProps } from './sheets';

export function AnalysisMenu({ view, session, table }: SheetsProps) {
  const setUp = useSetUp();
  const { record, place, superseded } = view;
  const { settings } = record;
  const variant = rulesName(record);
  const sheet = (name: AnalysisSheet) => () => table.show({ kind: 'sheet', sheet: name });
  const closeAnd = (action: () => void) => () => {
    table.close();
    action();
  };
  return (
    <Sheet key="menu" title="Analysis" onClose={table.close}>
      <Menu>
        {!superseded && (
          <>
            <MenuItem
              icon="rename"
              label={place.played ? `Move ${place.played.notation}` : 'All moves'}
              onClick={sheet('move')}
            />
            {view.canUndoDelete && (
              <MenuItem
                icon="takeBack"
                label="Bring back what was deleted"
                onClick={closeAnd(() => void session.undoDelete())}
              />
            )}
            <MenuItem
              icon="flip"
              label="Flip the board"
              onClick={closeAnd(() => void session.configure({ flipped: !settings.flipped }))}
            />
            <MenuItem icon="engine" label="Engine" onClick={sheet('engine')} />
            <MenuItem
              icon="pin"
              label={record.name === null ? 'Keep in History' : 'Rename'}
              onClick={sheet('name')}
            />
          </>
        )}
        {variant !== null && (
          <MenuItem icon="check" label={`Rules: ${variant}`} onClick={sheet('rules')} />
        )}
        {view.outcome === null && (
          <MenuItem icon="branch" label="Play on from here" onClick={sheet('playOn')} />
        )}
        <MenuItem
          icon="hand"
          label="Set up from here"
          onClick={() => setUp({ ...record, text: view.board.text })}
        />
        <MenuItem icon="share" label="Share" onClick={sheet('share')} />
        <HowItIsPlayed rules={view.rules} />
        <MenuItem icon="keyboard" label="Type a move" onClick={closeAnd(table.openTyping)} />
        <KeysAndSettings table={table} />
      </Menu>
    </Sheet>
  );
}
