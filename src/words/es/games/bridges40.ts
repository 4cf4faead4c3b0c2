// Words for what moves of 40 Bridges achieve, and for its own ways to win.

import type { BridgesPlan } from '../../../games/bridges40/plans';
import type { Plan } from '../../../games/game';
import { movesText, numberWord } from '../../../language/es/numbers';
import type { Who } from '../../../language/sentence';
import type { PlanPhrases, PlanWords } from '../planWords';

const bridges = (count: number): string =>
  count === 1 ? 'un puente' : `${numberWord(count)} puentes`;
const corner: Readonly<Record<Who, string>> = {
  you: 'tu esquina',
  white: 'la esquina de las blancas',
  black: 'la esquina de las negras',
};
const discs: Readonly<Record<Who, string>> = {
  you: 'tus fichas',
  white: 'las fichas blancas',
  black: 'las fichas negras',
};
const nearsCorner = ({ count = 0 }: Plan, { opponent }: PlanPhrases): string =>
  `queda a ${bridges(count)} de ${corner[opponent]}`;
const A_DISC = 'una ficha';

export const planWords: PlanWords<BridgesPlan> = {
  capture: { does: 'rodea', infinitive: 'rodear' },
  wins: {
    corner: {
      now: 'llega a la esquina y gana',
      later: (moves) => `gana en ${movesText(moves)} llegando a la esquina`,
      infinitive: 'llegar a la esquina',
    },
    annihilation: {
      now: 'captura la última ficha y gana',
      later: (moves) => `gana en ${movesText(moves)} rodeando todas las fichas`,
      infinitive: 'capturar la última ficha',
    },
  },
  plans: {
    nearsCorner,
    huntsDisc: ({ piece = A_DISC }, { direct }) => direct('amenaza con rodear', piece),
    savesDisc: ({ piece = A_DISC }, { direct }) => `evita que ${direct('rodeen', piece)}`,
    leavesDanger: ({ piece = A_DISC }, { direct, isSaid }) =>
      typeof piece !== 'string' && isSaid(piece)
        ? 'se pone a salvo'
        : direct('pone a salvo', piece),
    guardsCorner: (_, { mover }) => `defiende ${corner[mover]}`,
    blocksRunner: ({ piece = A_DISC }, { indirect }) => indirect('cierra el paso', piece),
    pressesDisc: ({ piece = A_DISC }, { direct }) =>
      `${direct('deja', piece)} a falta de una sola ficha vecina para quedar rodeada`,
    letsJump: ({ piece = A_DISC, cell }, { indirect, place }) =>
      `${indirect('permite', piece)} saltar${place('a', cell)}`,
    advances: nearsCorner,
    bringsUpLast: ({ cell }, { place }) =>
      `hace avanzar la ficha más rezagada${place('hacia', cell)}`,
    closesIn: ({ piece = A_DISC }, { indirect }) => indirect('estrecha el cerco', piece),
    stepsAway: ({ cell }, { place, opponent }) =>
      `se aparta de ${discs[opponent]}${place('hacia', cell)}`,
    joinsDiscs: ({ cell, count = 0 }, { place, mover }) =>
      `queda${place('en', cell)} junto a ${count === 1 ? 'otra' : numberWord(count)} de ${discs[mover]}`,
    fallsBack: (_, { mover }) => `retrocede para defender ${corner[mover]}`,
    centres: ({ cell }, { place }) => `se acerca al centro del tablero${place('en', cell)}`,
  },
  aims: {
    nearsCorner: 'la esquina',
    huntsDisc: 'una captura',
    savesDisc: 'la seguridad',
    leavesDanger: 'la seguridad',
    guardsCorner: 'la defensa',
    blocksRunner: 'un bloqueo',
    pressesDisc: 'una captura',
    letsJump: 'un salto',
    advances: 'la esquina',
    bringsUpLast: 'no dejar rezagadas',
    closesIn: 'una captura',
    stepsAway: 'la seguridad',
    joinsDiscs: 'fichas unidas',
    fallsBack: 'la defensa',
    centres: 'el centro',
  },
};
