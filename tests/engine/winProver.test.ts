// Proofs of forced wins: what is proven, an exhaustive search bears out; what is not within the bound is left open.
import { describe, expect, it, test, vi } from 'vitest';
import { Engine } from '../../src/engine/engine';
import type { SearchControl } from '../../src/engine/limits';
import { proveWin, WinProver } from '../../src/engine/winProver';
import { games } from '../../src/games';
import { legalMoves } from '../../src/rules/move';
import type { Position } from '../../src/rules/position';
import type { Colour } from '../../src/rules/types';
import { losAlamos } from '../proofGames/losalamos';
import { ForcedWin } from '../support/forcedWin';
import { readNetwork } from '../support/networks';
import { readForcedWins } from './forcedWins/file';
import { still } from './support';

/** Positions that a proof may cost. */
const NODES = 3000;
/** Plies of the longest proofs that the exhaustive search follows. */
const MAX_CHECKED_PLIES = 4;

/** Whether the winner wins in so many own moves against every answer of the side to move. */
const isWonIn = (position: Position, winner: Colour, moves: number): boolean =>
  legalMoves(position).every((answer) => {
    position.make(answer);
    const end = position.outcome();
    const isWon = end
      ? end.winner === winner
      : position.side === winner && new ForcedWin(position).shortest(moves) !== null;
    position.unmake();
    return isWon;
  });

describe.each(games.filter(({ id }) => readForcedWins(id).length > 0))('$id', (game) => {
  const [, { options, text }] = readForcedWins(game.id);

  it('of a win in three moves a move is proven, and neither it nor its length is denied by an exhaustive search', () => {
    const position = game.rules(options).parse(text);
    const winner = position.side;
    let proven = 0;
    for (const move of legalMoves(position)) {
      position.make(move);
      const first = new WinProver(position, winner, NODES).prove();
      const found = proveWin(position, winner, NODES);
      expect(found === null).toBe(first === null);
      if (first && found) {
        proven++;
        expect(found.moves).toBeLessThanOrEqual(first.moves);
        if (found.plies > 0 && found.plies <= MAX_CHECKED_PLIES)
          expect(isWonIn(position, winner, found.moves)).toBe(true);
      }
      position.unmake();
    }
    expect(proven).toBeGreaterThan(0);
    expect(game.rules(options).format(position)).toBe(text);
  });

  it('nothing is proven at the start of a game, and the bound holds', () => {
    const rules = game.rules({});
    const position = rules.parse(rules.startFen);
    const prover = new WinProver(position, position.side, 500);
    expect(prover.prove()).toBeNull();
    expect(prover.nodes).toBeLessThan(700);
    expect(rules.format(position)).toBe(rules.startFen);
  });
});

const rules = losAlamos.rules({});
const proof = (text: string, ...moves: string[]) => {
  const position = rules.parse(text);
  const winner = position.side;
  for (const move of moves) position.make(rules.parseMove(position, move));
  return proveWin(position, winner, NODES);
};

test('a win that the quiet-move limit would cut off is none', () => {
  const { halfmoveLimit } = rules;
  const kept = (quiet: number) => proof(`k5/6/1K4/6/6/5R w ${quiet} 0`, 'f1f5');
  expect(kept(0)).toEqual({ plies: 2, moves: 1 });
  expect(kept(halfmoveLimit - 3)).toEqual({ plies: 2, moves: 1 });
  expect(kept(halfmoveLimit - 2)).toBeNull();
});

test('a stalemate is no win, and a mate on the board is one', () => {
  expect(proof('k5/6/1K4/6/6/5R w 0 0', 'f1f5', 'a6b6', 'f5f6')).toEqual({ plies: 0, moves: 0 });
  expect(proof('k5/6/K5/6/6/1R4 w 0 0', 'b1b5')).toBeNull();
});

const engineWith = (control: SearchControl) =>
  new Engine({ control, readNetwork, megabytes: 1, random: () => 1 });

test('the engine proves the last move of a line, the same each time it is asked', async () => {
  const engine = engineWith(still);
  const [game] = games;
  const { options, text } = readForcedWins(game.id)[0];
  const position = game.rules(options).parse(text);
  const answers = [];
  for (const move of legalMoves(position)) {
    const moves = [game.rules(options).formatMove(position, move)];
    const line = { game: game.id, options, start: text, moves };
    const request = { line, nodes: 2000 };
    answers.push(await engine.provenWin(request));
    expect(await engine.provenWin(request)).toBe(answers.at(-1));
  }
  expect(answers).toContain(3);
  expect(answers).toContain(null);
});

test('a proof looks at the clock all along, which tells the page that the engine is not stuck', async () => {
  const now = vi.fn(still.now);
  const [game] = games;
  const { startFen: start } = game.rules({});
  const [move] = legalMoves(game.rules({}).parse(start));
  const moves = [game.rules({}).formatMove(game.rules({}).parse(start), move)];
  const line = { game: game.id, options: {}, start, moves };
  await engineWith({ ...still, now }).provenWin({ line, nodes: 6000 });
  expect(now.mock.calls.length).toBeGreaterThanOrEqual(10);
});
