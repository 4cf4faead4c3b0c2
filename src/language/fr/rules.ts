// Rules wherever they are shown: those of a game being played, options with their pictures, how pieces move.
import type { SidedPiece } from '../en/pieces';
import type { Texts } from '../textsType';
import { capital } from './numbers';
import { of, the, theSided } from './pieces';

const pieceOn = (piece: SidedPiece, square: string): string =>
  `${capital(theSided(piece))} en ${square}`;

export const texts: Texts<'rules'> = {
  rulesOfGame: 'Règles de cette partie',
  afterName: ' : règles de cette partie',
  howItIsPlayed: 'Comment on joue',
  aim: (aim) => `${aim}.`,
  standardRules: 'Les règles standard.',
  show: (option) => `Montrer : ${option}`,
  ourRuling: 'notre choix',
  howPieceMoves: (piece) => `Comment se déplace ${the(piece)}`,
  nextPiece: 'Pièce suivante',
  setUp: 'Placer',
  setUpPiece: (piece) => `cet exemple ${of(the(piece))} sur ton propre plateau`,
  setUpBoard: 'cet exemple du plateau sur ton propre plateau',
  exampleOf: (number, count) => `Exemple ${number} sur ${count}`,
  nextOfPiece: (piece) => `${of(the(piece))} : montrer le suivant`,
  nextOfBoard: 'du plateau : montrer le suivant',
  moves: (piece, square, moves) => `${pieceOn(piece, square)} va en ${moves}.`,
  captures: (piece, square, captures) => `${pieceOn(piece, square)} prend en ${captures}.`,
  movesAndCaptures: (piece, square, moves, captures) =>
    `${pieceOn(piece, square)} va en ${moves} et prend en ${captures}.`,
  stays: (piece, square) => `${pieceOn(piece, square)}.`,
  placeMoves: (square, moves) => `${square} : va en ${moves}.`,
  placeStays: (square) => `${square}.`,
};
