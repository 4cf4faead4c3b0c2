// What is said of a game being played: what changed, the time left, hints, and why a move can’t be played.
import type { Texts } from '../textsType';
import { capital, counted, listed, ofName, verbOf, within } from './numbers';

const friendOr = (friend: string | null): string => friend ?? 'o seu amigo';
const ofFriend = (friend: string | null): string =>
  friend === null ? 'do seu amigo' : `de ${friend}`;
const friendFirst = (friend: string | null): string => friend ?? 'Seu amigo';

export const texts: Texts<'gameNews'> = {
  sentence: (text) => `${text}.`,

  changes: {
    takenBack: (moves) => `Desfeito: ${moves}`,
    gameGoesOn: 'A partida continua',
    backAtGame: 'De volta à partida',
    gameHasGoneOn: 'A partida avançou',
    beforeFirstMove: 'Posição antes do primeiro lance',
    positionAfter: (side, number, move) =>
      `Posição após o lance ${number} ${ofName(side)}: ${move}`,
    youOfferDraw: 'Você propõe empate',
    youAskForMove: 'Você pede para voltar o lance',
    youDeclinedDraw: 'Você recusou o empate',
    youLetMoveStand: 'Você preferiu não voltar o lance',
    noDraw: (friend) => `Sem empate: ${friendOr(friend)} quer continuar`,
    friendLetMoveStand: (friend) => `${friendFirst(friend)} preferiu não voltar o lance`,
    resumed: 'A partida segue',
    paused: 'Em pausa',
    pausedAt: (clocks) => `Em pausa. ${clocks}`,
    toMove: (side) => `${side} jogam`,
    yourMove: 'Sua vez',
    waitingFor: (friend) => `Esperando ${friendOr(friend)}`,
    computerThinks: 'O computador está pensando',
  },

  time: (hours, minutes, seconds) => {
    const parts = [
      ...(hours > 0 ? [counted(hours, 'hora', 'horas')] : []),
      ...(minutes > 0 ? [counted(minutes, 'minuto', 'minutos')] : []),
      ...(seconds > 0 ? [counted(seconds, 'segundo', 'segundos')] : []),
    ];
    return parts.length > 0 ? listed(parts) : '0 segundos';
  },
  clocks: (white, whiteTime, black, blackTime) => `${white}: ${whiteTime}; ${black}: ${blackTime}`,
  noClock: 'Esta partida não tem relógio.',
  youHaveLeft: (time) => `Você ainda tem ${time}.`,
  sideHasLeft: (side, time) =>
    `${capital(within(side))} ainda ${verbOf(side, 'tem', 'têm')} ${time}.`,

  sideLost: (side, pieces) => `${side} perderam ${pieces}.`,
  sideLostNothing: (side) => `${side} não perderam nada.`,

  hintAsked: 'Procurando um bom lance…',
  hintFailed: 'O motor parou antes de achar uma dica. Peça de novo.',

  earlierPosition: 'Esta é uma posição anterior. Volte à partida para jogar.',
  isPaused: 'A partida está em pausa.',
  otherTab: 'Esta partida está sendo jogada em outra aba.',
  waitForMove: (friend) => `Espere o lance ${ofFriend(friend)}.`,
  computersTurn: 'É a vez do computador.',

  sentStands: 'Um lance enviado vale. No menu, você pode pedir para voltá-lo.',
  askedAlready: 'Seu amigo ainda não respondeu.',
  friendGaveBack: (friend) => `${friendFirst(friend)} deixou você voltar o lance. Sua vez.`,
  friendPassed: (friend) => `${friendFirst(friend)} passou a vez. Você joga.`,
  friendChose: (friend, choice) => `${friendFirst(friend)} escolheu: ${choice}. Sua vez.`,
  friendPlayed: (friend, move) => `${friendFirst(friend)} jogou ${move}. Sua vez.`,
};
