// What Chess in the Fast Lane says of itself: layouts of its lanes, cells, themes of puzzles.
import type { Texts } from '../../../textsType';

export const texts: Texts<'fastlaneGame'> = {
  options: {
    layout: {
      label: 'Carriles',
      values: {
        roundabout: {
          label: 'Rotonda',
          looks:
            '41 celdas: carriles cortos a lo largo de las columnas y una rotonda de cuatro casillas en el centro.',
        },
        streets: {
          label: 'Calles',
          looks: '40 celdas: tres carriles cortos en cada columna, sin rotonda.',
        },
        highways: {
          label: 'Autopistas',
          looks: '36 celdas: cuatro carriles largos cruzan el centro y enlazan con las columnas.',
        },
        plaza: {
          label: 'Plaza',
          looks: '43 celdas: un carril de dieciséis casillas y otro largo a cada lado.',
        },
        village: {
          label: 'Pueblo',
          looks: '59 celdas: una rotonda, dos carriles cortos y casillas sueltas alrededor.',
        },
        none: {
          label: 'Sin carriles',
          looks:
            '64 celdas: ajedrez sin paso doble, donde un peón solo se convierte en caballo o alfil.',
        },
      },
      oftenDrawn: 'Muchas partidas acaban en tablas.',
      length: (moves) => `Una partida dura unas ${moves} jugadas.`,
      drawOwn: 'Dibujar tus carriles',
      own: (cells) => `Carriles propios, ${cells} celdas`,
      ownLook: 'Carriles que dibujaste tú o que llegaron con un enlace.',
    },
  },

  cells: { roundabout: 'rotonda', lane: 'carril' },

  themes: { over: 'Piezas que ceden el paso' },
};
