// Puzzles and lessons on Home.
import type { Texts } from '../textsType';
import { theDay, theSide } from './numbers';

export const texts: Texts<'homePuzzles'> = {
  puzzles: 'Problemi',
  hideToday: 'Nascondi il problema di oggi',
  allPuzzles: 'Tutti i problemi',
  whatPuzzlesAre: 'Trova l’unica mossa che vince o salva la partita.',
  todaysPuzzle: 'Problema di oggi',
  solved: 'Risolto',
  toMove: (side) => `Muove ${theSide(side)}`,
  dueToday: 'Da fare oggi',
  dueIn: (count, game) => `${count} in ${game}`,
  lessons: 'Lezioni',
  tasksDone: (done, all) => `Esercizi fatti: ${done} su ${all}`,
  lessonsDone: (done, all) => `Lezioni fatte: ${done} su ${all}`,
  clockSetBack: (today, latest) =>
    `Per il tuo dispositivo oggi è ${theDay(today)}, ma hai giocato ${theDay(latest)}. Controlla la data.`,
};
