// What Chess in the Fast Lane says of itself: layouts of its lanes, cells, themes of puzzles.
import type { Texts } from '../../../textsType';

export const texts: Texts<'fastlaneGame'> = {
  options: {
    layout: {
      label: 'Pistas',
      values: {
        roundabout: {
          label: 'Rotatória',
          looks: '41 células: pistas curtas pelas colunas e uma rotatória de quatro casas no meio.',
        },
        streets: {
          label: 'Ruas',
          looks: '40 células: três pistas curtas em cada coluna, sem rotatória.',
        },
        highways: {
          label: 'Rodovias',
          looks: '36 células: quatro pistas longas atravessam o meio e encontram as colunas.',
        },
        plaza: {
          label: 'Praça',
          looks: '43 células: uma pista de dezesseis casas e uma pista longa de cada lado.',
        },
        village: {
          label: 'Vila',
          looks: '59 células: uma rotatória, duas pistas curtas e casas isoladas em volta.',
        },
        none: {
          label: 'Sem pistas',
          looks: '64 células: xadrez sem passo duplo, em que peões só viram cavalos ou bispos.',
        },
      },
      oftenDrawn: 'Muitas partidas empatam.',
      length: (moves) => `Uma partida leva cerca de ${moves} lances.`,
      drawOwn: 'Desenhar suas pistas',
      own: (cells) => `Pistas próprias, ${cells} células`,
      ownLook: 'Pistas que você desenhou ou que vieram com um link.',
    },
  },

  cells: { roundabout: 'rotatória', lane: 'pista' },

  themes: { over: 'Peças que dão passagem' },
};
