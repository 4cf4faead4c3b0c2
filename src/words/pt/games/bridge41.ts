// Words for what moves of TheBridge41 achieve: the bridge slid, occupied or guarded, the river crossed.
import type { Bridge41Plan } from '../../../games/bridge41/plans';
import type { PlanWords } from '../planWords';

export const planWords: PlanWords<Bridge41Plan> = {
  plans: {
    slidesBridge: ({ cell = '' }, { does, cell: called }) =>
      `${does('deslizar')} a ponte para ${called(cell)}`,
    takesBridge: ({ cell }, { does, place }) => `${does('ocupar')} a ponte${place('em', cell)}`,
    crossesRiver: ({ cell }, { does, place }) => `${does('atravessar')} o rio${place('até', cell)}`,
    guardsBridge: ({ piece }, { does, doesTo }) =>
      piece ? `${doesTo('impedir', piece)} de entrar na ponte` : `${does('vigiar')} a ponte`,
  },
  aims: {
    slidesBridge: 'ponte',
    takesBridge: 'ponte',
    guardsBridge: 'ponte',
    crossesRiver: 'outra margem',
  },
};
