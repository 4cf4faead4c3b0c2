// What to do with a position that can be played.
import { newAnalysis } from '../../storage/analysisRecord';
import { randomId } from '../../storage/record';
import { useAnalyse } from '../analysis/useAnalyse';
import { Menu, MenuItem } from '../components/Icon';
import { Sheet } from '../components/Sheet';
import { positionOf } from './position';
import type { SetUpSheet, SheetsProps } from './sheets';

export function GoOnSheet({ editing, table }: SheetsProps) {
  const analyse = useAnalyse();
  const show = (sheet: SetUpSheet) => () => table.show({ kind: 'sheet', sheet });
  const begin = () => analyse.open(newAnalysis(positionOf(editing.draft), randomId(), Date.now()));
  return (
    <Sheet key="goOn" title="Go on from here" onClose={table.close}>
      <Menu>
        <MenuItem icon="analyse" label="Analyse" onClick={begin} />
        <MenuItem icon="engine" label="Play the computer" onClick={show('computer')} />
        <MenuItem icon="seats" label="Pass and play" onClick={show('persons')} />
        <MenuItem icon="share" label="Share" onClick={show('share')} />
        <MenuItem icon="pin" label="Keep under a title" onClick={show('keep')} />
      </Menu>
      <p class="hint-text">What is set up here stays until it is changed.</p>
    </Sheet>
  );
}
