// The player's mistakes: practised one by one, in a list, and counted.

import type { Who } from '../sentence';
import type { Texts } from '../textsType';
import { capital, lowered, percentage } from './numbers';

const played: Readonly<Record<Who, string>> = {
  you: 'Jugaste',
  white: 'Las blancas jugaron',
  black: 'Las negras jugaron',
};

export const texts: Texts<'mistakes'> = {
  pageTitle: (game) => `Practicar: ${game}`,
  title: (game) => `Practicar, ${game}`,
  betterThan: (colour) => [`${colour}: mejor que `, ''],
  taskOf: (number, count) => `${number} de ${count}`,

  actions: {
    previous: 'Anterior',
    hint: 'Pista',
    solution: 'Solución',
    again: 'De nuevo',
    next: 'Siguiente',
  },

  keys: {
    hearTask: 'oír la pregunta o la respuesta',
    hint: 'ver qué pieza mueve',
    solution: 'ver la solución',
    again: 'intentarlo de nuevo',
    previous: 'al error anterior',
    next: 'al error siguiente',
  },

  question: (who, move) => `${played[who]} ${move}. Encuentra una jugada mejor.`,
  questionWithCost: (who, move, before, after) =>
    `${played[who]} ${move}, y ${who === 'you' ? 'tus' : 'sus'} posibilidades bajaron del ${percentage(before)} al ${percentage(after)}. Encuentra una jugada mejor.`,
  judging: (move) => `${move}: a ver…`,
  best: (move) => `${move} es la mejor jugada.`,
  nearlyBest: (move) => `${move} es casi tan buena como la mejor jugada. Bien hecho.`,
  solution: (move) => `La mejor jugada es ${move}.`,
  notJudged: (move, reason) => `No se pudo comprobar ${move}: ${reason}.`,
  goesOn: (moves) => `Después, ${moves.join(', ')}.`,
  itDoes: (what) => `${capital(what)}.`,
  whyWrong: (move, why) => `${move}: ${why}`,
  givesAway: 'Regala demasiado.',
  lesson: (title) => `Lección: ${title}`,
  puzzles: (theme) => `Problemas: ${theme}`,

  list: 'Errores',
  unreadable: (reason) => `No se pudieron leer las partidas: ${reason}`,
  none: 'Revisa una partida terminada para ver aquí tus errores y practicarlos.',
  toGames: 'Ver tus partidas',
  mistake: (mark, kind) => `${mark}: ${kind}`,
  where: (game, phase, loss) =>
    `${game}, ${lowered(phase)}: ${percentage(loss)} menos de posibilidades`,

  accuracy: (games, latest) =>
    `Precisión, ${games === 1 ? '1 partida' : `últimas ${games} partidas`}; la última, ${percentage(latest)}`,
  percent: percentage,
  accuracyByGame: 'Precisión por partida',
  inReviewed: 'Tus errores en las partidas revisadas',
  inLastReviewed: (games) => `Tus errores en las últimas ${games} partidas revisadas`,
  phase: 'Parte de la partida',
  count: 'Errores',
  practise: 'Practicar tus errores',
  habits: {
    missedWin: 'dejar escapar partidas ganadas',
    allowedWin: 'permitir victorias forzadas',
    lostPiece: 'perder piezas',
    missedPiece: 'no ver piezas que podías ganar',
    letDraw: 'dejar que la partida acabe en tablas',
    position: 'echar a perder buenas posiciones',
  },
  costliest: (habit, times) =>
    `La costumbre que más te cuesta: ${habit} (${times === 1 ? 'una vez' : `${times} veces`}).`,
};
