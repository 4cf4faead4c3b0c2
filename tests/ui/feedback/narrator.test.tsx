// @vitest-environment happy-dom
// What the device's voice reads at a table: each announcement once, one at a time, until the table or the page is left.
import { createRef, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  chosenVoice,
  createNarrator,
  type Narrator,
  type Synthesiser,
  useVoiceProblem,
} from '../../../src/ui/feedback/narrator';
import { parseSettings } from '../../../src/ui/settings/settings';
import { type Announcement, Announcer, type Speech } from '../../../src/ui/table/Announcer';
import { rulesFor } from '../../support/situation';

/** A voice of the device, offline unless that is given. */
const voice = (lang: string, given: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice => ({
  ...{ lang, name: lang, voiceURI: lang, localService: true, default: false },
  ...given,
});

/** As much of an utterance as is used. */
class FakeUtterance {
  lang = '';
  rate = 1;
  voice: SpeechSynthesisVoice | null = null;
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly text: string) {}
}

/** A voice that reads for as long as the test wants; like a browser's, it reports what was cut off as a failure, later. */
class FakeVoice implements Synthesiser {
  readonly spoken: FakeUtterance[] = [];
  onvoiceschanged: (() => void) | null = null;
  /** Cut off, and not reported yet. */
  #cut: FakeUtterance[] = [];
  #reading: FakeUtterance[] = [];

  get speaking() {
    return this.#reading.length > 0;
  }
  get pending() {
    return this.#reading.length > 1;
  }
  voices = [voice('en-GB'), voice('de-DE')];
  getVoices = () => this.voices;
  speak = (utterance: unknown) => {
    if (!(utterance instanceof FakeUtterance)) throw new Error('not made by the test');
    this.spoken.push(utterance);
    this.#reading.push(utterance);
  };
  cancel = () => {
    this.#cut.push(...this.#reading);
    this.#reading = [];
  };
  /** The sentence has been read. */
  finish() {
    this.#reading.shift()?.onend?.();
  }
  /** The device loses it without a word. */
  lose() {
    this.#reading = [];
  }
  /** What was cut off is reported. */
  report() {
    for (const utterance of this.#cut.splice(0)) utterance.onerror?.();
  }
  get texts() {
    return this.spoken.map(({ text }) => text);
  }
  /** What is being read now. */
  get now() {
    return this.#reading.map(({ text }) => text);
  }
}

let device: FakeVoice;
let narrator: Narrator;
let hidden = false;

const hide = (now: boolean) => {
  hidden = now;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  hidden = false;
  device = new FakeVoice();
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  vi.stubGlobal('speechSynthesis', device);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  document.documentElement.lang = 'en';
  narrator = createNarrator(document, device, 'normal');
});
afterEach(() => {
  narrator.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the computer’s answer waits until the own move has been read', () => {
  narrator.read('White: pawn a2 to a3.', true);
  narrator.read('Black: pawn b6 to b5.', true);
  expect(device.now).toEqual(['White: pawn a2 to a3.']);
  device.finish();
  expect(device.now).toEqual(['Black: pawn b6 to b5.']);
  device.finish();
  expect(device.texts).toEqual(['White: pawn a2 to a3.', 'Black: pawn b6 to b5.']);
});

test('in fast play what waits gives way to the newest move, but a threat after it is read', () => {
  for (const text of ['One.', 'Two.', 'Three.']) narrator.read(text, true);
  narrator.read('Black threatens your pawn.', false);
  device.finish();
  device.finish();
  device.finish();
  expect(device.texts).toEqual(['One.', 'Three.', 'Black threatens your pawn.']);
});

test('an answer to a key is cut off by a move and by the next answer, and never goes on', () => {
  narrator.read('The whole board.', false);
  narrator.read('Your move.', false);
  expect(device.now).toEqual(['Your move.']);
  narrator.read('Black: pawn b6 to b5.', true);
  expect(device.now).toEqual(['Black: pawn b6 to b5.']);
  device.report();
  expect(device.texts).toEqual(['The whole board.', 'Your move.', 'Black: pawn b6 to b5.']);
});

test('a text that is being read or waits is not read twice, one that was read can be heard again', () => {
  narrator.read('Black: pawn b6 to b5.', true);
  narrator.read('Your move.', false);
  narrator.read('Black: pawn b6 to b5.', false);
  narrator.read('Your move.', false);
  device.finish();
  device.finish();
  expect(device.texts).toEqual(['Black: pawn b6 to b5.', 'Your move.']);
  narrator.read('Your move.', false);
  expect(device.now).toEqual(['Your move.']);
});

test('a page that is hidden is silent, and what waited does not come later', () => {
  narrator.read('One.', true);
  narrator.read('Two.', true);
  hide(true);
  device.report();
  expect(device.now).toEqual([]);
  narrator.read('Three.', true);
  hide(false);
  expect(device.texts).toEqual(['One.']);
  narrator.read('Four.', true);
  expect(device.now).toEqual(['Four.']);
});

