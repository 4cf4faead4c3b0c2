// @vitest-environment happy-dom
// Where Back leads: to the same route, and to which games.
import { expect, test } from 'vitest';
import { createRouter } from '../../../src/ui/routing/router';
import { formatRoute, HOME, type Route } from '../../../src/ui/routing/routes';

const game = (id: string): Route => ({ screen: 'game', id });

/** As the browser’s Back. */
const goBack = (depth: number, route: Route) => {
  history.replaceState({ depth: depth - 1 }, '', formatRoute(route));
  window.dispatchEvent(new PopStateEvent('popstate'));
};

test('Back leads to the same route, and opening it anew to another one', () => {
  const router = createRouter(window);
  const form: Route = { screen: 'open', link: null };
  router.open(form);
  const shown = router.route.get();
  router.open({ screen: 'analysis', id: 'one' });
  goBack(router.depth(), form);
  expect(router.route.get()).toBe(shown);
  goBack(router.depth(), HOME);
  router.open(form);
  expect(router.route.get()).toEqual(shown);
  expect(router.route.get()).not.toBe(shown);
});

test('a game is on the trail while it is shown or Back leads to it', () => {
  const router = createRouter(window);
  const back = (route: Route) => goBack(router.depth(), route);
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
