// Puzzles and lessons on Home.
import type { Texts } from '../textsType';
import { toPlay } from './numbers';

export const texts: Texts<'homePuzzles'> = {
  puzzles: 'Problemas',
  hideToday: 'Ocultar el problema del día',
  allPuzzles: 'Todos los problemas',
  whatPuzzlesAre: 'Encuentra la única jugada que gana o salva la partida.',
  todaysPuzzle: 'Problema del día',
  solved: 'Resuelto',
  toMove: toPlay,
  dueToday: 'Para hoy',
  dueIn: (count, game) => `${count} en ${game}`,
  lessons: 'Lecciones',
  tasksDone: (done, all) => `${done} de ${all} ejercicios hechos`,
  lessonsDone: (done, all) => `${done} de ${all} lecciones hechas`,
  clockSetBack: (today, latest) =>
    `Tu dispositivo dice que hoy es ${today}, pero jugaste el ${latest}. Comprueba su fecha.`,
};
