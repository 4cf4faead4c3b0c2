// What is heard and felt of a game.
import type { Texts } from '../textsType';

export const texts: Texts<'feedback'> = {
  sound: 'Sonido',
  vibration: 'Vibración',
  cannotRead: 'Este navegador no puede leer en voz alta',
  noVoice: 'Tu dispositivo no tiene ninguna voz para leer',
};
