// First moves and plans, as they were counted in games of the computer against itself.

import { inThousands } from '../sentence';
import type { Texts } from '../textsType';
import { capital, sideDoes } from './numbers';

const gamesText = (games: number): string =>
  `${inThousands(games, '\u202f')} ${games < 2 ? 'partie' : 'parties'}`;

export const texts: Texts<'openings'> = {
  title: 'Premiers coups',
  hide: 'Cacher les premiers coups',
  games: gamesText,
  noGames: 'Aucune partie avec ces règles',
  tooFewGames: 'Trop peu de parties ici',
  points: (percent) => `${percent} %`,
  result: (side, percent, games) =>
    `${capital(sideDoes(side, 'a', 'ont'))} fait ${percent} % des points en ${gamesText(games)}.`,
  move: (move) => `${move}.`,
  moveAiming: (move, aim) => `${move}, but : ${aim}.`,
  plan: (first, second) => `${first}, puis ${second}`,
  aim: (aim) => `But : ${aim}.`,
  aims: (first, second) => `Buts : ${first}, puis ${second}.`,
  usualAnswer: (move) => `La réponse habituelle est ${move}.`,
  source: (day, games, level) =>
    `Compté le ${day} sur ${gamesText(games)} de l’ordinateur contre lui-même. Il a joué les premiers coups à pleine puissance, la suite au niveau ${level}. Les résultats de peu de parties sont moins sûrs.`,
};
