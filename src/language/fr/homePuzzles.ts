// Puzzles and lessons on Home.
import type { Texts } from '../textsType';
import { counted, toPlay } from './numbers';

export const texts: Texts<'homePuzzles'> = {
  puzzles: 'Problèmes',
  hideToday: 'Cacher le problème du jour',
  allPuzzles: 'Tous les problèmes',
  whatPuzzlesAre: 'Trouve le seul coup qui gagne ou sauve la partie.',
  todaysPuzzle: 'Problème du jour',
  solved: 'Résolu',
  toMove: toPlay,
  dueToday: 'À revoir aujourd’hui',
  dueIn: (count, game) => `${game} : ${count}`,
  lessons: 'Leçons',
  tasksDone: (done, all) => `${counted(done, 'exercice réussi', 'exercices réussis')} sur ${all}`,
  lessonsDone: (done, all) => `${counted(done, 'leçon finie', 'leçons finies')} sur ${all}`,
  clockSetBack: (today, latest) =>
    `Ton appareil indique le ${today}, mais tu as joué le ${latest}. Vérifie sa date.`,
};
