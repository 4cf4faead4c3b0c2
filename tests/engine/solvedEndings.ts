// Endings solved for tests, and all positions of their pieces.
import { Tablebase } from '../../src/engine/endings/library';
import type { RuleSet } from '../../src/games/game';
import { legalMoves } from '../../src/rules/move';
import { codeOf, type Position } from '../../src/rules/position';
import { BLACK, type Colour, WHITE } from '../../src/rules/types';
import { still } from './support';

/** Piece codes of letters, upper case for White. */
const codesIn = ({ kinds }: RuleSet, letters: string): number[] =>
  [...letters].map((letter) => {
    const kind = kinds.findIndex((one) => one?.letter === letter.toUpperCase());
    return codeOf(kind, letter === letter.toUpperCase() ? WHITE : BLACK);
  });

const libraries = new Map<string, Tablebase>();

/** A position of these pieces. */
export function anyOf(rules: RuleSet, letters: string): Position {
  const position = rules.parse(rules.startFen);
  const [terrain = 0] = rules.endingTerrains;
  position.arrange(codesIn(rules, letters), existing(rules, terrain), WHITE, terrain);
  return position;
}

/** A library that has solved the ending of these pieces (letters, upper case for White) and all it can turn into. */
export async function solved(rules: RuleSet, letters: string): Promise<Tablebase> {
  const key = JSON.stringify([rules.game, rules.options, letters]);
  const known = libraries.get(key);
  if (known) return known;
  const library = new Tablebase(rules);
  libraries.set(key, library);
  await library.prepare(anyOf(rules, letters), still);
  return library;
}

const existing = ({ board, exists }: RuleSet, terrain: number): number[] =>
  board.cells.map(({ index }) => index).filter((cell) => exists(terrain, cell));

/** Shows every `step`th position of these pieces that can be, with either side to move. */
export function walk(
  rules: RuleSet,
  letters: string,
  step: number,
  visit: (at: Position) => void,
): void {
  const codes = codesIn(rules, letters);
  const position = rules.parse(rules.startFen);
  for (const terrain of rules.endingTerrains) {
    const cells = existing(rules, terrain);
    for (let number = 0; number < cells.length ** codes.length; number += step) {
      let rest = number;
      const at = codes.map(() => {
        const cell = cells[rest % cells.length];
        rest = Math.floor(rest / cells.length);
        return cell;
      });
      if (new Set(at).size < at.length) continue;
      for (const side of [WHITE, BLACK] as const) {
        position.arrange(codes, at, (1 - side) as Colour, terrain);
        if (position.inCheck()) continue;
        position.arrange(codes, at, side, terrain);
        visit(position);
      }
    }
  }
}

/** The value of a position by what its moves lead to: plies + 1 if won, negative if lost. */
export function valueByMoves(library: Tablebase, position: Position): number {
  const outcome = position.outcome();
  if (outcome) return outcome.winner === null ? 0 : outcome.winner === position.side ? 1 : -1;
  const after = legalMoves(position).map((move) => {
    position.make(move);
    const over = position.outcome();
    const value = over
      ? Number(over.winner === position.side) - Number(over.winner === 1 - position.side)
      : (library.valueOf(position) ?? Number.NaN);
    position.unmake();
    return value;
  });
  const lost = after.filter((value) => value < 0);
  if (lost.length > 0) return 1 - Math.max(...lost);
  return after.every((value) => value > 0) ? -1 - Math.max(...after) : 0;
}
