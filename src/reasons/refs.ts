// Pieces, cells and moves as reasons name them.
import { letterOf, type RuleSet } from '../games/ruleSet';
import { effectsOf, type PieceOn } from '../rules/effects';
import { legalMoves } from '../rules/legalMoves';
import { moveFrom, moveTag, moveTo, TAG_NORMAL } from '../rules/move';
import { colourOf, type Position } from '../rules/position';
import { WHITE } from '../rules/types';
import type { MoveRef, PieceRef } from './reason';

export const pieceRef = (rules: RuleSet, { code, cell }: PieceOn): PieceRef => ({
  letter: letterOf(rules, code),
  side: colourOf(code) === WHITE ? 'w' : 'b',
  cell: rules.board.cells[cell].name,
});

export const pieceRefs = (rules: RuleSet, pieces: readonly PieceOn[]): PieceRef[] =>
  pieces.map((piece) => pieceRef(rules, piece));

/** A legal move of the position, which is left as it was. */
export function moveRef(rules: RuleSet, position: Position, move: number): MoveRef {
  const from = moveFrom(move);
  const isPlain = moveTag(move) === TAG_NORMAL && position.cells[from] !== 0;
  const lostOnArrival = isPlain && effectsOf(position, move).lost.length > 0;
  const carries = isPlain && !lostOnArrival;
  const isAlike = (other: number) =>
    moveTag(other) === TAG_NORMAL &&
    moveTo(other) === moveTo(move) &&
    moveFrom(other) !== from &&
    position.cells[moveFrom(other)] === position.cells[from];
  return {
    text: rules.formatMove(position, move),
    notation: rules.notation(position, move),
    piece: carries ? pieceRef(rules, { code: position.cells[from], cell: from }) : null,
    to: carries ? rules.board.cells[moveTo(move)].name : null,
    ...(carries && legalMoves(position).some(isAlike) && { isOneOfSeveral: true }),
  };
}
