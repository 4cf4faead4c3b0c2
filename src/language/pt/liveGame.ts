// Beside the board while a game is played with a device nearby.
import type { Texts } from '../textsType';
import { ofName } from './numbers';

export const texts: Texts<'liveGame'> = {
  connectedTo: (friend) => `Conexão feita com ${friend}. Os lances são enviados automaticamente.`,
  lost: 'A conexão caiu.',
  lostWithClocks: 'A conexão caiu. Os relógios pararam.',
  closed: (reason) => `Conexão encerrada: ${reason}.`,
  closedWithClocks: (reason) => `Conexão encerrada: ${reason}. Os relógios pararam.`,
  goOnByMessage: 'Seguir por mensagem',
  reconnect: 'Reconectar',
  otherGame: (friend) => `O aparelho ${ofName(friend)} tem outra partida.`,
  lookAtIt: 'Ver',
};
