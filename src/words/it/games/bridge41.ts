// Words for what moves of TheBridge41 achieve: the bridge slid, occupied or guarded, the river crossed.
import type { Bridge41Plan } from '../../../games/bridge41/plans';
import type { PlanWords } from '../planWords';

export const planWords: PlanWords<Bridge41Plan> = {
  plans: {
    slidesBridge: ({ cell = '' }, { cell: called }) => `sposta il ponte in ${called(cell)}`,
    takesBridge: ({ cell }, { place }) => `occupa il ponte${place('in', cell)}`,
    crossesRiver: ({ cell }, { place }) => `attraversa il fiume${place('fino a', cell)}`,
    guardsBridge: ({ piece }, { gives }) =>
      piece ? `${gives('impedisce', piece)} di salire sul ponte` : 'sorveglia il ponte',
  },
  aims: {
    slidesBridge: 'ponte',
    takesBridge: 'ponte',
    guardsBridge: 'ponte',
    crossesRiver: 'altra riva',
  },
};
