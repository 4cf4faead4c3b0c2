// Rules wherever they are shown: those of a game being played, options with their pictures, how pieces move.
import type { SidedPiece } from '../en/pieces';
import type { Texts } from '../textsType';
import { capital } from './numbers';
import { ofPiece, thePiece, theSided } from './pieces';

const pieceOn = (piece: SidedPiece, square: string): string =>
  `${capital(theSided(piece))} de ${square}`;

export const texts: Texts<'rules'> = {
  rulesOfGame: 'Reglas de esta partida',
  afterName: ': reglas de esta partida',
  howItIsPlayed: 'Cómo se juega',
  aim: (aim) => `${aim}.`,
  standardRules: 'Las reglas estándar.',
  show: (option) => `Mostrar: ${option}`,
  ourRuling: 'decisión nuestra',
  howPieceMoves: (piece) => `Cómo se mueve ${thePiece(piece)}`,
  nextPiece: 'Pieza siguiente',
  setUp: 'Colocar',
  setUpPiece: (piece) => `este ejemplo ${ofPiece(piece)} en tu propio tablero`,
  setUpBoard: 'este ejemplo del tablero en tu propio tablero',
  exampleOf: (number, count) => `Ejemplo ${number} de ${count}`,
  nextOfPiece: (piece) => `${ofPiece(piece)}: mostrar el siguiente`,
  nextOfBoard: 'del tablero: mostrar el siguiente',
  moves: (piece, square, moves) => `${pieceOn(piece, square)} mueve a ${moves}.`,
  captures: (piece, square, captures) => `${pieceOn(piece, square)} captura en ${captures}.`,
  movesAndCaptures: (piece, square, moves, captures) =>
    `${pieceOn(piece, square)} mueve a ${moves} y captura en ${captures}.`,
  stays: (piece, square) => `${pieceOn(piece, square)}.`,
  placeMoves: (square, moves) => `${square} mueve a ${moves}.`,
  placeStays: (square) => `${square}.`,
};
