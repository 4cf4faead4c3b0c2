// @vitest-environment happy-dom
// A review and practising its mistakes on their screens: a line that is forgotten, whose mistake it was, and what typing says while
// no move is asked for.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MoveAnalysis } from '../../../src/review/moveAnalysis';
import { ReviewedGame } from '../../../src/session/review/reviewedGame';
import type { ReviewView } from '../../../src/session/review/reviewSession';
import type { GameRecord } from '../../../src/storage/record';
import { RetryMistakeScreen } from '../../../src/ui/review/RetryMistakeScreen';
import { ReviewScreen } from '../../../src/ui/review/ReviewScreen';
import { createRouter } from '../../../src/ui/routing/router';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings/settings';
import { createObservable, type Observable } from '../../../src/util/observable';
import { findingOf, lineOf } from '../../review/support';
import { COMPUTER, gameOf } from '../../session/fakes';

const mistake: MoveAnalysis = {
  ...findingOf({ best: 0.6, played: 0.2 }),
  best: lineOf(0.6, 'mbmc'),
  played: lineOf(0.2, 'lblc', 'lylx'),
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

afterEach(() => {
  act(() => render(null, document.body));
  vi.unstubAllGlobals();
});

/** A whole review: the first move, White's, was a mistake. */
const whole: ReviewView = {
  findings: [mistake, findingOf({ side: 1, best: 0.8 })],
  ending: { winner: 1, onBoard: false, resigned: true },
  ...{ outdated: false, done: 2, state: 'whole' },
  ...{ millisecondsLeft: null, problem: null, unsaved: null },
};

/** Shows a screen of the reviewed game; returns what the review is changed by. */
async function show(
  Shown: typeof RetryMistakeScreen,
  played: Partial<GameRecord> = {},
): Promise<Observable<ReviewView>> {
  const record = gameOf(
    { black: COMPUTER },
    {
      moves: ['lblc', 'lylx'],
      result: { score: '0-1', reason: 'resignation' },
      ...played,
    },
  );
  const view = createObservable(whole);
  const opened = {
    ...{ record, game: new ReviewedGame(record) },
    session: {
      get view() {
        return view.get();
      },
      subscribe: view.subscribe,
      start: () => undefined,
      setHidden: () => undefined,
      close: async () => undefined,
    },
    judge: { judge: async () => null, close: () => undefined },
  };
  const services = {
    router: createRouter(window),
    settings: createObservable({ ...DEFAULT_SETTINGS, animation: 'none' as const }),
    codeMissing: createObservable(false),
    nearby: createObservable(null),
    store: new Promise(() => undefined),
    openReviews: async () => opened,
  } as unknown as Services;
  await act(() =>
    render(
      <ServicesProvider value={services}>
        <Shown id={record.id} ply={null} />
      </ServicesProvider>,
      document.body,
    ),
  );
  await expect.poll(() => document.querySelector('h1')).not.toBeNull();
  return view;
}

const practise = (played?: Partial<GameRecord>) => show(RetryMistakeScreen, played);

const task = () => document.querySelector('[data-part="task"]')?.textContent;
const press = (key: string) =>
  act(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });

async function type(text: string): Promise<void> {
  const field = document.querySelector('input');
  expect.assert(field?.form);
  field.value = text;
  await act(() => {
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(() => {
    field.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
}

test('a review that begins anew while a line is followed leads back to the move, and stays there', async () => {
  const view = await show(ReviewScreen);
  const words = () => document.querySelector('[data-part="words"]')?.textContent;
  for (const key of ['8', '6']) await press(key);
  expect(words()).toContain('What was better than 1. lc.');
  await act(() => view.set({ ...whole, state: 'working', done: 0, findings: [null, null] }));
  expect(words()).toContain('Not checked yet.');
  expect(words()).not.toContain('Better');
  await act(() => view.set(whole));
  expect(words()).toContain('Your chances fell');
});

test('the question says "you" of the reader’s own mistake alone', async () => {
  await practise();
  expect(task()).toMatch(/^You played lc, and your chances fell/);
  act(() => render(null, document.body));
  await practise({ source: 'shared' });
  expect(task()).toMatch(/^White played lc, and White’s chances fell/);
});

test('a move typed after a wrong one is answered by the way on', async () => {
  await practise();
  await press('/');
  await type('lc');
  expect(task()).toContain('lc isn’t the move.');
  await type('mc');
  expect(document.body.textContent).toContain('Use the buttons below to continue.');
});
