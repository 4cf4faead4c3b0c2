// The pieces on the board, introduced one by one: for whoever meets new ones. The game goes on as it was.
import { useState } from 'preact/hooks';
import type { RuleSet } from '../../games/game';
import { colourOf, kindOf } from '../../rules/position';
import type { Colour } from '../../rules/types';
import { itemAt } from '../../util/items';
import { PieceSheet } from './PieceSheet';

interface PiecesSheetProps {
  readonly rules: RuleSet;
  /** Piece codes by cell. */
  readonly cells: Uint8Array;
  /** Whose pieces are meant first. */
  readonly side: Colour;
  readonly onClose: () => void;
}

export function PiecesSheet({ rules, cells, side, onClose }: PiecesSheetProps) {
  const [met, setMet] = useState(0);
  const codes = eachKind(cells, side);
  if (codes.length === 0) return null;
  return (
    <PieceSheet
      rules={rules}
      code={itemAt(codes, met % codes.length)}
      facesAway={false}
      onNext={() => setMet(met + 1)}
      onClose={onClose}
    />
  );
}

/** A piece of each kind on the board, the side's own where it has one. */
function eachKind(cells: Uint8Array, side: Colour): number[] {
  const byKind = new Map<number, number>();
  for (const code of cells) {
    if (code !== 0 && (!byKind.has(kindOf(code)) || colourOf(code) === side))
      byKind.set(kindOf(code), code);
  }
  return [...byKind.values()];
}
