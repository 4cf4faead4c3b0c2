// What goes wrong while a game is played or looked at: saving, the computer, and other tabs.
import type { Texts } from '../textsType';

export const texts: Texts<'troubles'> = {
  notSavedYet: {
    game: (why) => `La partida aún no se ha guardado: ${why}. Deja esta página abierta.`,
    analysis: (why) => `El análisis aún no se ha guardado: ${why}. Deja esta página abierta.`,
  },
  notSaved: {
    game: (why) => `No se pudo guardar la partida: ${why}. Deja esta página abierta.`,
    analysis: (why) => `No se pudo guardar el análisis: ${why}. Deja esta página abierta.`,
  },
  gameIsElsewhere: 'Esta partida se está jugando en otra pestaña. Aquí solo puedes verla.',
  analysisIsElsewhere: 'Este análisis está abierto en otra pestaña. Aquí solo puedes verlo.',

  slowToStart: 'El ordenador tarda en empezar. Espera un poco o reinténtalo.',
  thinksAgain: 'El ordenador ha tenido que volver a pensar.',
  couldNotMove: (why) => `El ordenador no pudo mover: ${why}.`,
  gaveNoMove: 'no dio ninguna jugada',
  gaveNoAnswer: 'el motor no dio ninguna respuesta',
  engine: {
    crashed: 'el motor falló',
    silent: 'el motor ha dejado de responder',
    slow: 'el motor tarda demasiado',
  },
};
