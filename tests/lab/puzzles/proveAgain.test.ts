// Puzzles are judged by what the app judges by, networks and all, and one that does not keep its promise is named.
import { expect, test } from 'vitest';
import { games } from '../../../src/games';
import { cuarenta } from '../../../src/games/cuarenta';
import { goalOf, parsePuzzles } from '../../../src/puzzles/puzzle';
import { legalMoves } from '../../../src/rules/move';
import { judgingOf } from '../../support/networks';
import { groundOf } from './ground';
import { whyBroken } from './proveAgain';

test.each(games)('$id is judged by all that its network has learnt', async (game) => {
  const { options, startFen, parse } = game.rules(game.decisiveOptions ?? {});
  const ground = await groundOf(game, options, startFen);
  const strongest = (await judgingOf(game, ground.rules))(1);
  const position = parse(startFen);
  for (let ply = 0; ply < 6; ply++) {
    ground.evaluation.prepare(position);
    const said = ground.evaluation.evaluate(position);
    strongest.prepare(position);
    expect(said).toBe(strongest.evaluate(position));
    const moves = legalMoves(position);
    position.make(moves[ply % moves.length]);
  }
});

test('a puzzle with another move than the best one is named', async () => {
  const gain = parsePuzzles((await cuarenta.loadPuzzles?.())?.default).find(
    ({ themes, moves }) => goalOf(themes) !== 'win' && moves.length === 1,
  );
  expect.assert(gain);
  expect(await whyBroken(cuarenta, gain)).toBeNull();
  const rules = cuarenta.rules(gain.options);
  const position = rules.parse(gain.text);
  const other = legalMoves(position)
    .map((move) => rules.formatMove(position, move))
    .find((move) => move !== gain.moves[0]);
  expect.assert(other);
  expect(await whyBroken(cuarenta, { ...gain, moves: [other] })).toBe(
    `${other} is not the best move`,
  );
});
