// How far a player has come in a game: lessons, levels and puzzles.
import type { Texts } from '../textsType';

export const texts: Texts<'progress'> = {
  title: (game) => `${game}: i tuoi progressi`,
  list: 'Progressi',
  unreadable: (reason) => `Impossibile leggere i tuoi progressi: ${reason}`,

  lessons: 'Lezioni',
  lessonsDone: (done, all) => `Fatte ${done} su ${all}.`,
  lessonsDoneAlone: (done, all, alone) => `Fatte ${done} su ${all}, di cui ${alone} senza aiuto.`,
  start: (lesson) => `Inizia: ${lesson}`,
  continue: (lesson) => `Continua: ${lesson}`,

  levels: 'Livelli del computer',
  noWin: 'Ancora nessun livello vinto.',
  wins: (won) => `${won}.`,
  playComputer: 'Gioca contro il computer',
  nextLevel: (level) => `Prossimo passo: vinci al livello ${level}`,

  puzzles: 'Problemi',
  solved: (solved, tried) => `Risolti al primo tentativo: ${solved} su ${tried}.`,
  daysInARow: (days) => `Giorni di fila con problemi: ${days}; saltarne uno va bene.`,
  noneTried: 'Ancora nessuno provato.',
  solvedOfTheme: (solved, tried) => `${solved} su ${tried}`,
  more: 'Altri problemi',
  first: 'Prova un problema',
};
