// @vitest-environment happy-dom
// Lessons on Home: each game leads on to where its player was last.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { begunAnew, NO_PROGRESS, withMoves } from '../../../src/lessons/progress';
import { createMemoryStore } from '../../../src/storage/rowStore';
import { HomePuzzles } from '../../../src/ui/puzzles/HomePuzzles';
import { createRouter } from '../../../src/ui/routing/router';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings/settings';
import { createObservable } from '../../../src/util/observable';

const lesson = (id: string) => ({ id, tasks: [1, 2] });
const first = { ...NO_PROGRESS, done: ['first'] };

afterEach(() => act(() => render(null, document.body)));

test.each([
  [
    'the one begun last, before one that was left earlier',
    withMoves(withMoves(first, lesson('king'), []), lesson('frog'), []),
    'frog',
  ],
  [
    'the next one, where one that is done was begun again',
    begunAnew(first, lesson('first')),
    'king',
  ],
])('a game leads to the lesson in which its player is: %s', async (_which, progress, id) => {
  const store = createMemoryStore('no storage here', () => 1);
  await store.changeLessonProgress('cuarenta', () => progress);
  const services = {
    router: createRouter(window),
    settings: createObservable({ ...DEFAULT_SETTINGS, dailyCard: false }),
    store: Promise.resolve(store),
    codeMissing: createObservable(false),
  } as unknown as Services;
  act(() =>
    render(
      <ServicesProvider value={services}>
        <HomePuzzles />
      </ServicesProvider>,
      document.body,
    ),
  );
  await vi.waitFor(async () => {
    await act(() => new Promise((done) => setTimeout(done)));
    const link = document.querySelector('[aria-labelledby="lessons"] a');
    expect(link?.getAttribute('href')).toBe(`#/lessons/cuarenta/${id}`);
  }, 10_000);
});
