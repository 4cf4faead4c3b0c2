// What is said of a game being played: what changed, the time left, hints, and why a move can’t be played.
// A friend is somebody who plays on another device; without a name for them, `friend` is null.
import { counted, lowered } from './numbers';

const friendOr = (friend: string | null): string => friend ?? 'your friend';
const sideHas = (side: string, time: string): string => `${side} has ${time}`;

export const texts = {
  /** Makes a sentence of a text without a full stop. */
  sentence: (text: string) => `${text}.`,

  /** Each of these is made a sentence, and said after or before others. */
  changes: {
    takenBack: (moves: string) => `Taken back: ${moves}`,
    gameGoesOn: 'The game goes on',
    backAtGame: 'Back at the game',
    gameHasGoneOn: 'The game has gone on',
    beforeFirstMove: 'Position before the first move',
    positionAfter: (side: string, number: number, move: string) =>
      `Position after ${side}’s move ${number}: ${move}`,
    youOfferDraw: 'You offer a draw',
    youAskForMove: 'You ask for your move back',
    youDeclinedDraw: 'You declined the draw',
    youLetMoveStand: 'You let the move stand',
    /** What a friend has done instead of agreeing. */
    noDraw: (friend: string | null) => `No draw: ${friendOr(friend)} wants to play on`,
    friendLetMoveStand: (friend: string | null) => `${friend ?? 'Your friend'} let your move stand`,
    resumed: 'Resumed',
    paused: 'Paused',
    /** With the time that each side has. */
    pausedAt: (clocks: string) => `Paused. ${clocks}`,
    toMove: (side: string) => `${side} to move`,
    yourMove: 'Your move',
    waitingFor: (friend: string | null) => `Waiting for ${friendOr(friend)}`,
    computerThinks: 'The computer is thinking',
  },

  /** "4 minutes 5 seconds"; what is 0 is left out. */
  time: (hours: number, minutes: number, seconds: number) =>
    [
      hours > 0 && counted(hours, 'hour', 'hours'),
      minutes > 0 && counted(minutes, 'minute', 'minutes'),
      seconds > 0 && counted(seconds, 'second', 'seconds'),
    ]
      .filter(Boolean)
      .join(' ') || 'no time',
  /** Made a sentence, or part of one. */
  clocks: (white: string, whiteTime: string, black: string, blackTime: string) =>
    `${sideHas(white, whiteTime)}, ${sideHas(black, blackTime)}`,
  noClock: 'This game has no clock.',
  youHaveLeft: (time: string) => `You have ${time} left.`,
  sideHasLeft: (side: string, time: string) => `${sideHas(side, time)} left.`,

  sideLost: (side: string, pieces: string) => `${side} lost ${pieces}.`,
  sideLostNothing: (side: string) => `${side} lost nothing.`,

  hintAsked: 'Looking for a good move…',
  hintFailed: 'The engine stopped before it found a hint. Ask again.',

  earlierPosition: 'This is an earlier position. Go back to the game to play.',
  isPaused: 'The game is paused.',
  otherTab: 'This game is being played in another tab.',
  waitForMove: (friend: string | null) => `Wait for ${friendOr(friend)}’s move.`,
  computersTurn: 'It is the computer’s turn.',

  sentStands: 'A move that was sent stands. In the menu you can ask for it back.',
  askedAlready: 'Your friend has not answered yet.',
  friendGaveBack: (friend: string | null) =>
    `${friend ?? 'Your friend'} gave you the move back. Your move.`,
  friendPassed: (friend: string | null) => `${friend ?? 'Your friend'} passed. Your move.`,
  /** One of the choices that stand on buttons: "Straight Power Piece". */
  friendChose: (friend: string | null, choice: string) =>
    `${friend ?? 'Your friend'} chose the ${lowered(choice)}. Your move.`,
  friendPlayed: (friend: string | null, move: string) =>
    `${friend ?? 'Your friend'} played ${move}. Your move.`,
};
