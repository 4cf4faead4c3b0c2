// Evaluation of 40 Bridges: material, tiles on their way to the corner, a guard on the own corner, company and room
// to breathe, danger of being surrounded. Numbers are centipawns, settled by matches at three plies; weights.json holds
// what self-play has found to add (tests/lab/tune).

import { CELL_STRIDE, type Square } from '../../rules/board';
import { BLACK, type Colour, opposite, WHITE } from '../../rules/types';
import type { EvaluationModule, TermSum, Weights } from '../evaluation';
import { learnedWith } from '../kit/network';
import { createPieceSquareEvaluation } from '../kit/pieceSquareEvaluation';
import {
  bridgesToGo,
  GOALS,
  isTile,
  type Letter,
  lowestCell,
  NEIGHBOUR_COUNT,
  SIDES,
} from './board';
import network from './network.json';
import type { BridgesPosition } from './position';
import stored from './weights.json';

// Hand-set centipawns where the fit begins; weights.json corrects them.
/** For each bridge that a tile has crossed towards the corner. Octagons cannot reach it and defend. */
const CROSSED_CP = 4;
/** For standing on the own corner, which then has to be stormed. */
const GUARD_CP = 40;

const TERMS = {
  /** For a disc with two hostile neighbours; the third takes it ... */
  danger: -30,
  /** ... unless its own move brought it there. */
  encircled: -80,
  /** For a disc with one friend beside it, with two, or with more: to jump over and to surround with. */
  friend: 4,
  twoFriends: 8,
  company: 12,
  /** For each empty neighbour of a disc. */
  room: 3,
};

const MOST_BRIDGES = 8;

function placed(square: Square, colour: Colour): number {
  if (!isTile(square)) return 0;
  const guard = square.cell === GOALS[opposite(colour)] ? GUARD_CP : 0;
  return guard + CROSSED_CP * (MOST_BRIDGES - bridgesToGo(square, colour));
}

/** Judges discs by their neighbours. */
function neighbourly({
  danger,
  encircled,
  friend,
  twoFriends,
  company,
  room,
}: Readonly<Record<string, number>>): TermSum<BridgesPosition> {
  const byHostile = [0, 0, danger, ...new Array<number>(SIDES - 2).fill(encircled)];
  const byFriends = [0, friend, twoFriends, ...new Array<number>(SIDES - 2).fill(company)];
  /** By hostile and friendly neighbours, `hostile * (SIDES + 1) + friendly`. */
  const standing = Int32Array.from(
    byHostile.flatMap((hostile, enemies) =>
      byFriends.map((friendly, friends) => hostile + friendly - room * (enemies + friends)),
    ),
  );

  function ofSide({ discs, near }: BridgesPosition, colour: Colour): number {
    const own = colour * CELL_STRIDE;
    const enemy = opposite(colour) * CELL_STRIDE;
    let sum = 0;
    for (let half = 0; half < 2; half++) {
      for (let rest = discs[colour * 2 + half]; rest !== 0; rest &= rest - 1) {
        const cell = lowestCell(rest, half);
        sum += standing[near[enemy + cell] * (SIDES + 1) + near[own + cell]];
        sum += room * NEIGHBOUR_COUNT[cell];
      }
    }
    return sum;
  }

  return { sum: (position) => ofSide(position, WHITE) - ofSide(position, BLACK) };
}

export const handSet: Weights<Letter, BridgesPosition> = {
  pieces: { P: { value: 100, at: placed } },
  mirror: 'diagonal',
  tempo: 5,
  terms: { weights: TERMS, under: neighbourly },
};

export const createEvaluation: EvaluationModule<BridgesPosition>['createEvaluation'] = (
  rules,
  fitted = stored,
) => createPieceSquareEvaluation(rules, handSet, fitted);

export const learned = learnedWith(network, createEvaluation, handSet.mirror);
