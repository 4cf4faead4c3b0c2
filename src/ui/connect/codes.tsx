// The steps of two devices that are being connected: one shows its code, the other takes it by camera, from a photo or as the text
// of its link, and answers likewise. Each step's words are read out.
import '../../language/shownRefusals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { InputError } from '../../input/input';
import { textsOf } from '../../language/texts';
import { codesOf } from '../../share/codes';
import { runDetached } from '../../util/failures';
import { Button } from '../components/Button';
import { LongText } from '../components/fields';
import { signalAddress } from '../share/addresses';
import { Codes } from '../share/CodeSheet';
import codeStyles from '../share/code.module.css';
import { copy, Uncopied } from '../share/deliver';
import { Scanner } from '../share/ScanSheet';
import styles from './connect.module.css';

const texts = textsOf('twoDevices');

interface OfferedCodeProps {
  readonly code: string;
  /** Takes the answer's text. */
  readonly onAnswer: (text: string) => Promise<void>;
  readonly isScanning: boolean;
  readonly onScan: (isScanning: boolean) => void;
  readonly onCancel: () => void;
  /** Other ways on. */
  readonly children?: ComponentChildren;
}

/** The first step: one device shows its code, then reads the other one's answer. */
export function OfferedCode(props: OfferedCodeProps) {
  const { code, onAnswer, isScanning, onScan, onCancel, children } = props;
  if (isScanning) {
    return (
      <>
        <TakenCode onText={onAnswer} />
        <Button onClick={() => onScan(false)}>{texts.backToCode}</Button>
      </>
    );
  }
  return (
    <ShownCode code={code} onCancel={onCancel}>
      <Button variant="primary" onClick={() => onScan(true)}>
        {texts.scanAnswer}
      </Button>
      {children}
    </ShownCode>
  );
}

interface ShownCodeProps {
  /** The text of its link. */
  readonly code: string;
  /** What to press next, if anything. */
  readonly children?: ComponentChildren;
  readonly onCancel: () => void;
}

/** A code for the other device's camera, or to be copied. */
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

interface TakenCodeProps {
  /** Rejects with an InputError for what is no such code. */
  readonly onText: (text: string) => Promise<void>;
}

/** Takes the code that the other device shows. */
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

interface StepReportProps {
  readonly step: string;
  readonly children: ComponentChildren;
}

/** The words of a step, focused where the pressed button has gone with its step. */
export function StepReport({ step, children }: StepReportProps) {
  const report = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isFirst.current) report.current?.focus();
    isFirst.current = false;
  }, [step]);
  return (
    <div ref={report} role="status" tabIndex={-1} class={styles.report} data-wide={true}>
      {children}
    </div>
  );
}
