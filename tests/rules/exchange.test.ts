// Static exchange evaluation, by hand-counted captures and against playing the exchange out.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameById } from '../../src/games';
import type { RuleSet } from '../../src/games/game';
import { gridBoard } from '../../src/games/kit/boards';
import { compileArmy } from '../../src/rules/army';
import { ArmyPosition } from '../../src/rules/armyPosition';
import { CELL_STRIDE } from '../../src/rules/board';
import {
  legalMoves,
  moveFrom,
  movePromotion,
  moveTo,
  packMove,
  pseudoLegalMoves,
} from '../../src/rules/move';
import type { Part, PieceKind } from '../../src/rules/pieces';
import { codeOf, type Position } from '../../src/rules/position';
import { BLACK, WHITE } from '../../src/rules/types';
import { anyVariant, playRandomly } from '../support/randomGames';

/** More than all other pieces together. */
const KING = 20_000;

/** Every kind its own worth, so that no two exchanges are alike by chance. */
function worth(rules: RuleSet): Int16Array {
  const values = new Int16Array(32);
  for (const [kind, name] of rules.kinds.entries()) {
    if (!name) continue;
    const value = name.royal ? KING : 100 + 70 * kind;
    values[codeOf(kind, 0)] = value;
    values[codeOf(kind, 1)] = value;
  }
  return values;
}

function capturesOn(position: Position, cell: number): number[] {
  return pseudoLegalMoves(position).filter(
    (move) => moveTo(move) === cell && position.victim(move) !== 0,
  );
}

/** Whether a king captures what is guarded, if only by the other king: kings do not exchange themselves. */
function isKingIntoCapture(position: Position, move: number, values: Int16Array): boolean {
  if (values[position.cells[moveFrom(move)]] !== KING) return false;
  position.make(move);
  const guarded = capturesOn(position, moveTo(move)).length > 0;
  position.unmake();
  return guarded;
}

/**
 * What the side to move wins by capturing on a cell with its cheapest piece for as long as it pays: every result that
 * some order of the equally cheap pieces has, since what they open differs. Not a number where a capture promotes:
 * that is beyond what a static exchange counts. Positions that several orders lead to are played out once (`known`, by
 * their keys): there are a factorial of orders where many pieces of a kind bear on one cell, but few positions.
 */
function exchange(
  position: Position,
  cell: number,
  values: Int16Array,
  known = new Map<string, readonly number[]>(),
): readonly number[] {
  const key = `${position.keyHigh} ${position.keyLow}`;
  const results = known.get(key) ?? playOut(position, cell, values, known);
  known.set(key, results);
  return results;
}

function playOut(
  position: Position,
  cell: number,
  values: Int16Array,
  known: Map<string, readonly number[]>,
): readonly number[] {
  const captures = capturesOn(position, cell).filter(
    (move) => !isKingIntoCapture(position, move, values),
  );
  if (captures.length === 0) return [0];
  if (captures.some((move) => movePromotion(move) !== 0)) return [Number.NaN];
  const price = (move: number): number => values[position.cells[moveFrom(move)]];
  const least = Math.min(...captures.map(price));
  const results = new Set<number>();
  for (const move of captures) {
    if (price(move) !== least) continue;
    const gain = values[position.victim(move)];
    position.make(move);
    for (const one of exchange(position, cell, values, known)) results.add(Math.max(0, gain - one));
    position.unmake();
  }
  return [...results];
}

test('agrees with playing the exchange out, in random games of every variant', () => {
  let losing = 0;
  let compared = 0;
  fc.assert(
    fc.property(anyVariant, fc.integer({ min: 1, max: 0x7fffffff }), ({ game, options }, seed) => {
      const rules = game.rules(options);
      const values = worth(rules);
      playRandomly(rules, seed, 120, (position) => {
        if (!(position instanceof ArmyPosition) || !position.hasKing(0)) return;
        for (const move of legalMoves(position)) {
          const gain = values[position.victim(move)];
          if (gain === 0 || movePromotion(move) !== 0) continue;
          const claimed = position.losesExchange(move, values);
          const cell = moveTo(move);
          position.make(move);
          const lost = exchange(position, cell, values);
          position.unmake();
          if (lost.some(Number.isNaN)) continue;
          expect(
            lost.map((one) => gain < one),
            `${rules.format(position)} ${rules.formatMove(position, move)}`,
          ).toContain(claimed);
          compared++;
          if (claimed) losing++;
        }
      });
    }),
    { numRuns: 60 },
  );
  expect(losing).toBeGreaterThan(0);
  expect(compared).toBeGreaterThan(losing);
});

