// What is heard and felt of a game.
import type { Texts } from '../textsType';

export const texts: Texts<'feedback'> = {
  sound: 'Suoni',
  vibration: 'Vibrazione',
  cannotRead: 'Questo browser non sa leggere ad alta voce',
  noVoice: 'Il tuo dispositivo non ha una voce per leggere',
};
