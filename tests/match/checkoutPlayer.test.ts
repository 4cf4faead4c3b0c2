// A checkout of this project as a player in the match's own process.
import { expect, test } from 'vitest';
import { rulesOf } from '../engine/support';
import { checkoutPlayer } from './checkoutPlayer';

test('it plays on from what was played before, the same move again in a new game', async () => {
  const rules = rulesOf('cuarenta');
  const { game, options } = rules;
  const player = await checkoutPlayer('here', '.', { game, options }, 'nodes 500');
  const position = rules.parse(rules.startText);
  const line = { game, options, start: rules.startText };
  const first = await player.choose({ ...line, moves: [] }, rules, position);
  position.make(rules.parseMove(position, first.move));
  const reply = await player.choose({ ...line, moves: [first.move] }, rules, position);
  expect(() => rules.parseMove(position, reply.move)).not.toThrow();
  await player.newGame();
  const again = await player.choose({ ...line, moves: [] }, rules, rules.parse(rules.startText));
  expect(again).toEqual(first);
});

test('it refuses to play by the clock', async () => {
  const wanted = { game: 'cuarenta', options: {} };
  await expect(checkoutPlayer('here', '.', wanted, 'movetime 100')).rejects.toThrow(RangeError);
});
