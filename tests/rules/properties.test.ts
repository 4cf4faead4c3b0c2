// Properties that hold in every position of every game under every variant.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ArmyPosition } from '../../src/rules/armyPosition';
import { LIST_STRIDE } from '../../src/rules/armyState';
import {
  legalMoves,
  MAX_MOVES,
  moveFrom,
  movePromotion,
  moveTag,
  moveTo,
  pseudoLegalMoves,
  TAG_CASTLE,
  TAG_CHOICE,
  TAG_NORMAL,
  TAG_PASS,
} from '../../src/rules/move';
import type { Position } from '../../src/rules/position';
import { opposite } from '../../src/rules/types';
import { mirrorCell, mirrorText } from '../support/mirror';
import { anyVariant, playRandomly } from '../support/randomGames';

const seeds = fc.integer({ min: 1, max: 0x7fffffff });
const RUNS = { numRuns: 60 };

/** Rules data, and buffers whose left-over contents mean nothing between calls. */
const NOT_STATE = new Set([
  'rules',
  'tables',
  'board',
  'weights',
  'undo',
  'scratch',
  'stamps',
  'stamp',
  'pressed',
]);
/** Known only once asked; inCheck is compared instead. */
const LAZY = 'checked';

/** All state of a position as text; piece lists only as far as they are in use. */
function everything(position: Position): string {
  const state = Object.entries(position).filter(([name]) => !NOT_STATE.has(name) && name !== LAZY);
  const shown = state.map(([name, value]) => {
    if (!ArrayBuffer.isView(value)) return [name, value];
    return [name, ...inUse(position, name, new Uint8Array(value.buffer))];
  });
  return JSON.stringify([...shown, position.inCheck()]);
}

function inUse(position: Position, name: string, bytes: Uint8Array): number[] {
  if (!(position instanceof ArmyPosition)) return [...bytes];
  if (name === 'slots') return [...bytes].filter((_, cell) => position.cells[cell] !== 0);
  if (name !== 'pieces') return [...bytes];
  return [0, 1].flatMap((colour) => [
    ...bytes.slice(colour * LIST_STRIDE, colour * LIST_STRIDE + position.counts[colour]),
  ]);
}

/** Legal moves with their cells mapped; passes and choices have none. */
const moveSet = (position: Position, map: (cell: number) => number): string[] =>
  legalMoves(position)
    .map((move) => {
      const tag = moveTag(move);
      if (tag === TAG_PASS || tag === TAG_CHOICE) return `${tag}:${moveTo(move)}`;
      return `${tag}:${map(moveFrom(move))}-${map(moveTo(move))}-${movePromotion(move)}`;
    })
    .sort();

