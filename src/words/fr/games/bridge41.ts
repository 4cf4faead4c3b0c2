// Words for what moves of TheBridge41 achieve: the bridge slid, occupied or guarded, the river crossed; a king off the edge.

import type { Bridge41Plan } from '../../../games/bridge41/plans';
import type { PlanWords } from '../planWords';

export const planWords: PlanWords<Bridge41Plan> = {
  plans: {
    slidesBridge: ({ cell = '' }, { cell: called }) => `fait glisser le pont en ${called(cell)}`,
    takesBridge: ({ cell }, { place }) => `occupe le pont${place(cell)}`,
    crossesRiver: ({ cell }, { place }) => `traverse la rivière${place(cell, 'jusqu’à')}`,
    guardsBridge: ({ piece: one, cell }, { piece, place }) =>
      one ? `empêche ${piece(one)} d’entrer sur le pont` : `garde le pont${place(cell, 'depuis')}`,
    sendsGuard: ({ cell }, { place }) =>
      `avance un pion qui gardera le pont${place(cell, 'depuis')}`,
    leavesEdge: () => 's’éloigne du bord, où le mat est plus facile',
    staysOffEdge: () => 'reste loin du bord, où le mat est plus facile',
  },
  aims: {
    slidesBridge: 'pont',
    takesBridge: 'pont',
    sendsGuard: 'pont',
    guardsBridge: 'pont',
    crossesRiver: 'autre rive',
    leavesEdge: 'sécurité du roi',
    staysOffEdge: 'sécurité du roi',
  },
};
