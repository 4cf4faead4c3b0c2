// Connects two devices to play, step by step: this one shows a code and reads the answer, or reads the other's code and answers.
import '../../language/shownRefusals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { InputError } from '../../input/input';
import { textsOf } from '../../language/texts';
import { LivePlay } from '../../share/channel/livePlay';
import type { Wire } from '../../share/channel/messages';
import { canConnect } from '../../share/channel/peer';
import { signalText } from '../../share/channel/signal';
import {
  type AnswerStep,
  answerConnection,
  type OfferStep,
  offerConnection,
  offerIn,
  troubleText,
} from '../connect/connecting';
import { useServices } from '../services';
import { disconnect } from './livePlay';

const texts = textsOf('twoDevices');

export type NearbyStep =
  | { readonly step: 'preparing' }
  | OfferStep
  /** Takes the other device's code. Rejects with an InputError if it is none. */
  | { readonly step: 'scanning'; readonly take: (text: string) => Promise<void> }
  | AnswerStep
  /** Connected, and the other device's game has not come yet. */
  | { readonly step: 'waiting' }
  | { readonly step: 'failed'; readonly reason: string };

export interface Nearby {
  readonly now: NearbyStep;
  /** Reads the other device's code. */
  readonly answer: () => void;
  readonly again: () => void;
}

interface NearbyParts {
  /** The identity of the game to play; null for the one that the other device has. */
  readonly game: string | null;
  /** The other device's code, if it came with a link. */
  readonly code: string | null;
  /** The devices are connected, and a game of this device is to be played. */
  readonly onConnected: () => void;
}

/** Begins at once; unmounting ends what has not led to a connection. */
export function useNearby({ game, code, onConnected }: NearbyParts): Nearby {
  const { nearby, router } = useServices();
  const [now, setNow] = useState<NearbyStep>({ step: 'preparing' });
  const stop = useRef(() => {});
  const begin = (connect: (ways: Ways) => Promise<Wire>) => {
    stop.current();
    let isWanted = true;
    let close = () => {};
    const show = (next: NearbyStep) => isWanted && setNow(next);
    stop.current = () => {
      isWanted = false;
      close();
    };
    const keep = (end: { close(): void }) => {
      close = () => end.close();
      if (!isWanted) close();
    };
    const run = async () => {
      if (!canConnect(window)) return show({ step: 'failed', reason: texts.cannotConnect });
      const wire = await connect({ show, keep });
      if (!isWanted) return;
      nearby.get()?.close();
      const play = new LivePlay(wire, game);
      nearby.set(play);
      close = () => {};
      if (game !== null) return onConnected();
      show({ step: 'waiting' });
      close = () => disconnect(nearby);
      const link = await play.first;
      close = () => {};
      if (isWanted) router.replace({ screen: 'open', link });
    };
    run().catch((error: unknown) => {
      show({ step: 'failed', reason: troubleText(error, texts.playBroke) });
      close();
    });
  };
  const offer = () => {
    setNow({ step: 'preparing' });
    const showing = (step: OfferStep): OfferStep =>
      step.step === 'offering' ? { ...step, take: (text) => takeFor(step, text) } : step;
    begin(({ show, keep }) =>
      offerConnection('play', { show: (step) => show(showing(step)), keep }),
    );
  };
  /** Takes the answer to this device's code, or another device's first code: both players may have begun. */
  const takeFor = async ({ code, take }: Offering, text: string) => {
    if (isOtherOffer(text, code)) answerTo(text);
    else await take(text);
  };
  const answerTo = (text: string) => {
    const signal = offerIn(text, 'play');
    begin((ways) => answerConnection(signal, ways));
  };
  const answer = () => {
    stop.current();
    if (!canConnect(window)) setNow({ step: 'failed', reason: texts.cannotConnect });
    else setNow({ step: 'scanning', take: async (text) => answerTo(text) });
  };
  useEffect(() => {
    if (game !== null) offer();
    else if (code === null) answer();
    else {
      try {
        answerTo(code);
      } catch (error) {
        setNow({ step: 'failed', reason: troubleText(error, texts.playBroke) });
      }
    }
    return () => stop.current();
  }, []);
  return { now, answer, again: game === null ? answer : offer };
}

type Offering = Extract<OfferStep, { readonly step: 'offering' }>;

/** Whether a text is the code that another device begins with, not this one with its own `code`. */
function isOtherOffer(text: string, code: string): boolean {
  try {
    return signalText(offerIn(text, 'play')) !== code;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

interface Ways {
  readonly show: (step: OfferStep | AnswerStep) => void;
  readonly keep: (end: { close(): void }) => void;
}
