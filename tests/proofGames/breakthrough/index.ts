// Breakthrough (Dan Troyka, 2000) on six files and ranks: reach the far rank. No game of the app: it proves that a game
// of armies may have one kind of piece, no king, squares that win and no field of its own in FEN.
import { armyGame } from '../../../src/games/kit/armyGame';
import { gridBoard, gridDrawing } from '../../../src/games/kit/boards';
import { WHITE } from '../../../src/rules/types';
import { TITLES } from '../titles';
import { breakthroughPieces } from './pieces';

const SIZE = 6;
const board = gridBoard(SIZE, SIZE);

export const breakthrough = armyGame({
  ...TITLES.breakthrough,
  rules: () => ({
    board,
    drawing: gridDrawing(board, ({ rank }) => rank === 0 || rank === SIZE - 1),
    pieces: breakthroughPieces,
    placement: 'pppppp/pppppp/6/6/PPPPPP/PPPPPP',
    goal: ({ rank }, colour) => rank === (colour === WHITE ? SIZE - 1 : 0),
  }),
  learn: () => import('./learn'),
  evaluation: () => import('./evaluation'),
});
