// Words for what moves of TheBridge41 achieve: the bridge slid, occupied or guarded, the river crossed; a king off the edge.

import type { Bridge41Plan } from '../../../games/bridge41/plans';
import type { PlanWords } from '../planWords';

export const planWords: PlanWords<Bridge41Plan> = {
  plans: {
    slidesBridge: ({ cell = '' }, { cell: called }) => `desliza el puente a ${called(cell)}`,
    takesBridge: ({ cell }, { place }) => `ocupa el puente${place('en', cell)}`,
    crossesRiver: ({ cell }, { place }) => `cruza el río${place('hasta', cell)}`,
    guardsBridge: ({ piece, cell }, { indirect, place }) =>
      piece
        ? `${indirect('impide', piece)} entrar en el puente`
        : `vigila el puente${place('desde', cell)}`,
    sendsGuard: ({ cell }, { place }) =>
      `avanza un peón que va a vigilar el puente${place('desde', cell)}`,
    leavesEdge: () => 'se aleja del borde, donde el mate es más fácil',
    staysOffEdge: () => 'se mantiene lejos del borde, donde el mate es más fácil',
  },
  aims: {
    slidesBridge: 'el puente',
    takesBridge: 'el puente',
    sendsGuard: 'el puente',
    guardsBridge: 'el puente',
    crossesRiver: 'la otra orilla',
    leavesEdge: 'seguridad del rey',
    staysOffEdge: 'seguridad del rey',
  },
};
