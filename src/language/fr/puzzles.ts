// All puzzles of a game: the ways to choose one, the calendar of daily puzzles, and what Statistics says of them.
import type { Texts } from '../textsType';
import { counted } from './numbers';

const solvedOf = (solved: number, tried: number): string =>
  `${counted(solved, 'problème résolu', 'problèmes résolus')} sur ${tried} du premier coup`;

export const texts: Texts<'puzzles'> = {
  title: 'Problèmes',
  titleOf: (game) => `${game} : problèmes`,
  noPuzzles: 'Pas encore de problèmes ici.',
  noPuzzlesInGame: 'Ce jeu n’a pas encore de problèmes.',
  home: 'Accueil',
  begin: 'Trouve le meilleur coup. L’ordinateur a vérifié que chaque problème n’en a qu’un.',
  solvedOf: (solved, tried) => `${solvedOf(solved, tried)}.`,
  rating: (rating) => `Ton classement est de ${rating}.`,
  placing: (rating, tried, wanted) =>
    `Ton classement est de ${rating} après ${tried} des ${wanted} problèmes qui situent ton niveau.`,
  progress: 'Tes progrès',
  rated: 'Classé',
  ratedHint:
    'L’entraînement et les thèmes font bouger ton classement. Désactive ce réglage pour t’exercer librement.',
  unratedHint: 'Tu t’exerces librement : ton classement ne change pas.',
  training: 'Entraînement',
  trainingHint: 'Des problèmes proches de ton classement.',
  trainingUnratedHint: 'Des problèmes proches de ton classement, sans effet sur lui.',
  today: 'Problème du jour',
  todayHint: 'Le même pour tout le monde.',
  todayStates: {
    solved: 'Résolu.',
    later: 'Résolu après plusieurs essais.',
    missed: 'Pas résolu du premier coup.',
  },
  streak: 'Série',
  streakHint: 'De plus en plus dur, jusqu’à ta première erreur.',
  inARow: (solved) => `${solved} d’affilée jusqu’ici. Continue.`,
  longestStreak: (solved) => `Ta plus longue : ${solved}.`,
  due: 'À revoir aujourd’hui',
  dueHint: (count) => `${count} à résoudre de nouveau.`,
  mistakes: 'Tes erreurs',
  mistakesHint: (count) =>
    `${count} à résoudre. Chaque erreur revient jusqu’à ce que tu saches l’éviter.`,
  mistakesDone: 'Fini pour aujourd’hui.',
  themes: 'Thèmes',

  aPuzzleADay: 'Un problème par jour',
  dailyPuzzles: 'Problèmes du jour',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  daysSolved: (solved, days) => `${counted(solved, 'jour réussi', 'jours réussis')} sur ${days}`,
  weekdays: ['lu', 'ma', 'me', 'je', 've', 'sa', 'di'],
  day: (date, state) => `${date}, ${state}`,
  presentDay: (date, state) => `${date}, aujourd’hui, ${state}`,
  dayStates: {
    solved: 'résolu',
    later: 'résolu plus tard',
    missed: 'essayé',
    none: 'pas essayé',
  },

  statistics: (solved, tried) => `${solvedOf(solved, tried)}.`,
  statisticsStreak: (solved) => `Plus longue série : ${solved}.`,
  ratingNow: (rating) => `Classement aux problèmes : ${rating}`,
  ratingByAttempt: 'Classement, essai après essai',
};
