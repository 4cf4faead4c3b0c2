// What the lessons of several games say in the same words.
import type { Texts } from '../../textsType';

export const texts: Texts<'lessons'> = {
  mate: {
    title: 'Jaque mate',
    about: 'Da un jaque que tu rival no pueda parar.',
  },
  forks: {
    title: 'Dos a la vez',
    about: 'Ataca dos piezas con una jugada y gana una.',
  },
  finish: {
    title: 'Rematar una partida ganada',
    about: 'Tienes mucha ventaja. Vence al ordenador.',
  },
  wonGame: {
    ask: 'Tienes mucha ventaja. Vence al ordenador. Puedes deshacer jugadas.',
    success: 'Has ganado. Ya puedes jugar partidas enteras.',
    otherwise: 'Esta vez no has ganado. Deshaz y prueba otro camino, o empieza de nuevo.',
  },
};
