// A puzzle being solved: what is asked, what is said of a move, and the ways on.
import type { Texts } from '../textsType';
import { capital, counted, ofSide, percentage, sideDoes, toPlay } from './numbers';

const moves = (count: number): string => counted(count, 'coup', 'coups');
const does = (side: string, one: string, many: string): string =>
  capital(sideDoes(side, one, many));
/** "Les Blancs jouent et gagnent". */
const plays = (side: string, one: string, many: string): string =>
  does(side, `joue et ${one}`, `jouent et ${many}`);

export const texts: Texts<'puzzle'> = {
  title: (game, heading) => `${game}, problème : ${heading}`,
  puzzle: 'Problème',
  taskTitle: (heading, lesson) => `${heading} : ${lesson}`,
  allPuzzles: 'Tous les problèmes',
  puzzlesOf: (game) => `${game} : problèmes`,
  rulesOfPuzzle: ' : règles de ce problème',

  ask: {
    win: (side, count) => `${plays(side, 'gagne', 'gagnent')} en ${moves(count)}.`,
    stage: (side, stage) => `${plays(side, 'gagne', 'gagnent')} ${stage}.`,
    gain: (side) => `${plays(side, 'prend', 'prennent')} un net avantage.`,
    defence: (side) => `${plays(side, 'sauve', 'sauvent')} la partie.`,
    better: (side) => `${toPlay(side)}.`,
  },
  askBetter: (side, move, before, after) =>
    `${does(side, 'a', 'ont')} joué ${move}, et les chances ${ofSide(side)} sont tombées de ${percentage(before)} à ${percentage(after)}. Trouve un meilleur coup.`,
  wrong: {
    win: (count) => `Ce coup ne gagne pas en ${moves(count)}.`,
    stage: (stage) => `Ce coup perd ${stage}.`,
    gain: 'Tu pourrais gagner plus ici.',
    defence: 'Ce coup ne sauve pas la partie.',
    better: 'Ce coup concède trop.',
  },
  judging: 'Voyons…',
  rightSoFar: 'Juste jusqu’ici.',
  solution: (why) => `Solution : ${why}`,
  thisIsSolution: 'Voici la solution.',
  begins: 'Le problème commence ici.',
  passes: (side) => `${does(side, 'passe', 'passent')}.`,
  answers: (side, move) => `${does(side, 'répond', 'répondent')} ${move}.`,
  plays: (side, move) => `${does(side, 'joue', 'jouent')} ${move}.`,
  answering: (side) => does(side, 'répond', 'répondent'),
  slow: (move) => `${move} gagne aussi, mais c’est plus long.`,
  slowIn: (move, count) => `${move} gagne aussi, en ${moves(count)}.`,
  slowInAtMost: (move, count) => `${move} gagne aussi, en ${moves(count)} au plus.`,
  findFast: (count) => `Trouve le gain en ${moves(count)}.`,
  fastIsThere: (count) => `Le gain en ${moves(count)} est encore possible.`,
  solved: 'Résolu.',
  found: 'Trouvé.',
  alsoWins: 'Ce coup force aussi le gain.',
  asGood: 'C’est aussi bon que le meilleur coup.',
  takenBack: 'Coup repris.',

  nextUnrated: 'Ton prochain essai ne compte pas pour le classement.',
  useButtons: 'Continue avec les boutons en bas.',
  tryAgain: 'Réessayer',
  previousMove: 'Coup précédent',
  nextMove: 'Coup suivant',
  notSaved: (reason) => `Non enregistré : ${reason}.`,
  more: 'Plus',
  hint: 'Indice',
  showSolution: 'Solution',
  analyse: 'Analyser',
  next: 'Suivant',
  morePuzzles: 'Autres problèmes',
  newStreak: 'Nouvelle série',
  keys: {
    hear: 'entendre la question, ou ce qui est dit du coup',
    hint: 'voir quelle pièce joue, puis vers où',
    solution: 'voir la solution',
    again: 'réessayer',
    analyse: 'analyser, une fois le problème terminé',
    back: 'un coup en arrière dans la solution',
    on: 'un coup en avant dans la solution',
    next: 'aller au problème suivant',
  },

  headings: {
    training: 'Entraînement',
    streak: 'Série',
    theme: 'Problèmes',
    due: 'À revoir aujourd’hui',
    mistake: 'Tes erreurs',
  },
  none: {
    training: 'Ce jeu n’a pas encore de problèmes.',
    daily: 'Il n’y a pas de problème pour ce jour.',
    streak: 'Tu les as tous résolus à la suite.',
    theme: 'Pas encore de problèmes sur ce thème.',
    due: 'C’est tout pour aujourd’hui.',
    mistake: 'Fais le bilan d’une partie finie, et tes erreurs deviendront ici des problèmes.',
  },
  mistakesDone:
    'C’est tout pour aujourd’hui. Chaque erreur revient jusqu’à ce que tu saches l’éviter.',
  notHereYet: (day) => `Le problème du ${day} n’est pas encore là.`,
  streakSolved: (count) => counted(count, 'résolu', 'résolus'),
  rating: (rating) => `Classement ${rating}`,
  unrated: 'Non classé',
  hintCosts: {
    streak: 'Un indice met fin à ta série.',
    daily: 'Avec un indice, le problème du jour ne compte pas comme résolu.',
    rated: 'Avec un indice, ton classement ne change pas.',
    unrated: 'Avec un indice, le problème ne compte pas comme résolu.',
  },
  showMeCosts: 'Avec « Montre-moi », l’exercice ne compte pas comme résolu.',
  inARow: (count) => `${count} d’affilée.`,
  streakOver: 'Ta série est finie.',
  longestStreak: (count) => `Ta plus longue série : ${count}.`,
  ratedPuzzle: (rating) => `Classement de ce problème : ${rating}.`,
  ratingStays: (rating) => `Non classé : ton classement reste à ${rating}.`,
  ratingChanged: (rating, change) => `Classement ${rating} (${change}).`,
  placing: (tried, wanted) => `Pour situer ton niveau : ${tried} sur ${wanted}.`,
  puzzleRating: (rating) => `Problème : ${rating}.`,
};
