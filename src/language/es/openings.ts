// First moves and plans, as they were counted in games of the computer against itself.

import { inThousands } from '../sentence';
import type { Texts } from '../textsType';
import { percentage, theSide } from './numbers';

const gamesText = (games: number): string =>
  `${inThousands(games, '.', 10_000)} ${games === 1 ? 'partida' : 'partidas'}`;

export const texts: Texts<'openings'> = {
  title: 'Primeras jugadas',
  hide: 'Ocultar las primeras jugadas',
  games: gamesText,
  noGames: 'No hay partidas con estas reglas',
  tooFewGames: 'Demasiado pocas partidas aquí',
  points: (percent) => `${percentage(percent)}`,
  result: (side, percent, games) =>
    `El ${percentage(percent)} de los puntos fue para ${theSide(side)} en ${gamesText(games)}.`,
  move: (move) => `${move}.`,
  moveAiming: (move, aim) => `${move}, objetivo: ${aim}.`,
  plan: (first, second) => `${first}, luego ${second}`,
  aim: (aim) => `Objetivo: ${aim}.`,
  aims: (first, second) => `Objetivos: ${first}, luego ${second}.`,
  usualAnswer: (move) => `La respuesta habitual es ${move}.`,
  source: (day, games, level) =>
    `Contado el ${day} en ${gamesText(games)} del ordenador contra sí mismo: las primeras jugadas a plena fuerza, el resto en el nivel ${level}. Los resultados de pocas partidas son menos seguros.`,
};
