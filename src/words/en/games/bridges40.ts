// Words for what moves of 40 Bridges achieve, and for its own ways to win.

import type { BridgesPlan } from '../../../games/bridges40/plans';
import type { PieceRef, Plan } from '../../../games/game';
import { numberText } from '../../../language/en/numbers';
import type { PlanPhrases, PlanWords } from '../planWords';

const bridges = (count: number): string =>
  count === 1 ? 'one bridge' : `${numberText(count)} bridges`;
const named = (piece: PieceRef | undefined, { piece: called }: PlanPhrases): string =>
  piece ? called(piece) : 'a disc';

/** Whose corner it is, since what is far for one side is home for the other. */
const nearsCorner = ({ count = 0 }: Plan, { other }: PlanPhrases): string =>
  `moves to within ${bridges(count)} of ${other} corner`;

export const planWords: PlanWords<BridgesPlan> = {
  capture: { does: 'surrounds', to: 'surround' },
  pieces: 'discs',
  wins: {
    corner: {
      now: 'reaches the corner and wins',
      later: (moves) => `wins in ${numberText(moves)} moves by reaching the corner`,
      threat: 'a run to the corner',
    },
    annihilation: {
      now: 'takes the last disc and wins',
      later: (moves) => `wins in ${numberText(moves)} moves by surrounding every disc`,
      threat: 'the capture of the last disc',
    },
  },
  plans: {
    nearsCorner,
    huntsDisc: ({ piece }, phrases) => `threatens to surround ${named(piece, phrases)}`,
    savesDisc: ({ piece }, phrases) => `keeps ${named(piece, phrases)} from being surrounded`,
    leavesDanger: ({ piece }, phrases) => `takes ${named(piece, phrases)} out of danger`,
    guardsCorner: (_, { own }) => `defends ${own} corner`,
    blocksRunner: ({ piece }, phrases) => `stands in the way of ${named(piece, phrases)}`,
    pressesDisc: ({ piece }, phrases) =>
      `leaves ${named(piece, phrases)} one neighbour short of being surrounded`,
    letsJump: ({ piece, cell }, phrases) =>
      `lets ${named(piece, phrases)} jump${phrases.place('to', cell)}`,
    advances: nearsCorner,
    bringsUpLast: ({ cell }, { own, place }) =>
      `brings ${own} rearmost disc up${place('to', cell)}`,
    closesIn: ({ piece }, phrases) => `closes in on ${named(piece, phrases)}`,
    stepsAway: ({ cell }, { place, other }) => `steps away from ${other} discs${place('to', cell)}`,
    joinsDiscs: ({ cell, count = 0 }, { place, own }) =>
      `stands${place('on', cell)} next to ${count === 1 ? 'another' : numberText(count)} of ${own} discs`,
    fallsBack: (_, { own }) => `falls back to defend ${own} corner`,
    centres: ({ cell }, { place }) => `moves${place('to', cell)} towards the middle of the board`,
  },
  aims: {
    nearsCorner: 'the corner',
    huntsDisc: 'a capture',
    savesDisc: 'safety',
    leavesDanger: 'safety',
    guardsCorner: 'defence',
    blocksRunner: 'a block',
    pressesDisc: 'a capture',
    letsJump: 'a jump',
    advances: 'the corner',
    bringsUpLast: 'keeping up',
    closesIn: 'a capture',
    stepsAway: 'safety',
    joinsDiscs: 'company',
    fallsBack: 'defence',
    centres: 'the middle',
  },
};
