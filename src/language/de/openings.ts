// First moves and plans, as they were counted in games of the computer against itself.

import { inThousands } from '../sentence';
import type { Texts } from '../textsType';
import { percent } from './numbers';

/** "2.000 Partien", "1 Partie". */
const gamesText = (games: number): string =>
  `${inThousands(games, '.')} ${games === 1 ? 'Partie' : 'Partien'}`;

export const texts: Texts<'openings'> = {
  title: 'Erste Züge',
  hide: 'Erste Züge ausblenden',
  games: gamesText,
  noGames: 'Keine Partien nach diesen Regeln',
  tooFewGames: 'Hier zu wenige Partien',
  points: (value) => `${percent(value)}`,
  result: (side, value, games) =>
    `${side} holte ${percent(value)} der Punkte in ${gamesText(games)}.`,
  move: (move) => `${move}.`,
  moveAiming: (move, aim) => `${move}, Ziel: ${aim}.`,
  plan: (first, second) => `${first}, dann ${second}`,
  aim: (aim) => `Ziel: ${aim}.`,
  aims: (first, second) => `Ziele: ${first}, dann ${second}.`,
  usualAnswer: (move) => `Die übliche Antwort ist ${move}.`,
  source: (day, games, level) =>
    `Gezählt am ${day} in ${gamesText(games)} des Computers gegen sich selbst. Die ersten Züge spielte er mit voller Stärke, den Rest auf Stufe ${level}. Ergebnisse aus wenigen Partien sind unsicherer.`,
};
