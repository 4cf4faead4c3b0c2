// The words for TheBridge41's own reasons.
import type { PlanWords } from '../plans';
import type { Bridge41Plan } from './plans';

export const planWords: PlanWords<Bridge41Plan> = {
  plans: {
    slidesBridge: ({ cell = '' }, { cell: called }) => `slides the bridge to ${called(cell)}`,
    takesBridge: ({ cell = '' }, { cell: called }) => `occupies the bridge on ${called(cell)}`,
    crossesRiver: ({ cell = '' }, { cell: called }) => `crosses the river to ${called(cell)}`,
  },
};
