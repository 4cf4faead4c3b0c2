// Opening analyses by id: one that was just begun, one that is stored, and what lives on when it cannot be saved.
import { expect, test, vi } from 'vitest';
import type { AnalysisState } from '../../../src/engine/analyst';
import { refuse } from '../../../src/input/input';
import { analysisOfGame, newAnalysis } from '../../../src/storage/analysisRecord';
import type { GameStore } from '../../../src/storage/gameStore';
import { createMemoryStore } from '../../../src/storage/rowStore';
import type { CreateAnalyst } from '../../../src/ui/sessions/analysisSource';
import { createOpenAnalyses } from '../../../src/ui/sessions/openers';
import { gameOf } from '../../session/fakes';

const idle: AnalysisState = { kind: 'idle' };
const noAnalyst: CreateAnalyst = () => ({
  state: idle,
  show: () => undefined,
  stop: () => undefined,
  solve: () => Promise.resolve('failed'),
});

function setUp() {
  const store = Promise.resolve<GameStore>(createMemoryStore('no storage here', () => 1));
  const opening = createOpenAnalyses({ store, loadAnalyst: () => Promise.resolve(noAnalyst) });
  const game = gameOf({}, { moves: ['lblc', 'lylx'] });
  const record = newAnalysis(analysisOfGame(game, 1), 'mine', 5);
  return { store, opening, record };
}

test('an analysis just begun is saved when it is opened, and found again by its id', async () => {
  const { opening, record } = setUp();
  opening.begin(record);
  const session = await opening.open('mine');
  expect(session?.view.record.path).toEqual(['lblc']);
  await session?.forward();
  if (session) opening.leave(session);
  const again = await opening.open('mine');
  expect(again).not.toBe(session);
  expect(again?.view.record.path).toEqual(['lblc', 'lylx']);
});

test('an address of nothing opens nothing', async () => {
  expect(await setUp().opening.open('other')).toBeNull();
});

test('an analysis that cannot be saved is more than the device has, and lives on after it was left', async () => {
  const { store, opening, record } = setUp();
  const analyses = await (await store).openAnalyses();
  vi.spyOn(analyses, 'save').mockRejectedValue(refuse('asSaid', 'no room'));
  vi.spyOn(await store, 'openAnalyses').mockResolvedValue(analyses);
  opening.begin(record);
  const session = await opening.open('mine');
  await session?.forward();
  if (session) opening.leave(session);
  expect(opening.hasUnsavedChanges()).toBe(true);
  expect(await opening.open('mine')).toBe(session);
});

test('an analysis that another tab changed from a list is opened again before it goes on, and loses nothing', async () => {
  const { store, opening, record } = setUp();
  opening.begin(record);
  const analyses = await (await store).openAnalyses();
  const changed = vi.fn();
  const session = await opening.open('mine', { changed });
  await vi.waitFor(async () => expect(await analyses.load('mine')).not.toBeNull());

  const elsewhere = createOpenAnalyses({ store, loadAnalyst: () => Promise.resolve(noAnalyst) });
  await analyses.relabel('mine', { name: 'Trap' });
  elsewhere.announce('mine');
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
  if (session) opening.leave(session);
  const again = await opening.open('mine');
  await again?.forward();
  expect(again?.view).toMatchObject({ superseded: false, unsaved: false });
  expect((await analyses.load('mine'))?.record).toMatchObject({
    ...{ name: 'Trap', path: ['lblc', 'lylx'] },
  });
});
