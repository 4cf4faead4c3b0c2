// What each game is about, on its card below its name, which is the same in every language. Home shows it before games are loaded.
import type { Texts } from '../../textsType';

export const texts: Texts<'titles'> = {
  bridge41: 'Jaque mate a través de un río con un solo puente',
  cuarenta: 'Jaque mate sobre rombos, con ranas, camellos y cañones',
  bipartite: 'Primero una carrera, luego una batalla con ejércitos nuevos',
  fastlane: 'Jaque mate en un tablero cuyas casillas forman carriles',
  bridges40: 'Llega a la esquina opuesta, o rodea y captura todo',
};
