// Why a piece may not go where a player wants it to: the sentence that a rejected tap shows. For an army it is found by asking the
// move generator about the position with something changed.
import type { ArmyPosition } from '../../rules/armyPosition';
import type { ArmySetup } from '../../rules/armyState';
import type { ArmyTextRules } from '../../rules/armyText';
import { CELL_STRIDE } from '../../rules/board';
import { pseudoLegalMoves } from '../../rules/legalMoves';
import { moveFrom, moveTag, moveTo, TAG_CASTLE, TAG_NORMAL } from '../../rules/move';
import { codeOf, colourOf, kindOf, type Position } from '../../rules/position';
import { type Colour, opposite, WHITE } from '../../rules/types';
import { withArticle } from '../ruleSet';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence for a move that is not legal; cells must differ. */
export function armyIllegalMoveText(
  text: ArmyTextRules,
  position: ArmyPosition,
  from: number,
  to: number,
): string {
  const { cells, side } = position;
  const unavailable = wrongPieceText(position, from);
  if (unavailable) return unavailable;
  const code = cells[from];
  const name = nameOf(text, code);
  const target = cells[to];
  const reaches = (changed: Uint8Array) => canReach(text, position, changed, from, to);
  if (reaches(cells)) return checkReason(text, position, from);
  if (castles(position, from, to))
    return 'You cannot castle out of check, through check or into check.';
  if (target !== 0 && colourOf(target) === side) return OWN_PIECE;
  const victim = nameOf(text, target);
  if (
    target !== 0 &&
    text.army.kinds[kindOf(code)]?.cannotCapture?.includes(letterOf(text, target))
  ) {
    return `${capital(withArticle(name))} never captures ${withArticle(victim)} here.`;
  }
  const emptied = withCell(cells, to, 0);
  const occupied = withCell(cells, to, preyFor(text, code, target));
  if (target !== 0 && reaches(emptied)) return `The ${name} moves there but cannot capture there.`;
  if (target === 0 && reaches(occupied)) return `The ${name} goes there only to capture.`;
  if (reaches(cleared(cells, from, to))) return `Something stands in the ${name}’s way.`;
  return `The ${name} does not move like that.`;
}

const nameOf = ({ army }: ArmyTextRules, code: number): string =>
  army.kinds[kindOf(code)]?.name ?? 'piece';

const letterOf = ({ army }: ArmyTextRules, code: number): string =>
  army.kinds[kindOf(code)]?.letter ?? '';

function checkReason(text: ArmyTextRules, position: ArmyPosition, from: number): string {
  if (from === position.kings[position.side]) return 'Your king would be in check there.';
  if (position.inCheck()) return 'Your king is in check, and this does not help.';
  const lifted: ArmySetup = { ...setupOf(position), cells: withCell(position.cells, from, 0) };
  // A piece can also let a check in by where it goes, as what others jump over.
  return text.create(text.army, lifted).inCheck()
    ? 'Pinned: your king would be in check.'
    : 'Your king would be in check.';
}

/** Whether castling that way is only kept from the king by check. */
function castles(position: ArmyPosition, from: number, to: number): boolean {
  return pseudoLegalMoves(position).some(
    (move) => moveTag(move) === TAG_CASTLE && moveFrom(move) === from && moveTo(move) === to,
  );
}

function canReach(
  text: ArmyTextRules,
  position: ArmyPosition,
  cells: Uint8Array,
  from: number,
  to: number,
): boolean {
  const setup: ArmySetup = { ...setupOf(position), cells };
  return pseudoLegalMoves(text.create(text.army, setup)).some(
    (move) => moveTag(move) === TAG_NORMAL && moveFrom(move) === from && moveTo(move) === to,
  );
}

const setupOf = ({
  side,
  terrain,
  halfmoveClock,
  ply,
}: ArmyPosition): Omit<ArmySetup, 'cells'> => ({
  side,
  terrain,
  rights: 0,
  halfmoveClock,
  ply,
});

function withCell(cells: Uint8Array, cell: number, code: number): Uint8Array {
  const changed = cells.slice();
  changed[cell] = code;
  return changed;
}

/** An enemy piece that this one may capture: the one standing there, or any. */
function preyFor({ army }: ArmyTextRules, code: number, standing: number): number {
  if (standing !== 0) return standing;
  const spared = army.kinds[kindOf(code)]?.cannotCapture ?? [];
  const kind = army.kinds.findIndex((one) => one && !one.royal && !spared.includes(one.letter));
  return codeOf(kind, opposite(colourOf(code)));
}

/** The board with only the piece and what stands on its target. */
function cleared(cells: Uint8Array, from: number, to: number): Uint8Array {
  const bare = new Uint8Array(CELL_STRIDE);
  bare[from] = cells[from];
  bare[to] = cells[to];
  return bare;
}

const sideName = (colour: Colour): string => (colour === WHITE ? 'White' : 'Black');

export const OWN_PIECE = 'Your own piece stands there.';

/** Why no move of the side on turn begins on a cell; null if one of its pieces stands there. */
export function wrongPieceText({ cells, side }: Position, from: number): string | null {
  const code = cells[from];
  if (code === 0) return 'There is no piece to move there.';
  return colourOf(code) === side ? null : `It is ${sideName(side)}’s turn.`;
}
