// Sending a game by message. `friend` is the friend's name, or "o seu amigo".
import type { Texts } from '../../textsType';

export const texts: Texts<'sending'> = {
  notMade: (reason) => `Não foi possível criar o link: ${reason}.`,
  copied: (friend) => `Link copiado. Cole-o numa mensagem para ${friend}.`,
  codeFor: (friend) => `Código para ${friend}`,
  sendTo: (friend) => `Enviar para ${friend}`,
  copyByHand: 'Este navegador não deixa o aplicativo copiar. Copie este link e envie-o.',
  link: 'Link da partida',
  done: 'Pronto',
  send: (title, opponent) => `Enviar: ${title}, ${opponent}`,
  sendAgain: (title, opponent) => `Reenviar: ${title}, ${opponent}`,
};
