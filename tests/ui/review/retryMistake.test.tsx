// @vitest-environment happy-dom
// Practising one's mistakes on their screen: whose mistake it was, and what typing says while no move is asked for.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MoveAnalysis } from '../../../src/review/moveAnalysis';
import { ReviewedGame } from '../../../src/session/review/reviewedGame';
import type { ReviewView } from '../../../src/session/review/types';
import type { GameRecord } from '../../../src/storage/record';
import { RetryMistakeScreen } from '../../../src/ui/review/RetryMistakeScreen';
import { createRouter } from '../../../src/ui/routing/router';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings/settings';
import { createObservable } from '../../../src/util/observable';
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

/** The first move, White's, was a mistake. */
async function practise(played: Partial<GameRecord> = {}): Promise<void> {
  const record = gameOf(
    { black: COMPUTER },
    {
      moves: ['lblc', 'lylx'],
      result: { score: '0-1', reason: 'resignation' },
      ...played,
    },
  );
  const view: ReviewView = {
    findings: [mistake, findingOf({ side: 1, best: 0.8 })],
    ending: { winner: 1, onBoard: false, resigned: true },
    ...{ outdated: false, done: 2, state: 'whole' },
    ...{ millisecondsLeft: null, problem: null, unsaved: null },
  };
  const opened = {
    ...{ record, game: new ReviewedGame(record) },
    session: { view, close: async () => undefined },
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
        <RetryMistakeScreen id={record.id} ply={null} />
      </ServicesProvider>,
      document.body,
    ),
  );
  await expect.poll(task).toContain('Find a better move.');
}

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
