// @vitest-environment happy-dom
// Going through one's mistakes by ear: each question is heard, the first one, too.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { ReviewedGame } from '../../../src/session/review/reviewedGame';
import { RetryMistakeScreen } from '../../../src/ui/review/RetryMistakeScreen';
import { createRouter } from '../../../src/ui/routing/router';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings/settings';
import { createObservable } from '../../../src/util/observable';
import { findingOf, findingsOf } from '../../review/support';
import { COMPUTER, gameOf } from '../../session/fakes';

afterEach(async () => {
  await act(() => render(null, document.body));
  vi.unstubAllGlobals();
});

test('the question about the first mistake is heard as the screen opens', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const record = gameOf(
    { black: COMPUTER },
    { moves: ['lblc', 'lylx'], result: { score: '0-1', reason: 'resignation' } },
  );
  const findings = [findingOf({ best: 0.6, played: 0.2 }), ...findingsOf([0.2, 0.2]).slice(1)];
  const opened = {
    record,
    game: new ReviewedGame(record),
    session: { view: { findings }, close: async () => undefined },
    judge: { close: () => undefined },
  };
  const services = {
    router: createRouter(window),
    settings: createObservable(DEFAULT_SETTINGS),
    codeMissing: createObservable(false),
    nearby: createObservable(null),
    openReviews: async () => opened,
    store: new Promise(() => undefined),
    // Nothing more is asked for before a move is tried.
  } as unknown as Services;
  await act(() =>
    render(
      <ServicesProvider value={services}>
        <RetryMistakeScreen id={record.id} ply={null} />
      </ServicesProvider>,
      document.body,
    ),
  );
  await act(async () => undefined);
  expect(document.querySelector('.visually-hidden[role=status]')?.textContent?.trim()).toBe(
    'You played left c, and your chances fell from 60% to 20%. Find a better move.',
  );
});
