// How far a player has come in a game: lessons, levels and puzzles.
import type { Texts } from '../textsType';

export const texts: Texts<'progress'> = {
  title: (game) => `${game}: dein Fortschritt`,
  list: 'Fortschritt',
  unreadable: (reason) => `Dein Fortschritt ließ sich nicht lesen: ${reason}`,

  lessons: 'Lektionen',
  lessonsDone: (done, all) => `${done} von ${all} geschafft.`,
  lessonsDoneAlone: (done, all, alone) =>
    `${done} von ${all} geschafft, ${alone} davon ohne Hilfe.`,
  start: (lesson) => `Start: ${lesson}`,
  continue: (lesson) => `Weiter: ${lesson}`,

  levels: 'Stufen des Computers',
  noWin: 'Noch auf keiner Stufe gewonnen.',
  wins: (won) => `${won}.`,
  playComputer: 'Gegen den Computer spielen',
  nextLevel: (level) => `Als Nächstes: auf Stufe ${level} gewinnen`,

  puzzles: 'Aufgaben',
  solved: (solved, tried) => `${solved} von ${tried} beim ersten Versuch gelöst.`,
  daysInARow: (days) => `Aufgaben an ${days} Tagen in Folge; ein Tag Pause ist in Ordnung.`,
  noneTried: 'Noch keine versucht.',
  solvedOfTheme: (solved, tried) => `${solved} von ${tried}`,
  more: 'Mehr Aufgaben',
  first: 'Eine Aufgabe versuchen',
};
