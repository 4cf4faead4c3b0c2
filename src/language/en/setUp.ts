// Setting up a position: pieces are put anywhere, and a sentence says whether it can be played.

import { type SidedPiece, sided } from './pieces';

export const texts = {
  title: (game: string) => `Set up ${game}`,
  typing: {
    label: 'Type a piece and a cell',
    hint: 'Type a piece’s letter and a cell: a capital for White, a small letter for Black. Type - to empty the cell.',
    does: 'Put',
  },
  /** After the game's name, for screen readers. */
  changeGame: ': game and rules',
  toMove: (colour: string) => `${colour} to move`,
  /** After the colour to move, for screen readers. */
  changeSide: ': let the other side move',

  /** Whether a game can begin with what is set up. */
  verdict: {
    white: { playable: 'Playable: White to move.', inCheck: 'Playable: White to move, in check.' },
    black: { playable: 'Playable: Black to move.', inCheck: 'Playable: Black to move, in check.' },
    unreachable: (why: string) => `Playable, but can’t arise in a real game: ${why}.`,
    notPosition: (reason: string) => `Not a position: ${reason}.`,
    over: (ending: string) => `The game is over here: ${ending}.`,
    /** "The knight cannot stand on d4: flooded now." */
    cannotStand: (piece: SidedPiece, cell: string, why: string) =>
      `The ${sided(piece)} cannot stand on ${cell}: ${why} now.`,
    /** Of a cell that is not on the board now, where its game has no word for that. */
    blocked: 'blocked',
    mustPromote: (piece: SidedPiece, cell: string) =>
      `The ${sided(piece)} can’t stay on ${cell}: a move there must promote it.`,
  },

  pieces: 'Pieces',
  movePieces: 'Move pieces',
  removePieces: 'Remove pieces',
  /** A button that changes whose pieces are offered. */
  turnPieces: (shown: string, other: string) => `${shown}’s pieces: show ${other}’s`,
  /** What the Enter key does. */
  enter: {
    move: 'choose a piece, then where it goes',
    remove: 'remove the piece',
    put: 'put the chosen piece there',
  },

  /** What keys do. */
  keys: {
    empty: 'empty the cell',
    put: (piece: SidedPiece) => `a ${sided(piece)} on the cell`,
    hearVerdict: 'hear whether it can be played',
    changeSide: 'let the other side move',
    undo: 'undo',
  },
  nothingToUndo: 'Nothing to undo.',
  /** Announced after a change. */
  cellEmpty: (cell: string) => `${cell}: empty.`,
  cellHolds: (cell: string, piece: SidedPiece) => `${cell}: ${sided(piece)}.`,
  notTyped: (sample: string) =>
    `Type a piece’s letter and a cell, such as ${sample}; - empties the cell.`,
  noPiece: (letter: string) => `These rules have no piece with the letter ${letter}.`,

  /** Buttons below the board. */
  actions: {
    more: 'More',
    undo: 'Undo',
    clear: 'Clear',
    details: 'Details',
    continue: 'Continue',
  },

  menu: 'Set up',
  startPosition: 'Start position',
  swapSides: 'Swap sides',
  mirror: 'Mirror',
  flip: 'Flip the board',
  gameAndRules: 'Game and rules',
  positionText: 'Position text',
  typePiece: 'Type a piece',
  game: 'Game',
  done: 'Done',

  continueFrom: 'Continue from here',
  analyse: 'Analyse',
  playComputer: 'Play the computer',
  passAndPlay: 'Pass and play',
  share: 'Share',
  save: 'Save with a title',
  draftSaved: 'Your draft is saved.',
  /** The title of a position that is saved without one. */
  position: 'Position',
  saveTitle: 'Save this position',
  titleLabel: 'Title',
  titleHint: 'You’ll find it in History, under Analyses.',
  saved: (title: string) => `Saved in History as “${title}”.`,
  notSaved: (reason: string) => `Not saved: ${reason}.`,
  notSavedHere: 'Not saved: this device doesn’t save it.',

  details: 'Details',
  /** What restarts the count is "capture or pawn move". */
  movesSince: (restart: string) => `Moves since the last ${restart}`,
  drawnAt: (limit: number) => `At ${limit} the game is drawn.`,
  moves: 'Moves by both sides since the start',
  movesHint: 'This only appears in the position text.',
  rightImpossible: 'Not possible: the king or its partner has left its first square',

  textLabel: 'This position, or type another',
  textUnreadable: (reason: string) => `This text can’t be read: ${reason}.`,
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'This browser won’t let the app copy. Please copy by hand.',
  use: 'Set up',
};
