// The sheets of an analysis, of which the table shows one at a time.
import { useState } from 'preact/hooks';
import { MAX_COMMENT_LENGTH } from '../../analysis/comment';
import { InputError } from '../../rules/types';
import { gameToPlace } from '../../storage/analysisGame';
import { LONGEST } from '../../storage/parseRecord';
import { randomId } from '../../storage/record';
import { lazyScreen } from '../components/Lazy';
import { Sheet, TextSheet, type TextSheetProps } from '../components/Sheet';
import { Uncopied } from '../share/deliver';
import { AnalysisMenu } from './AnalysisMenu';
import { EngineSheet } from './EngineSheet';
import { MoveSheet } from './MoveSheet';
import { placeName } from './places';
import type { SheetsProps } from './sheets';

const RulesSheet = lazyScreen(async () => (await import('../rules/RulesSheet')).RulesSheet);

const AnalysisShareSheet = lazyScreen(
  async () => (await import('./AnalysisShareSheet')).AnalysisShareSheet,
);
const PlayOnSheet = lazyScreen(async () => (await import('../share/PlayOnSheet')).PlayOnSheet);

export function AnalysisSheets(props: SheetsProps) {
  const { view, session, table } = props;
  if (table.overlay?.kind !== 'sheet') return null;
  switch (table.overlay.sheet) {
    case 'menu':
      return <AnalysisMenu {...props} />;
    case 'move':
      return <MoveSheet {...props} />;
    case 'comment':
      return (
        <TextQuestion
          key="comment"
          title={`Comment on ${placeName(view)}`}
          label="Comment"
          text={view.comment ?? ''}
          longest={MAX_COMMENT_LENGTH}
          hint="One line. Left empty, the comment goes."
          onSave={(text) => session.comment(view.record.path, text)}
          onClose={table.close}
        />
      );
    case 'name':
      return (
        <TextQuestion
          key="name"
          title="Keep this analysis"
          label="Title"
          text={view.record.name ?? ''}
          longest={LONGEST.title}
          hint="With a title it stands in History. Left empty, it goes by the name of its game."
          onSave={(text) => session.rename(text || null)}
          onClose={table.close}
        />
      );
    case 'engine':
      return <EngineSheet {...props} />;
    case 'rules':
      return <RulesSheet rules={view.rules} onClose={table.close} />;
    case 'share':
      return <AnalysisShareSheet view={view} onClose={table.close} />;
    case 'playOn':
      return (
        <PlayOnSheet
          record={gameToPlace(view.record, randomId(), Date.now())}
          plies={view.record.path.length}
          toMove={view.board.side}
          onClose={table.close}
        />
      );
    case 'copy':
      return (
        <Sheet key="copy" title="Copy by hand" onClose={table.close}>
          <p>This browser does not let the app copy.</p>
          <Uncopied what="Moves" text={session.text(view.record.path)} />
        </Sheet>
      );
  }
}

interface TextQuestionProps extends Omit<TextSheetProps, 'problem' | 'onSave'> {
  /** @throws InputError for a text that is refused, also by the promise */
  readonly onSave: (text: string) => Promise<void>;
}

/** Closes once the text is taken, and says why where it is not. */
function TextQuestion({ onSave, onClose, ...props }: TextQuestionProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (text: string) => {
    try {
      await onSave(text);
      onClose();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <TextSheet {...props} problem={problem} onSave={(text) => void save(text)} onClose={onClose} />
  );
}
