// Takes the code that the other device shows: by camera, from a photo, or as the text of its link.
import '../../language/shownRefusals';
import { useState } from 'preact/hooks';
import { InputError } from '../../input/input';
import { textsOf } from '../../language/texts';
import { runDetached } from '../../util/failures';
import { Button } from '../components/Button';
import { LongText } from '../components/fields';
import { Scanner } from '../share/ScanSheet';
import styles from './connect.module.css';

const texts = textsOf('twoDevices');

interface TakenCodeProps {
  /** Rejects with an InputError for what is no such code. */
  readonly onText: (text: string) => Promise<void>;
}

export function TakenCode({ onText }: TakenCodeProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const onUse = async () => {
    try {
      await onText(text);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      setProblem(texts.unusableLink(error.message));
    }
  };
  return (
    <>
      <Scanner onText={onText} />
      <form
        class={styles.pasted}
        onSubmit={(event) => {
          event.preventDefault();
          runDetached(onUse());
        }}
      >
        <LongText label={texts.orPaste} rows={2} text={text} problem={problem} onText={setText} />
        <Button type="submit" disabled={text.trim() === ''}>
          {texts.useLink}
        </Button>
      </form>
    </>
  );
}
