// A game being played: its buttons, the players’ cards, the menu, questions before something is done, and the result.
// A friend is somebody who plays on another device; without a name for them, `friend` is null.

import type { PieceName } from './pieces';

const friendOr = (friend: string | null): string => friend ?? 'your friend';

export const texts = {
  /** Buttons in a row: little room. */
  more: 'More',
  flip: 'Flip',
  hint: 'Hint',
  takeBack: 'Take back',
  redo: 'Redo',
  sendAgain: 'Send again',
  moveNow: 'Move now',
  start: 'Start',
  pause: 'Pause',
  step: 'Step',
  resume: 'Resume',

  /** Buttons of the player at the far edge, when two people sit face to face. */
  far: {
    more: 'More, far side',
    resign: 'Resign, far side',
    draw: 'Offer a draw, far side',
    takeBack: 'Take back, far side',
    pause: 'Pause, far side',
    resume: 'Resume, far side',
  },

  /** What keys do. */
  keys: {
    taken: 'hear the pieces taken',
    clocks: 'hear the clocks',
  },

  /** Heard before and after a name on a player’s card: "Computer, level 3, White, to move". */
  cardComputer: 'Computer, ',
  cardSide: (side: string) => `, ${side}`,
  cardToMove: ', to move',
  level: (level: string) => `Level ${level}`,
  connected: 'Connected',
  waiting: 'Waiting…',
  thinking: 'Thinking…',
  /** How many moves ahead the computer looks; short where there is little room. */
  depth: (moves: number) => `Depth ${moves}`,
  thinkingDepth: (moves: number) => `Thinking · depth ${moves}`,
  takenPieces: (pieces: readonly PieceName[]) => `Taken: ${pieces.join(', ')}`,
  /** Heard after the pieces taken. */
  aheadBy: (points: number) => `, ahead by ${points}`,
  /** What a character says. */
  quoted: (words: string) => `“${words}”`,
  clock: (side: string, time: string, isLow: boolean) =>
    `${side} has ${time}${isLow ? ', little time' : ''}`,

  menu: 'Game',
  offerDraw: 'Offer a draw',
  askForMove: 'Ask for your move back',
  resign: 'Resign',
  changeSides: 'Change sides',
  flipBoard: 'Flip the board',
  review: 'Review',
  rematchSwapped: 'Rematch, sides swapped',
  playOnFromHere: 'Play on from here',
  analyse: 'Analyse',
  setUpFromHere: 'Set up from here',
  share: 'Share',
  disconnect: 'Disconnect',
  playNearby: 'Play nearby',
  codeFor: (friend: string | null) => `Code for ${friendOr(friend)}`,
  newGame: 'New game',
  rules: (name: string) => `Rules: ${name}`,
  askWhenSent: 'You can ask for a move back once it is sent, until your friend moves.',
  playFirst: 'Play your move first, then offer a draw.',
  resignLater: (friend: string | null) =>
    `Wait for ${friendOr(friend)}’s move. Then you can resign.`,
  computerPlaysOn: 'No draw: the computer wants to play on.',

  /** Questions, `side` being null where only one person plays. */
  resignQuestion: (side: string | null) =>
    side === null ? 'Resign this game?' : `${side}: resign this game?`,
  drawQuestion: (asked: string, asker: string) => `${asked}: ${asker} offers a draw`,
  takeBackQuestion: (asked: string, asker: string) => `${asked}: ${asker} asks to take back a move`,
  playOnQuestion: (asked: string, asker: string) => `${asked}: ${asker} asks to play on`,
  noDraw: (side: string) => `No draw: ${side} wants to play on.`,
  moveStands: (side: string) => `${side} lets the move stand.`,
  resultStands: (side: string) => `${side} lets the result stand.`,
  /** Answers, on buttons. */
  playOn: 'Play on',
  draw: 'Draw',
  decline: 'Decline',
  accept: 'Accept',
  allow: 'Allow',

  passTo: (name: string) => `Pass the device to ${name}`,
  isReady: (name: string) => `${name} is ready`,

  /** After what is wrong with a move, a sentence. */
  playAnyway: (objection: string) => `${objection} Play it anyway?`,
  play: 'Play',
  playMove: (move: string) => `Play ${move}`,
  cancel: 'Cancel',
  /** In this tab instead of the other. */
  playHere: 'Play here',

  result: 'Result',
  lookAtBoard: 'Look at the board',
  wonTwice: (level: number) => `Two wins in a row at level ${level}.`,
  lookAtGameOf: (friend: string | null) => `Look at ${friendOr(friend)}’s game`,
  sendResult: 'Send the result',
  rematch: 'Rematch',
  /** After "Rematch", in small letters: the colour that the player will have. */
  rematchAs: (colour: string) => ` as ${colour}`,
  tryLevel: (level: number) => `Try level ${level}`,
  moreWays: 'More…',

  /** Beside the board of a game by message. */
  showAsCode: 'Show as a code',
  send: 'Send',
  sendResultTo: (friend: string | null) => `Send the result to ${friendOr(friend)}.`,
  sendOfferTo: (friend: string | null) => `Send your draw offer to ${friendOr(friend)}.`,
  sendRequestTo: (friend: string | null) =>
    `Send this to ask ${friendOr(friend)} for your move back.`,
  sendGrantTo: (friend: string | null) =>
    `You took back ${friendOr(friend)}’s move. Now send that.`,
  sendGameTo: (friend: string | null) =>
    `${friend ?? 'Your friend'} moves first. Send the game to begin.`,
  sendMoveTo: (friend: string | null) => `Now send your move to ${friendOr(friend)}.`,
};
