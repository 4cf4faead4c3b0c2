// How two devices come to be connected, step by step, whatever for: one shows its code, the other takes it by camera, from a
// photo or as the text of its link, and answers likewise. Each step's words are read out, and what to say when it fails.

import '../../language/shownRefusals';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { InputError } from '../../input/input';
import { textsOf } from '../../language/texts';
import { BrokenChannelError, type Wire } from '../../share/channel/messages';
import {
  beginAnswer,
  beginOffer,
  NoNetworkError,
  NotConnectedError,
} from '../../share/channel/peer';
import {
  type Purpose,
  readAnswer,
  readOffer,
  type Signal,
  signalText,
} from '../../share/channel/signal';
import { codesOf } from '../../share/codes';
import { reasonOf, runDetached } from '../../util/failures';
import { Button } from '../components/Button';
import { LongText } from '../components/fields';
import { linkIn, signalAddress } from '../share/addresses';
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

/** Of the device that begins. */
export type OfferStep =
  | {
      readonly step: 'offering';
      /** The text of the code's link. */
      readonly code: string;
      /** Takes the other device's answer. Rejects with an InputError if it is none. */
      readonly take: (text: string) => Promise<void>;
    }
  | { readonly step: 'connecting' };

/** Of the device that answers. */
export type AnswerStep =
  | { readonly step: 'answering' }
  /** `code` is the text of the code's link. */
  | { readonly step: 'answered'; readonly code: string };

interface Ways<Step> {
  readonly show: (step: Step) => void;
  /** Gets what ends the attempt, or the connection. */
  readonly keep: (end: { close(): void }) => void;
}

/** Shows a code, reads the answer and connects. Rejects as the functions of share/channel/peer.ts do. */
export async function offerConnection(
  purpose: Purpose,
  { show, keep }: Ways<OfferStep>,
): Promise<Wire> {
  const offering = await beginOffer(purpose);
  keep(offering);
  const answer = await new Promise<Signal>((resolve) => {
    const take = async (text: string) => resolve(readAnswer(linkIn(text) ?? text, offering.signal));
    show({ step: 'offering', code: signalText(offering.signal), take });
  });
  show({ step: 'connecting' });
  return offering.connect(answer);
}

/** Reads what was scanned as another device's code. @throws InputError if it is none for this purpose */
export const offerIn = (text: string, purpose: Purpose): Signal =>
  readOffer(linkIn(text) ?? text, purpose);

/** Answers another device's code, and connects once that one has read the answer. Rejects like the above. */
export async function answerConnection(
  offer: Signal,
  { show, keep }: Ways<AnswerStep>,
): Promise<Wire> {
  show({ step: 'answering' });
  const answering = await beginAnswer(offer);
  keep(answering);
  show({ step: 'answered', code: signalText(answering.signal) });
  return answering.wire;
}

/** Why two devices could not be connected, or were parted; `broken` is for a channel that broke. */
export function troubleText(error: unknown, broken: string): string {
  if (error instanceof NoNetworkError) return texts.noNetwork;
  if (error instanceof NotConnectedError) return texts.notConnected;
  if (error instanceof BrokenChannelError) return broken;
  if (error instanceof InputError) return texts.unusable(error.message);
  return texts.wentWrong(reasonOf(error));
}
