// Why a piece may not go where a player wants it to: the sentence that a rejected tap shows. For an army it is found by asking the
// move generator about the position with something changed.
import { textsOf } from '../../language/texts';
import type { ArmyPosition } from '../../rules/armyPosition';
import type { ArmySetup } from '../../rules/armyState';
import type { ArmyTextRules } from '../../rules/armyText';
import { CELL_STRIDE } from '../../rules/board';
import { moveFrom, moveTag, moveTo, pseudoLegalMoves, TAG_NORMAL } from '../../rules/move';
import { codeOf, colourOf, kindOf, type Position } from '../../rules/position';
import { opposite, WHITE } from '../../rules/types';
import { kindName, type RuleSet } from '../ruleSet';

const texts = textsOf('kit');

/** A sentence for a move that is not legal; cells must differ. */
export function armyIllegalMoveText(
  text: ArmyTextRules,
  rules: Pick<RuleSet, 'kinds'>,
  position: ArmyPosition,
  from: number,
  to: number,
): string {
  const { cells, side } = position;
  const code = cells[from];
  if (code === 0 && slides(position, from, to)) {
    return position.inCheck() ? texts.illegal.staysInCheck : texts.illegal.inCheck;
  }
  const unavailable = wrongPieceText(position, from);
  if (unavailable) return unavailable;
  const name = kindName(rules, code);
  const target = cells[to];
  const reaches = (changed: Uint8Array) => canReach(text, position, changed, from, to);
  if (reaches(cells)) return checkReason(text, position, from);
  const unableToCastle = castlingText(rules, position, from, to);
  if (unableToCastle) return unableToCastle;
  if (target !== 0 && colourOf(target) === side) return texts.illegal.ownPiece;
  const victim = kindName(rules, target);
  if (
    target !== 0 &&
    text.army.kinds[kindOf(code)]?.cannotCapture?.includes(letterOf(text, target))
  ) {
    return texts.illegal.neverCaptures(name, victim);
  }
  const emptied = withCell(cells, to, 0);
  const occupied = withCell(cells, to, capturableFor(text, code, target));
  if (target !== 0 && reaches(emptied)) return texts.illegal.onlyMoves(name);
  if (target === 0 && reaches(occupied)) return texts.illegal.onlyCaptures(name);
  if (reaches(cleared(cells, from, to))) return texts.illegal.blocked(name);
  return texts.illegal.notLikeThat(name);
}

const letterOf = ({ army }: ArmyTextRules, code: number): string =>
  army.kinds[kindOf(code)]?.letter ?? '';

function checkReason(text: ArmyTextRules, position: ArmyPosition, from: number): string {
  if (from === position.kings[position.side]) return texts.illegal.kingInCheckThere;
  if (position.inCheck()) return texts.illegal.staysInCheck;
  const lifted: ArmySetup = { ...setupOf(position), cells: withCell(position.cells, from, 0) };
  // A piece can also let a check in by where it goes, as what others jump over.
  return text.create(text.army, lifted).inCheck() ? texts.illegal.pinned : texts.illegal.inCheck;
}

/** Why the king may not castle that way; null where the move would be no castling. */
function castlingText(
  { kinds }: Pick<RuleSet, 'kinds'>,
  { cells, kings, rights, rules, side }: ArmyPosition,
  from: number,
  to: number,
): string | null {
  const castle = rules.castleList.find(
    ({ colour, king, target }) => colour === side && king.from === from && target === to,
  );
  if (!castle || kings[side] !== from) return null;
  const partner = kinds.find((kind) => kind?.letter === castle.partner.letter)?.name ?? 'piece';
  if ((rights & castle.right) === 0) return texts.illegal.castlingLost(partner);
  return castle.empty.some((cell) => cells[cell] !== 0)
    ? texts.illegal.castlingBlocked(partner)
    : texts.illegal.castling;
}

/** Whether the board itself may change that way, as by a slide of the bridge, but for check. */
const slides = (position: ArmyPosition, from: number, to: number): boolean =>
  pseudoLegalMoves(position).some((move) => moveFrom(move) === from && moveTo(move) === to);

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
function capturableFor({ army }: ArmyTextRules, code: number, standing: number): number {
  if (standing !== 0) return standing;
  const forbidden = army.kinds[kindOf(code)]?.cannotCapture ?? [];
  const kind = army.kinds.findIndex((one) => one && !one.royal && !forbidden.includes(one.letter));
  return codeOf(kind, opposite(colourOf(code)));
}

/** The board with only the piece and what stands on its target. */
function cleared(cells: Uint8Array, from: number, to: number): Uint8Array {
  const bare = new Uint8Array(CELL_STRIDE);
  bare[from] = cells[from];
  bare[to] = cells[to];
  return bare;
}

/** Why no move of the side on turn begins on a cell; null if one of its pieces stands there. */
export function wrongPieceText({ cells, side }: Position, from: number): string | null {
  const code = cells[from];
  if (code === 0) return texts.illegal.noPiece;
  return colourOf(code) === side ? null : texts.illegal.turn[side === WHITE ? 'white' : 'black'];
}
