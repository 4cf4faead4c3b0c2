// How two devices come to be connected, step by step, whatever for: one shows a code and reads the answer, the other reads that
// code and shows its answer. And what to say when that fails, or their channel breaks.
import '../../language/shownRefusals';
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
import { reasonOf } from '../../util/failures';
import { linkIn } from '../share/linkIn';

const texts = textsOf('twoDevices');

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
