// Words for what moves of TheBridge41 achieve: the bridge slid or occupied, the river crossed.
import type { Bridge41Plan } from '../../../games/bridge41/plans';
import { does, wordsText } from '../clause';
import type { PlanWords } from '../planWords';

export const planWords: PlanWords<Bridge41Plan> = {
  plans: {
    slidesBridge: ({ cell = '' }, { cell: called }) =>
      does('verschiebt', `die Brücke nach ${called(cell)}`),
    takesBridge: ({ cell }, { place }) =>
      does('besetzt', wordsText('die Brücke', place('auf', cell))),
    crossesRiver: ({ cell }, { place }) => {
      const to = place('nach', cell);
      return does('bringt', to ? `eine Figur über den Fluss ${to}` : 'die Figur über den Fluss');
    },
  },
  aims: {
    slidesBridge: 'die Brücke',
    takesBridge: 'die Brücke',
    crossesRiver: 'das andere Ufer',
  },
};
