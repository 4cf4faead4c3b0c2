// The player's mistakes: practised one by one, in a list, and counted.

import type { Who } from '../sentence';
import type { Texts } from '../textsType';
import { capital, lowered, percentage } from './numbers';
import { does, manyOf, thisMove } from './who';

const played = (who: Who): string => capital(does(who, 'as joué', 'ont joué'));

export const texts: Texts<'mistakes'> = {
  pageTitle: (game) => `Entraînement : ${game}`,
  title: (game) => `Entraînement, ${game}`,
  betterThan: (colour) => [`${colour} : mieux que `, ''],
  taskOf: (number, count) => `${number} sur ${count}`,

  actions: {
    previous: 'Précédent',
    hint: 'Indice',
    solution: 'Solution',
    again: 'Encore',
    next: 'Suivant',
  },

  keys: {
    hearTask: 'entendre la question ou la réponse',
    hint: 'voir quelle pièce joue',
    solution: 'voir la solution',
    again: 'réessayer',
    previous: 'aller à l’erreur précédente',
    next: 'aller à l’erreur suivante',
  },

  question: (who, move) => `${played(who)} ${move}. Trouve un meilleur coup.`,
  questionWithCost: (who, move, before, after) =>
    `${played(who)} ${move}, et ${manyOf(who, 'chances')} sont tombées de ${percentage(before)} à ${percentage(after)}. Trouve un meilleur coup.`,
  judging: (move) => `${move} : voyons…`,
  best: (move) => `${move} est le meilleur coup.`,
  nearlyBest: (move) => `${move} est presque aussi bon que le meilleur coup. Bien joué.`,
  solution: (move) => `Le meilleur coup est ${move}.`,
  notJudged: (move, reason) => `${move} n’a pas pu être vérifié : ${reason}.`,
  goesOn: (moves) => `Ensuite, ${moves.join(', ')}.`,
  itDoes: (what) => `${thisMove(what)}.`,
  whyWrong: (move, why) => `${move} : ${why}`,
  givesAway: 'Ce coup concède trop.',
  lesson: (title) => `Leçon : ${title}`,
  puzzles: (theme) => `Problèmes : ${theme}`,

  list: 'Erreurs',
  unreadable: (reason) => `Impossible de lire les parties : ${reason}`,
  none: 'Fais le bilan d’une partie finie pour voir tes erreurs ici et les travailler.',
  toGames: 'Voir tes parties',
  mistake: (mark, kind) => `${mark} : ${kind}`,
  where: (game, phase, loss) =>
    `${game}, ${lowered(phase)} : ${percentage(loss)} de chances en moins`,

  accuracy: (games, latest) =>
    `Précision, ${games === 1 ? '1 partie' : `les ${games} dernières parties`} ; la dernière : ${latest} %`,
  percent: (percent) => `${percent} %`,
  accuracyByGame: 'Précision par partie',
  inReviewed: 'Tes erreurs dans les parties avec bilan',
  inLastReviewed: (games) => `Tes erreurs dans les ${games} derniers bilans`,
  phase: 'Moment de la partie',
  count: 'Erreurs',
  practise: 'Travailler tes erreurs',
  habits: {
    missedWin: 'laisser filer des parties gagnées',
    allowedWin: 'permettre des gains forcés',
    lostPiece: 'perdre des pièces',
    missedPiece: 'manquer des pièces à gagner',
    letDraw: 'laisser des parties tourner à la nulle',
    position: 'gâcher de bonnes positions',
  },
  costliest: (habit, times) =>
    `L’habitude qui te coûte le plus : ${habit} (${times === 1 ? 'une fois' : `${times} fois`}).`,
};
