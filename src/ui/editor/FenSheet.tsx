// The draft as FEN: to copy, and to be replaced by another.
import '../../language/shownRefusals';
import { useState } from 'preact/hooks';
import { draftText, readDraft } from '../../editor/draft';
import { InputError } from '../../input/input';
import { textsOf } from '../../language/texts';
import { runDetached } from '../../util/failures';
import { Button } from '../components/Button';
import { LongText } from '../components/fields';
import { Sheet } from '../components/Sheet';
import field from '../components/textField.module.css';
import { copy } from '../share/deliver';
import type { DraftEditor } from './useDraftEditor';

const texts = textsOf('setUp');

interface FenSheetProps {
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
      setProblem(texts.textUnreadable(error.message));
    }
  };
  const copyText = async () => {
    const how = await copy(text);
    setSaid(how === 'copied' ? texts.copied : texts.notCopied);
  };
  return (
    <Sheet key="text" title={texts.positionText} onClose={onClose}>
      <form class={field.form} onSubmit={use}>
        <LongText
          label={texts.textLabel}
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
          <Button onClick={() => runDetached(copyText())}>{texts.copy}</Button>
          <Button type="submit" variant="primary">
            {texts.use}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
