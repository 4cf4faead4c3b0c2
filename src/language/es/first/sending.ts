// Sending a game by message. `friend` is the friend's name, or "tu rival".
import type { Texts } from '../../textsType';

export const texts: Texts<'sending'> = {
  notMade: (reason) => `No se pudo crear el enlace: ${reason}.`,
  copied: (friend) => `Enlace copiado. Pégalo en un mensaje a ${friend}.`,
  codeFor: (friend) => `Código para ${friend}`,
  sendTo: (friend) => `Enviar a ${friend}`,
  copyByHand: 'Este navegador no deja que la aplicación copie. Copia este enlace y envíalo.',
  link: 'Enlace a la partida',
  done: 'Listo',
  send: (title, opponent) => `Enviar: ${title}, ${opponent}`,
  sendAgain: (title, opponent) => `Reenviar: ${title}, ${opponent}`,
};
