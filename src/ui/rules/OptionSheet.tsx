// What a value of an option changes, as it plays in the variant: its line, and diagrams of the pieces or the board.

import { useMemo } from 'preact/hooks';
import type { Game, OptionSpec, OptionValue, OptionValues, RuleSet } from '../../games/game';
import type { LearnText } from '../../games/learn';
import { valueAmong, valueLabel } from '../../games/options';
import { Sheet } from '../components/Sheet';
import styles from '../learn/learn.module.css';
import { Examples, Passages, PieceMoves, StartPicture, useLearnText } from '../learn/PieceMoves';

export interface ShownOption {
  readonly game: Game;
  /** The variant that the value is seen in. */
  readonly options: OptionValues;
  readonly spec: OptionSpec;
  readonly value: OptionValue;
}

interface OptionSheetProps extends ShownOption {
  readonly onClose: () => void;
}

export function OptionSheet({ game, options, spec, value, onClose }: OptionSheetProps) {
  const rules = useMemo(
    () => game.rules({ ...options, [spec.name]: value.value }),
    [game, options, spec, value],
  );
  const text = useLearnText(rules);
  const { changes, description } = valueAmong(value, options);
  return (
    <Sheet title={valueLabel(spec, value)} onClose={onClose} reading={true}>
      <div class={styles.root}>
        <div>
          <Passages passages={description} />
        </div>
        {text && changes === 'board' && <TheBoard rules={rules} text={text} />}
        {text?.pieces
          .filter(({ letter }) => changes !== 'board' && changes?.includes(letter))
          .map((explanation) => (
            <PieceMoves
              key={explanation.letter}
              rules={rules}
              explanation={explanation}
              untitled={changes?.length === 1}
            />
          ))}
      </div>
    </Sheet>
  );
}

function TheBoard({ rules, text }: { readonly rules: RuleSet; readonly text: LearnText }) {
  return (
    <div class={styles.piece}>
      {text.boardExamples?.length ? (
        <Examples rules={rules} examples={text.boardExamples} of={null} />
      ) : (
        <StartPicture rules={rules} />
      )}
      <div>
        <Passages passages={text.board} />
      </div>
    </div>
  );
}
