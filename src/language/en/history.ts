// The list of games, and what it is narrowed down to.
import { counted } from './numbers';

const games = (count: number): string => counted(count, 'game', 'games');

export const texts = {
  title: 'History',
  /** Which of the two lists is shown. */
  list: 'List',
  lists: { games: 'Games', analyses: 'Analyses' },
  unreadable: (reason: string) => `The games could not be read: ${reason}`,
  none: 'No games yet. Every game you start is saved here.',
  chooseGame: 'Choose a game',
  open: 'Open a game…',
  statistics: 'Statistics',
  showAll: 'Show all games',
  showMore: 'Show more',
  found: games,
  foundOf: (count: number, all: number) => `${count} of ${games(all)}`,
  noneFound: 'No games match.',

  search: 'Search games',
  filters: 'Filters',
  chosen: (count: number) => `${count} chosen`,
  game: 'Game',
  anyGame: 'All games',
  opponent: 'Opponent',
  anyOpponent: 'Anyone',
  opponents: {
    persons: 'Two players',
    computers: 'Computer against computer',
    computer: 'Computer, any level',
    coached: 'Computer, with the coach',
    matched: 'Computer that matches you',
  },
  level: (level: number, name: string) => `Level ${level}, ${name}`,
  result: 'Result',
  anyResult: 'Any result',
  results: {
    unfinished: 'Not finished',
    finished: 'Finished',
    won: 'You won',
    lost: 'You lost',
    drawn: 'Drawn',
    white: 'White won',
    black: 'Black won',
  },
  pinned: 'Pinned only',

  /** Below a game's title: "Computer, level 3, with the coach, strict game". */
  how: (opponent: string, kinds: readonly string[]) => [opponent, ...kinds].join(', '),
  withCoach: 'with the coach',
  cannotRead: 'This game cannot be read',
};
