// The player's mistakes: practised one by one, in a list, and counted.

import type { Who } from '../sentence';
import type { Texts } from '../textsType';
import { percent } from './numbers';

const has: Readonly<Record<Who, string>> = {
  you: 'Du hast',
  white: 'Weiß hat',
  black: 'Schwarz hat',
};
const chances: Readonly<Record<Who, string>> = {
  you: 'deine Chancen',
  white: 'die Chancen von Weiß',
  black: 'die Chancen von Schwarz',
};

export const texts: Texts<'mistakes'> = {
  pageTitle: (game) => `Üben: ${game}`,
  title: (game) => `Üben, ${game}`,
  betterThan: (colour) => [`${colour}: besser als `, ''],
  taskOf: (number, count) => `${number} von ${count}`,

  actions: {
    previous: 'Voriger',
    hint: 'Tipp',
    solution: 'Lösung',
    again: 'Nochmal',
    next: 'Nächster',
  },

  keys: {
    hearTask: 'die Frage oder die Antwort hören',
    hint: 'sehen, welche Figur zieht',
    solution: 'die Lösung sehen',
    again: 'noch einmal versuchen',
    previous: 'zum vorigen Fehler',
    next: 'zum nächsten Fehler',
  },

  question: (who, move) => `${has[who]} ${move} gespielt. Finde einen besseren Zug.`,
  questionWithCost: (who, move, before, after) =>
    `${has[who]} ${move} gespielt, und ${chances[who]} fielen von ${before} auf ${after}. Finde einen besseren Zug.`,
  judging: (move) => `${move}: mal sehen …`,
  best: (move) => `${move} ist der beste Zug.`,
  nearlyBest: (move) => `${move} ist fast so gut wie der beste Zug. Gut gemacht.`,
  solution: (move) => `Der beste Zug ist ${move}.`,
  notJudged: (move, reason) => `${move} ließ sich nicht prüfen: ${reason}.`,
  goesOn: (moves) => `Dann ${moves.join(', ')}.`,
  itDoes: (what) => `Er ${what}.`,
  whyWrong: (move, why) => `${move}: ${why}`,
  givesAway: 'Das kostet zu viel.',
  lesson: (title) => `Lektion: ${title}`,
  puzzles: (theme) => `Aufgaben: ${theme}`,

  list: 'Fehler',
  unreadable: (reason) => `Die Partien ließen sich nicht lesen: ${reason}`,
  none: 'Werte eine beendete Partie aus, um deine Fehler hier zu sehen und zu üben.',
  toGames: 'Zu deinen Partien',
  mistake: (mark, kind) => `${mark}: ${kind}`,
  where: (game, phase, loss) => `${game}, ${phase}: Chancen um ${loss} gefallen`,

  accuracy: (games, latest) =>
    `Genauigkeit, ${games === 1 ? '1 Partie' : `die letzten ${games} Partien`}; zuletzt ${percent(latest)}`,
  percent: (value) => percent(value),
  accuracyByGame: 'Genauigkeit nach Partien',
  inReviewed: 'Deine Fehler in ausgewerteten Partien',
  inLastReviewed: (games) => `Deine Fehler in den letzten ${games} ausgewerteten Partien`,
  phase: 'Teil der Partie',
  count: 'Fehler',
  practise: 'Deine Fehler üben',
  habits: {
    missedWin: 'gewonnene Partien aus der Hand geben',
    allowedWin: 'erzwungene Gewinne zulassen',
    lostPiece: 'Figuren verlieren',
    missedPiece: 'Figuren übersehen, die du gewinnen konntest',
    letDraw: 'Partien ins Remis laufen lassen',
    position: 'gute Stellungen verderben',
  },
  costliest: (habit, times) =>
    `Deine teuerste Gewohnheit: ${habit} (${times === 1 ? 'einmal' : `${times}-mal`}).`,
};
