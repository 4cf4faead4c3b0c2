// Puzzles and lessons on Home.
import type { Texts } from '../textsType';

export const texts: Texts<'homePuzzles'> = {
  puzzles: 'Aufgaben',
  hideToday: 'Aufgabe des Tages ausblenden',
  allPuzzles: 'Alle Aufgaben',
  whatPuzzlesAre: 'Finde den einen Zug, der die Partie gewinnt oder rettet.',
  todaysPuzzle: 'Aufgabe des Tages',
  solved: 'Gelöst',
  toMove: (side) => `${side} am Zug`,
  dueToday: 'Heute fällig',
  dueIn: (count, game) => `${count} in ${game}`,
  lessons: 'Lektionen',
  tasksDone: (done, all) => `${done} von ${all} Übungen geschafft`,
  lessonsDone: (done, all) => `${done} von ${all} Lektionen geschafft`,
  clockSetBack: (today, latest) =>
    `Auf deinem Gerät ist heute der ${today}, aber du hast am ${latest} gespielt. Prüfe sein Datum.`,
};
