// Words for what moves of TheBridge41 achieve: the bridge slid or occupied, the river crossed.

import type { Bridge41Plan } from '../../../games/bridge41/plans';
import type { PlanWords } from '../planWords';

export const planWords: PlanWords<Bridge41Plan> = {
  plans: {
    slidesBridge: ({ cell = '' }, { cell: called }) => `desliza el puente a ${called(cell)}`,
    takesBridge: ({ cell }, { place }) => `ocupa el puente${place('en', cell)}`,
    crossesRiver: ({ cell }, { place }) => `cruza el río${place('hasta', cell)}`,
  },
  aims: {
    slidesBridge: 'el puente',
    takesBridge: 'el puente',
    crossesRiver: 'la otra orilla',
  },
};
