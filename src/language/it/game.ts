// A game being played: its buttons, the players’ cards, the menu, questions before something is done, and the result.
import type { Texts } from '../textsType';
import { capital, theSide, toSide } from './numbers';
import { noun } from './pieces';

const friendOr = (friend: string | null): string => friend ?? 'il tuo amico';
const ofFriend = (friend: string | null): string =>
  friend === null ? 'del tuo amico' : `di ${friend}`;
const toFriend = (friend: string | null): string =>
  friend === null ? 'al tuo amico' : toSide(friend);

export const texts: Texts<'game'> = {
  more: 'Altro',
  flip: 'Gira',
  hint: 'Consiglio',
  takeBack: 'Ritira',
  redo: 'Rifai',
  sendAgain: 'Reinvia',
  moveNow: 'Muovi ora',
  start: 'Inizia',
  pause: 'Pausa',
  step: 'Passo',
  resume: 'Riprendi',

  far: {
    more: 'Altro, lato opposto',
    resign: 'Abbandona, lato opposto',
    draw: 'Proponi patta, lato opposto',
    takeBack: 'Ritira, lato opposto',
    pause: 'Pausa, lato opposto',
    resume: 'Riprendi, lato opposto',
  },

  keys: {
    taken: 'ascolta i pezzi catturati',
    clocks: 'ascolta gli orologi',
  },

  cardComputer: 'Computer, ',
  cardSide: (side) => `, ${side}`,
  cardToMove: ', di turno',
  level: (level) => `Livello ${level}`,
  connected: 'In linea',
  waiting: 'In attesa…',
  thinking: 'Pensa…',
  depth: (moves) => `Profondità ${moves}`,
  thinkingDepth: (moves) => `Pensa · profondità ${moves}`,
  takenPieces: (pieces) => `Catturati: ${pieces.map((piece) => noun(piece).one).join(', ')}`,
  aheadBy: (points) => `, in vantaggio di ${points}`,
  quoted: (words) => `«${words}»`,
  clock: (side, time, isLow) => `${side}: ${time}${isLow ? ', poco tempo' : ''}`,

  menu: 'Partita',
  offerDraw: 'Proponi patta',
  askForMove: 'Chiedi di ritirare la mossa',
  resign: 'Abbandona',
  changeSides: 'Cambia colore',
  flipBoard: 'Gira la scacchiera',
  review: 'Revisione',
  rematchSwapped: 'Rivincita, colori invertiti',
  playOnFromHere: 'Continua da qui',
  analyse: 'Analizza',
  setUpFromHere: 'Componi da qui',
  share: 'Condividi',
  disconnect: 'Scollega',
  playNearby: 'Gioca qui vicino',
  codeFor: (friend) => `Codice per ${friendOr(friend)}`,
  newGame: 'Nuova partita',
  rules: (name) => `Regole: ${name}`,
  askWhenSent:
    'Quando l’hai inviata, puoi chiedere di ritirare una mossa finché il tuo amico non muove.',
  playFirst: 'Prima gioca la tua mossa, poi proponi patta.',
  resignLater: (friend) => `Aspetta la mossa ${ofFriend(friend)}. Poi puoi abbandonare.`,
  computerPlaysOn: 'Niente patta: il computer vuole continuare.',

  resignQuestion: (side) =>
    side === null ? 'Vuoi abbandonare la partita?' : `${side}: vuoi abbandonare la partita?`,
  drawQuestion: (asked, asker) => `${asked}: ${theSide(asker)} propone patta`,
  takeBackQuestion: (asked, asker) => `${asked}: ${theSide(asker)} chiede di ritirare una mossa`,
  playOnQuestion: (asked, asker) => `${asked}: ${theSide(asker)} chiede di continuare`,
  noDraw: (side) => `Niente patta: ${theSide(side)} vuole continuare.`,
  moveStands: (side) => `${capital(theSide(side))} ha detto di no: la mossa resta.`,
  resultStands: (side) => `${capital(theSide(side))} ha detto di no: il risultato resta.`,
  playOn: 'Continua',
  draw: 'Patta',
  decline: 'Rifiuta',
  accept: 'Accetta',
  allow: 'Concedi',

  passTo: (name) => `Passa il dispositivo ${toSide(name)}`,
  isReady: (name) => `${name}: eccomi`,

  playAnyway: (objection) => `${objection} La giochi lo stesso?`,
  play: 'Gioca',
  playMove: (move) => `Gioca ${move}`,
  cancel: 'Annulla',
  playHere: 'Gioca qui',

  result: 'Risultato',
  lookAtBoard: 'Guarda la scacchiera',
  wonTwice: (level) => `Due vittorie di fila al livello ${level}.`,
  lookAtGameOf: (friend) => `Guarda la partita ${ofFriend(friend)}`,
  sendResult: 'Invia il risultato',
  rematch: 'Rivincita',
  rematchAs: (colour) => ` con ${theSide(colour)}`,
  tryLevel: (level) => `Prova il livello ${level}`,
  moreWays: 'Altro…',

  showAsCode: 'Mostra come codice',
  send: 'Invia',
  sendResultTo: (friend) => `Invia il risultato ${toFriend(friend)}.`,
  sendOfferTo: (friend) => `Invia la proposta di patta ${toFriend(friend)}.`,
  sendRequestTo: (friend) => `Invia ${toFriend(friend)} la richiesta di ritirare la tua mossa.`,
  sendGrantTo: (friend) => `La mossa ${ofFriend(friend)} è ritirata. Ora invia la risposta.`,
  sendGameTo: (friend) =>
    `La prima mossa tocca ${toFriend(friend)}. Invia la partita per iniziare.`,
  sendMoveTo: (friend) => `Ora invia la tua mossa ${toFriend(friend)}.`,
};
