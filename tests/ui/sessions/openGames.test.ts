// Opening games by id: what happens when the engine's code cannot be loaded, and what would be lost with the page.
import { expect, test, vi } from 'vitest';
import type { HintProvider } from '../../../src/engine/api';
import { refuse } from '../../../src/input/input';
import type { SessionEngine } from '../../../src/session/types';
import type { GameStore } from '../../../src/storage/gameStore';
import { createMemoryStore } from '../../../src/storage/rowStore';
import { createOpenGames } from '../../../src/ui/sessions/openers';
import { COMPUTER, FakeEngine, gameOf, settled } from '../../session/fakes';

const engine: SessionEngine & HintProvider = Object.assign(new FakeEngine(), {
  hint: () => Promise.resolve(null),
});

/** A game after its first move, and where it is stored. */
async function begun() {
  const kept = createMemoryStore('no storage here', () => 1);
  const store = Promise.resolve<GameStore>(kept);
  const onEnded = vi.fn();
  const games = createOpenGames({
    ...{ store, onEnded },
    createEngine: () => Promise.resolve(engine),
    isOnTrail: () => false,
    pace: () => ({ glide: 0, natural: false }),
  });
  games.begin(gameOf());
  const session = await games.open('game-1');
  if (!session) throw new Error('the game was not opened');
  await session.play('lblc');
  return { kept, games, session, onEnded };
}

test('an engine that could not be loaded is loaded again for the next try', async () => {
  const store = Promise.resolve<GameStore>(createMemoryStore('no storage here', () => 1));
  const createEngine = vi.fn().mockRejectedValueOnce(new Error('no network'));
  createEngine.mockResolvedValue(engine);
  const games = createOpenGames({
    ...{ store, createEngine, onEnded: () => undefined },
    isOnTrail: () => false,
    pace: () => ({ glide: 0, natural: false }),
  });
  games.begin(gameOf());
  await expect(games.open('game-1')).rejects.toThrow('no network');
  const session = await games.open('game-1');
  expect(session?.view.moves).toEqual([]);
});

test('a game begun while another is opened is there when its screen opens', async () => {
  const { kept, games, session } = await begun();
  games.leave(session);
  await kept.save(gameOf({}, { id: 'stored', revision: 1 }));
  const opening = games.open('stored');
  games.begin(gameOf({}, { id: 'next' }));
  await opening;
  expect((await games.open('next'))?.view.record.id).toBe('next');
});

test('the end of a game is reported once it is saved, and again when it has ended anew', async () => {
  const { kept, session, onEnded } = await begun();
  const stored: unknown[] = [];
  onEnded.mockImplementation(() => {
    stored.push(kept.load('game-1').then((game) => game?.result?.reason));
  });
  expect(onEnded).not.toHaveBeenCalled();
  await session.resign();
  expect(await Promise.all(stored)).toEqual(['resignation']);
  await session.takeBack();
  expect(onEnded).toHaveBeenCalledOnce();
  await session.resign();
  expect(await Promise.all(stored)).toEqual(['resignation', 'resignation']);
});

test('a game that cannot be saved is more than the device has, on the screen and after it was left', async () => {
  const { kept, games, session } = await begun();
  expect(games.hasUnsavedChanges()).toBe(false);
  vi.spyOn(kept, 'save').mockRejectedValue(refuse('asSaid', 'no room'));
  await session.play('lylx');
  expect(games.hasUnsavedChanges()).toBe(true);
  expect(games.unsaved().map(({ moves }) => moves)).toEqual([['lblc', 'lylx']]);
  games.leave(session);
  expect(games.hasUnsavedChanges()).toBe(true);
  expect(games.unsaved().map(({ moves }) => moves)).toEqual([['lblc', 'lylx']]);
});

