// How far a player has come in a game: lessons, levels and puzzles.
import type { Texts } from '../textsType';
import { counted } from './numbers';

export const texts: Texts<'progress'> = {
  title: (game) => `${game}: tu progreso`,
  list: 'Progreso',
  unreadable: (reason) => `No se pudo leer tu progreso: ${reason}`,

  lessons: 'Lecciones',
  lessonsDone: (done, all) => `${done} de ${all} hechas.`,
  lessonsDoneAlone: (done, all, alone) => `${done} de ${all} hechas; sin ayuda, ${alone}.`,
  start: (lesson) => `Empezar: ${lesson}`,
  continue: (lesson) => `Continuar: ${lesson}`,

  levels: 'Niveles del ordenador',
  noWin: 'Aún no has ganado en ningún nivel.',
  wins: (won) => `${won}.`,
  playComputer: 'Jugar contra el ordenador',
  nextLevel: (level) => `Siguiente: ganar en el nivel ${level}`,

  puzzles: 'Problemas',
  solved: (solved, tried) => `${solved} de ${tried} resueltos a la primera.`,
  daysInARow: (days) =>
    `Problemas en ${counted(days, 'día', 'días seguidos')}; se perdona un día libre.`,
  noneTried: 'Aún no has probado ninguno.',
  solvedOfTheme: (solved, tried) => `${solved} de ${tried}`,
  more: 'Más problemas',
  first: 'Probar un problema',
};
