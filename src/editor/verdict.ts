// Whether a draft can be played, in one sentence, and where to look if not. The rules' own reader decides.

import { pieceName } from '../games/ruleSet';
import { wholeName } from '../rules/board';
import type { Position } from '../rules/position';
import { InputError, type Outcome, PositionError, WHITE } from '../rules/types';
import { itemAt } from '../util/items';
import type { Draft } from './draft';
import { draftText } from './draft';

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
    return refused(wrong?.sentence ?? `Not a position: ${error.message}.`, wrong?.cells);
  }
  const outcome = position.outcome();
  if (outcome) return refused(`The game is over here: ${endingWords(outcome)}.`);
  const mover = side === WHITE ? 'White' : 'Black';
  const warning = rules.unreachableWarning?.(cells, terrain) ?? null;
  return {
    playable: true,
    sentence: warning
      ? `Playable, but can’t arise in a real game: ${warning.text}.`
      : `Playable: ${mover} to move${position.inCheck() ? ', in check' : ''}.`,
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
  const name = pieceName(rules, itemAt(cells, cell));
  const where = rules.drawing.missing ?? 'blocked';
  return refused(
    `The ${name} cannot stand on ${wholeName(rules.board, cell)}: ${where} now.`,
    strays,
  );
}

/** A piece that must have been promoted where it stands. */
function unpromotedPiece({ rules, cells, terrain }: Draft): Verdict | null {
  const left = [...cells.keys()].filter((cell) => {
    const code = itemAt(cells, cell);
    return code !== 0 && !rules.canStay(terrain, code, cell);
  });
  const [cell] = left;
  if (cell === undefined) return null;
  const name = pieceName(rules, itemAt(cells, cell));
  const where = wholeName(rules.board, cell);
  return refused(`The ${name} can’t stay on ${where}: a move there must promote it.`, left);
}
