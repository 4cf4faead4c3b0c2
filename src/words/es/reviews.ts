// What Spanish says of marked moves, of whole games, before a bad move, and of a puzzle's solution. A predicate is a verb in the
// third person with the move as its subject, which is left out: "ataca a la torre de d4"; `percent` is how chances are written.
import { capital, listed, movesText, numberWord, percentage } from '../../language/es/numbers';
import { thePiece } from '../../language/es/pieces';
import type { Who } from '../../language/sentence';
import type { Severity } from '../../review/marks';
import type { Grammar } from '../en';
import type { SeverityCounts } from '../en/reviews';
import { chancesOf, does, doesAfter, doesTo, subject } from './phrases';

const SEVERITIES: Readonly<Record<Severity, { readonly one: string; readonly many: string }>> = {
  blunder: { one: 'un error grave', many: 'errores graves' },
  mistake: { one: 'un error', many: 'errores' },
  inaccuracy: { one: 'una imprecisión', many: 'imprecisiones' },
};

/** How many of each: "un error grave y dos errores". */
const countsText = (counts: SeverityCounts): string =>
  listed(
    counts.map(([severity, count]) => {
      const { one, many } = SEVERITIES[severity];
      return count === 1 ? one : `${numberWord(count)} ${many}`;
    }),
  );

const fellText = (who: Who, before: string, after: string): string =>
  `${chancesOf(who)} bajaron del ${before} al ${after}`;

/** "de las blancas"; "tuyas" of replies. */
const answersOf: Readonly<Record<Who, string>> = {
  you: 'tuyas',
  white: 'de las blancas',
  black: 'de las negras',
};

export const marks: Grammar['marks'] = {
  label({ kind, missedWin }) {
    const name = LABELS[kind];
    return missedWin ? `${name}, victoria perdida` : name;
  },
  mistakeKinds: {
    missedWin: 'dejó escapar la victoria',
    allowedWin: 'permitió una victoria forzada',
    lostPiece: 'perdió una pieza',
    missedPiece: 'dejó escapar una pieza',
    letDraw: 'dejó que la partida acabara en tablas',
    position: 'empeoró la posición',
  },
  phases: { opening: 'Apertura', middle: 'Medio juego', endgame: 'Final' },
  percent: percentage,
  onlyGood: (predicate) =>
    `La única buena jugada aquí${predicate === null ? '' : `: ${predicate}`}.`,
  everyOtherLoses: (others: number): string =>
    others === 1 ? 'La otra jugada pierde.' : 'Todas las demás jugadas pierden.',
  othersWouldHaveCut: (who, percent) =>
    `Cualquier otra habría dejado ${chancesOf(who)} en el ${percent} o menos.`,
  fell: (who, before, after) => `${capital(fellText(who, before, after))}.`,
  didAndFell: (predicate, who, before, after) =>
    `${capital(predicate)}: ${fellText(who, before, after)}.`,
};

const LABELS: Readonly<Record<Severity | 'only', string>> = {
  blunder: 'Error grave',
  mistake: 'Error',
  inaccuracy: 'Imprecisión',
  only: 'Única jugada',
};

export const summary: Grammar['summary'] = {
  letWinSlip: 'dejó escapar una victoria forzada',
  cutChances: (who, before, after) => `redujo ${chancesOf(who)} del ${before} al ${after}`,
  /** `move` is "jugada 23 (Rxc4)". */
  evenUntil: (who, move, predicate, again) =>
    `La partida estaba ${again ? 'de nuevo ' : ''}igualada hasta ${moveOf(who, move)}, que ${predicate}.`,
  heldUntil: (who, move, predicate) =>
    `Las tablas aún eran posibles hasta ${moveOf(who, move)}, que ${predicate}.`,
  betterUntil: (who, move, predicate, again, isWon) =>
    `${capital(isWon ? does(who, 'ibas ganando', 'iban ganando') : stoodBetter(who))} ${again ? 'de nuevo ' : ''}hasta la ${move}, que ${predicate}.`,
  betterAnd: (leader, who, move, predicate) =>
    `${capital(stoodBetter(leader))}, y ${moveOf(who, move)} decidió la partida: ${predicate}.`,
  lostWithChance: (who, isResigned, inTen) => {
    const lost = isResigned
      ? does(who, 'abandonaste', 'abandonaron')
      : does(who, 'perdiste', 'perdieron');
    return `${capital(lost)} con ${inTen === 1 ? '1 posibilidad' : `${inTen} posibilidades`} entre 10 de ganar.`;
  },
  wonBitByBit: (who) =>
    `${capital(does(who, 'ganaste', 'ganaron'))} poco a poco: ninguna jugada decidió por sí sola la partida.`,
  neverClose: 'Ningún bando estuvo nunca cerca de ganar.',
  noMistakes: 'La revisión no ha encontrado errores de ningún bando.',
  counts: (first, ofFirst, second, ofSecond) => {
    const one = ofFirst.length > 0 ? erred(first, ofFirst) : noErrors(first);
    const isShort = ofFirst.length > 0 && ofSecond.length > 0;
    const other = isShort
      ? `${subject(second)}, ${countsText(ofSecond)}`
      : ofSecond.length > 0
        ? erred(second, ofSecond)
        : noErrors(second);
    return `${capital(one)}; ${other}.`;
  },
  accuracy: (parts) =>
    `Precisión: ${parts.map(([who, percent]) => `${subject(who)}, ${percentage(percent)}`).join('; ')}.`,
};

