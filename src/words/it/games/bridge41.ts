// Words for what moves of TheBridge41 achieve: the bridge slid, occupied or guarded, the river crossed; a king off the edge.
import type { Bridge41Plan } from '../../../games/bridge41/plans';
import type { PlanWords } from '../planWords';

export const planWords: PlanWords<Bridge41Plan> = {
  plans: {
    slidesBridge: ({ cell = '' }, { cell: called }) => `sposta il ponte in ${called(cell)}`,
    takesBridge: ({ cell }, { place }) => `occupa il ponte${place('in', cell)}`,
    crossesRiver: ({ cell }, { place }) => `attraversa il fiume${place('fino a', cell)}`,
    guardsBridge: ({ piece, cell }, { gives, place }) =>
      piece
        ? `${gives('impedisce', piece)} di salire sul ponte`
        : `sorveglia il ponte${place('da', cell)}`,
    sendsGuard: ({ cell }, { place }) =>
      `avanza un pedone che sorveglierà il ponte${place('da', cell)}`,
    leavesEdge: () => 'si allontana dal bordo, dove il matto è più facile',
    staysOffEdge: () => 'resta lontano dal bordo, dove il matto è più facile',
  },
  aims: {
    slidesBridge: 'ponte',
    takesBridge: 'ponte',
    sendsGuard: 'ponte',
    guardsBridge: 'ponte',
    crossesRiver: 'altra riva',
    leavesEdge: 'sicurezza del re',
    staysOffEdge: 'sicurezza del re',
  },
};
