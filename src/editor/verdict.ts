// Whether a draft can be played, in one sentence, and where to look if not. The rules' own reader decides.

import { sidedPiece } from '../games/alphabet';
import { InputError } from '../input/input';
import { textsOf } from '../language/texts';
import { wholeName } from '../rules/board';
import type { Position } from '../rules/position';
import { type Outcome, PositionError, WHITE } from '../rules/types';
import { itemAt } from '../util/items';
import type { Draft } from './draft';
import { draftText } from './draft';

const texts = textsOf('setUp');

export interface Verdict {
  /** Whether a game can begin here. */
  readonly playable: boolean;
  readonly sentence: string;
  /** Cells that it is about. */
  readonly cells: readonly number[];
}

/** Judges a draft. `endingWords` puts an ending in words that stand after "over:". */
export function verdictOn(draft: Draft, endingWords: (outcome: Outcome) => string): Verdict {
  const misplaced = strayPiece(draft) ?? unpromotedPiece(draft);
  if (misplaced) return misplaced;
  const { rules, side, terrain, cells } = draft;
  let position: Position;
  try {
    position = rules.parse(draftText(draft));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const wrong = error instanceof PositionError ? error : null;
    return refused(wrong?.sentence ?? texts.verdict.notPosition(error.message), wrong?.cells);
  }
  const outcome = position.outcome();
  if (outcome) return refused(texts.verdict.over(endingWords(outcome)));
  const mover = texts.verdict[side === WHITE ? 'white' : 'black'];
  const warning = rules.unreachableWarning?.(cells, terrain) ?? null;
  return {
    playable: true,
    sentence: warning
      ? texts.verdict.unreachable(warning.text)
      : mover[position.inCheck() ? 'inCheck' : 'playable'],
    cells: warning?.cells ?? [],
  };
}

const refused = (sentence: string, cells: readonly number[] = []): Verdict => ({
  playable: false,
  sentence,
  cells,
});

/** A piece on a cell that is not there now. */
function strayPiece({ rules, cells, terrain }: Draft): Verdict | null {
  const strays = [...cells.keys()].filter(
    (cell) => cells[cell] !== 0 && !rules.exists(terrain, cell),
  );
  const [cell] = strays;
  if (cell === undefined) return null;
  const piece = sidedPiece(rules, itemAt(cells, cell));
  const why = rules.drawing.missing?.() ?? texts.verdict.blocked;
  return refused(texts.verdict.cannotStand(piece, wholeName(rules.board, cell), why), strays);
}

/** A piece that must have been promoted where it stands. */
function unpromotedPiece({ rules, cells, terrain }: Draft): Verdict | null {
  const left = [...cells.keys()].filter((cell) => {
    const code = itemAt(cells, cell);
    return code !== 0 && !rules.canStay(terrain, code, cell);
  });
  const [cell] = left;
  if (cell === undefined) return null;
  const piece = sidedPiece(rules, itemAt(cells, cell));
  const where = wholeName(rules.board, cell);
  return refused(texts.verdict.mustPromote(piece, where), left);
}
