// The draft as FEN: to copy, and to be replaced by another.
import { useState } from 'preact/hooks';
import { draftText, readDraft } from '../../editor/draft';
import { InputError } from '../../rules/types';
import { runDetached } from '../../util/failures';
import { Button } from '../components/Button';
import { LongText } from '../components/fields';
import { Sheet } from '../components/Sheet';
import field from '../components/textField.module.css';
import { copy } from '../share/deliver';
import type { DraftEditor } from './useDraftEditor';

export interface FenSheetProps {
  readonly editor: DraftEditor;
  readonly onClose: () => void;
}

export function FenSheet({ editor, onClose }: FenSheetProps) {
  const { draft, change } = editor;
  const [text, setText] = useState(() => draftText(draft));
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const use = (event: Event) => {
    event.preventDefault();
    try {
      const next = readDraft(draft.rules, text);
      change((now) => (draftText(now) === draftText(next) ? now : next));
      onClose();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      setProblem(`This text can’t be read: ${error.message}.`);
    }
  };
  const copyText = async () => {
    const how = await copy(text);
    setSaid(
      how === 'copied' ? 'Copied.' : 'This browser won’t let the app copy. Please copy by hand.',
    );
  };
  return (
    <Sheet key="text" title="Position text" onClose={onClose}>
      <form class={field.form} onSubmit={use}>
        <LongText
          label="This position, or type another"
          rows={4}
          text={text}
          problem={problem}
          onText={(typed) => {
            setText(typed);
            setProblem(null);
          }}
        />
        <p class="hint-text" role="status">
          {said}
        </p>
        <div class="button-row">
          <Button onClick={() => runDetached(copyText())}>Copy</Button>
          <Button type="submit" variant="primary">
            Set up
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
