// Looking back at a finished game: what each move cost, the moves that mattered, and practising one's mistakes.
import type { Texts } from '../textsType';
import { ofSide, percentage } from './numbers';

export const texts: Texts<'review'> = {
  pageTitle: (game) => `Revisión: ${game}`,
  title: (game) => `Revisión, ${game}`,
  tryInAnalysis: 'Para probar otras jugadas, analiza desde aquí.',
  notSaved: (reason) => `Sin guardar: ${reason}.`,
  toEnd: 'Al final',

  actions: {
    more: 'Más',
    analyse: 'Analizar',
    practise: 'Practicar',
    previousMoment: 'Momento anterior',
    nextMoment: 'Momento siguiente',
  },

  keys: {
    hearMove: 'oír algo sobre esta jugada',
    hearLeader: 'oír quién va por delante',
    moments: 'tus momentos clave, o los de ambos bandos',
    hearSummary: 'oír el resumen de la partida',
    betterLine: 'entrar en la línea mejor',
    previousMoment: 'al momento clave anterior',
    nextMoment: 'al momento clave siguiente',
    practise: 'practicar tus errores',
    analyse: 'analizar desde aquí',
    back: 'una jugada atrás',
    forward: 'una jugada adelante',
    backOffBoard: 'con el foco fuera del tablero, una jugada atrás',
    forwardOffBoard: 'con el foco fuera del tablero, una jugada adelante',
    start: 'al inicio, con el resumen',
    end: 'al final de la partida',
  },
  neitherYours: 'Ningún bando es tuyo: ves los dos.',
  noBetterLine: 'Aquí no hay una línea mejor.',
  noMistakes: 'No hay errores que practicar.',

  menu: 'Revisión',
  reviewAgain: 'Revisar de nuevo',
  reviewImproved: 'Revisar de nuevo: el motor ha mejorado',
  momentsOfBoth: 'Momentos clave de ambos bandos',
  momentsOfYours: 'Solo tus momentos clave',
  momentsOfBothShown: 'Momentos clave de ambos bandos.',
  momentsOfYoursShown: 'Solo tus momentos clave.',
  flip: 'Girar el tablero',
  toGame: 'Volver a la partida',
  allMistakes: 'Todos tus errores',
  rules: (variant) => `Reglas: ${variant}`,
  madeHere: 'Hecha en este dispositivo. Nada sale de él.',

  checking: 'Comprobando cada jugada, de la última a la primera. Puedes salir; no se pierde nada.',
  checkedSoFar: 'Puedes ver las jugadas ya comprobadas y continuar cuando quieras.',
  stop: 'Parar',
  continue: 'Continuar',
  reviewed: 'Revisada',
  stopped: (reason) => `Parada: ${reason}`,
  reviewedOf: (done, all) => `${done} de ${all} revisadas`,
  reviewingOf: (done, all) => `Revisando: ${done} de ${all}`,
  secondsLeft: (done, all, seconds) => `${done} de ${all}, quedan unos ${seconds}\u00a0s`,
  minutesLeft: (done, all, minutes) => `${done} de ${all}, quedan unos ${minutes}\u00a0min`,
  complete: (commentary) => `La revisión está completa. ${commentary}`,

  start: 'Inicio',
  graph: 'Posibilidad de ganar, jugada a jugada',
  graphValue: (place, chances) => `${place}: ${chances}`,
  graphValueMarked: (place, chances, mark) => `${place}: ${chances}. ${mark}`,
  even: 'Igualdad',
  leaderChance: (colour, percent) => `${colour} ${percent}`,
  leaderChances: (colour, percent) =>
    `Posibilidades ${ofSide(colour)}: ${percent.replace(/\s*%/, ' por ciento')}`,
  chancesUnknown: 'sin comprobar todavía',

  aboutMove: 'Sobre esta jugada',
  readMore: 'Leer más',
  keyMoment: (which) => `Momento clave ${which}.`,
  keyMomentLabel: 'Momento clave',
  momentOf: (number, count) => `${number} de ${count}`,
  outdated: 'El motor ha mejorado desde esta revisión. Puedes revisar de nuevo en Más.',
  notChecked: 'Sin comprobar todavía.',
  yourChancesStay: (percent) => `Tus posibilidades siguen en el ${percentage(percent)}.`,
  chancesStay: (colour, percent) =>
    `Las posibilidades ${ofSide(colour)} siguen en el ${percentage(percent)}.`,
  yourChancesWent: (before, after) =>
    `Tus posibilidades pasaron del ${percentage(before)} al ${percentage(after)}.`,
  chancesWent: (colour, before, after) =>
    `Las posibilidades ${ofSide(colour)} pasaron del ${percentage(before)} al ${percentage(after)}.`,
  decidedGame: (mark) => `${mark}: decidió la partida`,
  moveInSummary: (number, move) => `jugada ${number} (${move})`,
  moveHeard: (number, move) => `Jugada ${number}. ${move}`,

  lines: { best: 'Mejor', played: 'Jugado' },
  line: (label) => `${label}:`,
  lineAbout: {
    best: (move) => `Lo que era mejor que ${move}.`,
    played: (move) => `Lo que sigue a ${move}.`,
  },
};
