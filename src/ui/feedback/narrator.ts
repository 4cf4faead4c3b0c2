// Reads sentences aloud by the device's own voice, for players without a screen reader: one at a time, never one twice. News of
// the game is read to its end, and takes the place of what still waits, so that the voice keeps up with fast play; everything
// else gives way to what is newer.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { textsOf } from '../../language/texts';
import type { Settings } from '../settings/settings';

const texts = textsOf('feedback');

type Speed = Settings['readingSpeed'];

/** Times the voice's own speed. */
const RATES: Readonly<Record<Speed, number>> = { slow: 0.75, normal: 1, fast: 1.4 };

/** Sentences that may wait; older ones are no longer worth hearing. */
export const MAX_WAITING = 3;

/** As much of the device's voice as reading needs. */
export type Synthesiser = Pick<
  SpeechSynthesis,
  'speak' | 'cancel' | 'getVoices' | 'speaking' | 'pending' | 'onvoiceschanged'
>;

export interface Narrator {
  /** Reads a text after the news that is being read, if there is any; `isNews` tells what happened in the game. */
  read(text: string, isNews: boolean): void;
  /** Is silent at once. */
  stop(): void;
  /** Is silent for good. */
  close(): void;
}

/** A sentence being read, or waiting for it. */
interface Sentence {
  readonly text: string;
  readonly isNews: boolean;
}

/** A page that cannot be seen is not read. */
export function createNarrator(page: Document, synthesiser: Synthesiser, speed: Speed): Narrator {
  const { lang } = page.documentElement;
  // The utterance is held until it has ended: some browsers forget one, and its end, that nothing refers to.
  let current: (Sentence & { readonly utterance: SpeechSynthesisUtterance }) | null = null;
  let waiting: readonly Sentence[] = [];
  const next = () => {
    const [sentence, ...later] = waiting;
    waiting = later;
    current = null;
    if (!sentence) return;
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    utterance.lang = lang;
    utterance.voice = chosenVoice(synthesiser.getVoices(), lang);
    utterance.rate = RATES[speed];
    const finish = () => {
      // One that was cut off ends, too, but later.
      if (current?.utterance === utterance) next();
    };
    utterance.onend = finish;
    utterance.onerror = finish;
    current = { ...sentence, utterance };
    synthesiser.speak(utterance);
  };
  const cutOff = () => {
    if (current === null) return;
    current = null;
    synthesiser.cancel();
  };
  const stop = () => {
    waiting = [];
    cutOff();
  };
  const onVisibility = () => {
    if (page.hidden) stop();
  };
  page.addEventListener('visibilitychange', onVisibility);
  return {
    read: (text, isNews) => {
      if (page.hidden) return;
      // Some devices never report the end of a sentence.
      if (!synthesiser.speaking && !synthesiser.pending) current = null;
      const others = isNews ? [] : waiting.filter((one) => one.text !== text);
      const isBeingRead = current?.text === text;
      waiting = isBeingRead ? others : [...others, { text, isNews }].slice(-MAX_WAITING);
      if (!isBeingRead && current?.isNews === false) cutOff();
      if (current === null) next();
    },
    stop,
    close: () => {
      page.removeEventListener('visibilitychange', onVisibility);
      stop();
    },
  };
}

/**
 * The voice to read with: of the page's language before any other, then one that works offline, then of its country,
 * too: "pt-BR".
 */
export function chosenVoice(
  voices: readonly SpeechSynthesisVoice[],
  pageLang: string,
): SpeechSynthesisVoice | null {
  const worth = ({ lang, localService, default: isDefault }: SpeechSynthesisVoice) => {
    // "en_GB" on some phones.
    const tag = lang.replace('_', '-');
    const isLanguage = tag.split('-')[0] === pageLang.split('-')[0];
    return (
      (isLanguage ? 8 : 0) +
      (localService ? 4 : 0) +
      (tag === pageLang ? 2 : 0) +
      (isDefault ? 1 : 0)
    );
  };
  return [...voices].sort((a, b) => worth(b) - worth(a))[0] ?? null;
}

const synthesiserOf = (): Synthesiser | null =>
  'speechSynthesis' in window ? speechSynthesis : null;

/** The narrator while it is wanted; what it reads stops with the screen. */
export function useNarrator(wanted: boolean, speed: Speed): { readonly current: Narrator | null } {
  const narrator = useRef<Narrator | null>(null);
  // At once: what a screen announces first is read, too.
  useLayoutEffect(() => {
    const synthesiser = synthesiserOf();
    if (!wanted || !synthesiser) return;
    const made = createNarrator(document, synthesiser, speed);
    narrator.current = made;
    return () => {
      made.close();
      narrator.current = null;
    };
  }, [wanted, speed]);
  return narrator;
}

/** Why nothing can be read aloud, or null; voices may come after a moment. */
export function useVoiceProblem(): string | null {
  const [synthesiser] = useState(synthesiserOf);
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    if (!synthesiser) return;
    const update = () => setCount(synthesiser.getVoices().length);
    update();
    synthesiser.onvoiceschanged = update;
    return () => {
      synthesiser.onvoiceschanged = null;
    };
  }, [synthesiser]);
  if (!synthesiser) return texts.cannotRead;
  return count > 0 ? null : texts.noVoice;
}
