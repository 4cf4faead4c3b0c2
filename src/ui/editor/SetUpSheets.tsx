// The sheets of setting up, of which the table shows one at a time.
import { useState } from 'preact/hooks';
import { InputError } from '../../rules/types';
import { newAnalysis } from '../../storage/analysisRecord';
import { LONGEST } from '../../storage/parseRecord';
import { newRecord, randomId } from '../../storage/record';
import { lazyScreen } from '../components/Lazy';
import { TextSheet } from '../components/Sheet';
import { useServices } from '../services';
import { DetailsSheet } from './DetailsSheet';
import { FenSheet } from './FenSheet';
import { GameSheet } from './GameSheet';
import { GoOnSheet } from './GoOnSheet';
import { positionOf } from './position';
import { SetUpMenu } from './SetUpMenu';
import type { SheetsProps } from './sheets';

const PlayOnSheet = lazyScreen(async () => (await import('../share/PlayOnSheet')).PlayOnSheet);
const PositionShareSheet = lazyScreen(
  async () => (await import('./PositionShareSheet')).PositionShareSheet,
);

export function SetUpSheets(props: SheetsProps) {
  const { editing, table } = props;
  if (table.overlay?.kind !== 'sheet') return null;
  const { draft } = editing;
  switch (table.overlay.sheet) {
    case 'menu':
      return <SetUpMenu {...props} />;
    case 'details':
      return <DetailsSheet editing={editing} onClose={table.close} />;
    case 'game':
      return <GameSheet {...props} />;
    case 'text':
      return <FenSheet editing={editing} onClose={table.close} />;
    case 'goOn':
      return <GoOnSheet {...props} />;
    case 'share':
      return <PositionShareSheet position={positionOf(draft)} onClose={table.close} />;
    case 'keep':
      return <KeepSheet {...props} />;
    case 'computer':
    case 'persons': {
      const white = { kind: 'person' } as const;
      const black =
        table.overlay.sheet === 'persons' ? white : ({ kind: 'computer', level: 2 } as const);
      const chosen = { ...positionOf(draft), white, black };
      return (
        <PlayOnSheet
          record={newRecord(chosen, randomId(), Date.now())}
          plies={0}
          toMove={draft.side}
          onClose={table.close}
        />
      );
    }
  }
}

/** A position with a title is an analysis with a title: it stands in History, and is backed up with the rest. */
function KeepSheet({ editing, table }: SheetsProps) {
  const { store } = useServices();
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (text: string) => {
    try {
      const name = text || 'Position';
      const begun = newAnalysis(positionOf(editing.draft), randomId(), Date.now());
      const analyses = await (await store).openAnalyses();
      await analyses.save({ ...begun, name, revision: 1 });
      table.say(`Kept in History as “${name}”.`);
    } catch (error) {
      const reason = error instanceof InputError ? error.message : 'this device does not save it';
      setProblem(`Not kept: ${reason}.`);
    }
  };
  return (
    <TextSheet
      title="Keep this position"
      label="Title"
      text=""
      longest={LONGEST.title}
      hint="It stands in History among the analyses."
      problem={problem}
      onSave={(text) => void save(text)}
      onClose={table.close}
    />
  );
}
