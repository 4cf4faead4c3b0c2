// Promotions in a match against a rival that lacks some of the game's pieces.
import { expect, test } from 'vitest';
import { rulesOf } from '../../engine/support';
import { withoutPieces } from './knownPieces';
import type { Player } from './players';

const START =
  '*k*1*1*1*/1*1*P*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*K*1* w - 0 0';

const choosing = (move: string): Player => ({
  name: 'one move',
  newGame: async () => undefined,
  choose: async () => ({ move, score: 7 }),
  close: () => undefined,
});

test.each([
  ['a frog, which the rival lacks', 'e8f9f', 'e8f9v'],
  ['another piece', 'e8f9b', 'e8f9b'],
  ['no promotion', 'e8f9', 'e8f9'],
  ["a king's move", 'f1e2', 'f1e2'],
])('%s', async (_what, chosen, played) => {
  const rules = rulesOf('cuarenta');
  const position = rules.parse(START);
  const values = new Int16Array(32);
  for (const [piece, value] of [
    ['bishop', 200],
    ['vao', 300],
    ['frog', 900],
  ] as const) {
    values[rules.kinds.findIndex((kind) => kind?.name === piece) << 1] = value;
  }
  const player = withoutPieces(choosing(chosen), 'f', values);
  const line = { game: rules.game, options: rules.options, start: START, moves: [] };
  expect(await player.choose(line, rules, position)).toEqual({ move: played, score: 7 });
});
