// First moves and plans, as they were counted in games of the computer against itself.

import { inThousands } from '../sentence';
import type { Texts } from '../textsType';
import { ofSide } from './numbers';

const gamesText = (games: number): string =>
  `${inThousands(games, '.', 10_000)} ${games === 1 ? 'partita' : 'partite'}`;

export const texts: Texts<'openings'> = {
  title: 'Prime mosse',
  hide: 'Nascondi le prime mosse',
  games: gamesText,
  noGames: 'Nessuna partita con queste regole',
  tooFewGames: 'Qui ci sono troppo poche partite',
  points: (percent) => `${percent}%`,
  result: (side, percent, games) => `Punti ${ofSide(side)}: ${percent}% in ${gamesText(games)}.`,
  move: (move) => `${move}.`,
  moveAiming: (move, aim) => `${move}, scopo: ${aim}.`,
  plan: (first, second) => `${first}, poi ${second}`,
  aim: (aim) => `Scopo: ${aim}.`,
  aims: (first, second) => `Scopi: ${first}, poi ${second}.`,
  usualAnswer: (move) => `La risposta solita è ${move}.`,
  source: (day, games, level) =>
    `Contato in ${gamesText(games)} del computer contro sé stesso (${day}): le prime mosse al massimo della forza, il resto al livello ${level}. I risultati di poche partite sono meno certi.`,
};
