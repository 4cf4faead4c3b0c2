// Beside the board while a game is played with a device nearby.
import type { Texts } from '../textsType';

export const texts: Texts<'liveGame'> = {
  connectedTo: (friend) => `Conexión con ${friend}. Las jugadas pasan solas.`,
  lost: 'Se ha perdido la conexión.',
  lostWithClocks: 'Se ha perdido la conexión. Los relojes están parados.',
  closed: (reason) => `Conexión cerrada: ${reason}.`,
  closedWithClocks: (reason) => `Conexión cerrada: ${reason}. Los relojes están parados.`,
  goOnByMessage: 'Seguir por mensaje',
  reconnect: 'Reconectar',
  otherGame: (friend) => `El dispositivo de ${friend} tiene otra partida.`,
  lookAtIt: 'Verla',
};
