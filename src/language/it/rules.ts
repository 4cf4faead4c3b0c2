// Rules wherever they are shown: those of a game being played, options with their pictures, how pieces move.

import type { SidedPiece } from '../en/pieces';
import type { Texts } from '../textsType';
import { capital } from './numbers';
import { after, the, theSided } from './pieces';

const pieceIn = (piece: SidedPiece, square: string): string =>
  `${capital(theSided(piece))} in ${square}`;

export const texts: Texts<'rules'> = {
  rulesOfGame: 'Regole di questa partita',
  afterName: ': regole di questa partita',
  howItIsPlayed: 'Come si gioca',
  aim: (aim) => `${aim}.`,
  standardRules: 'Le regole standard.',
  show: (option) => `Mostra: ${option}`,
  ourRuling: 'nostra regola',
  howPieceMoves: (piece) => `Come si muove ${the(piece)}`,
  nextPiece: 'Prossimo pezzo',
  setUp: 'Componi',
  setUpPiece: (piece) => `questo esempio ${after('di', the(piece))} sulla tua scacchiera`,
  setUpBoard: 'questo esempio della scacchiera sulla tua scacchiera',
  exampleOf: (number, count) => `Esempio ${number} di ${count}`,
  nextOfPiece: (piece) => `${after('di', the(piece))}: mostra il prossimo`,
  nextOfBoard: 'della scacchiera: mostra il prossimo',
  moves: (piece, square, moves) => `${pieceIn(piece, square)} va in ${moves}.`,
  captures: (piece, square, captures) => `${pieceIn(piece, square)} cattura in ${captures}.`,
  movesAndCaptures: (piece, square, moves, captures) =>
    `${pieceIn(piece, square)} va in ${moves} e cattura in ${captures}.`,
  stays: (piece, square) => `${pieceIn(piece, square)}.`,
  placeMoves: (square, moves) => `${square} va in ${moves}.`,
  placeStays: (square) => `${square}.`,
};
