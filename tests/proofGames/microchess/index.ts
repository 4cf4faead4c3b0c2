// Microchess (Lon Glimne, 1997): chess on four files and five ranks, a piece of each kind and one pawn a side. It has no
// number in links: a draft needs none.
import { armyGame } from '../../../src/games/kit/armyGame';
import { gridBoard, gridDrawing } from '../../../src/games/kit/boards';
import { TITLES } from '../titles';
import { microchessPieces } from './pieces';

const board = gridBoard(4, 5);

export const microchess = armyGame({
  ...TITLES.microchess,
  rules: () => ({
    board,
    drawing: gridDrawing(board),
    pieces: microchessPieces(board),
    placement: 'knbr/p3/4/3P/RBNK',
    dead: ['/', 'N/', 'B/'],
  }),
  learn: () => import('./learn'),
  evaluation: () => import('./evaluation'),
});
