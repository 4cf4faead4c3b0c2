// Looking back at a finished game: what each move cost, the moves that mattered, and practising one's mistakes.
import type { Texts } from '../textsType';
import { percent } from './numbers';

export const texts: Texts<'review'> = {
  pageTitle: (game) => `Auswertung: ${game}`,
  title: (game) => `Auswertung, ${game}`,
  tryInAnalysis: 'Willst du andere Züge versuchen, analysiere ab hier.',
  notSaved: (reason) => `Nicht gespeichert: ${reason}.`,
  toEnd: 'Zum Ende',

  actions: {
    more: 'Mehr',
    analyse: 'Analyse',
    practise: 'Üben',
    previousMoment: 'Voriger Moment',
    nextMoment: 'Nächster Moment',
  },

  keys: {
    hearMove: 'hören, was zu diesem Zug zu sagen ist',
    hearLeader: 'hören, wer vorn liegt',
    moments: 'deine Schlüsselmomente oder die beider Seiten',
    hearSummary: 'die Zusammenfassung der Partie hören',
    betterLine: 'in die bessere Variante',
    previousMoment: 'zum vorigen Schlüsselmoment',
    nextMoment: 'zum nächsten Schlüsselmoment',
    practise: 'deine Fehler üben',
    analyse: 'ab hier analysieren',
    back: 'einen Zug zurück',
    forward: 'einen Zug vor',
    backOffBoard: 'außerhalb des Bretts: einen Zug zurück',
    forwardOffBoard: 'außerhalb des Bretts: einen Zug vor',
    start: 'zum Anfang, mit der Zusammenfassung',
    end: 'zum Ende der Partie',
  },
  neitherYours: 'Keine Seite ist deine: Du siehst beide.',
  noBetterLine: 'Hier gibt es keine bessere Variante.',
  noMistakes: 'Keine Fehler zu üben.',

  menu: 'Auswertung',
  reviewAgain: 'Neu auswerten',
  reviewImproved: 'Neu auswerten: Die Engine ist besser geworden',
  momentsOfBoth: 'Schlüsselmomente beider Seiten',
  momentsOfYours: 'Nur deine Schlüsselmomente',
  momentsOfBothShown: 'Schlüsselmomente beider Seiten.',
  momentsOfYoursShown: 'Nur deine Schlüsselmomente.',
  flip: 'Brett drehen',
  toGame: 'Zurück zur Partie',
  allMistakes: 'Alle deine Fehler',
  rules: (variant) => `Regeln: ${variant}`,
  madeBy: (engine) => `Erstellt mit Engine ${engine}. Nichts verlässt dieses Gerät.`,

  checking:
    'Jeder Zug wird geprüft, vom letzten bis zum ersten. Du kannst weggehen; nichts geht verloren.',
  stop: 'Anhalten',
  continue: 'Fortsetzen',
  reviewed: 'Ausgewertet',
  stopped: (reason) => `Angehalten: ${reason}`,
  reviewedOf: (done, all) => `${done} von ${all} ausgewertet`,
  reviewingOf: (done, all) => `Wertet aus: ${done} von ${all}`,
  secondsLeft: (done, all, seconds) => `${done} von ${all}, noch etwa ${seconds} s`,
  minutesLeft: (done, all, minutes) => `${done} von ${all}, noch etwa ${minutes} min`,
  complete: (commentary) => `Die Auswertung ist fertig. ${commentary}`,

  start: 'Anfang',
  graph: 'Gewinnchancen, Zug für Zug',
  graphValue: (place, chances) => `${place}: ${chances}`,
  graphValueMarked: (place, chances, mark) => `${place}: ${chances}. ${mark}`,
  even: 'Gleich',
  leaderChance: (colour, value) => `${colour} ${percent(value)}`,
  leaderChances: (colour, value) => `Chancen von ${colour}: ${value.replace(/\s*%/, ' Prozent')}`,
  chancesUnknown: 'noch nicht geprüft',

  aboutMove: 'Zu diesem Zug',
  readMore: 'Mehr lesen',
  keyMoment: (which) => `Schlüsselmoment ${which}.`,
  keyMomentLabel: 'Schlüsselmoment',
  momentOf: (number, count) => `${number} von ${count}`,
  outdated:
    'Seit dieser Auswertung ist die Engine besser geworden. Unter „Mehr“ kannst du neu auswerten.',
  notChecked: 'Noch nicht geprüft.',
  yourChancesStay: (value) => `Deine Chancen bleiben bei ${value}.`,
  chancesStay: (colour, value) => `Die Chancen von ${colour} bleiben bei ${value}.`,
  yourChancesWent: (before, after) => `Deine Chancen gingen von ${before} auf ${after}.`,
  chancesWent: (colour, before, after) =>
    `Die Chancen von ${colour} gingen von ${before} auf ${after}.`,
  decidedGame: (mark) => `${mark}, entschied die Partie`,
  moveInSummary: (number, move) => `im ${number}. Zug ${move}`,
  moveHeard: (number, move) => `Zug ${number}. ${move}`,

  lines: { best: 'Besser', played: 'Gespielt' },
  line: (label) => `${label}:`,
  lineAbout: {
    best: (move) => `Was besser war als ${move}.`,
    played: (move) => `Was auf ${move} folgt.`,
  },
};
