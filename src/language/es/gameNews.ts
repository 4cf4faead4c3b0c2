// What is said of a game being played: what changed, the time left, hints, and why a move can’t be played.
import type { Texts } from '../textsType';
import { capital, counted, listed, ofSide, sideDoes, theFriend, toPlay } from './numbers';

const friendFirst = (friend: string | null): string => capital(theFriend(friend));

export const texts: Texts<'gameNews'> = {
  sentence: (text) => `${text}.`,

  changes: {
    takenBack: (moves) => `Deshecho: ${moves}`,
    gameGoesOn: 'La partida sigue',
    backAtGame: 'De vuelta en la partida',
    gameHasGoneOn: 'La partida ha continuado',
    beforeFirstMove: 'Posición antes de la primera jugada',
    positionAfter: (side, number, move) =>
      `Posición tras la jugada ${number} ${ofSide(side)}: ${move}`,
    youOfferDraw: 'Ofreces tablas',
    youAskForMove: 'Pides deshacer tu jugada',
    youDeclinedDraw: 'Has rechazado las tablas',
    youLetMoveStand: 'No has permitido deshacer la jugada',
    noDraw: (friend) => `Sin tablas: ${theFriend(friend)} quiere seguir jugando`,
    friendLetMoveStand: (friend) => `${friendFirst(friend)} no permite deshacer tu jugada`,
    resumed: 'La partida continúa',
    paused: 'En pausa',
    pausedAt: (clocks) => `En pausa. ${clocks}`,
    toMove: toPlay,
    yourMove: 'Te toca',
    waitingFor: (friend) => `Esperando a ${theFriend(friend)}`,
    computerThinks: 'El ordenador está pensando',
  },

  time: (hours, minutes, seconds) =>
    listed(
      [
        hours > 0 ? counted(hours, 'hora', 'horas') : '',
        minutes > 0 ? counted(minutes, 'minuto', 'minutos') : '',
        seconds > 0 ? counted(seconds, 'segundo', 'segundos') : '',
      ].filter(Boolean),
    ) || '0 segundos',
  clocks: (white, whiteTime, black, blackTime) => `${white}: ${whiteTime}; ${black}: ${blackTime}`,
  noClock: 'Esta partida no tiene reloj.',
  youHaveLeft: (time) => `Tu tiempo: ${time}.`,
  sideHasLeft: (side, time) => `Tiempo ${ofSide(side)}: ${time}.`,

  sideLost: (side, pieces) => `${capital(sideDoes(side, 'ha perdido', 'han perdido'))} ${pieces}.`,
  sideLostNothing: (side) => `${capital(sideDoes(side, 'no ha perdido', 'no han perdido'))} nada.`,

  hintAsked: 'Buscando una buena jugada…',
  hintFailed: 'El motor se paró antes de encontrar una pista. Pídela otra vez.',

  earlierPosition: 'Es una posición anterior. Vuelve a la partida para jugar.',
  isPaused: 'La partida está en pausa.',
  otherTab: 'Esta partida se está jugando en otra pestaña.',
  waitForMove: (friend) => `Espera la jugada de ${theFriend(friend)}.`,
  computersTurn: 'Le toca al ordenador.',

  sentStands: 'Ya has enviado la jugada. En el menú puedes pedir deshacerla.',
  askedAlready: 'Tu rival aún no ha respondido.',
  friendGaveBack: (friend) => `${friendFirst(friend)} te deja deshacer la jugada. Te toca.`,
  friendPassed: (friend) => `${friendFirst(friend)} ha pasado. Te toca.`,
  friendChose: (friend, choice) => `${friendFirst(friend)} ha elegido: ${choice}. Te toca.`,
  friendPlayed: (friend, move) => `${friendFirst(friend)} ha jugado ${move}. Te toca.`,
};
