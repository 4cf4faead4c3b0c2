// What cells are called aloud: the square and what stands on it.

import { pieceName } from '../games/alphabet';
import type { RuleSet } from '../games/game';
import { textsOf } from '../language/texts';
import { type Board, wholeName } from '../rules/board';
import { losesMover } from '../rules/effects';
import type { BoardState, MoveOption } from '../session/types';
import { itemAt } from '../util/items';

const texts = textsOf('board');

/** `lb, white pawn`, `e2-e3, empty`; targets of the selected piece add what they are. */
export function cellName(
  rules: RuleSet,
  state: BoardState,
  cell: number,
  targets: ReadonlyMap<number, readonly MoveOption[]>,
): string {
  const code = itemAt(state.cells, cell);
  const missing = rules.exists(state.terrain, cell) ? null : rules.drawing.missing?.();
  const bare = missing ?? texts.empty;
  const holds = code === 0 ? bare : pieceName(rules, code);
  const options = targets.get(cell);
  return texts.cell([
    wholeName(rules.board, cell),
    holds,
    ...(state.checkedKing === cell ? [texts.inCheck] : []),
    ...(options ? [options.some(isCapture) ? texts.legalCapture : texts.legalMove] : []),
    ...(options?.some(({ effects }) => losesMover(effects)) ? [texts.losesPiece] : []),
  ]);
}

/** What else there is to say of a cell for those who cannot see it, such as how its name is said; or null. */
export const cellDescription = (
  { drawing }: RuleSet,
  { terrain }: BoardState,
  cell: number,
): string | null => drawing.cellDescription?.(cell, terrain) ?? null;

/**
 * A text for listening: cells whose written names sound alike are called by their spoken ones; `isSpelled` where letters of all
 * cells are said as words, as radio operators do.
 */
export function spokenText({ board, drawing }: RuleSet, text: string, isSpelled = false): string {
  const spokenNames = drawing.spokenNames?.();
  if (!spokenNames && !isSpelled) return text;
  const names = isSpelled ? writtenNames(board) : [...(spokenNames?.keys() ?? [])];
  return text.replace(namesPattern(names), (name, at: number) => {
    if (texts.isWord(name, text.slice(0, at), text.slice(at + name.length))) return name;
    const spoken = spokenNames?.get(name) ?? name;
    return isSpelled ? spelledText(spoken) : spoken;
  });
}

/** The written names of all cells, in full and square by square. */
const writtenNames = (board: Board): string[] => [
  ...board.cells.map(({ index }) => wholeName(board, index)),
  ...board.squares.map(({ name }) => name),
];

/** Finds names that stand by themselves, the longest where one begins with another. */
function namesPattern(names: readonly string[]): RegExp {
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  const escaped = longestFirst.map((name) => name.replace(/[()]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\d_-])(?:${escaped.join('|')})(?![\\p{L}\\d_-])`, 'gu');
}

/** "delta 4" for "d4", "outer left alfa" for "outer left a". */
function spelledText(name: string): string {
  const words: Readonly<Record<string, string>> = texts.letters;
  return name.replace(/\b([a-z])(\d?)(?![a-z])/gi, (_, letter: string, digit: string) =>
    [words[letter.toLowerCase()] ?? letter, digit].filter(Boolean).join(' '),
  );
}

/** Whether an option takes anything. */
export const isCapture = (option: MoveOption): boolean => option.effects.captured.length > 0;
