// "How does this move?", asked of a piece during a game: its explanation under the rules in force, over the board. The game
// goes on as it was.
import type { RuleSet } from '../../games/game';
import { kindOf } from '../../rules/position';
import { Button } from '../components/Button';
import { Sheet } from '../components/Sheet';
import styles from './learn.module.css';
import { PieceMoves } from './PieceMoves';
import { useLearnText } from './useLearnText';

interface PieceSheetProps {
  readonly rules: RuleSet;
  /** Code of the piece. */
  readonly code: number;
  readonly facesAway: boolean;
  /** Leads on to another piece, where several are shown one by one. */
  readonly onNext?: () => void;
  readonly onClose: () => void;
}

export function PieceSheet({ rules, code, facesAway, onNext, onClose }: PieceSheetProps) {
  const text = useLearnText(rules);
  const kind = rules.kinds[kindOf(code)];
  const explanation = text?.pieces.find(({ letter }) => letter === kind?.letter);
  if (!kind || !explanation) return null;
  return (
    <Sheet
      title={`How the ${kind.name} moves`}
      onClose={onClose}
      facesAway={facesAway}
      footer={
        onNext && (
          <Button wide onClick={onNext}>
            Next piece
          </Button>
        )
      }
      reading={true}
    >
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
