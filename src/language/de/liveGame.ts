// Beside the board while a game is played with a device nearby.
import { capital } from '../sentence';
import type { Texts } from '../textsType';

export const texts: Texts<'liveGame'> = {
  connectedTo: (friend) => `Verbunden: ${friend}. Die Züge gehen von selbst hinüber.`,
  lost: 'Verbindung verloren.',
  lostWithClocks: 'Verbindung verloren. Die Uhren stehen.',
  closed: (reason) => `Verbindung beendet: ${reason}.`,
  closedWithClocks: (reason) => `Verbindung beendet: ${reason}. Die Uhren stehen.`,
  goOnByMessage: 'Per Nachricht weiter',
  reconnect: 'Neu verbinden',
  otherGame: (friend) => `${capital(friend)} hat auf dem anderen Gerät eine andere Partie.`,
  lookAtIt: 'Ansehen',
};
