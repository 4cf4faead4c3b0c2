// Sending a game by message. `friend` is the friend's name, or "il tuo amico".
import type { Texts } from '../../textsType';
import { toSide } from '../numbers';

export const texts: Texts<'sending'> = {
  notMade: (reason) => `Link non riuscito: ${reason}.`,
  copied: (friend) => `Link copiato. Incollalo in un messaggio per ${friend}.`,
  codeFor: (friend) => `Codice per ${friend}`,
  sendTo: (friend) => `Invia ${toSide(friend)}`,
  copyByHand: 'Questo browser non permette all’app di copiare. Copia questo link a mano e invialo.',
  link: 'Link alla partita',
  done: 'Fatto',
  send: (title, opponent) => `Invia: ${title}, ${opponent}`,
  sendAgain: (title, opponent) => `Reinvia: ${title}, ${opponent}`,
};
