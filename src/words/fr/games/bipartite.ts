// Words for what moves of the race in Bipartite Chess achieve, and for its own ways to win.

import type { BipartitePlan } from '../../../games/bipartite/plans';
import type { PieceRef } from '../../../games/game';
import { inWords, movesText } from '../../../language/fr/numbers';
import { to } from '../../../language/fr/pieces';
import type { PlanPhrases, PlanWords } from '../planWords';

const named = (piece: PieceRef | undefined, { piece: called }: PlanPhrases): string =>
  piece ? called(piece) : 'un Messager';

const rows = (count: number): string => (count === 1 ? 'une rangée' : `${inWords(count)} rangées`);

export const planWords: PlanWords<BipartitePlan> = {
  wins: {
    'bare-king': {
      now: 'prend la dernière pièce autre que le roi et gagne',
      later: (moves) => `gagne en ${movesText(moves)} en prenant tout sauf le roi`,
      to: 'prendre tout sauf le roi',
    },
  },
  plans: {
    winsRace: () => 'gagne la course',
    reachesHome: ({ cell }, { place }) => {
      const at = place(cell);
      return at
        ? `fait arriver un Messager dans le camp adverse,${at}`
        : 'entre dans le camp adverse';
    },
    forcesPass: () => 'ne laisse aucun coup à l’adversaire, qui doit passer',
    blocksMessenger: ({ piece }, phrases) => `barre la route ${to(named(piece, phrases))}`,
    makesWay: ({ piece }, phrases) => `laisse le passage ${to(named(piece, phrases))}`,
    clearColumn: ({ cell }, { place }) => {
      const at = place(cell);
      return at
        ? `amène un Messager${at}, d’où la voie est libre jusqu’au camp adverse`
        : 'a la voie libre jusqu’au camp adverse';
    },
    bringsUpLast: ({ piece }, phrases) => {
      if (!piece) return 'fait avancer le Messager le plus en retard';
      if (phrases.isSaid(piece)) return 'est le plus en retard';
      return `fait avancer ${phrases.pieceName(piece)} le plus en retard, celui de ${phrases.cell(piece.cell)}`;
    },
    makesRoomAtHome: ({ cell }, { place }) =>
      `fait de la place aux autres dans le camp adverse en avançant${place(cell)}`,
    advances: ({ cell, count = 0 }, { place }) => {
      const at = place(cell);
      return `${at ? `amène un Messager${at},` : 'se place'} à ${rows(count)} du camp adverse`;
    },
  },
  aims: {
    winsRace: 'course',
    reachesHome: 'camp adverse',
    forcesPass: 'passe forcée',
    blocksMessenger: 'blocage',
    makesWay: 'passage',
    clearColumn: 'voie libre',
    bringsUpLast: 'groupe serré',
    makesRoomAtHome: 'place dans le camp adverse',
    advances: 'camp adverse',
  },
};
