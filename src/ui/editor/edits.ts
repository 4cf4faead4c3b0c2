// Changes of a draft as texts, as the table hands on what was done on its board or typed.
import { carry, type Draft, place } from '../../editor/draft';
import type { MoveEffects } from '../../rules/effects';
import { TAG_NORMAL } from '../../rules/move';
import { codeOf } from '../../rules/position';
import { BLACK, WHITE } from '../../rules/types';
import type { MoveOption } from '../../session/types';
import type { TypedMove } from '../table/TypedMoveBar';

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

/** The draft after such a change. @throws RangeError for any other text */
export function edited(draft: Draft, text: string): Draft {
  const [what, first, second] = text.split(' ');
  if (what === 'carry') return carry(draft, Number(first), Number(second));
  if (what === 'place') return place(draft, Number(first), Number(second));
  throw new RangeError(`no edit "${text}"`);
}

/** Every piece from its cell to every other. */
export function carryOptions({ rules, cells, terrain }: Draft): readonly MoveOption[] {
  const all = [...cells.keys()];
  const targets = all.filter((cell) => rules.exists(terrain, cell));
  return all.flatMap((from) =>
    cells[from] === 0
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
            effects: { ...NOTHING_ELSE, moved: [{ code: cells[from], from, to }] },
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
    const sample = `N${rules.board.cells[0].name}`;
    return { problem: `Type a piece’s letter and a cell, such as ${sample}; - empties the cell.` };
  }
  if (letter === '-') return { move: placeText(square.cell, 0) };
  const kind = rules.kinds.findIndex((one) => one?.letter === letter.toUpperCase());
  if (kind < 0) return { problem: `These rules have no piece with the letter ${letter}.` };
  const colour = letter === letter.toUpperCase() ? WHITE : BLACK;
  return { move: placeText(square.cell, codeOf(kind, colour)) };
}
