// 40 Bridges against a plain restatement of its rules over lattice points, in random positions: crowded ones too,
// which games seldom reach.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legalMoves } from '../../src/rules/move';
import { discs, rules, scene } from './bridges40Scene';

const names = rules.board.cells.map(({ name }) => name);
const FILES = 'abcdefghi';

/** The cell some files and ranks away; undefined off the board. */
function away(name: string, files: number, ranks: number): string | undefined {
  const to = `${FILES[FILES.indexOf(name[0]) + files]}${Number(name[1]) + ranks}`;
  return names.includes(to) ? to : undefined;
}

/** The eight sides of a cell. */
const SIDES = [-2, 0, 2]
  .flatMap((x) => [-2, 0, 2].map((y) => [x, y]))
  .filter(([x, y]) => x !== 0 || y !== 0)
  .map(([x, y]) => (x !== 0 && y !== 0 ? [x / 2, y / 2] : [x, y]));

type Discs = ReadonlyMap<string, 'w' | 'b'>;

const hostile = (on: Discs, cell: string, by: 'w' | 'b'): number =>
  SIDES.filter(([x, y]) => on.get(away(cell, x, y) ?? '') === by).length;

function modelMoves(on: Discs, mover: 'w' | 'b'): string[] {
  const moves = names.flatMap((from) => {
    if (on.get(from) !== mover) return [];
    return SIDES.flatMap(([x, y]) => {
      const next = away(from, x, y);
      const beyond = away(from, 2 * x, 2 * y);
      if (next && !on.has(next)) return x === 0 || y === 0 ? [from + next] : [];
      if (next && on.get(next) === mover && beyond && !on.has(beyond)) return [from + beyond];
      return [];
    });
  });
  return moves.length > 0 ? moves : ['pass'];
}

function modelResult(on: Discs, mover: 'w' | 'b', move: string): Discs {
  const after = new Map(on);
  if (move === 'pass') return after;
  const to = move.slice(2);
  after.delete(move.slice(0, 2));
  after.set(to, mover);
  if (to === (mover === 'w' ? 'i9' : 'a1')) return after;
  const enemy = mover === 'w' ? 'b' : 'w';
  const falls = names.filter(
    (cell) => after.get(cell) === enemy && hostile(after, cell, mover) >= 3,
  );
  for (const cell of falls) after.delete(cell);
  if (falls.length === 0 && hostile(after, to, enemy) >= 3) after.delete(to);
  return after;
}

const positions = fc
  .tuple(
    fc.integer({ min: 1, max: 6 }).chain((empties) =>
      fc.array(fc.constantFrom('w', 'b', ...new Array<'-'>(empties).fill('-')), {
        minLength: names.length,
        maxLength: names.length,
      }),
    ),
    fc.constantFrom('w' as const, 'b' as const),
  )
  .map(([contents, side]) => {
    const on = new Map<string, 'w' | 'b'>();
    for (const [index, content] of contents.entries()) {
      if (content === 'w' || content === 'b') on.set(names[index], content);
    }
    // Texts in which both have reached the far corner are refused.
    if (on.get('i9') === 'w' && on.get('a1') === 'b') on.delete('a1');
    const held = (colour: 'w' | 'b') => names.filter((name) => on.get(name) === colour).join(' ');
    return { on, side, position: scene({ white: held('w'), black: held('b'), side }) };
  });

test('moves and what they remove are those of the restated rules', () => {
  fc.assert(
    fc.property(positions, ({ on, side, position }) => {
      const moves = legalMoves(position);
      const texts = moves.map((move) => rules.formatMove(position, move));
      expect([...texts].sort()).toEqual(modelMoves(on, side).sort());
      for (const [index, move] of moves.entries()) {
        const after = modelResult(on, side, texts[index]);
        const held = (colour: 'w' | 'b') =>
          names.filter((name) => after.get(name) === colour).join(' ');
        position.make(move);
        expect(discs(position)).toEqual({ white: held('w'), black: held('b') });
        position.unmake();
      }
    }),
    { numRuns: 300 },
  );
});

test('a victim is foretold exactly where an enemy falls, and noisy moves are those and the corner', () => {
  fc.assert(
    fc.property(positions, ({ side, position }) => {
      const enemy = side === 'w' ? 3 : 2;
      const goal = rules.board.cellNamed(side === 'w' ? 'i9' : 'a1');
      const enemies = () => position.cells.filter((code) => code === enemy).length;
      const before = enemies();
      const noisy = legalMoves(position).filter((move) => {
        const victim = position.victim(move);
        position.make(move);
        const falls = enemies() < before;
        const corner = goal !== undefined && position.cells[goal] === (enemy ^ 1);
        position.unmake();
        expect(victim).toBe(falls ? enemy : 0);
        return falls || (corner && position.cells[goal] !== (enemy ^ 1));
      });
      const buffer = new Int32Array(512);
      const listed = [...buffer.subarray(0, position.generateNoisy(buffer, 0))];
      expect(listed).toEqual(noisy);
    }),
    { numRuns: 300 },
  );
});
