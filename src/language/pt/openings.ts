// First moves and plans, as they were counted in games of the computer against itself.

import { inThousands } from '../sentence';
import type { Texts } from '../textsType';
import { lowered } from './numbers';

const gamesText = (games: number): string =>
  `${inThousands(games, '.')} ${games === 1 ? 'partida' : 'partidas'}`;

export const texts: Texts<'openings'> = {
  title: 'Primeiros lances',
  hide: 'Esconder os primeiros lances',
  games: gamesText,
  noGames: 'Nenhuma partida com estas regras',
  tooFewGames: 'Poucas partidas aqui',
  points: (percent) => `${percent}%`,
  result: (side, percent, games) =>
    `As ${lowered(side)} fizeram ${percent}% dos pontos em ${gamesText(games)}.`,
  move: (move) => `${move}.`,
  moveAiming: (move, aim) => `${move}, objetivo: ${aim}.`,
  plan: (first, second) => `${first}, depois ${second}`,
  aim: (aim) => `Objetivo: ${aim}.`,
  aims: (first, second) => `Objetivos: ${first}, depois ${second}.`,
  usualAnswer: (move) => `A resposta usual é ${move}.`,
  source: (day, games, level) =>
    `Contado em ${day}, em ${gamesText(games)} do computador contra si mesmo: os primeiros lances com força total, o resto no nível ${level}. Resultados de poucas partidas são menos certos.`,
};