test('a sentence that fails or is lost does not silence the next', () => {
  narrator.read('One.', true);
  device.spoken[0]?.onerror?.();
  device.lose();
  narrator.read('Two.', true);
  device.lose();
  narrator.read('Three.', true);
  expect(device.now).toEqual(['Three.']);
});

test('the rate is the one chosen, and the voice one of the page’s language that needs no network', () => {
  narrator.close();
  narrator = createNarrator(document, device, 'slow');
  narrator.read('One.', true);
  expect(device.spoken[0]).toMatchObject({ lang: 'en', voice: { lang: 'en-GB' } });
  expect(device.spoken[0]?.rate).toBeLessThan(1);
  const online = voice('en-US', { localService: false, default: true });
  const offline = voice('en_GB');
  const german = voice('de-DE', { default: true });
  expect(chosenVoice([german, online, offline], 'en')).toBe(offline);
  expect(chosenVoice([german, online], 'en')).toBe(online);
  expect(chosenVoice([german], 'en')).toBe(german);
  expect(chosenVoice([], 'en')).toBeNull();
});

test('Brazilian Portuguese is read by a voice of its country, else by one of its language', () => {
  const english = voice('en-US', { default: true });
  const european = voice('pt-PT', { default: true });
  const brazilian = voice('pt_BR');
  expect(chosenVoice([english, european, brazilian], 'pt-BR')).toBe(brazilian);
  expect(chosenVoice([english, european], 'pt-BR')).toBe(european);
});

const rules = rulesFor('bridge41');
const root = document.createElement('div');
const speech = createRef<Speech>();
const show = (
  readAloud: boolean,
  announcement: Announcement | null,
  advice: string | null = null,
  question: string | null = null,
) =>
  act(() =>
    render(
      <Announcer
        rules={rules}
        {...{ announcement, advice, question, warning: null, message: null, speech }}
        view="White at the bottom"
        settings={{ readAloud, readingSpeed: 'normal', moveStyle: 'full' }}
      />,
      root,
    ),
  );

test('a table reads what it announces, in the same words, and stops when it is left', async () => {
  const opening = { text: 'Bring the rook to f3.' };
  await show(true, opening);
  expect(device.texts).toEqual(['Bring the rook to f3.']);
  device.finish();
  await show(true, opening);
  await show(true, { text: 'White: rook f1 to f3.' }, 'Look at the rook on f3.');
  expect(device.now).toEqual(['White: rook f1 to f3. Look at the rook on f3.']);
  device.finish();
  await act(() => speech.current?.mention('Edge of the board.'));
  expect(device.now).toEqual([]);
  await act(() => speech.current?.repeat());
  expect(device.now).toEqual(['White: rook f1 to f3. Look at the rook on f3.']);
  await act(() => render(null, root));
  expect(device.now).toEqual([]);
});

test('the coach’s question is read aloud, and left to the focus for screen readers', async () => {
  const opening = { text: 'Your move.' };
  await show(true, opening);
  device.finish();
  const question = 'This loses your frog. Play it anyway?';
  await show(true, opening, null, question);
  expect(device.now).toEqual([question]);
  expect(root.querySelector('[role=status]')?.textContent).not.toContain(question);
  device.finish();
  await show(true, opening);
  await show(true, opening, null, question);
  expect(device.now).toEqual([question]);
  await act(() => render(null, root));
});

test('a table is silent unless that is set, and where the browser has no voice at all', async () => {
  await show(false, { text: 'Bring the rook to f3.' });
  await act(() => render(null, root));
  expect(device.texts).toEqual([]);
  vi.unstubAllGlobals();
  await show(true, { text: 'Bring the rook to f3.' });
  expect(root.textContent).toContain('Bring the rook to f3.');
  await act(() => render(null, root));
});

function Problem() {
  return <p>{useVoiceProblem()}</p>;
}

test('a device without a voice says so until it has one, a browser that cannot read for good', async () => {
  device.voices = [];
  await act(() => render(<Problem />, root));
  expect(root.textContent).toBe('Your device has no voice to read with');
  device.voices = [voice('en-GB')];
  await act(() => device.onvoiceschanged?.());
  expect(root.textContent).toBe('');
  await act(() => render(null, root));
  vi.unstubAllGlobals();
  await act(() => render(<Problem />, root));
  expect(root.textContent).toBe('This browser can’t read aloud');
  await act(() => render(null, root));
});

test('older settings read nothing aloud, and only known speeds are taken', () => {
  expect(parseSettings({})).toMatchObject({
    ...{ readAloud: false, readingSpeed: 'normal', moveStyle: 'full' },
  });
  expect(parseSettings({ moveStyle: 'brief' }).moveStyle).toBe('brief');
  expect(parseSettings({ moveStyle: 'loud' }).moveStyle).toBe('full');
  const on = { readAloud: true, readingSpeed: 'fast' };
  expect(parseSettings(on)).toMatchObject(on);
  expect(parseSettings({ readAloud: 'yes', readingSpeed: 2 })).toMatchObject({
    readAloud: false,
    readingSpeed: 'normal',
  });
});
