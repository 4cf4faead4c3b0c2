// Changes of a draft as texts, as the table hands on what was done on its board or typed; and what screen readers announce of
// them.

import { type Draft, movePiece, putPiece } from '../../editor/draft';
import { pieceName } from '../../games/ruleSet';
import { wholeName } from '../../rules/board';
import type { MoveEffects } from '../../rules/effects';
import { TAG_NORMAL } from '../../rules/move';
import { codeOf, kindOf } from '../../rules/position';
import { BLACK, InputError, WHITE } from '../../rules/types';
import type { MoveOption } from '../../session/types';
import { readWholeText } from '../../util/input';
import { itemAt } from '../../util/items';
import type { TypedMove } from '../table/moveInput';
import type { DraftEditor } from './useDraftEditor';

/** What carrying a piece does besides: whatever stood there is put aside, not captured. */
const NOTHING_ELSE: MoveEffects = {
  moved: [],
  captured: [],
  lost: [],
  became: 0,
  cleared: [],
  arrived: [],
  slid: null,
};

const carryText = (from: number, to: number): string => `carry ${from} ${to}`;
const placeText = (cell: number, code: number): string => `place ${cell} ${code}`;

const cellFrom = ({ cells }: Draft, text: string): number =>
  readWholeText(text, 'cell', 0, cells.length - 1);

/** A piece's code, or 0 for none. */
function codeFrom({ rules: { kinds } }: Draft, text: string): number {
  const code = readWholeText(text, 'piece', 0, codeOf(kinds.length - 1, BLACK));
  if (code === 0 || kinds[kindOf(code)]) return code;
  throw new InputError(`piece is "${text}", which these rules do not have`);
}

/** The draft after such a change. @throws InputError naming what is wrong with any other text */
export function edited(draft: Draft, text: string): Draft {
  const [what, first, second, ...more] = text.split(' ');
  if (first !== undefined && second !== undefined && more.length === 0) {
    if (what === 'carry') return movePiece(draft, cellFrom(draft, first), cellFrom(draft, second));
    if (what === 'place') return putPiece(draft, cellFrom(draft, first), codeFrom(draft, second));
  }
  throw new InputError(`edit is "${text}", not like "carry 3 7" or "place 3 12"`);
}

/** Every piece from its cell to every other. */
export function carryOptions({ rules, cells, terrain }: Draft): readonly MoveOption[] {
  const targets = [...cells.keys()].filter((cell) => rules.exists(terrain, cell));
  return [...cells].flatMap((code, from) =>
    code === 0
      ? []
      : targets
          .filter((to) => to !== from)
          .map((to) => ({
            move: 0,
            text: carryText(from, to),
            from,
            to,
            promotion: 0,
            tag: TAG_NORMAL,
            effects: { ...NOTHING_ELSE, moved: [{ code, from, to }] },
          })),
  );
}

/** What a typed text means: a piece's letter and a cell, `Ne4` for White and `ne4` for Black, or `-e4` for none. */
export function typedEdit({ rules }: Draft, text: string): TypedMove {
  const typed = text.trim();
  const letter = typed.charAt(0);
  const name = typed.slice(1);
  const square = rules.board.squares.find((one) => one.name === name);
  if (!square) {
    const sample = `N${itemAt(rules.board.cells, 0).name}`;
    return { problem: `Type a piece’s letter and a cell, such as ${sample}; - empties the cell.` };
  }
  if (letter === '-') return { move: placeText(square.cell, 0) };
  const kind = rules.kinds.findIndex((one) => one?.letter === letter.toUpperCase());
  if (kind < 0) return { problem: `These rules have no piece with the letter ${letter}.` };
  const colour = letter === letter.toUpperCase() ? WHITE : BLACK;
  return { move: placeText(square.cell, codeOf(kind, colour)) };
}

const MAX_CELLS_TOLD = 2;

export function draftAnnouncement(before: DraftEditor, now: DraftEditor): string {
  return [...changedCellTexts(before.draft, now.draft), now.verdict.sentence].join(' ');
}

function changedCellTexts(before: Draft, now: Draft): readonly string[] {
  if (before.rules !== now.rules) return [];
  const others = [...now.cells.keys()].filter((cell) => before.cells[cell] !== now.cells[cell]);
  if (others.length > MAX_CELLS_TOLD) return [];
  return others.map((cell) => {
    const code = itemAt(now.cells, cell);
    return `${wholeName(now.rules.board, cell)}: ${code === 0 ? 'empty' : pieceName(now.rules, code)}.`;
  });
}
