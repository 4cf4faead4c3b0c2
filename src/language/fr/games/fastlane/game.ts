// What Chess in the Fast Lane says of itself: layouts of its lanes, cells, themes of puzzles.
import type { Texts } from '../../../textsType';

export const texts: Texts<'fastlaneGame'> = {
  options: {
    layout: {
      label: 'Voies',
      values: {
        roundabout: {
          label: 'Rond-point',
          looks:
            '41 places : de courtes voies sur les colonnes, et un rond-point de quatre cases au milieu.',
        },
        streets: {
          label: 'Rues',
          looks: '40 places : trois courtes voies sur chaque colonne, et pas de rond-point.',
        },
        highways: {
          label: 'Autoroutes',
          looks: '36 places : quatre longues voies en travers du milieu croisent les colonnes.',
        },
        plaza: {
          label: 'Esplanade',
          looks: '43 places : une voie de seize cases, et une longue voie de chaque côté.',
        },
        village: {
          label: 'Village',
          looks: '59 places : un rond-point, deux courtes voies, et des cases simples tout autour.',
        },
        none: {
          label: 'Sans voies',
          looks:
            '64 places : les échecs sans double pas, où un pion ne devient que cavalier ou fou.',
        },
      },
      oftenDrawn: 'Beaucoup de parties finissent par une nulle.',
      length: (moves) => `Une partie dure environ ${moves} coups.`,
      drawOwn: 'Dessiner tes voies',
      own: (cells) => `Voies dessinées, ${cells} places`,
      ownLook: 'Des voies que tu as dessinées, ou venues avec un lien.',
    },
  },

  cells: { roundabout: 'rond-point', lane: 'voie' },

  themes: { over: 'Céder le passage' },
};
