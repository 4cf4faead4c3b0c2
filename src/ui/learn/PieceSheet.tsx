// "How does this move?", asked of one piece or of all on the board one by one: explanations under the rules in force. The
// game goes on as it was.

import { useState } from 'preact/hooks';
import type { RuleSet } from '../../games/game';
import { textsOf } from '../../language/texts';
import { colourOf, kindOf } from '../../rules/position';
import type { Colour } from '../../rules/types';
import { itemAt } from '../../util/items';
import { Button } from '../components/Button';
import { Sheet } from '../components/Sheet';
import styles from './learn.module.css';
import { PieceMoves, useLearnText } from './PieceMoves';

const texts = textsOf('rules');

interface PieceSheetProps {
  readonly rules: RuleSet;
  /** Code of the piece. */
  readonly code: number;
  readonly facesAway: boolean;
  /** Leads on to another piece, where several are shown one by one. */
  readonly onNext?: () => void;
  /** Whether another piece was shown before. */
  readonly isNext?: boolean;
  readonly onClose: () => void;
}

export function PieceSheet(props: PieceSheetProps) {
  const { rules, code, facesAway, onNext, isNext = false, onClose } = props;
  const text = useLearnText(rules);
  const kind = rules.kinds[kindOf(code)];
  const explanation = text?.pieces.find(({ letter }) => letter === kind?.letter);
  if (!kind || !explanation) return null;
  const title = texts.howPieceMoves(kind.name);
  return (
    <Sheet
      title={title}
      onClose={onClose}
      facesAway={facesAway}
      footer={
        onNext && (
          <Button wide onClick={onNext}>
            {texts.nextPiece}
          </Button>
        )
      }
      reading={true}
    >
      {/* The focus stays on the button that leads on. */}
      <p class="visually-hidden" role="status">
        {isNext && title}
      </p>
      <div class={styles.root}>
        <PieceMoves
          key={explanation.letter}
          rules={rules}
          explanation={explanation}
          untitled={true}
        />
      </div>
    </Sheet>
  );
}

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
      isNext={met > 0}
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
