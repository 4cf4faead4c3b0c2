// Chess in the Fast Lane (Francois Tremblay, 2000): 64 squares grouped into 41 places. RULES.md section 4.
import type { ArmyPosition } from '../../rules/armyPosition';
import { armyGame } from '../kit/armyGame';
import { type ArmyDescription, armyRules } from '../kit/armyRules';
import type { RuleSet } from '../ruleSet';
import { fastlaneCastles } from './castling';
import { laneDrawing } from './drawing';
import { type Layout, layoutBoard, ROUNDABOUT } from './layout';
import { fastlanePieces, type Letter } from './pieces';

const ID = 'fastlane';

export const fastlane = armyGame({
  id: ID,
  name: 'Chess in the Fast Lane',
  author: 'Francois Tremblay, 2000',
  aim: 'Checkmate, on 64 squares grouped into 41 places',
  rules: () => describe(ROUNDABOUT),
  learn: () => import('./learn'),
  evaluation: () => import('./evaluation'),
  levels: () => import('./levels'),
});

/** The game on a given layout. @throws InputError if the layout is refused, with the reason */
export const layoutRules = (layout: Layout): RuleSet<ArmyPosition> =>
  armyRules(ID, {}, describe(layout));

function describe(layout: Layout): ArmyDescription<Letter> {
  const board = layoutBoard(layout);
  return {
    board,
    drawing: laneDrawing(board),
    pieces: fastlanePieces(board),
    terrains: [{ givingWay: true }],
    // The orthodox array; its pieces stand on the anchors of their cells.
    placement: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR',
    anySquare: true,
    castles: fastlaneCastles(board),
    dead: ['/'],
  };
}
