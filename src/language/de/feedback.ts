// What is heard and felt of a game.
import type { Texts } from '../textsType';

export const texts: Texts<'feedback'> = {
  sound: 'Töne',
  vibration: 'Vibration',
  cannotRead: 'Dieser Browser kann nicht vorlesen',
  noVoice: 'Dein Gerät hat keine Stimme zum Vorlesen',
};