test('a game that lived on unsaved leaves the computer to the one on the screen, until it is opened again', async () => {
  const kept = createMemoryStore('no storage here', () => 1);
  const asked = new FakeEngine();
  const games = createOpenGames({
    store: Promise.resolve<GameStore>(kept),
    createEngine: async () => Object.assign(asked, { hint: async () => null }),
    onEnded: () => undefined,
    isOnTrail: () => false,
    pace: () => ({ glide: 0, natural: false }),
  });
  games.begin(gameOf({ black: COMPUTER }));
  const session = await games.open('game-1');
  vi.spyOn(kept, 'save').mockRejectedValue(refuse('asSaid', 'no room'));
  await session?.play('lblc');
  await settled();
  expect(asked.questions).toHaveLength(1);
  if (session) games.leave(session);
  expect(asked.stops).toBe(1);
  // Neither an answer that comes all the same nor a save that fails again has it ask anew.
  asked.questions.at(0)?.answer('lylx');
  await session?.retry();
  await settled();
  expect(asked.questions).toHaveLength(1);
  expect(session?.view.moves).toHaveLength(1);
  expect(await games.open('game-1')).toBe(session);
  session?.setHidden(false);
  await settled();
  expect(asked.questions).toHaveLength(2);
});

test('a game that lived on unsaved hears of other tabs once it is opened again', async () => {
  const { kept, games, session } = await begun();
  const save = vi.spyOn(kept, 'save').mockRejectedValue(refuse('asSaid', 'no room'));
  await session.play('lylx');
  games.leave(session);
  const changed = vi.fn();
  expect(await games.open('game-1', { changed })).toBe(session);
  save.mockRestore();
  await session.retry();
  const otherTab = new BroadcastChannel('fortyone games');
  otherTab.postMessage('game-1');
  await vi.waitFor(() => expect(changed).toHaveBeenCalled());
  otherTab.close();
});

test('a game left while it is being saved lives on until that has gone well', async () => {
  const { kept, games, session } = await begun();
  const save = vi.spyOn(kept, 'save').mockRejectedValue(refuse('asSaid', 'no room'));
  const playing = session.play('lylx');
  games.leave(session);
  await playing;
  expect(games.unsaved().map(({ moves }) => moves)).toEqual([['lblc', 'lylx']]);

  // Saved at last, it is an ordinary game of the device again.
  save.mockRestore();
  await session.retry();
  expect(games.unsaved()).toEqual([]);
  expect((await kept.load('game-1'))?.moves).toEqual(['lblc', 'lylx']);
  expect(await games.open('game-1')).not.toBe(session);
});

test('an unplayed game that Back leads to stays until it does so no longer', async () => {
  const locks = {
    request: async (_name: string, _how: unknown, use: (lock: object) => unknown) => use({}),
  };
  vi.stubGlobal('navigator', { locks });
  const kept = createMemoryStore('no storage here', () => 1);
  const trail = ['read up on', 'second'];
  const games = createOpenGames({
    store: Promise.resolve<GameStore>(kept),
    createEngine: () => Promise.resolve(engine),
    onEnded: () => undefined,
    isOnTrail: (id) => trail.includes(id),
    pace: () => ({ glide: 0, natural: false }),
  });
  const play = async (id: string) => {
    games.begin(gameOf({}, { id }));
    const session = await games.open(id);
    if (session) games.leave(session);
    // What was forgotten beside it is gone.
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  const stored = async () => (await kept.listUnfinished()).map(({ id }) => id).sort();
  await play('read up on');
  await play('second');
  expect(await stored()).toEqual(['read up on', 'second']);
  trail.length = 0;
  await play('third');
  expect(await stored()).toEqual(['third']);
  vi.unstubAllGlobals();
});

test('a game that another tab renames while its clock runs goes on here', async () => {
  const kept = createMemoryStore('no storage here', () => 1);
  const games = createOpenGames({
    store: Promise.resolve<GameStore>(kept),
    createEngine: () => Promise.resolve(engine),
    onEnded: () => undefined,
    isOnTrail: () => false,
    pace: () => ({ glide: 0, natural: false }),
  });
  const side = { start: 60_000, increment: 0 };
  games.begin(gameOf({ clock: { white: side, black: side } }));
  const changed = vi.fn();
  const session = await games.open('game-1', { changed });
  if (!session) throw new Error('the game was not opened');
  await session.play('lblc');
  await new Promise((resolve) => setTimeout(resolve, 20));
  await kept.relabel('game-1', { name: 'Sunday' });
  const otherTab = new BroadcastChannel('fortyone games');
  otherTab.postMessage('game-1');
  await vi.waitFor(() => expect(changed).toHaveBeenCalled());
  otherTab.close();
  games.leave(session);
  const again = await games.open('game-1');
  await settled();
  expect(again?.view.superseded).toBe(false);
  expect(again?.view.record.name).toBe('Sunday');
  expect(again?.view.moves).toHaveLength(1);
});
