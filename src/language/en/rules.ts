// Rules wherever they are shown: those of a game being played, options with their pictures, how pieces move.
import { type PieceName, type SidedPiece, sided } from './pieces';

export const texts = {
  rulesOfGame: 'Rules of this game',
  /** Read after the name of the rules, on a button that shows them. */
  afterName: ': rules of this game',
  howItIsPlayed: 'How it is played',
  aim: (aim: string) => `${aim}.`,
  standardRules: 'The standard rules.',
  show: (option: string) => `Show: ${option}`,
  /** Marks a rule that the inventor left open. */
  ourRuling: 'our ruling',
  howPieceMoves: (piece: PieceName) => `How the ${piece} moves`,
  nextPiece: 'Next piece',
  setUp: 'Set up',
  /** Read after the button’s name. */
  setUpPiece: (piece: PieceName) => `this example of the ${piece} on your own board`,
  setUpBoard: 'this example of the board on your own board',
  exampleOf: (number: number, count: number) => `Example ${number} of ${count}`,
  /** Read after the button’s name. */
  nextOfPiece: (piece: PieceName) => `of the ${piece}: show the next`,
  nextOfBoard: 'of the board: show the next',
  /** What a diagram shows of a piece on a square; the squares are a list. */
  moves: (piece: SidedPiece, square: string, moves: string) =>
    `The ${sided(piece)} on ${square} moves to ${moves}.`,
  captures: (piece: SidedPiece, square: string, captures: string) =>
    `The ${sided(piece)} on ${square} captures on ${captures}.`,
  movesAndCaptures: (piece: SidedPiece, square: string, moves: string, captures: string) =>
    `The ${sided(piece)} on ${square} moves to ${moves} and captures on ${captures}.`,
  /** Neither. */
  stays: (piece: SidedPiece, square: string) => `The ${sided(piece)} on ${square}.`,
  /** Of a place that moves by itself. */
  placeMoves: (square: string, moves: string) => `${square} moves to ${moves}.`,
  placeStays: (square: string) => `${square}.`,
};