const erred = (who: Who, counts: SeverityCounts): string =>
  `${does(who, 'cometiste', 'cometieron')} ${countsText(counts)}`;
const noErrors = (who: Who): string => does(who, 'no cometiste errores', 'no cometieron errores');
const stoodBetter = (who: Who): string => does(who, 'estabas mejor', 'estaban mejor');
/** "tu jugada 23 (Rxc4)", "la jugada 23 (Rxc4) de las blancas". */
const moveOf = (who: Who, move: string): string =>
  who === 'you' ? `tu ${move}` : `la ${move} ${answersOf[who]}`;

export const warning: Grammar['warning'] = {
  does: (predicate) => `Esta jugada ${predicate}.`,
  letsWinSlip: 'Aquí vas ganando, y esta jugada deja escapar la victoria.',
  missesPiece: 'Aquí podrías ganar algo.',
  cutsChances: (before, after) => `Esta jugada reduce tus posibilidades del ${before} al ${after}.`,
};

export const solution: Grammar['solution'] = {
  othersGainLess: 'Todas las demás jugadas ganan claramente menos.',
  othersAreWorse: 'Todas las demás jugadas te dejan claramente peor.',
  /** The stage is "carrera". */
  othersLose: (stage) => `Todas las demás jugadas pierden la ${stage}.`,
  move: (notation, predicate) => `${notation} ${predicate}.`,
  mates: (notation, predicate, other) =>
    `${notation} ${predicate}: ninguna respuesta ${doesTo(other, 'saca del jaque')}.`,
  thenEnds: (notation, predicate) => `${notation} ${predicate}`,
  thenWins: (moves) => `ganas en ${movesText(moves)} más`,
  whatever: (notation, rest, other) =>
    `Tras ${notation}, ${rest}, ${doesAfter(other, 'juegues lo que juegues', 'jueguen lo que jueguen')}.`,
  sacrifice: (piece, reply, rest) => `Entregas ${thePiece(piece)}: tras ${reply}, ${rest}.`,
  onlyReply: (notation, other, reply, rest) =>
    `${notation} ${doesTo(other, 'deja')} solo ${reply}, y luego ${rest}.`,
  checks: (notation, other, replies) =>
    `${notation} da jaque, y ganas tras cualquiera de las ${repliesOf(other, replies)}.`,
  threatens: (notation, threat, other, replies) =>
    `${notation} amenaza ${threat}, y ninguna de las ${repliesOf(other, replies)} te detiene.`,
  winsAgainst: (notation, other, replies) =>
    `Tras ${notation} ganas contra cualquiera de las ${repliesOf(other, replies)}.`,
};

/** "tres respuestas de las negras". */
const repliesOf = (other: Who, replies: number): string =>
  `${numberWord(replies)} respuestas ${answersOf[other]}`;

export const unpassable: Grammar['unpassable'] = {
  inCheck: (own, other) =>
    `${capital(does(own, 'estás en jaque y debes', 'están en jaque y deben'))} responder antes de que ${doesAfter(other, 'muevas', 'muevan')}.`,
  mustChoose: (own) =>
    `Primero ${doesAfter(own, 'eliges tú', 'eligen')}. Antes no se mueve ninguna pieza.`,
  // "No tienen nada que hacer" would be that they are lost.
  gameWouldEnd: (_, other) =>
    `Si ${doesAfter(other, 'jugaras', 'jugaran')}, la partida ya habría terminado.`,
};
