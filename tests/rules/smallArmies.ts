// Armies of chess pieces on small boards, for rules that games here leave out or have in one way only. Texts as in any game.
import type { RuleSet } from '../../src/games/game';
import { type ArmyDescription, armyRules } from '../../src/games/kit/armyRules';
import { gridBoard, gridDrawing } from '../../src/games/kit/boards';
import { BISHOP, KING, KNIGHT, pawn, pieces, ROOK } from '../../src/games/kit/pieces';
import type { ArmySpec, Castle } from '../../src/rules/army';
import type { ArmyPosition } from '../../src/rules/armyPosition';
import type { Board } from '../../src/rules/board';

const chessPieces = (board: Board) =>
  pieces({ P: pawn(board, ['R', 'N']), N: KNIGHT, B: BISHOP, R: ROOK, K: KING });

type Letter = keyof ReturnType<typeof chessPieces>;

interface SmallArmy
  extends Pick<ArmySpec, 'clockRestart' | 'stalemate' | 'perpetualCheckWins' | 'goal'>,
    Partial<Pick<ArmyDescription<Letter>, 'dead' | 'halfmoveLimit' | 'placement'>> {
  /** A text has a field for their rights only if there are any. */
  readonly castles?: readonly Castle[];
}

/** Chess pieces on a grid; a king each at the start if nothing else is said. */
export function smallArmy(
  width: number,
  height: number,
  describe: (board: Board) => SmallArmy = () => ({}),
): RuleSet<ArmyPosition> {
  const board = gridBoard(width, height);
  const empty = Array.from({ length: height - 2 }, () => width);
  const { castles, ...rest } = describe(board);
  const described = {
    placement: [`k${width - 1}`, ...empty, `${width - 1}K`].join('/'),
    ...{ board, drawing: gridDrawing(board), pieces: chessPieces(board) },
    ...rest,
  };
  return castles
    ? armyRules<Letter>('small', {}, { ...described, castles })
    : armyRules<Letter>('small', {}, described);
}
