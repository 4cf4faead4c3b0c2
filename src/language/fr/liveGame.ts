// Beside the board while a game is played with a device nearby.
import type { Texts } from '../textsType';
import { ofSide } from './numbers';

export const texts: Texts<'liveGame'> = {
  connectedTo: (friend) => `Connexion avec ${friend} établie. Les coups passent tout seuls.`,
  lost: 'Connexion perdue.',
  lostWithClocks: 'Connexion perdue. Les pendules sont arrêtées.',
  closed: (reason) => `Connexion fermée : ${reason}.`,
  closedWithClocks: (reason) => `Connexion fermée : ${reason}. Les pendules sont arrêtées.`,
  goOnByMessage: 'Continuer par message',
  reconnect: 'Reconnecter',
  otherGame: (friend) => `L’appareil ${ofSide(friend)} a une autre partie.`,
  lookAtIt: 'La regarder',
};
