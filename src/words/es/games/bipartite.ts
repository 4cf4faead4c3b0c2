// Words for what moves of the race in Bipartite Chess achieve, and for its own ways to win.

import type { BipartitePlan } from '../../../games/bipartite/plans';
import { movesText, numberWord, to } from '../../../language/es/numbers';
import type { PlanWords } from '../planWords';

const rows = (count: number): string => (count === 1 ? 'una fila' : `${numberWord(count)} filas`);
const A_MESSENGER = 'un Mensajero';

export const planWords: PlanWords<BipartitePlan> = {
  wins: {
    'bare-king': {
      now: 'captura la última pieza aparte del rey y gana',
      later: (moves) => `gana en ${movesText(moves)} capturándolo todo menos el rey`,
      infinitive: 'capturarlo todo menos el rey',
    },
  },
  plans: {
    winsRace: () => 'gana la carrera',
    reachesHome: ({ cell }, { place }) => {
      const where = place('en', cell);
      return where ? `lleva un Mensajero a la meta${where}` : 'llega a la meta';
    },
    forcesPass: () => 'deja al otro bando sin jugadas, así que tiene que pasar',
    blocksMessenger: ({ piece = A_MESSENGER }, { indirect }) => indirect('cierra el paso', piece),
    makesWay: ({ piece = A_MESSENGER }, { indirect }) => indirect('abre paso', piece),
    clearColumn: ({ cell }, { place }) =>
      `queda${place('en', cell)} con el camino libre hasta la meta`,
    bringsUpLast: ({ piece }, { piece: named, isSaid }) =>
      piece && !isSaid(piece)
        ? `hace avanzar ${to(named(piece))}, el más rezagado`
        : 'hace avanzar al Mensajero más rezagado',
    makesRoomAtHome: ({ cell }, { place }) =>
      `avanza${place('hasta', cell)} y deja sitio en la meta a los demás`,
    advances: ({ cell, count = 0 }, { place }) => {
      const where = place('a', cell);
      const left = `a ${rows(count)} de la meta`;
      return where ? `lleva un Mensajero${where}, ${left}` : `queda ${left}`;
    },
  },
  aims: {
    winsRace: 'la carrera',
    reachesHome: 'la meta',
    forcesPass: 'obligar a pasar',
    blocksMessenger: 'un bloqueo',
    makesWay: 'espacio',
    clearColumn: 'el camino libre',
    bringsUpLast: 'no dejar rezagados',
    makesRoomAtHome: 'sitio en la meta',
    advances: 'la meta',
  },
};
