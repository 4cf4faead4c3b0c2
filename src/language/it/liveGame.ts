// Beside the board while a game is played with a device nearby.
import type { Texts } from '../textsType';
import { ofSide } from './numbers';

export const texts: Texts<'liveGame'> = {
  connectedTo: (friend) => `In collegamento con ${friend}. Le mosse passano da sole.`,
  lost: 'Collegamento perso.',
  lostWithClocks: 'Collegamento perso. Orologi fermi.',
  closed: (reason) => `Collegamento chiuso: ${reason}.`,
  closedWithClocks: (reason) => `Collegamento chiuso: ${reason}. Orologi fermi.`,
  goOnByMessage: 'Continua via messaggio',
  reconnect: 'Ricollega',
  otherGame: (friend) => `Sul dispositivo ${ofSide(friend)} c’è un’altra partita.`,
  lookAtIt: 'Guardala',
};
