// Rules wherever they are shown: those of a game being played, options with their pictures, how pieces move.

import type { SidedPiece } from '../en/pieces';
import { capital } from '../sentence';
import type { Texts } from '../textsType';
import { der, sidedText } from './pieces';

/** "Der weiße Turm auf e4". */
const on = (piece: SidedPiece, square: string): string =>
  `${capital(sidedText(piece, 'nom', 'der'))} auf ${square}`;

export const texts: Texts<'rules'> = {
  rulesOfGame: 'Regeln dieser Partie',
  afterName: ': Regeln dieser Partie',
  howItIsPlayed: 'So wird gespielt',
  aim: (aim) => `${aim}.`,
  standardRules: 'Die Standardregeln.',
  show: (option) => `Zeigen: ${option}`,
  ourRuling: 'unsere Regelung',
  howPieceMoves: (piece) => `So zieht ${der(piece)}`,
  nextPiece: 'Nächste Figur',
  setUp: 'Aufbauen',
  setUpPiece: (piece) => `dieses Beispiel mit ${der(piece, 'dat')} auf deinem eigenen Brett`,
  setUpBoard: 'dieses Beispiel auf deinem eigenen Brett',
  exampleOf: (number, count) => `Beispiel ${number} von ${count}`,
  nextOfPiece: (piece) => `mit ${der(piece, 'dat')}: das nächste zeigen`,
  nextOfBoard: 'zum Brett: das nächste zeigen',
  moves: (piece, square, moves) => `${on(piece, square)} zieht nach ${moves}.`,
  captures: (piece, square, captures) => `${on(piece, square)} schlägt auf ${captures}.`,
  movesAndCaptures: (piece, square, moves, captures) =>
    `${on(piece, square)} zieht nach ${moves} und schlägt auf ${captures}.`,
  stays: (piece, square) => `${on(piece, square)}.`,
  placeMoves: (square, moves) => `${square} geht nach ${moves}.`,
  placeStays: (square) => `${square}.`,
};
