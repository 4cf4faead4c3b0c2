// A game being played: its buttons, the players’ cards, the menu, questions before something is done, and the result.
import type { Texts } from '../textsType';
import { capital, lowered, sideDoes, theFriend, toSide, withSide } from './numbers';
import { inARow } from './pieces';

export const texts: Texts<'game'> = {
  more: 'Más',
  flip: 'Girar',
  hint: 'Pista',
  takeBack: 'Deshacer',
  redo: 'Rehacer',
  sendAgain: 'Reenviar',
  moveNow: 'Mover ya',
  start: 'Empezar',
  pause: 'Pausa',
  step: 'Paso',
  resume: 'Seguir',

  far: {
    more: 'Más, lado opuesto',
    resign: 'Abandonar, lado opuesto',
    draw: 'Ofrecer tablas, lado opuesto',
    takeBack: 'Deshacer, lado opuesto',
    pause: 'Pausa, lado opuesto',
    resume: 'Seguir, lado opuesto',
  },

  keys: {
    taken: 'oír las piezas capturadas',
    clocks: 'oír los relojes',
  },

  cardComputer: 'Ordenador, ',
  cardSide: (side) => `, ${lowered(side)}`,
  cardToMove: ', con el turno',
  level: (level) => `Nivel ${level}`,
  connected: 'Con conexión',
  waiting: 'Esperando…',
  thinking: 'Pensando…',
  depth: (moves) => `Prof. ${moves}`,
  thinkingDepth: (moves) => `Pensando · prof. ${moves}`,
  takenPieces: (pieces) => `Capturas: ${inARow(pieces)}`,
  aheadBy: (points) => `, ventaja de ${points}`,
  quoted: (words) => `«${words}»`,
  clock: (side, time, isLow) => `${side}: ${time}${isLow ? ', queda poco tiempo' : ''}`,

  menu: 'Partida',
  offerDraw: 'Ofrecer tablas',
  askForMove: 'Pedir deshacer la jugada',
  resign: 'Abandonar',
  changeSides: 'Cambiar de bando',
  flipBoard: 'Girar el tablero',
  review: 'Revisar',
  rematchSwapped: 'Revancha con el otro bando',
  playOnFromHere: 'Seguir desde aquí',
  analyse: 'Analizar',
  setUpFromHere: 'Colocar piezas desde aquí',
  share: 'Compartir',
  disconnect: 'Desconectar',
  playNearby: 'Jugar con alguien cerca',
  codeFor: (friend) => `Código para ${theFriend(friend)}`,
  newGame: 'Partida nueva',
  rules: (name) => `Reglas: ${name}`,
  askWhenSent: 'Cuando la hayas enviado, puedes pedir deshacerla hasta que tu rival mueva.',
  playFirst: 'Primero haz tu jugada y luego ofrece tablas.',
  resignLater: (friend) => `Espera la jugada de ${theFriend(friend)}. Después podrás abandonar.`,
  computerPlaysOn: 'Sin tablas: el ordenador quiere seguir jugando.',

  resignQuestion: (side) =>
    side === null ? '¿Abandonar esta partida?' : `${side}: ¿abandonar esta partida?`,
  drawQuestion: (asked, asker) => `${asked}: ${sideDoes(asker, 'ofrece', 'ofrecen')} tablas`,
  takeBackQuestion: (asked, asker) =>
    `${asked}: ${sideDoes(asker, 'pide', 'piden')} deshacer una jugada`,
  playOnQuestion: (asked, asker) => `${asked}: ${sideDoes(asker, 'pide', 'piden')} seguir jugando`,
  noDraw: (side) => `Sin tablas: ${sideDoes(side, 'quiere', 'quieren')} seguir jugando.`,
  moveStands: (side) =>
    `${capital(sideDoes(side, 'no permite', 'no permiten'))} deshacer la jugada.`,
  resultStands: (side) => `${capital(sideDoes(side, 'mantiene', 'mantienen'))} el resultado.`,
  playOn: 'Seguir',
  draw: 'Tablas',
  decline: 'Rechazar',
  accept: 'Aceptar',
  allow: 'Permitir',

  passTo: (name) => `Pasa el dispositivo ${toSide(name)}`,
  isReady: (name) => `${name}: todo listo`,

  playAnyway: (objection) => `${objection} ¿Jugarla de todos modos?`,
  play: 'Jugar',
  playMove: (move) => `Jugar ${move}`,
  cancel: 'Cancelar',
  playHere: 'Jugar aquí',

  result: 'Resultado',
  lookAtBoard: 'Ver el tablero',
  wonTwice: (level) => `Dos victorias seguidas en el nivel ${level}.`,
  lookAtGameOf: (friend) => `Ver la partida de ${theFriend(friend)}`,
  sendResult: 'Enviar el resultado',
  rematch: 'Revancha',
  rematchAs: (colour) => ` ${withSide(colour)}`,
  tryLevel: (level) => `Probar el nivel ${level}`,
  moreWays: 'Más…',

  showAsCode: 'Mostrar como código',
  send: 'Enviar',
  sendResultTo: (friend) => `Envía el resultado a ${theFriend(friend)}.`,
  sendOfferTo: (friend) => `Envía tu oferta de tablas a ${theFriend(friend)}.`,
  sendRequestTo: (friend) =>
    `Envía esto para pedirle a ${theFriend(friend)} que te deje deshacer la jugada.`,
  sendGrantTo: (friend) =>
    `Has aceptado deshacer la jugada de ${theFriend(friend)}. Ahora envía tu respuesta.`,
  sendGameTo: (friend) => `Empieza ${theFriend(friend)}. Envía la partida para comenzar.`,
  sendMoveTo: (friend) => `Ahora envía tu jugada a ${theFriend(friend)}.`,
};
