// Analysing: the moves tried, what the engine finds, and what can be done with it.
import { lowered } from './numbers';

export const texts = {
  /** What the browser's tab says. */
  pageTitle: (game: string) => `Analysis: ${game}`,
  title: (game: string) => `Analysis, ${game}`,
  toMove: (colour: string) => `${colour} to move`,
  depth: (depth: number) => `Depth ${depth}`,
  /** Of an analysis that is open in another tab. */
  continueHere: 'Continue here',

  /** Places among the moves; a move is "3. Cf4". */
  start: 'Start',
  theStart: 'the start',
  moves: 'Moves',
  variation: 'Variation:',
  variationOf: (level: number) => `Variation, level ${level}:`,
  whichMove: 'Which move?',
  stayHere: 'Stay here',

  /** Announced, each as a sentence of its own; `sentences` sets the full stops. */
  deleted: 'Deleted',
  restored: 'Restored',
  inVariation: 'In a variation',
  inMainLine: 'In the main line',
  comment: (comment: string) => `Comment: ${comment}`,
  continuations: (count: number) => `${count} continuations`,
  beforeFirst: 'Position before the first move',
  afterMove: (colour: string, number: number, move: string) =>
    `After ${colour}’s move ${number}: ${move}`,
  sentences: (parts: readonly string[]) => parts.map((part) => `${part}.`).join(' '),

  /** What keys do. */
  keys: {
    hearMove: 'hear which move led here',
    hearComment: 'hear the comment',
    hearBest: 'hear the engine’s best line',
    hearMoves: 'hear the moves from here',
    engine: 'switch the engine on or off',
    threat: 'switch between threat and lines',
    menu: 'open the move’s menu',
    back: 'one move back',
    forward: 'one move on',
    backOffBoard: 'off the board, one move back',
    forwardOffBoard: 'off the board, one move on',
    lineStart: 'to where the line begins',
    lineEnd: 'to the end of the line',
  },
  noComment: 'No comment here.',
  gameOver: 'The game is over here.',
  engineOff: 'The engine is off.',
  noLineYet: 'The engine has no line yet.',
  /** A line that the engine found, "White’s chances are 63 percent, depth 12: Cf4, Rb2." */
  line: (standing: string, depth: number, moves: readonly string[]) =>
    `${standing}, depth ${depth}: ${moves.join(', ')}.`,
  threatLine: (line: string) => `Threat: ${line}`,
  lineEnds: 'The line ends here.',
  movesFromHere: (moves: readonly string[]) => `${moves.join(', or ')}.`,

  /** Buttons below the board. */
  actions: {
    more: 'More',
    engine: 'Engine',
    lineStart: 'Line start',
    back: 'Previous',
    forward: 'Next',
    lineEnd: 'Line end',
  },

  /** Who is better: beside the disc of that side, with the colour, and spoken, without a full stop. */
  score: {
    win: 'Win',
    /** The way is "Win", "Checkmate", "Last piece taken". */
    winIn: (way: string, moves: number) => `${way} in ${moves}`,
    winInStanding: (colour: string, moves: number) => `${colour} wins in ${moves}`,
    winInSpoken: (colour: string, way: string, moves: number) =>
      `${colour}: ${lowered(way)} in ${moves}`,
    winByRepetition: (colour: string) => `${colour} wins by repetition`,
    tooSlow: 'Draw: win too slow',
    tooSlowStanding: 'Draw: the win is too slow',
    tooSlowSpoken: (colour: string, moves: number) =>
      `${colour} would win in ${moves}, but before that too many moves pass without progress: a draw`,
    draw: 'Draw',
    drawStanding: 'Draw with best play',
    even: 'Even',
    pawns: (pawns: number) => `+${pawns.toFixed(1)}`,
    pawnsStanding: (colour: string, pawns: number) => `${colour} +${pawns.toFixed(1)}`,
    pawnsSpoken: (colour: string, pawns: number) =>
      `${colour} is ahead by ${pawns.toFixed(1)} pawns`,
    chance: (percent: number) => `${percent}%`,
    chanceStanding: (colour: string, percent: number) => `${colour} ${percent}%`,
    chanceSpoken: (colour: string, percent: number) => `${colour}’s chances are ${percent} percent`,
  },

  noLines: (reason: string) => `No lines now: ${reason}.`,
  tryAgain: 'Try again',
  ifToMove: (colour: string) => `If ${colour} were to move`,
  ifToMoveLabel: (colour: string) => `If ${colour} were to move:`,
  bestLines: 'The engine’s best lines',
  thinking: 'Thinking…',
  /** Before a line's moves. */
  spokenScore: (standing: string) => `${standing}:`,

  solving: 'Solving this ending…',
  /** The time is a sentence, "About 20 seconds left." */
  solvingFor: (timeLeft: string) => `Solving this ending… ${timeLeft}`,
  solvingPaused: (percent: number) => `Solving is paused at ${percent}%.`,
  solved: 'This ending is solved: the scores are exact.',
  solvedButDraws: 'This ending is solved: every win is known.',
  tooLarge: 'This ending is too large to solve on a device. The engine keeps searching.',
  unsolvable: 'This ending can’t be solved. The engine keeps searching.',
  solvingFailed: 'The ending couldn’t be solved this time. The engine keeps searching.',
  solve: 'Solve this ending',
  solveOn: 'Go on solving',
  pause: 'Pause',

  menu: 'Analysis',
  move: (move: string) => `Move ${move}`,
  allMoves: 'All moves',
  undoDelete: 'Undo delete',
  flip: 'Flip the board',
  save: 'Save in History',
  rename: 'Rename',
  hideFirstMoves: 'Hide the first moves',
  firstMoves: 'First moves',
  rules: (variant: string) => `Rules: ${variant}`,
  playOn: 'Play on from here',
  setUp: 'Set up from here',
  share: 'Share',
  typeMove: 'Type a move',

  /** What can be done with a move. */
  writeComment: 'Write a comment',
  changeComment: 'Change the comment',
  promote: 'Promote the variation',
  makeMainLine: 'Make it the main line',
  copyVariation: 'Copy the variation as text',
  copyMoves: 'Copy the moves as text',
  copied: 'Moves copied.',
  deleteFromHere: 'Delete from here on',
  deleteAll: 'Delete all moves',
  /** The place is "3. Cf4" or "the start". */
  commentOn: (place: string) => `Comment on ${place}`,
  commentLabel: 'Comment',
  commentHint: 'One line. Leave empty to delete the comment.',
  saveTitle: 'Save this analysis',
  titleLabel: 'Title',
  titleHint: 'Titled analyses appear in History. Leave empty to use the game’s name.',
  copyByHand: 'Copy by hand',
  cannotCopy: 'This browser won’t let the app copy.',

  engine: 'Engine',
  engineOn: 'Engine on',
  engineOnHint: 'Thinks until you switch it off or leave this page.',
  lines: 'Lines',
  linesHint: 'How many of the best moves to show.',
  threat: 'Threat',
  threatHint: 'Replaces the lines with what the other side threatens.',
  pawnScores: 'Scores in pawns',
  pawnScoresHint: 'Instead of winning chances.',

  /** The sheet that begins a new analysis. */
  analyse: 'Analyse',
  begin: 'Start',
  introduction:
    'Play any moves for both sides, go back and try others, and see what the engine thinks of each position.',
  game: 'Game',
  untitledHint:
    'Without a title, each starting position has one analysis, and you continue it. Add a title to save another in History.',
};
