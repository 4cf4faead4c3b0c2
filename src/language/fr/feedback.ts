// What is heard and felt of a game.
import type { Texts } from '../textsType';

export const texts: Texts<'feedback'> = {
  sound: 'Son',
  vibration: 'Vibration',
  cannotRead: 'Ce navigateur ne peut pas lire à voix haute',
  noVoice: 'Ton appareil n’a pas de voix pour lire',
};
