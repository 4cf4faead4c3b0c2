// Words for what moves of TheBridge41 achieve: the bridge slid, occupied or guarded, the river crossed; a king off the edge.
import type { Bridge41Plan } from '../../../games/bridge41/plans';
import type { PlanWords } from '../planWords';

export const planWords: PlanWords<Bridge41Plan> = {
  plans: {
    slidesBridge: ({ cell = '' }, { does, cell: called }) =>
      `${does('deslizar')} a ponte para ${called(cell)}`,
    takesBridge: ({ cell }, { does, place }) => `${does('ocupar')} a ponte${place('em', cell)}`,
    crossesRiver: ({ cell }, { does, place }) => `${does('atravessar')} o rio${place('até', cell)}`,
    guardsBridge: ({ piece, cell }, { does, doesTo, place }) =>
      piece
        ? `${doesTo('impedir', piece)} de entrar na ponte`
        : `${does('vigiar')} a ponte${place('a partir de', cell)}`,
    sendsGuard: ({ cell }, { does, place }) =>
      `${does('avançar')} um peão que vai vigiar a ponte${place('a partir de', cell)}`,
    leavesEdge: (_, { does }) => `${does('sair')} da borda, onde o mate é mais fácil`,
    staysOffEdge: (_, { does }) => `${does('ficar')} longe da borda, onde o mate é mais fácil`,
  },
  aims: {
    slidesBridge: 'ponte',
    takesBridge: 'ponte',
    sendsGuard: 'ponte',
    guardsBridge: 'ponte',
    crossesRiver: 'outra margem',
    leavesEdge: 'rei seguro',
    staysOffEdge: 'rei seguro',
  },
};
