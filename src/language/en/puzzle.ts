// A puzzle being solved: what is asked, what is said of a move, and the ways on.
import { counted } from './numbers';

const moves = (count: number): string => counted(count, 'move', 'moves');

export const texts = {
  title: (game: string, heading: string) => `${game}, puzzle: ${heading}`,
  puzzle: 'Puzzle',
  /** Of a lesson’s task that came back: "Due today: The rook". */
  taskTitle: (heading: string, lesson: string) => `${heading}: ${lesson}`,
  allPuzzles: 'All puzzles',
  puzzlesOf: (game: string) => `${game}: puzzles`,
  /** Read after the name of the rules, on a button that shows them. */
  rulesOfPuzzle: ': rules of this puzzle',

  /** What has to be done. */
  ask: {
    win: (side: string, count: number) => `${side} to move and win in ${moves(count)}.`,
    /** The stage is a part of the game, such as a race. */
    stage: (side: string, stage: string) => `${side} to move and win the ${stage}.`,
    gain: (side: string) => `${side} to move and come out clearly ahead.`,
    defence: (side: string) => `${side} to move and save the game.`,
    better: (side: string) => `${side} to move.`,
  },
  /** The side made this mistake in a game; chances as in "36%". */
  askBetter: (side: string, move: string, before: string, after: string) =>
    `${side} played ${move}, and ${side}’s chances fell from ${before} to ${after}. Find a better move.`,
  /** Why a move does not do. */
  wrong: {
    win: (count: number) => `It doesn’t win in ${moves(count)}.`,
    stage: (stage: string) => `It loses the ${stage}.`,
    gain: 'You could gain more here.',
    defence: 'It doesn’t save the game.',
    better: 'It gives too much away.',
  },
  judging: 'Let me see…',
  rightSoFar: 'Right so far.',
  solution: (why: string) => `Solution: ${why}`,
  thisIsSolution: 'This is the solution.',
  begins: 'This is where the puzzle begins.',
  passes: (side: string) => `${side} passes.`,
  answers: (side: string, move: string) => `${side} answers ${move}.`,
  plays: (side: string, move: string) => `${side} plays ${move}.`,
  /** Who moves, before a colon and the move in words. */
  answering: (side: string) => `${side} answers`,
  /** The move wins by force, but not as fast as the solution. */
  slow: (move: string) => `${move} wins too, but takes longer.`,
  slowIn: (move: string, count: number) => `${move} wins too, in ${moves(count)}.`,
  slowInAtMost: (move: string, count: number) => `${move} wins too, in at most ${moves(count)}.`,
  /** After the first slower move, and after another. */
  findFast: (count: number) => `Find the win in ${moves(count)}.`,
  fastIsThere: (count: number) => `The win in ${moves(count)} is still there.`,
  /** Solved without help. */
  solved: 'Solved.',
  /** Found after a wrong try or a hint. */
  found: 'Found.',
  alsoWins: 'That wins by force, too.',
  asGood: 'That’s as good as the best move.',
  takenBack: 'Taken back.',

  nextUnrated: 'Your next try is unrated.',
  useButtons: 'Use the buttons below to continue.',
  tryAgain: 'Try again',
  previousMove: 'Previous move',
  nextMove: 'Next move',
  notSaved: (reason: string) => `Not saved: ${reason}.`,
  more: 'More',
  hint: 'Hint',
  showSolution: 'Solution',
  analyse: 'Analyse',
  next: 'Next',
  morePuzzles: 'More puzzles',
  newStreak: 'New streak',
  /** What keys do. */
  keys: {
    hear: 'hear what is asked, or what is said of the move',
    hint: 'see which piece moves, then where to',
    solution: 'see the solution',
    again: 'try again',
    analyse: 'analyse, once it is settled',
    back: 'the solution one move back',
    on: 'the solution one move on',
    next: 'to the next puzzle',
  },

  headings: {
    training: 'Training',
    streak: 'Streak',
    theme: 'Puzzles',
    due: 'Due today',
    mistake: 'Your mistakes',
  },
  none: {
    training: 'This game has no puzzles yet.',
    daily: 'There’s no puzzle for this day.',
    streak: 'You’ve solved them all in a row.',
    theme: 'No puzzles on this theme yet.',
    due: 'All done for today.',
    mistake: 'Review a finished game, and your mistakes become puzzles here.',
  },
  mistakesDone: 'All done for today. Each mistake comes back until you’ve learnt it.',
  notHereYet: (day: string) => `The puzzle of ${day} isn’t here yet.`,
  /** Beside the heading, as short as can be. */
  streakSolved: (count: number) => `${count} solved`,
  rating: (rating: number) => `Rating ${rating}`,
  unrated: 'Unrated',
  hintCosts: {
    streak: 'A hint ends your streak.',
    daily: 'With a hint, the day doesn’t count as solved.',
    rated: 'With a hint, your rating doesn’t change.',
    unrated: 'With a hint it won’t count as solved.',
  },
  /** “Show me” is a button of a lesson’s task. */
  showMeCosts: 'With “Show me” it won’t count as solved.',
  inARow: (count: number) => `${count} in a row.`,
  streakOver: 'Your streak is over.',
  longestStreak: (count: number) => `Your longest streak: ${count}.`,
  ratedPuzzle: (rating: number) => `This puzzle is rated ${rating}.`,
  ratingStays: (rating: number) => `Unrated: your rating stays ${rating}.`,
  /** The change is as in "+12" or "−8". */
  ratingChanged: (rating: number, change: string) => `Rating ${rating} (${change}).`,
  placing: (tried: number, wanted: number) => `Placing you: ${tried} of ${wanted}.`,
  puzzleRating: (rating: number) => `Puzzle: ${rating}.`,
};
