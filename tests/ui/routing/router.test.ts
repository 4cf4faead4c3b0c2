// @vitest-environment happy-dom
// Which games Back leads to.
import { expect, test } from 'vitest';
import { createRouter } from '../../../src/ui/routing/router';
import { formatRoute, HOME, type Route } from '../../../src/ui/routing/routes';

const game = (id: string): Route => ({ screen: 'game', id });

test('a game is on the trail while it is shown or Back leads to it', () => {
  const router = createRouter(window);
  /** As the browser’s Back. */
  const back = (route: Route) => {
    history.replaceState({ depth: router.depth() - 1 }, '', formatRoute(route));
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  const onTrail = () => ['first', 'second'].filter((id) => router.isOnTrail(id));
  router.open({ screen: 'new', game: null, opponent: null });
  router.replace(game('first'));
  expect(onTrail()).toEqual(['first']);
  router.open({ screen: 'learn', game: 'bridge41', options: {} });
  router.open(game('second'));
  expect(onTrail()).toEqual(['first', 'second']);
  back({ screen: 'learn', game: 'bridge41', options: {} });
  back(game('first'));
  expect(onTrail()).toEqual(['first']);
  back(HOME);
  expect(onTrail()).toEqual([]);
});
