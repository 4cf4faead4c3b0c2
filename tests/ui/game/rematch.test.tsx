// @vitest-environment happy-dom
// A rematch while the storage is slow to say how strong the player is.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import type { GameStore } from '../../../src/storage/gameStore';
import { createMemoryStore } from '../../../src/storage/rowStore';
import { useRematch } from '../../../src/ui/game/ResultPanel';
import { createRouter } from '../../../src/ui/routing/router';
import { HOME } from '../../../src/ui/routing/routes';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { createObservable } from '../../../src/util/observable';
import { gameOf } from '../../session/fakes';

const root = document.createElement('div');
afterEach(() => act(() => render(null, root)));

const matched = { kind: 'computer', level: 3, matched: true } as const;
const record = gameOf({ black: matched, coach: 'on' }, { id: 'over', moves: ['lblc'] });

function RematchButton() {
  const rematch = useRematch(record);
  return (
    <button type="button" onClick={() => rematch()}>
      Rematch
    </button>
  );
}

/** The game’s screen after a press on Rematch; the storage answers, or fails, when it is let. */
async function pressed() {
  const router = createRouter(window);
  router.open({ screen: 'game', id: record.id });
  const kept = createMemoryStore('no storage here', () => 1);
  let settle = { answer: (_store: GameStore) => {}, fail: (_error: Error) => {} };
  const store = new Promise<GameStore>((answer, fail) => {
    settle = { answer, fail };
  });
  const begun: string[] = [];
  const openGames = {
    unsaved: () => [],
    begin: ({ id }: { readonly id: string }) => begun.push(id),
  };
  const services = { router, store, openGames, nearby: createObservable(null) };
  await act(() =>
    render(
      <ServicesProvider value={services as unknown as Services}>
        <RematchButton />
      </ServicesProvider>,
      root,
    ),
  );
  root.querySelector('button')?.click();
  return { router, kept, begun, ...settle };
}

test('the new game is shown in place of the old one', async () => {
  const { router, kept, begun, answer } = await pressed();
  answer(kept);
  await expect.poll(() => begun.length).toBe(1);
  expect(router.route.get()).toEqual({ screen: 'game', id: begun[0] });
  expect((await kept.newGameChoices('bridge41'))?.begun).toBe(1);
});

test.each(['answers', 'fails'])(
  'who has gone elsewhere before the storage %s stays there',
  async (how) => {
    const { router, kept, begun, answer, fail } = await pressed();
    router.open(HOME);
    if (how === 'answers') answer(kept);
    else fail(new Error('no storage'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(router.route.get()).toEqual(HOME);
    expect(begun).toEqual([]);
    // A game that never began is not one of those that the coach looks on at.
    expect(await kept.newGameChoices('bridge41')).toBeNull();
  },
);
