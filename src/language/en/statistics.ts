// What came of the games that were played.
import { counted } from './numbers';

export const texts = {
  title: 'Statistics',
  unreadable: (reason: string) => `The games could not be read: ${reason}`,
  none: 'Finish a game to see your wins, draws and losses here.',
  chooseGame: 'Choose a game',
  allGames: 'All games',
  finishedGames: 'Finished games',
  noGame: 'No finished game yet',
  games: (count: number) => counted(count, 'game', 'games'),
  progress: 'Your progress',

  againstComputer: 'Against the computer',
  persons: 'Two players',
  computers: 'Computer against computer',
  won: 'Won',
  drawn: 'Drawn',
  lost: 'Lost',
  whiteWon: 'White won',
  blackWon: 'Black won',

  /** A table, folded. */
  levelByLevel: 'Level by level',
  levelTable: 'Against the computer, level by level',
  level: 'Level',
  matched: 'Matches you',
  coached: 'With the coach',

  /** Below a figure of one or two values. */
  more: {
    puzzle: (missing: number): string =>
      missing === 1
        ? 'One more puzzle, and a line shows how you get on.'
        : 'Two more puzzles, and a line shows how you get on.',
    reviewedGame: (missing: number): string =>
      missing === 1
        ? 'One more reviewed game, and a line shows how you get on.'
        : 'Two more reviewed games, and a line shows how you get on.',
  },
};
