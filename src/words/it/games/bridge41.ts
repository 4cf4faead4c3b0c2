// Words for what moves of TheBridge41 achieve: the bridge slid or occupied, the river crossed.
import type { Bridge41Plan } from '../../../games/bridge41/plans';
import type { PlanWords } from '../planWords';

export const planWords: PlanWords<Bridge41Plan> = {
  plans: {
    slidesBridge: ({ cell = '' }, { cell: called }) => `sposta il ponte in ${called(cell)}`,
    takesBridge: ({ cell }, { place }) => `occupa il ponte${place('in', cell)}`,
    crossesRiver: ({ cell }, { place }) => `attraversa il fiume${place('fino a', cell)}`,
  },
  aims: {
    slidesBridge: 'ponte',
    takesBridge: 'ponte',
    crossesRiver: 'altra riva',
  },
};
