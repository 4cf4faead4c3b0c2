// Words for what moves of TheBridge41 achieve: the bridge slid, occupied or guarded, the river crossed; a king off the edge.

import type { Bridge41Plan } from '../../../games/bridge41/plans';
import type { PlanWords } from '../planWords';

export const planWords: PlanWords<Bridge41Plan> = {
  plans: {
    slidesBridge: ({ cell = '' }, { cell: called }) => `slides the bridge to ${called(cell)}`,
    takesBridge: ({ cell }, { place }) => `occupies the bridge${place('on', cell)}`,
    crossesRiver: ({ cell }, { place }) => `crosses the river${place('to', cell)}`,
    guardsBridge: ({ piece: one, cell }, { piece, place }) =>
      one ? `keeps ${piece(one)} off the bridge` : `guards the bridge${place('from', cell)}`,
    sendsGuard: ({ cell }, { place }) =>
      `moves up a pawn that will guard the bridge${place('from', cell)}`,
    leavesEdge: () => 'moves away from the edge, where checkmate is easier',
    staysOffEdge: () => 'stays off the edge, where checkmate is easier',
  },
  aims: {
    slidesBridge: 'the bridge',
    takesBridge: 'the bridge',
    sendsGuard: 'the bridge',
    guardsBridge: 'the bridge',
    crossesRiver: 'the far bank',
    leavesEdge: 'king safety',
    staysOffEdge: 'king safety',
  },
};
