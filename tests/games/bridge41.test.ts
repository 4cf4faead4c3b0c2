// Moves of TheBridge41 counted from its start.
import { expect, test } from 'vitest';
import { bridge41 } from '../../src/games/bridge41';
import { perft } from '../../src/rules/move';

test('perft from the start position', () => {
  const rules = bridge41.rules({});
  const position = rules.parse(rules.startFen);
  const counts = [1, 2, 3, 4, 5, 6].map((depth) => perft(position, depth));
  expect(counts).toEqual([7, 49, 420, 3598, 37130, 382653]);
});
