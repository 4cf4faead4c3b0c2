// A code to connect by, for the other device's camera or to be copied.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { textsOf } from '../../language/texts';
import { codesOf } from '../../share/codes';
import { runDetached } from '../../util/failures';
import { Button } from '../components/Button';
import { signalAddress } from '../share/addresses';
import { Codes } from '../share/CodeSheet';
import codeStyles from '../share/code.module.css';
import { copy, Uncopied } from '../share/deliver';
import styles from './connect.module.css';

const texts = textsOf('twoDevices');

interface ShownCodeProps {
  /** The text of its link. */
  readonly code: string;
  /** What to press next, if anything. */
  readonly children?: ComponentChildren;
  readonly onCancel: () => void;
}

export function ShownCode({ code, children, onCancel }: ShownCodeProps) {
  const [said, setSaid] = useState<string | null>(null);
  const [isUncopied, setUncopied] = useState(false);
  const link = signalAddress(location, code);
  const onCopy = async () => {
    const isCopied = (await copy(link)) === 'copied';
    setUncopied(!isCopied);
    setSaid(isCopied ? texts.linkCopied : texts.copyByHand);
  };
  return (
    <div class={`${codeStyles.root} ${styles.shown}`} data-wide={true}>
      <Codes codes={codesOf(link)} />
      <div class={styles.beside}>
        {children}
        <Button onClick={() => runDetached(onCopy())}>{texts.copyLink}</Button>
        <p role="status" class={said === null ? 'visually-hidden' : 'hint-text'}>
          {said}
        </p>
        {isUncopied && <Uncopied what={texts.link} text={link} />}
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <p class="hint-text">{texts.sameNetwork}</p>
      </div>
    </div>
  );
}
