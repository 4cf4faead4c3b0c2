// What a network learns, on results whose cause is known, and what rounding takes from it.
import { expect, test } from 'vitest';
import {
  createNetwork,
  entriesOf,
  inMirror,
  networkFrom,
  OUTPUT_CENTIPAWNS,
  seenAs,
} from '../../../src/games/kit/network';
import { CELL_BITS } from '../../../src/rules/board';
import { legalMoves } from '../../../src/rules/move';
import type { Position } from '../../../src/rules/position';
import { randomWords } from '../../../src/rules/zobrist';
import { rulesOf } from '../../engine/support';
import { type Example, Learner } from './learner';

const rules = rulesOf('cuarenta');
const seen = seenAs(rules.board);
const images = inMirror(rules.board, 'files');

/** @param flip shows it in the mirror */
function exampleOf({ cells, side }: Position, flip = false): Example {
  const entries = rules.board.cells
    .filter(({ index }) => cells[index] !== 0)
    .map(({ index }) => (cells[index] << CELL_BITS) | index)
    .map((entry) => (flip ? images[entry] : entry));
  const as = (colour: number) => Uint16Array.from(entries, (entry) => seen[colour][entry]);
  return { own: as(side), other: as(1 - side), bucket: 3 };
}

/** Positions of random games, with most of the pieces on the board. */
function* positions(seed: number, count: number): Generator<Position> {
  const random = randomWords(seed);
  for (let i = 0; i < count; i++) {
    const position = rules.parse(rules.startFen);
    for (let ply = (random() >>> 0) % 16; ply >= 0 && !position.outcome(); ply--) {
      const moves = legalMoves(position);
      position.make(moves[(random() >>> 0) % moves.length]);
    }
    yield position;
  }
}

const middle = rules.board.cells.filter(({ squares: [square] }) => {
  const { rank } = rules.board.squares[square];
  return rank >= 3 && rank <= 5;
});

/** What a piece of the side to move on the middle ranks is worth, and one of the other side costs. */
const WORTH = 0.15;
const wanted = ({ cells, side }: Position): number =>
  middle.reduce((sum, { index }) => {
    const code = cells[index];
    if (code === 0) return sum;
    return sum + ((code & 1) === side ? WORTH : -WORTH);
  }, 0);

test('a network learns what is rewarded, and keeps it in integers', () => {
  const learner = new Learner(16, randomWords(1));
  const errorOn = (seed: number): number => {
    let sum = 0;
    for (const position of positions(seed, 200)) {
      sum += (learner.look(exampleOf(position)) - wanted(position)) ** 2;
    }
    return sum / 200;
  };
  const before = errorOn(99);
  for (let batch = 0; batch < 80; batch++) {
    for (const position of positions(batch, 32)) {
      const example = exampleOf(position);
      learner.learn(example, 2 * (learner.look(example) - wanted(position)));
    }
    learner.update(32, 0.005);
  }
  expect(errorOn(99)).toBeLessThan(before / 2);

  const { board } = rules;
  const weights = networkFrom(entriesOf(rules), learner.rounded(entriesOf(rules)));
  const network = createNetwork(board, 'files', weights, rules.parse(rules.startFen).pieceCount);
  for (const position of positions(7, 50)) {
    const [seenOnce, inTheMirror] = [false, true].map((flip) =>
      learner.look(exampleOf(position, flip)),
    );
    const exact = ((seenOnce + inTheMirror) / 2) * OUTPUT_CENTIPAWNS;
    if (position.pieceCount > 24) expect(Math.abs(network.look(position) - exact)).toBeLessThan(20);
  }
});
