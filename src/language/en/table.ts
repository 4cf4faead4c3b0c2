// What all boards share: keys, the list of moves, the board in words, notices, and why a move can’t be played.
import type { PieceName } from './pieces';

export const texts = {
  /** Makes a sentence of a text without a full stop. */
  sentence: (text: string) => `${text}.`,

  back: 'Back',
  actions: 'Actions',
  howItIsPlayed: 'How it is played',
  describeBoard: 'Describe the board',
  keys: 'Keys',
  settings: 'Settings',
  meetPieces: 'Meet the pieces',
  typeMove: 'Type a move',
  typeMoveHint: 'Type a move as the move list shows it, or as two squares: from, then to.',
  play: 'Play',
  closeField: 'Close the field',

  /** What a board goes by for screen readers: its title, and who sits at the bottom. */
  board: (title: string, lies: string) => `${title} board, ${lies}`,
  atBottom: (side: string) => `${side} at the bottom`,
  edge: 'Edge of the board.',
  nothingAnnounced: 'Nothing was announced yet.',

  theBoard: 'The board',
  theGame: 'The game',

  /** Names of keys. */
  keyNames: {
    arrows: 'Arrows',
    enter: 'Enter or Space',
    escape: 'Escape',
    letter: 'A piece’s letter',
    /** Keys by the names that browsers give them. */
    ArrowLeft: 'Left arrow',
    ArrowRight: 'Right arrow',
    Home: 'Home',
    End: 'End',
    Delete: 'Delete',
  },
  /** What keys do. */
  keyMeanings: {
    arrows: 'to the next cell in that direction',
    enter: 'choose a piece, then where it goes',
    escape: 'put the piece back',
    letter: 'to the next such piece; with Shift to the one before',
    type: (label: string) => label.toLowerCase(),
    help: 'on a piece, how it moves; elsewhere, this list',
    targets: 'hear where the piece may go',
    lastMove: 'hear the last move',
    turn: 'hear whose turn it is',
    wholeBoard: 'hear the whole board',
    attacks: 'hear what attacks this cell, and what its piece attacks',
    repeat: 'hear the last announcement again',
  },

  moves: 'Moves',
  noMoves: 'No moves yet',
  previousMove: 'Previous move',
  nextMove: 'Next move',
  backToGame: 'Back to the game',

  tryAgain: 'Try again',
  paused: 'Paused. Clocks are stopped.',
  resume: 'Resume',
  /** What is wrong with where games are kept. */
  storage: {
    device: 'Games were deleted',
    waiting: 'Not saved yet',
    memory: 'Games are not saved',
    closed: 'Games are not saved',
  },
  playOn: 'You can play on. A backup saves every game on this page.',

  /** Where the piece on a cell may go; `here` is the cell with what stands on it. */
  notItsTurn: (here: string) => `${here}: not its turn.`,
  nowhere: (here: string) => `${here}: no moves.`,
  goals: (here: string, cells: readonly string[]) => `${here}: ${cells.join(', ')}.`,
  takes: (cell: string) => `${cell} takes`,

  gameOver: 'The game is over.',
  toMove: (side: string) => `${side} to move.`,
  inCheck: (side: string, king: PieceName) => `${side} to move, the ${king} is in check.`,
  noMoveYet: 'No move yet.',
  lastMove: (move: string) => `Last move: ${move}.`,

  chooseBelow: 'Choose with the buttons below.',
  otherSideMoves: (mover: string, other: string) => `${mover} is to move, not ${other}.`,
  stuck: (piece: PieceName) => `The ${piece} has nowhere to go. Hold it to see how it moves.`,

  /** A tip by who has a touch screen, and who has not; each as it is shown and as it is heard. */
  tip: {
    touch: {
      text: 'Hold a piece to see how it moves.',
      spoken: 'Hold a piece to hear how it moves.',
    },
    mouse: {
      text: 'Right-click a piece, or press ? on it, to see how it moves.',
      spoken: 'Press ? on a piece to hear its moves.',
    },
  },
};
