// Los Alamos chess (Paul Stein and Mark Wells, 1956): chess on 36 squares, without bishops, castling and double steps. No
// game of the app: it proves that src/games/kit/README.md is enough to add one.
import { armyGame } from '../../../src/games/kit/armyGame';
import { gridBoard, gridDrawing } from '../../../src/games/kit/boards';
import { TITLES } from '../titles';
import { losAlamosPieces } from './pieces';

const board = gridBoard(6, 6);

export const losAlamos = armyGame({
  ...TITLES.losalamos,
  rules: () => ({
    board,
    drawing: gridDrawing(board),
    pieces: losAlamosPieces(board),
    placement: 'rnqknr/pppppp/6/6/PPPPPP/RNQKNR',
    dead: ['/', 'N/'],
  }),
  learn: () => import('./learn'),
  evaluation: () => import('./evaluation'),
});
