// What is said of the computer’s characters, and what they say.
import type { Texts } from '../textsType';

export const texts: Texts<'characters'> = {
  says: (name, words) => `${name} dice: «${words}»`,
  characters: {
    vera: {
      manner: 'Ataca siempre que puede.',
      greeting: 'Allá voy.',
      won: 'Buena pelea. ¿Otra?',
      drawn: 'Tablas. Volveré.',
      lost: 'Has resistido. Bien hecho.',
    },
    carlo: {
      manner: 'Evita los cambios y mantiene el tablero lleno.',
      greeting: 'Sin prisa.',
      won: 'Bastó con tener paciencia.',
      drawn: 'Nadie ha cedido.',
      lost: 'Has encontrado el camino.',
    },
    nils: {
      manner: 'Cambia piezas con gusto y prefiere un tablero despejado.',
      greeting: 'Vayamos a lo simple.',
      won: 'Bastó con pasos pequeños.',
      drawn: 'Tablas merecidas. Buena partida.',
      lost: 'Claro y fuerte. Bien jugado.',
    },
    frida: {
      manner: 'Se arriesga para que pasen cosas.',
      greeting: 'Vamos a lo loco.',
      won: 'Arriesgado, pero salió bien.',
      drawn: 'Menudo viaje, y en tablas.',
      lost: 'Valió la pena. Bien jugado.',
    },
    bruno: {
      manner: 'Se queda cerca de casa y espera.',
      greeting: 'Acércate, a ver.',
      won: 'Mis muros aguantaron. Buena partida.',
      drawn: 'Nadie ha logrado pasar.',
      lost: 'Has pasado mis muros.',
    },
  },
};
