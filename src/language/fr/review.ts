// Looking back at a finished game: what each move cost, the moves that mattered, and practising one's mistakes.
import type { Texts } from '../textsType';
import { ofSide, percentage } from './numbers';

export const texts: Texts<'review'> = {
  pageTitle: (game) => `Bilan : ${game}`,
  title: (game) => `Bilan, ${game}`,
  tryInAnalysis: 'Pour essayer d’autres coups, analyse à partir d’ici.',
  notSaved: (reason) => `Non enregistré : ${reason}.`,
  toEnd: 'Aller à la fin',

  actions: {
    more: 'Plus',
    analyse: 'Analyser',
    practise: 'S’exercer',
    previousMoment: 'Moment d’avant',
    nextMoment: 'Moment d’après',
  },

  keys: {
    hearMove: 'entendre ce qui est dit de ce coup',
    hearLeader: 'entendre qui a l’avantage',
    moments: 'tes moments clés, ou ceux des deux joueurs',
    hearSummary: 'entendre le résumé de la partie',
    betterLine: 'entrer dans la meilleure ligne',
    previousMoment: 'aller au moment clé précédent',
    nextMoment: 'aller au moment clé suivant',
    practise: 'travailler tes erreurs',
    analyse: 'analyser à partir d’ici',
    back: 'un coup en arrière',
    forward: 'un coup en avant',
    backOffBoard: 'hors du plateau, un coup en arrière',
    forwardOffBoard: 'hors du plateau, un coup en avant',
    start: 'aller au début, avec le résumé',
    end: 'aller à la fin de la partie',
  },
  neitherYours: 'Aucune des deux couleurs n’est la tienne : tu vois les deux.',
  noBetterLine: 'Pas de meilleure ligne ici.',
  noMistakes: 'Aucune erreur à travailler.',

  menu: 'Bilan',
  reviewAgain: 'Refaire le bilan',
  reviewImproved: 'Refaire le bilan : le moteur a progressé',
  momentsOfBoth: 'Moments clés des deux joueurs',
  momentsOfYours: 'Tes moments clés seulement',
  momentsOfBothShown: 'Moments clés des deux joueurs.',
  momentsOfYoursShown: 'Tes moments clés seulement.',
  flip: 'Retourner le plateau',
  toGame: 'Retour à la partie',
  allMistakes: 'Toutes tes erreurs',
  rules: (variant) => `Règles : ${variant}`,
  madeHere: 'Fait sur cet appareil. Rien n’en sort.',

  checking:
    'Tous les coups sont vérifiés, du dernier au premier. Tu peux quitter cette page : rien n’est perdu.',
  checkedSoFar: 'Tu peux regarder les coups déjà vérifiés et continuer quand tu veux.',
  stop: 'Arrêter',
  continue: 'Continuer',
  reviewed: 'Bilan fait',
  stopped: (reason) => `Arrêté : ${reason}`,
  reviewedOf: (done, all) => `Coups vérifiés : ${done} sur ${all}`,
  reviewingOf: (done, all) => `Vérification : ${done} sur ${all}`,
  secondsLeft: (done, all, seconds) => `${done} sur ${all}, encore ${seconds}\u00a0s environ`,
  minutesLeft: (done, all, minutes) => `${done} sur ${all}, encore ${minutes}\u00a0min environ`,
  complete: (commentary) => `Le bilan est complet. ${commentary}`,

  start: 'Début',
  graph: 'Chances de gain, coup par coup',
  graphValue: (place, chances) => `${place} : ${percentage(chances)}`,
  graphValueMarked: (place, chances, mark) => `${place} : ${percentage(chances)}. ${mark}`,
  even: 'Égalité',
  leaderChance: (colour, percent) => `${colour} ${percent}`,
  leaderChances: (colour, percent) =>
    `Chances ${ofSide(colour)} : ${percent.replace(/\s*%/, ' pour cent')}`,
  chancesUnknown: 'pas encore vérifié',

  aboutMove: 'À propos de ce coup',
  readMore: 'Lire la suite',
  keyMoment: (which) => `Moment clé ${which}.`,
  keyMomentLabel: 'Moment clé',
  momentOf: (number, count) => `${number} sur ${count}`,
  outdated: 'Le moteur a progressé depuis ce bilan. Tu peux le refaire sous « Plus ».',
  notChecked: 'Pas encore vérifié.',
  yourChancesStay: (percent) => `Tes chances restent à ${percentage(percent)}.`,
  chancesStay: (colour, percent) =>
    `Les chances ${ofSide(colour)} restent à ${percentage(percent)}.`,
  yourChancesWent: (before, after) =>
    `Tes chances sont passées de ${percentage(before)} à ${percentage(after)}.`,
  chancesWent: (colour, before, after) =>
    `Les chances ${ofSide(colour)} sont passées de ${percentage(before)} à ${percentage(after)}.`,
  decidedGame: (mark) => `${mark}, coup décisif`,
  moveInSummary: (number, move) => `coup ${number}, ${move}`,
  moveHeard: (number, move) => `Coup ${number}. ${move}`,

  lines: { best: 'Mieux', played: 'Joué' },
  line: (label) => `${label} :`,
  lineAbout: {
    best: (move) => `Ce qui valait mieux que ${move}.`,
    played: (move) => `Ce qui suit ${move}.`,
  },
};
