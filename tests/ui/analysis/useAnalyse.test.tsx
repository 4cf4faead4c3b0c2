// @vitest-environment happy-dom
// Going to an analysis while the storage is slow to answer.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { analysisOfGame, newAnalysis } from '../../../src/storage/analysisRecord';
import type { GameStore } from '../../../src/storage/gameStore';
import { createMemoryStore } from '../../../src/storage/rowStore';
import { useAnalyse } from '../../../src/ui/analysis/useAnalyse';
import { createRouter } from '../../../src/ui/routing/router';
import { HOME } from '../../../src/ui/routing/routes';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { gameOf } from '../../session/fakes';

const record = gameOf({}, { id: 'mine', moves: ['lblc'] });

function AnalyseButton() {
  const analyse = useAnalyse();
  return (
    <button type="button" onClick={() => analyse.openGame(record, 1)}>
      Analyse
    </button>
  );
}

/** A game’s screen with the button; the storage answers when it is let. */
async function opened(kept = createMemoryStore('no storage here', () => 1)) {
  const router = createRouter(window);
  router.open({ screen: 'game', id: 'mine' });
  let resolve: (store: GameStore) => void = () => undefined;
  const store = new Promise<GameStore>((done) => {
    resolve = done;
  });
  const begun: string[] = [];
  const announced: string[] = [];
  const openAnalyses = {
    unsaved: () => [],
    announce: (id: string) => announced.push(id),
    begin: ({ id }: { readonly id: string }) => begun.push(id),
  };
  const services = { router, store, openAnalyses } as unknown as Services;
  const root = document.createElement('div');
  await act(() =>
    render(
      <ServicesProvider value={services}>
        <AnalyseButton />
      </ServicesProvider>,
      root,
    ),
  );
  return {
    router,
    begun,
    announced,
    tap: () => root.querySelector('button')?.click(),
    answer: async () => {
      resolve(kept);
      await expect.poll(() => begun.length + announced.length).toBeGreaterThan(0);
      await act(() => undefined);
    },
  };
}

test('taps in a row open one analysis', async () => {
  const { router, begun, tap, answer } = await opened();
  tap();
  tap();
  await answer();
  expect(router.route.get()).toEqual({ screen: 'analysis', id: begun[0] });
  expect(begun).toHaveLength(1);
});

test('who has gone elsewhere meanwhile stays there', async () => {
  const { router, tap, answer } = await opened();
  tap();
  router.open(HOME);
  await answer();
  expect(router.route.get()).toEqual(HOME);
});

test('an analysis that goes on is announced to a tab that has it open', async () => {
  const store = createMemoryStore('no storage here', () => 1);
  const analyses = await store.openAnalyses();
  await analyses.save({ ...newAnalysis(analysisOfGame(record, 0), 'stored', 5), revision: 1 });
  const { router, announced, tap, answer } = await opened(store);
  tap();
  await answer();
  expect(router.route.get()).toEqual({ screen: 'analysis', id: 'stored' });
  expect(announced).toEqual(['stored']);
});
