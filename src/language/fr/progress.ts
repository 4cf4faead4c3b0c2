// How far a player has come in a game: lessons, levels and puzzles.
import type { Texts } from '../textsType';
import { counted } from './numbers';

const lessons = (done: number, all: number): string =>
  `${counted(done, 'finie', 'finies')} sur ${all}`;

export const texts: Texts<'progress'> = {
  title: (game) => `${game} : tes progrès`,
  list: 'Progrès',
  unreadable: (reason) => `Impossible de lire tes progrès : ${reason}`,

  lessons: 'Leçons',
  lessonsDone: (done, all) => `${lessons(done, all)}.`,
  lessonsDoneAlone: (done, all, alone) => `${lessons(done, all)}, dont ${alone} sans aide.`,
  start: (lesson) => `Commencer : ${lesson}`,
  continue: (lesson) => `Continuer : ${lesson}`,

  levels: 'Niveaux de l’ordinateur',
  noWin: 'Aucun niveau battu pour l’instant.',
  wins: (won) => `${won}.`,
  playComputer: 'Jouer contre l’ordinateur',
  nextLevel: (level) => `Suite : gagner au niveau ${level}`,

  puzzles: 'Problèmes',
  solved: (solved, tried) =>
    `${counted(solved, 'résolu', 'résolus')} sur ${tried} du premier coup.`,
  daysInARow: (days) =>
    `Des problèmes ${days} jours de suite ; tu peux sauter un jour sans rien perdre.`,
  noneTried: 'Aucun essai pour l’instant.',
  solvedOfTheme: (solved, tried) => `${solved} sur ${tried}`,
  more: 'D’autres problèmes',
  first: 'Essayer un problème',
};
