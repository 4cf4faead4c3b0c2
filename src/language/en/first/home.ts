// Home: the games to go on with, the games to begin, how far the player is; and what stands in place of a list or a screen with
// nothing in it.
import { counted } from '../numbers';

export const texts = {
  /** Names the links at the top. */
  more: 'More',
  learn: 'Learn',
  history: 'History',
  settings: 'Settings',
  play: 'Play',
  start: 'Choose a game, then your opponent. Learn shows how each is played.',
  openGame: 'Open a game…',
  pasteLink: 'Paste a link',

  continue: 'Continue',
  showAll: (count: number) => `Show all ${count} games`,
  toMove: (side: string) => `${side} to move`,
  computerToMove: 'Computer to move',
  notStarted: 'Not started',
  moveNumber: (number: number) => `Move ${number}`,
  /** Over the list while a new version goes through all games; `percent` is null at first. */
  listing: (games: number, percent: number | null) =>
    `This version lists your games in a new way, and goes through all ${games} of them once.${
      percent === null ? '' : ` ${percent}% done.`
    } You can play meanwhile.`,
  listingGames: 'Listing your games',

  lessonsDone: (count: number) => `${counted(count, 'lesson', 'lessons')} done`,
  solvedOf: (solved: number, tried: number) => `${solved} of ${tried} solved on the first try`,
  /** Of at least one level, the lowest first. */
  wonAt: (levels: readonly number[]) =>
    levels.length === 1
      ? `Won at level ${levels[0]}`
      : `Won at levels ${levels.slice(0, -1).join(', ')} and ${levels.at(-1)}`,

  /** An address leads to nothing. */
  noSuch: { game: 'No such game', analysis: 'No such analysis', board: 'No such board' },
  nothingThere: {
    game: 'This device has no game with this address. It may have been deleted, or the link is incomplete.',
    analysis:
      'This device has no analysis with this address. It may have been deleted, or the link is incomplete.',
    board:
      'This device has no board with this address. It may have been deleted, or the link is incomplete.',
  },
  /** Or to what cannot be opened. */
  notOpened: {
    game: 'This game can’t be opened',
    analysis: 'This analysis can’t be opened',
    board: 'This board can’t be opened',
  },
  onceOnline: 'Nothing is lost. If it still fails, go online once.',
  exportFromHome: 'Nothing is lost: you can export it from Home.',
  tryAgain: 'Try again',
  home: 'Home',
};
