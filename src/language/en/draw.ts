// Drawing lanes: what is said while squares are joined, and how fair the board is.
import { counted } from './numbers';

const places = (count: number): string => `${count} places`;
const asInvented = 'as many as on the inventor’s board';

export const texts = {
  title: 'Draw the lanes',
  how: 'Drag over squares to join them, or tap two corners. Tap a square twice to free it.',
  /** What a board without a name is called. */
  own: 'Your own lanes',
  /** What the Enter key does. */
  enter: 'choose a corner of a lane, then the opposite one',
  typing: {
    label: 'Type a lane',
    hint: 'Type a lane as two opposite corners, such as b4-b5. A square on its own stays single.',
    does: 'Join',
  },
  places,
  placesAsInvented: (count: number) => `${places(count)}, ${asInvented}`,
  howAsInvented: (count: number, how: string) => `${places(count)}: ${asInvented}. ${how}`,
  inLane: (lane: string) => `in ${lane}`,
  joined: (from: string, to: string, count: number) => `${from} to ${to} joined. ${places(count)}.`,
  standsAlone: (square: string, count: number) => `${square} stands alone. ${places(count)}.`,
  notJoined: (reason: string) => `Not joined: ${reason}.`,
  unusableLink: (reason: string) => `This link’s board can’t be used: ${reason}.`,
  more: 'More',
  undo: 'Undo',
  clear: 'Clear',
  mirror: 'Mirror',
  isFair: 'Fair?',
  tryIt: 'Try it',
  /** What keys do. */
  hearPlaces: 'hear how many places there are',
  undoKey: 'undo',

  menu: 'Your own board',
  startFromAnother: 'Start from another',
  playOnIt: 'Play on it',
  howFair: 'How fair is it?',
  saveNamed: 'Save with a name',
  rename: (name: string) => `Rename “${name}”`,
  delete: (name: string) => `Delete “${name}”`,
  deleted: (name: string) => `“${name}” is deleted. Your drawing stays.`,
  share: 'Share',
  setUp: 'Set up a position on it',
  named: 'Lanes with a name',
  saveBoard: 'Save this board',
  renameBoard: 'Rename this board',
  name: 'Name',
  nameHint: 'You’ll find it in New game, under Rules.',
  saved: (name: string) => `Saved as “${name}”. You’ll find it in New game.`,

  fairIntroduction: 'The computer plays quick games against itself on this board.',
  gameOf: (number: number, wanted: number) => `Game ${number} of ${wanted}`,
  playing: 'Playing',
  cancel: 'Cancel',
  playMore: (games: number) => `Play ${games} more`,
  done: 'Done',
  /** Shown if cancelled before any game ended. */
  notPlayed: 'No game was finished.',
  engineStopped: 'The engine stopped working.',
  results: (games: number, wins: number, losses: number, draws: number) =>
    `${counted(games, 'game', 'games')}: ${wins} won by White, ${losses} by Black, ${draws} drawn.`,
  average: (moves: number) => `${moves} moves per side on average.`,
  playForMore: 'More games will make this surer.',
};
