// What Chess in the Fast Lane says of itself: layouts of its lanes, cells, themes of puzzles.
import type { Texts } from '../../../textsType';
import { counted } from '../../numbers';

export const texts: Texts<'fastlaneGame'> = {
  options: {
    layout: {
      label: 'Corsie',
      values: {
        roundabout: {
          label: 'Rotonda',
          looks:
            '41 celle: corsie corte lungo le colonne, e al centro una rotonda di quattro case.',
        },
        streets: {
          label: 'Strade',
          looks: '40 celle: tre corsie corte lungo ogni colonna, senza rotonda.',
        },
        highways: {
          label: 'Autostrade',
          looks: '36 celle: al centro quattro corsie lunghe incontrano le colonne.',
        },
        plaza: {
          label: 'Piazza',
          looks: '43 celle: una corsia di sedici case, e una corsia lunga da ogni parte.',
        },
        village: {
          label: 'Villaggio',
          looks: '59 celle: una rotonda, due corsie corte, e tutt’intorno case singole.',
        },
        none: {
          label: 'Senza corsie',
          looks:
            '64 celle: scacchi senza doppio passo, con pedoni che diventano solo cavalli o alfieri.',
        },
      },
      oftenDrawn: 'Molte partite finiscono patte.',
      length: (moves) => `Una partita dura circa ${moves} mosse.`,
      drawOwn: 'Disegna le tue corsie',
      own: (cells) => `Corsie tue, ${counted(cells, 'cella', 'celle')}`,
      ownLook: 'Corsie disegnate da te, o arrivate con un link.',
    },
  },

  cells: { roundabout: 'rotonda', lane: 'corsia' },

  themes: { over: 'Gli amici cedono il passo' },
};
