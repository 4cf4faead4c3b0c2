// Words for what moves of TheBridge41 achieve: the bridge slid, occupied or guarded, the river crossed.

import type { Bridge41Plan } from '../../../games/bridge41/plans';
import type { PlanWords } from '../planWords';

export const planWords: PlanWords<Bridge41Plan> = {
  plans: {
    slidesBridge: ({ cell = '' }, { cell: called }) => `desliza el puente a ${called(cell)}`,
    takesBridge: ({ cell }, { place }) => `ocupa el puente${place('en', cell)}`,
    crossesRiver: ({ cell }, { place }) => `cruza el río${place('hasta', cell)}`,
    guardsBridge: ({ piece }, { indirect }) =>
      piece ? `${indirect('impide', piece)} entrar en el puente` : 'vigila el puente',
  },
  aims: {
    slidesBridge: 'el puente',
    takesBridge: 'el puente',
    guardsBridge: 'el puente',
    crossesRiver: 'la otra orilla',
  },
};
