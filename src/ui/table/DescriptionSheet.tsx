// The position on the board in words, to be read or listened to at leisure: a list of each side's pieces, then what else there is
// to know.
import { spokenText } from '../../board/names';
import type { RuleSet } from '../../games/game';
import { capital } from '../../language/sentence';
import { textsOf } from '../../language/texts';
import type { BoardState } from '../../session/types';
import { Sheet } from '../components/Sheet';
import { boardFacts, noPiecesText, standingPieces } from '../words/boardText';
import styles from './descriptionSheet.module.css';

const texts = textsOf('table');

interface DescriptionSheetProps {
  readonly rules: RuleSet;
  readonly board: BoardState;
  /** Sentences about the game. */
  readonly facts: readonly string[];
  readonly facesAway: boolean;
  readonly onClose: () => void;
}

export function DescriptionSheet(props: DescriptionSheetProps) {
  const { rules, board, facts, facesAway, onClose } = props;
  const aloud = (line: string) => {
    const spoken = spokenText(rules, line);
    if (spoken === line) return line;
    return (
      <>
        <span aria-hidden="true">{line}</span>
        <span class="visually-hidden">{spoken}</span>
      </>
    );
  };
  const more = [...boardFacts(rules, board), ...facts].filter(Boolean);
  return (
    <Sheet title={texts.theBoard} onClose={onClose} facesAway={facesAway} reading={true}>
      {standingPieces(rules, board).map(({ side, pieces }) => (
        <section key={side} class={styles.part}>
          <h3>{side}</h3>
          <ul>
            {(pieces.length > 0 ? pieces : [noPiecesText()]).map((line) => (
              <li key={line}>{aloud(capital(line))}</li>
            ))}
          </ul>
        </section>
      ))}
      {more.length > 0 && (
        <section class={styles.part}>
          <h3>{texts.theGame}</h3>
          <ul>
            {more.map((line) => (
              <li key={line}>{aloud(line)}</li>
            ))}
          </ul>
        </section>
      )}
    </Sheet>
  );
}
