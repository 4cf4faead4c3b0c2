// First moves and plans, as they were counted in games of the computer against itself.
import { inThousands } from '../sentence';

/** "2,000 games", "1 game". */
const gamesText = (games: number): string =>
  `${inThousands(games, ',')} ${games === 1 ? 'game' : 'games'}`;

export const texts = {
  title: 'First moves',
  hide: 'Hide the first moves',
  games: gamesText,
  noGames: 'No games by these rules',
  tooFewGames: 'Too few games here',
  /** In hundredths of the points. */
  points: (percent: number) => `${percent}%`,
  result: (side: string, percent: number, games: number) =>
    `${side} made ${percent}% of the points in ${gamesText(games)}.`,
  /** A move as it is read, before its result; the aim is such as "attack". */
  move: (move: string) => `${move}.`,
  moveAiming: (move: string, aim: string) => `${move}, aims at ${aim}.`,
  /** Title of a plan of two moves. */
  plan: (first: string, second: string) => `${first}, then ${second}`,
  aim: (aim: string) => `Aim: ${aim}.`,
  aims: (first: string, second: string) => `Aims: ${first}, then ${second}.`,
  usualAnswer: (move: string) => `The usual answer is ${move}.`,
  source: (day: string, games: number, level: number) =>
    `Counted on ${day} in ${gamesText(games)} of the computer against itself, its first moves without any handicap, the rest at level ${level}. Results of few games are less certain.`,
};
