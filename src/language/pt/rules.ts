// Rules wherever they are shown: those of a game being played, options with their pictures, how pieces move.
import type { Texts } from '../textsType';
import { after } from './articles';
import { capital } from './numbers';
import { sidedWithThe, withThe } from './pieces';

export const texts: Texts<'rules'> = {
  rulesOfGame: 'Regras desta partida',
  afterName: ': regras desta partida',
  howItIsPlayed: 'Como se joga',
  aim: (aim) => `${aim}.`,
  standardRules: 'As regras padrão.',
  show: (option) => `Mostrar: ${option}`,
  ourRuling: 'decisão nossa',
  howPieceMoves: (piece) => `Como ${withThe(piece)} se move`,
  nextPiece: 'Próxima peça',
  setUp: 'Montar',
  setUpPiece: (piece) => `este exemplo ${after('de', withThe(piece))} no seu próprio tabuleiro`,
  setUpBoard: 'este exemplo do tabuleiro no seu próprio tabuleiro',
  exampleOf: (number, count) => `Exemplo ${number} de ${count}`,
  nextOfPiece: (piece) => `${after('de', withThe(piece))}: mostrar o próximo`,
  nextOfBoard: 'do tabuleiro: mostrar o próximo',
  moves: (piece, square, moves) =>
    `${capital(sidedWithThe(piece))} em ${square} se move para ${moves}.`,
  captures: (piece, square, captures) =>
    `${capital(sidedWithThe(piece))} em ${square} captura em ${captures}.`,
  movesAndCaptures: (piece, square, moves, captures) =>
    `${capital(sidedWithThe(piece))} em ${square} se move para ${moves} e captura em ${captures}.`,
  stays: (piece, square) => `${capital(sidedWithThe(piece))} em ${square}.`,
  placeMoves: (square, moves) => `${square} se move para ${moves}.`,
  placeStays: (square) => `${square}.`,
};
