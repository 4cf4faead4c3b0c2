// Words for what moves of 40 Bridges achieve, and for its own ways to win.
import { numberText } from '../../util/numberText';
import type { PieceRef, PlanSpeaker, PlanWords } from '../plans';
import type { BridgesPlan } from './plans';

const bridges = (count: number): string =>
  count === 1 ? 'one bridge' : `${numberText(count)} bridges`;
const named = (piece: PieceRef | undefined, { piece: called }: PlanSpeaker): string =>
  piece ? called(piece) : 'a disc';

export const planWords: PlanWords<BridgesPlan> = {
  capture: { does: 'surrounds', to: 'surround' },
  wins: {
    corner: {
      now: 'reaches the corner and wins',
      later: (moves) =>
        `reaches the corner in ${numberText(moves)} moves, whatever the other side plays`,
      threat: 'a run to the corner',
    },
    annihilation: { now: 'takes the last disc and wins', threat: 'the capture of the last disc' },
  },
  plans: {
    nearsCorner: ({ count = 0 }) => `moves to within ${bridges(count)} of the far corner`,
    huntsDisc: ({ piece }, speaker) => `threatens to surround ${named(piece, speaker)}`,
    savesDisc: ({ piece }, speaker) => `keeps ${named(piece, speaker)} from being surrounded`,
    leavesDanger: ({ piece }, speaker) => `takes ${named(piece, speaker)} out of danger`,
    guardsCorner: (_, { own }) => `defends ${own} corner`,
    blocksRunner: ({ piece }, speaker) => `stands in the way of ${named(piece, speaker)}`,
    pressesDisc: ({ piece }, speaker) =>
      `leaves ${named(piece, speaker)} one neighbour short of being surrounded`,
    advances: ({ count = 0 }) => `moves to within ${bridges(count)} of the far corner`,
    closesIn: ({ piece }, speaker) => `closes in on ${named(piece, speaker)}`,
    stepsAway: ({ cell }, { place, other }) => `steps away from ${other} discs${place('to', cell)}`,
    joinsDiscs: ({ cell, count = 0 }, { place, own }) =>
      `stands${place('on', cell)} next to ${count === 1 ? 'another' : numberText(count)} of ${own} discs`,
    fallsBack: (_, { own }) => `falls back to defend ${own} corner`,
  },
  aims: {
    nearsCorner: 'the corner',
    huntsDisc: 'a capture',
    savesDisc: 'safety',
    leavesDanger: 'safety',
    guardsCorner: 'defence',
    blocksRunner: 'a block',
    pressesDisc: 'a capture',
    advances: 'the corner',
    closesIn: 'a capture',
    stepsAway: 'safety',
    joinsDiscs: 'company',
    fallsBack: 'defence',
  },
};
