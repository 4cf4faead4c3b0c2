// What is said of a game being played: what changed, the time left, hints, and why a move can’t be played.
import type { Texts } from '../textsType';
import { capital, counted, ofSide, theSide, toSide } from './numbers';

const friendOr = (friend: string | null): string => friend ?? 'il tuo amico';
const sideHas = (side: string, time: string): string => `${side}: ${time}`;

export const texts: Texts<'gameNews'> = {
  sentence: (text) => `${text}.`,

  changes: {
    takenBack: (moves) => `${/;| mosse$/.test(moves) ? 'Ritirate' : 'Ritirata'}: ${moves}`,
    gameGoesOn: 'La partita continua',
    backAtGame: 'Di nuovo nella partita',
    gameHasGoneOn: 'La partita è andata avanti',
    beforeFirstMove: 'Posizione prima della prima mossa',
    positionAfter: (side, number, move) =>
      `Posizione dopo la mossa ${number} ${ofSide(side)}: ${move}`,
    youOfferDraw: 'Hai proposto patta',
    youAskForMove: 'Hai chiesto di ritirare la mossa',
    youDeclinedDraw: 'Hai rifiutato la patta',
    youLetMoveStand: 'Hai detto di no: la mossa resta',
    noDraw: (friend) => `Niente patta: ${friendOr(friend)} vuole continuare`,
    friendLetMoveStand: (friend) =>
      `${capital(friendOr(friend))} ha detto di no: la tua mossa resta`,
    resumed: 'Partita ripresa',
    paused: 'In pausa',
    pausedAt: (clocks) => `In pausa. ${clocks}`,
    toMove: (side) => `Muove ${theSide(side)}`,
    yourMove: 'Tocca a te',
    waitingFor: (friend) => `Tocca ${friend === null ? 'al tuo amico' : toSide(friend)}`,
    computerThinks: 'Il computer sta pensando',
  },

  time: (hours, minutes, seconds) =>
    [
      hours > 0 && counted(hours, 'ora', 'ore'),
      minutes > 0 && counted(minutes, 'minuto', 'minuti'),
      seconds > 0 && counted(seconds, 'secondo', 'secondi'),
    ]
      .filter(Boolean)
      .join(' ') || 'zero secondi',
  clocks: (white, whiteTime, black, blackTime) =>
    `${sideHas(white, whiteTime)}, ${sideHas(black, blackTime)}`,
  noClock: 'Questa partita è senza orologio.',
  youHaveLeft: (time) => `Il tuo tempo: ${time}.`,
  sideHasLeft: (side, time) => `${sideHas(side, time)}.`,

  sideLost: (side, pieces) => `${capital(theSide(side))} ha perso ${pieces}.`,
  sideLostNothing: (side) => `${capital(theSide(side))} non ha perso niente.`,

  hintAsked: 'Cerco una buona mossa…',
  hintFailed: 'Il motore si è fermato prima di trovare un consiglio. Chiedi di nuovo.',

  earlierPosition: 'Questa è una posizione precedente. Torna alla partita per giocare.',
  isPaused: 'La partita è in pausa.',
  otherTab: 'Stai giocando questa partita in un’altra scheda.',
  waitForMove: (friend) =>
    `Aspetta la mossa ${friend === null ? 'del tuo amico' : `di ${friend}`}.`,
  computersTurn: 'Tocca al computer.',

  sentStands: 'Una mossa inviata resta. Dal menu puoi chiedere di ritirarla.',
  askedAlready: 'Il tuo amico non ha ancora risposto.',
  friendGaveBack: (friend) =>
    `${capital(friendOr(friend))} ti lascia ritirare la mossa. Tocca a te.`,
  friendPassed: (friend) => `${capital(friendOr(friend))} ha passato. Tocca a te.`,
  friendChose: (friend, choice) =>
    `${capital(friendOr(friend))} ha scelto il ${choice}. Tocca a te.`,
  friendPlayed: (friend, move) => `${capital(friendOr(friend))} ha giocato ${move}. Tocca a te.`,
};
