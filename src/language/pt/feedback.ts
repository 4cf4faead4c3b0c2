// What is heard and felt of a game.
import type { Texts } from '../textsType';

export const texts: Texts<'feedback'> = {
  sound: 'Som',
  vibration: 'Vibração',
  cannotRead: 'Este navegador não lê em voz alta',
  noVoice: 'Seu aparelho não tem voz para a leitura',
};