function loses(id: string, text: string, move: string): boolean {
  const rules = gameById(id)?.rules({});
  if (!rules) throw new Error(`no game ${id}`);
  const position = rules.parse(text);
  return position.losesExchange(rules.parseMove(position, move), worth(rules));
}

test('a free piece is won, a pawn guarded by a knight costs the rook', () => {
  expect(loses('bridge41', '4k/5/5/5/**1**/p4/5/R4/4K w m 0 0', 'LbLd')).toBe(false);
  expect(loses('bridge41', '4k/5/5/5/**1**/p4/2n2/R4/4K w m 0 0', 'LbLd')).toBe(true);
});

test('a rook behind its friend guards across the lane that gives way', () => {
  expect(loses('fastlane', '4k2r/8/7p/8/7p/8/8/4K2R w - 0 0', 'h1h4')).toBe(true);
  expect(loses('fastlane', '4k3/8/7p/8/7p/8/8/4K2R w - 0 0', 'h1h4')).toBe(false);
});

/** Captures c3 on a board of five by five with a rook's worth; a like piece backs it up. Upper case is White's. */
function losesOnGrid(
  part: Part,
  cells: Readonly<Record<string, 'R' | 'P' | 'p' | 'q'>>,
  from: string,
) {
  const board = gridBoard(5, 5);
  const kinds = ['P', 'R', 'Q'].map(
    (letter): PieceKind => ({ letter, name: letter, parts: [part] }),
  );
  const terrain = { exists: () => true, forward: [1, -1] as const, kinds: [null, ...kinds] };
  const at = (name: string): number => board.cellNamed(name) ?? Number.NaN;
  const placed = new Uint8Array(CELL_STRIDE);
  for (const [name, letter] of Object.entries(cells)) {
    const kind = 1 + 'PRQ'.indexOf(letter.toUpperCase());
    placed[at(name)] = codeOf(kind, letter === letter.toUpperCase() ? WHITE : BLACK);
  }
  const position = new ArmyPosition(
    compileArmy({ board, terrains: [terrain], halfmoveLimit: 100 }),
    { cells: placed, terrain: 0, rights: 0, side: WHITE, halfmoveClock: 0, ply: 0 },
  );
  const values = new Int16Array(32);
  for (const [index, value] of [100, 300, 900].entries())
    for (const colour of [WHITE, BLACK] as const) values[codeOf(index + 1, colour)] = value;
  return position.losesExchange(packMove(at(from), at('c3')), values);
}

const ORTHOGONALS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

// Wherever the cheap attacker stands among them, a search that stops at the first attacker would take the dear one to be all.
test.each([
  ['c4', 'd3'],
  ['d3', 'c4'],
  ['c2', 'd3'],
  ['d3', 'c2'],
])('by steps, the cheapest attacker on %s takes back before the dear one on %s', (cheap, dear) => {
  const steps: Part = { type: 'leap', offsets: ORTHOGONALS, mode: 'both' };
  const backup = ['c2', 'c4'].find((name) => name !== cheap && name !== dear) ?? '';
  const cells = { b3: 'R', c3: 'p', [backup]: 'R', [dear]: 'q' } as const;
  expect(losesOnGrid(steps, { ...cells, [cheap]: 'p' }, 'b3')).toBe(true);
  // The dear one alone would be lost for the rook.
  expect(losesOnGrid(steps, cells, 'b3')).toBe(false);
});

test.each([
  ['c5', 'e3'],
  ['e3', 'c5'],
  ['c1', 'e3'],
  ['e3', 'c1'],
])('by slides, the cheapest attacker on %s takes back before the dear one on %s', (cheap, dear) => {
  const slides: Part = { type: 'slide', directions: ORTHOGONALS, mode: 'both' };
  const backup = ['c1', 'c5'].find((name) => name !== cheap && name !== dear) ?? '';
  const cells = { a3: 'R', c3: 'p', [backup]: 'R', [dear]: 'q' } as const;
  expect(losesOnGrid(slides, { ...cells, [cheap]: 'p' }, 'a3')).toBe(true);
  expect(losesOnGrid(slides, cells, 'a3')).toBe(false);
});
