// Lanes drawn at random, one after another, as a player might: any that Chess in the Fast Lane accepts.
import fc from 'fast-check';
import { joined } from '../../src/editor/lanes';
import { lanesProblem } from '../../src/games/fastlane/layout';
import type { Lane } from '../../src/games/lanes';

const anyLane: fc.Arbitrary<Lane> = fc
  .tuple(fc.nat(7), fc.nat(7), fc.nat(3), fc.nat(3))
  .map(([left, bottom, width, height]) => ({
    left,
    bottom,
    right: Math.min(7, left + width),
    top: Math.min(7, bottom + height),
  }));

/** Accepted lanes, drawn one after another. */
export const anyLanes = fc.array(anyLane, { minLength: 1, maxLength: 40 }).map((drawn) =>
  drawn.reduce<readonly Lane[]>((lanes, lane) => {
    const next = joined(lanes, lane);
    return lanesProblem(next) === null ? next : lanes;
  }, []),
);
