// Words for what moves of TheBridge41 achieve: the bridge slid or occupied, the river crossed.

import type { Bridge41Plan } from '../../../games/bridge41/plans';
import type { PlanWords } from '../planWords';

export const planWords: PlanWords<Bridge41Plan> = {
  plans: {
    slidesBridge: ({ cell = '' }, { cell: called }) => `fait glisser le pont en ${called(cell)}`,
    takesBridge: ({ cell }, { place }) => `occupe le pont${place(cell)}`,
    crossesRiver: ({ cell }, { place }) => `traverse la rivière${place(cell, 'jusqu’à')}`,
  },
  aims: {
    slidesBridge: 'pont',
    takesBridge: 'pont',
    crossesRiver: 'autre rive',
  },
};
