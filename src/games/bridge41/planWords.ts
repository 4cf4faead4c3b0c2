// Words for what moves of TheBridge41 achieve: the bridge slid or occupied, the river crossed.
import type { PlanWords } from '../plans';
import type { Bridge41Plan } from './plans';

export const planWords: PlanWords<Bridge41Plan> = {
  plans: {
    slidesBridge: ({ cell = '' }, { cell: called }) => `slides the bridge to ${called(cell)}`,
    takesBridge: ({ cell }, { place }) => `occupies the bridge${place('on', cell)}`,
    crossesRiver: ({ cell }, { place }) => `crosses the river${place('to', cell)}`,
  },
  aims: {
    slidesBridge: 'the bridge',
    takesBridge: 'the bridge',
    crossesRiver: 'the far bank',
  },
};