describe('in random games', () => {
  test('make and unmake restore every byte', () => {
    fc.assert(
      fc.property(anyVariant, seeds, ({ game, options }, seed) => {
        playRandomly(game.rules(options), seed, 120, (position) => {
          const before = everything(position);
          for (const move of legalMoves(position)) {
            position.make(move);
            position.unmake();
            expect(everything(position)).toBe(before);
          }
        });
      }),
      { numRuns: 30 },
    );
  });

  test('whole games unwind to where they began', () => {
    fc.assert(
      fc.property(anyVariant, seeds, ({ game, options }, seed) => {
        const rules = game.rules(options);
        const fresh = everything(rules.parse(rules.startFen));
        const position = playRandomly(rules, seed, 300, () => undefined);
        while (position.ply > 0) position.unmake();
        expect(everything(position)).toBe(fresh);
      }),
      RUNS,
    );
  });

  test('text round-trips, and the incremental key equals the key from scratch', () => {
    fc.assert(
      fc.property(anyVariant, seeds, ({ game, options }, seed) => {
        const rules = game.rules(options);
        playRandomly(rules, seed, 200, (position) => {
          const text = rules.format(position);
          const again = rules.parse(text);
          expect(rules.format(again)).toBe(text);
          expect([again.keyHigh, again.keyLow]).toEqual([position.keyHigh, position.keyLow]);
        });
      }),
      RUNS,
    );
  });

  test('the colour-mirrored position has the mirrored moves and check', () => {
    fc.assert(
      fc.property(anyVariant, seeds, ({ game, options }, seed) => {
        const rules = game.rules(options);
        playRandomly(rules, seed, 150, (position) => {
          const mirrored = rules.parse(mirrorText(rules, rules.format(position)));
          const map = (cell: number) => mirrorCell(rules, cell);
          expect(moveSet(mirrored, (cell) => cell)).toEqual(moveSet(position, map));
          expect(mirrored.inCheck()).toBe(position.inCheck());
        });
      }),
      RUNS,
    );
  });

  test('exactly the moves that leave the own king unattacked are legal', () => {
    fc.assert(
      fc.property(anyVariant, seeds, ({ game, options }, seed) => {
        playRandomly(game.rules(options), seed, 150, (position) => {
          if (!(position instanceof ArmyPosition)) return;
          const mover = position.side;
          if (!position.hasKing(mover)) return;
          for (const move of pseudoLegalMoves(position)) {
            const castles = moveTag(move) === TAG_CASTLE;
            const claimed = position.isLegal(move);
            position.make(move);
            const safe = !position.isAttacked(position.kings[mover], opposite(mover));
            position.unmake();
            if (castles) expect(claimed && !safe).toBe(false);
            else expect(claimed).toBe(safe);
          }
        });
      }),
      RUNS,
    );
  });

  test('no move is listed twice, and every move text leads back to its move', () => {
    fc.assert(
      fc.property(anyVariant, seeds, ({ game, options }, seed) => {
        const rules = game.rules(options);
        playRandomly(rules, seed, 80, (position) => {
          const moves = legalMoves(position);
          const texts = moves.map((move) => rules.formatMove(position, move));
          expect(new Set(texts).size).toBe(texts.length);
          if (moves.length > 0) expect(rules.parseMove(position, texts[0])).toBe(moves[0]);
        });
      }),
      { numRuns: 30 },
    );
  });

  test('noisy moves are exactly the captures, promotions and wins at once among all moves', () => {
    fc.assert(
      fc.property(anyVariant, seeds, ({ game, options }, seed) => {
        playRandomly(game.rules(options), seed, 150, (position) => {
          const buffer = new Int32Array(MAX_MOVES);
          const all = pseudoLegalMoves(position);
          const noisy = [...buffer.subarray(0, position.generateNoisy(buffer, 0))];
          const loud = all.filter(
            (move) =>
              position.victim(move) !== 0 || movePromotion(move) !== 0 || position.winsAtOnce(move),
          );
          expect(noisy.sort()).toEqual(loud.sort());
        });
      }),
      RUNS,
    );
  });

  test('an ordinary move gives check exactly when the other side then stands in check', () => {
    fc.assert(
      fc.property(anyVariant, seeds, ({ game, options }, seed) => {
        playRandomly(game.rules(options), seed, 150, (position) => {
          for (const move of legalMoves(position)) {
            if (moveTag(move) !== TAG_NORMAL) continue;
            const claimed = position.givesCheck(move);
            position.make(move);
            expect(position.inCheck()).toBe(claimed);
            position.unmake();
          }
        });
      }),
      { numRuns: 30 },
    );
  });

  test('a king is cornered exactly when he has steps and an attacker guards each of them', () => {
    let cornered = 0;
    fc.assert(
      fc.property(anyVariant, seeds, ({ game, options }, seed) => {
        playRandomly(game.rules(options), seed, 150, (position) => {
          if (!(position instanceof ArmyPosition)) return;
          const king = position.kings[position.side];
          const steps = pseudoLegalMoves(position).filter(
            (move) => moveFrom(move) === king && moveTag(move) === TAG_NORMAL,
          );
          const isGuarded = steps.length > 0 && !steps.some((move) => position.isLegal(move));
          expect(position.isCornered()).toBe(isGuarded);
          if (isGuarded) cornered++;
        });
      }),
      RUNS,
    );
    expect(cornered).toBeGreaterThan(0);
  });

  test('every game ends', () => {
    fc.assert(
      fc.property(anyVariant, seeds, ({ game, options }, seed) => {
        const end = playRandomly(game.rules(options), seed, 6000, () => undefined).outcome();
        expect(end).not.toBeNull();
      }),
      { numRuns: 40 },
    );
  });
});
