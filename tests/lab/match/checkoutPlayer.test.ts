// A checkout of this project as a player in the match's own process.
import { expect, test } from 'vitest';
import { rulesOf } from '../../engine/support';
import { checkoutPlayer } from './checkoutPlayer';

test('it plays on from what was played before, the same move again in a new game', async () => {
  const rules = rulesOf('cuarenta');
  const { game, options } = rules;
  const player = await checkoutPlayer('here', '.', { game, options }, 'nodes 500');
  const position = rules.parse(rules.startFen);
  const line = { game, options, start: rules.startFen };
  const first = await player.choose({ ...line, moves: [] }, rules, position);
  position.make(rules.parseMove(position, first.move));
  const reply = await player.choose({ ...line, moves: [first.move] }, rules, position);
  expect(() => rules.parseMove(position, reply.move)).not.toThrow();
  await player.newGame();
  const again = await player.choose({ ...line, moves: [] }, rules, rules.parse(rules.startFen));
  expect(again).toEqual(first);
});

test('its clock runs by what it judges: the same game takes the same time', async () => {
  const rules = rulesOf('cuarenta');
  const { game, options } = rules;
  const player = await checkoutPlayer('here', '.', { game, options }, 'clock 300+2');
  const moves: string[][] = [[], []];
  for (const played of moves) {
    await player.newGame();
    const position = rules.parse(rules.startFen);
    while (played.length < 12) {
      const line = { game, options, start: rules.startFen, moves: played };
      const { move } = await player.choose(line, rules, position);
      position.make(rules.parseMove(position, move));
      played.push(move);
    }
  }
  expect(moves[1]).toEqual(moves[0]);
});

test('it refuses to play by a clock that it does not have', async () => {
  const wanted = { game: 'cuarenta', options: {} };
  for (const limits of ['movetime 100', 'nodes 0', 'clock 100', 'nodes many']) {
    await expect(checkoutPlayer('here', '.', wanted, limits)).rejects.toThrow(RangeError);
  }
});
