// Words for what moves of 40 Bridges achieve, and for its own ways to win.
import type { BridgesPlan } from '../../../games/bridges40/plans';
import type { PieceRef, Plan } from '../../../games/game';
import { movesText, numeral } from '../../../language/it/numbers';
import { colour } from '../../../language/it/pieces';
import { whose } from '../../../language/it/who';
import type { Who } from '../../../language/sentence';
import type { PlanPhrases, PlanWords } from '../planWords';

const bridges = (count: number): string => (count === 1 ? 'un ponte' : `${numeral(count)} ponti`);
const named = (piece: PieceRef | undefined, { piece: called }: PlanPhrases): string =>
  piece ? called(piece) : 'una pedina';
const gives = (verb: string, piece: PieceRef | undefined, phrases: PlanPhrases): string =>
  piece ? phrases.gives(verb, piece) : `${verb} a una pedina`;
const cornerOf = (who: Who): string => whose(who, 'il tuo angolo', 'l’angolo');
const ownDisc = (who: Who): string =>
  who === 'you' ? 'tua pedina' : `pedina ${colour(who, true)}`;
const ownDiscs = (who: Who): string =>
  who === 'you' ? 'tue pedine' : `pedine ${colour(who, true, true)}`;
const toCorner = ({ count = 0 }: Plan, { opponent }: PlanPhrases): string =>
  `arriva a ${bridges(count)} ${whose(opponent, 'dal tuo angolo', 'dall’angolo')}`;

export const planWords: PlanWords<BridgesPlan> = {
  capture: { does: 'circonda', to: 'circondare' },
  cells: { one: 'una cella', many: 'celle' },
  wins: {
    corner: {
      now: 'arriva nell’angolo e vince',
      later: (moves) => `vince in ${movesText(moves)} arrivando nell’angolo`,
      threat: 'la corsa all’angolo',
    },
    annihilation: {
      now: 'cattura l’ultima pedina e vince',
      later: (moves) => `vince in ${movesText(moves)} circondando tutte le pedine`,
      threat: 'la cattura dell’ultima pedina',
    },
  },
  plans: {
    nearsCorner: toCorner,
    huntsDisc: ({ piece }, phrases) => `minaccia di circondare ${named(piece, phrases)}`,
    savesDisc: ({ piece }, phrases) =>
      piece && phrases.isIt(piece)
        ? 'non si lascia circondare'
        : `non lascia circondare ${named(piece, phrases)}`,
    leavesDanger: ({ piece }, phrases) =>
      piece && phrases.isIt(piece)
        ? 'sfugge al pericolo'
        : `toglie dal pericolo ${named(piece, phrases)}`,
    guardsCorner: (_, { mover }) => `difende ${cornerOf(mover)}`,
    blocksRunner: ({ piece }, phrases) => gives('sbarra la strada', piece, phrases),
    pressesDisc: ({ piece }, phrases) =>
      `stringe ${named(piece, phrases)}, a cui manca una sola vicina per essere circondata`,
    letsJump: ({ piece, cell }, phrases) =>
      `${gives('permette', piece, phrases)} di saltare${phrases.place('in', cell)}`,
    advances: toCorner,
    bringsUpLast: ({ cell }, { place }) =>
      `fa avanzare la pedina più arretrata${place('in', cell)}`,
    closesIn: ({ piece }, phrases) => gives('si avvicina', piece, phrases),
    stepsAway: ({ cell }, { place, opponent }) => {
      const to = place('in', cell);
      return `${to ? `va${to}, lontano` : 'si allontana'} dalle ${ownDiscs(opponent)}`;
    },
    joinsDiscs: ({ cell, count = 0 }, { place, mover }) =>
      `si mette${place('in', cell)} accanto a ${count === 1 ? `un’altra ${ownDisc(mover)}` : `${numeral(count)} ${mover === 'you' ? 'delle ' : ''}${ownDiscs(mover)}`}`,
    fallsBack: (_, { mover }) => `torna indietro a difendere ${cornerOf(mover)}`,
    centres: ({ cell }, { place }) => `si avvicina al centro della scacchiera${place('in', cell)}`,
  },
  aims: {
    nearsCorner: 'angolo',
    huntsDisc: 'cattura',
    savesDisc: 'sicurezza',
    leavesDanger: 'sicurezza',
    guardsCorner: 'difesa',
    blocksRunner: 'blocco',
    pressesDisc: 'cattura',
    letsJump: 'salto',
    advances: 'angolo',
    bringsUpLast: 'restare uniti',
    closesIn: 'cattura',
    stepsAway: 'sicurezza',
    joinsDiscs: 'pedine unite',
    fallsBack: 'difesa',
    centres: 'centro',
  },
};
