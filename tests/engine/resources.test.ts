// What the engine asks of a phone: little memory at the default size of its table, and nothing between questions.
import { afterEach, expect, test, vi } from 'vitest';
import { Engine } from '../../src/engine/engine';
import { FULL_STRENGTH, NO_HANDICAP } from '../../src/engine/levels';
import { Search } from '../../src/engine/search';
import { SearchMemory } from '../../src/engine/tree';
import { DEFAULT_ENGINE_SETTINGS } from '../../src/engine/uci/commands';
import { games } from '../../src/games';
import { readNetwork } from '../support/networks';
import { still } from './support';

const MEGABYTE = 2 ** 20;
const MOST_MEGABYTES = 30;

/** Bytes of all array buffers that can be reached from an object. */
function bufferBytes(from: object): number {
  const buffers = new Set<ArrayBufferLike>();
  const seen = new Set<object>();
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (ArrayBuffer.isView(value)) buffers.add(value.buffer);
    else for (const part of Object.values(value)) visit(part);
  };
  visit(from);
  return [...buffers].reduce((sum, { byteLength }) => sum + byteLength, 0);
}

test.each(games)('$id: a search at the default table size fits into 30 MB', async (game) => {
  const rules = game.rules({});
  const { createEvaluation } = await game.loadEvaluation();
  const memory = new SearchMemory(DEFAULT_ENGINE_SETTINGS.hash);
  const search = new Search(memory, {
    position: rules.parse(rules.startFen),
    evaluation: createEvaluation(rules),
    limits: { nodes: 1000 },
    control: still,
    handicap: NO_HANDICAP,
    lines: 1,
  });
  search.run();
  const bytes = bufferBytes([memory, search]);
  expect(bytes).toBeGreaterThan((DEFAULT_ENGINE_SETTINGS.hash / 2) * MEGABYTE);
  expect(bytes).toBeLessThan(MOST_MEGABYTES * MEGABYTE);
});

afterEach(() => vi.useRealTimers());

test.each(games)('$id: nothing runs on once a question is answered', async (game) => {
  vi.useFakeTimers();
  const engine = new Engine({ control: still, readNetwork, megabytes: 1, random: () => 1 });
  const line = { game: game.id, options: {}, start: game.rules({}).startFen, moves: [] };
  await engine.play({ line, level: FULL_STRENGTH, limits: { nodes: 2000 }, lines: 1 });
  expect(vi.getTimerCount()).toBe(0);
});
