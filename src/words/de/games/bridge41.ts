// Words for what moves of TheBridge41 achieve: the bridge slid, occupied or guarded, the river crossed; a king off the edge.
import type { Bridge41Plan } from '../../../games/bridge41/plans';
import { does, wordsText } from '../clause';
import type { PlanWords } from '../planWords';

const EASY_MATE = ', wo ein Matt leichter gelingt';

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
    guardsBridge: ({ piece: one, cell }, { piece, place }) =>
      one
        ? does('hält', `${piece(one)} von der Brücke`, { prefix: 'fern' })
        : does('bewacht', wordsText('die Brücke', place('von', cell))),
    sendsGuard: ({ cell }, { place }) => {
      const after = `, der die Brücke ${wordsText(place('von', cell), 'bewachen soll')}`;
      return does('rückt', 'einen Bauern', { prefix: 'vor', after });
    },
    leavesEdge: () => does('geht', 'vom Rand', { prefix: 'weg', after: EASY_MATE }),
    staysOffEdge: () => does('bleibt', 'dem Rand', { prefix: 'fern', after: EASY_MATE }),
  },
  aims: {
    slidesBridge: 'die Brücke',
    takesBridge: 'die Brücke',
    sendsGuard: 'die Brücke',
    guardsBridge: 'die Brücke',
    crossesRiver: 'das andere Ufer',
    leavesEdge: 'Königssicherheit',
    staysOffEdge: 'Königssicherheit',
  },
};
