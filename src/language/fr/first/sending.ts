// Sending a game by message. `friend` is the friend's name, or "ton adversaire".
import type { Texts } from '../../textsType';
import { toSide } from '../numbers';

export const texts: Texts<'sending'> = {
  notMade: (reason) => `Impossible de faire le lien : ${reason}.`,
  copied: (friend) => `Lien copié. Colle-le dans un message ${toSide(friend)}.`,
  codeFor: (friend) => `Code pour ${friend}`,
  sendTo: (friend) => `Envoyer ${toSide(friend)}`,
  copyByHand: 'Ce navigateur ne laisse pas l’app copier. Copie ce lien et envoie-le.',
  link: 'Lien vers la partie',
  done: 'Terminé',
  send: (title, opponent) => `Envoyer : ${title}, ${opponent}`,
  sendAgain: (title, opponent) => `Renvoyer : ${title}, ${opponent}`,
};
