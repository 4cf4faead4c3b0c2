// The player's mistakes: practised one by one, in a list, and counted.
import { capital, type Who } from '../sentence';
import { possessive, subject } from './sides';

export const texts = {
  /** What the browser's tab says. */
  pageTitle: (game: string) => `Practise: ${game}`,
  title: (game: string) => `Practise, ${game}`,
  /** Before and after the move. */
  betterThan: (colour: string): readonly [string, string] => [`${colour}: better than `, ''],
  taskOf: (number: number, count: number) => `${number} of ${count}`,

  /** Buttons below the board. */
  actions: {
    previous: 'Previous',
    hint: 'Hint',
    solution: 'Solution',
    again: 'Again',
    next: 'Next',
  },

  /** What keys do. */
  keys: {
    hearTask: 'hear the question or the answer',
    hint: 'see which piece moves',
    solution: 'see the solution',
    again: 'try again',
    previous: 'to the previous mistake',
    next: 'to the next mistake',
  },

  /** "You played Rb4. Find a better move." */
  question: (who: Who, move: string) =>
    `${capital(subject(who))} played ${move}. Find a better move.`,
  /** "You played Rb4, and your chances fell from 60% to 30%. Find a better move." */
  questionWithCost: (who: Who, move: string, before: string, after: string) =>
    `${capital(subject(who))} played ${move}, and ${possessive(who)} chances fell from ${before} to ${after}. Find a better move.`,
  judging: (move: string) => `${move}: let me see…`,
  best: (move: string) => `${move} is the best move.`,
  nearlyBest: (move: string) => `${move} is nearly as good as the best move. Well done.`,
  solution: (move: string) => `The best move is ${move}.`,
  notJudged: (move: string, reason: string) => `${move} couldn’t be checked: ${reason}.`,
  goesOn: (moves: readonly string[]) => `Then ${moves.join(', ')}.`,
  /** The best move: "It wins the rook." */
  itDoes: (what: string) => `It ${what}.`,
  whyWrong: (move: string, why: string) => `${move}: ${why}`,
  /** Where nothing plainer can be said of a wrong move. */
  givesAway: 'It gives too much away.',
  /** What trains this kind of mistake. */
  lesson: (title: string) => `Lesson: ${title}`,
  puzzles: (theme: string) => `Puzzles: ${theme}`,

  list: 'Mistakes',
  unreadable: (reason: string) => `The games could not be read: ${reason}`,
  none: 'Review a finished game to see your mistakes here and practise them.',
  toGames: 'To your games',
  /** "Blunder: let a win slip". */
  mistake: (mark: string, kind: string) => `${mark}: ${kind}`,
  /** The phase is "Middle game", the loss "30%". */
  where: (game: string, phase: string, loss: string) =>
    `${game}, ${phase.toLowerCase()}: chances down ${loss}`,

  /** Counted over many games, in Statistics. */
  accuracy: (games: number, latest: number) =>
    `Accuracy, ${games === 1 ? '1 game' : `the last ${games} games`}; latest ${latest}%`,
  percent: (percent: number) => `${percent}%`,
  accuracyByGame: 'Accuracy by game',
  inReviewed: 'Your mistakes in reviewed games',
  inLastReviewed: (games: number) => `Your mistakes in the last ${games} reviewed games`,
  phase: 'Part of the game',
  count: 'Mistakes',
  practise: 'Practise your mistakes',
  habits: {
    missedWin: 'letting won games slip',
    allowedWin: 'allowing forced wins',
    lostPiece: 'losing pieces',
    missedPiece: 'missing pieces you could win',
    letDraw: 'letting games slip into a draw',
    position: 'giving up good positions',
  },
  costliest: (habit: string, times: number) =>
    `Your costliest habit: ${habit} (${times === 1 ? 'once' : `${times} times`}).`,
};
