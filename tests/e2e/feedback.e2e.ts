// Sound and vibration in the built app: silent until the first tap, heard and felt with each move, revived after the
// page was hidden, and off by one switch in the game.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { insist, passAndPlay, tapMove, tapPiece, target } from './support/play';
import { sharedStage } from './support/stage';

/** What a recording of the page's audio and vibration says. */
interface Recording {
  readonly contexts: { readonly state: string }[];
  started: number;
  readonly buzzes: number[];
}

declare global {
  interface Window {
    recording: Recording;
  }
}

const stage = sharedStage();

beforeAll(async () => {
  await stage.device.context.addInitScript(() => {
    const recording: Recording = { contexts: [], started: 0, buzzes: [] };
    window.recording = recording;
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        recording.contexts.push(this);
      }
    };
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (when) {
      recording.started++;
      start.call(this, when);
    };
    AudioBufferSourceNode.prototype.start = function (when) {
      recording.started++;
      start.call(this, when);
    };
    navigator.vibrate = (pattern) => {
      recording.buzzes.push(Number(pattern));
      return true;
    };
  });
});

beforeEach(async () => {
  await stage.page.goto(`${stage.server.url}#/`);
  await stage.page.evaluate(() => localStorage.clear());
  await stage.page.reload();
});

const recorded = () =>
  stage.page.evaluate(() => ({
    states: window.recording.contexts.map(({ state }) => state),
    started: window.recording.started,
    buzzes: window.recording.buzzes,
  }));

/** Waits until more sounds than before have begun. */
const heard = (before: number) =>
  stage.page.waitForFunction((count) => window.recording.started > count, before);

/** Taps beside the board until the audio runs. */
const awake = () =>
  insist(
    'the audio is loaded and started some time after the board is there',
    () => stage.page.locator('[data-part="strip"]').first().tap(),
    async (patience) => {
      await stage.page.waitForFunction(
        () => window.recording.contexts[0]?.state === 'running',
        undefined,
        patience,
      );
    },
  );

const flip = async (label: string) => {
  const { page } = stage;
  await page.getByRole('button', { name: 'More' }).tap();
  await page.getByRole('switch', { name: label }).tap();
  await page.getByRole('button', { name: 'Close' }).tap();
};

test('moves are heard and felt, captures more strongly, and each can be switched off', async () => {
  const { page } = stage;
  await passAndPlay(page, 'Chess in the Fast Lane', '4k3/8/8/8/8/8/r7/R3K3 w - 0 0');
  await awake();
  await tapMove(page, 'e1', 'f1');
  await heard(0);
  const quiet = await recorded();
  expect(quiet.states).toEqual(['running']);
  expect(quiet.buzzes).toEqual([10]);
  await tapMove(page, 'e8', 'f8');
  await heard(quiet.started);
  await tapMove(page, 'a1', 'a2');
  await page.waitForFunction(() => window.recording.buzzes.length === 3);
  const capture = await recorded();
  expect(capture.buzzes).toEqual([10, 10, 20]);
  expect(capture.started - quiet.started).toBeGreaterThan(2 * quiet.started);

  await flip('Vibration');
  await tapMove(page, 'f8', 'g8');
  await heard(capture.started);
  expect((await recorded()).buzzes).toEqual([10, 10, 20]);

  await flip('Sound');
  await flip('Vibration');
  const { started } = await recorded();
  await tapMove(page, 'f1', 'g1');
  await page.waitForFunction(() => window.recording.buzzes.length === 4);
  expect((await recorded()).started).toBe(started);
});

test('after the page was hidden, the next tap brings the sound back', async () => {
  const { page } = stage;
  await passAndPlay(page, 'Chess in the Fast Lane');
  await awake();
  await tapMove(page, 'a2', 'a4');
  await heard(0);
  const hide = (hidden: boolean) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'hidden', { value: now, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  const state = (wanted: string) =>
    page.waitForFunction((name) => window.recording.contexts[0].state === name, wanted);
  await hide(true);
  await state('suspended');
  await hide(false);
  const { started } = await recorded();
  await tapPiece(page, 'a6', 'a5');
  await state('running');
  await target(page, 'a5').tap();
  await heard(started);
});

test('before the first tap in a game that was opened by its address there is no audio', async () => {
  const { page } = stage;
  await passAndPlay(page, 'Chess in the Fast Lane');
  await page.reload();
  await page.locator('.board').waitFor();
  expect((await recorded()).states).toEqual([]);
  await awake();
  await tapMove(page, 'a2', 'a4');
  await heard(0);
  expect((await recorded()).states).toEqual(['running']);
  expect(stage.device.complaints).toEqual([]);
});
