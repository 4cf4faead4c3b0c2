// Evaluation of 40 Bridges: material, tiles on their way to the corner, a guard on the own corner, company and room
// to breathe, danger of being surrounded. Numbers are centipawns, settled by matches at three plies.
import { CELL_STRIDE, type Square } from '../../rules/board';
import type { Position } from '../../rules/position';
import { BLACK, type Colour, opposite, WHITE } from '../../rules/types';
import type { EvaluationModule } from '../game';
import { createPlacementEvaluation } from '../placementEvaluation';
import { bridgesToGo, GOALS, isTile, NEIGHBOUR_COUNT, SIDES } from './board';
import { BridgesPosition, lowestCell } from './position';

/** For each bridge that a tile has crossed towards the corner. Octagons cannot reach it and defend. */
const CROSSED = 4;
/** For standing on the own corner, which then has to be stormed. */
const GUARD = 40;
/** By how many hostile neighbours a disc has; the third takes it. */
const DANGER = [0, 0, 30, 80, 80, 80, 80, 80, 80];
/** By how many friends are beside a disc, to jump over and to surround with. */
const COMPANY = [0, 4, 8, 12, 12, 12, 12, 12, 12];
/** For each empty neighbour. */
const ROOM = 3;

const MOST_BRIDGES = 8;

/** Worth of a disc by hostile and friendly neighbours, `hostile * (SIDES + 1) + friendly`, but for its room. */
const STANDING = Int16Array.from(
  DANGER.flatMap((danger) => COMPANY.map((worth) => worth - danger)),
);

function placed(square: Square, colour: Colour): number {
  if (!isTile(square)) return 0;
  const guard = square.cell === GOALS[opposite(colour)] ? GUARD : 0;
  return guard + CROSSED * (MOST_BRIDGES - bridgesToGo(square, colour));
}

/** What a side's discs gain and lose by their neighbours. */
function standing({ discs, near }: BridgesPosition, colour: Colour): number {
  const own = colour * CELL_STRIDE;
  const enemy = opposite(colour) * CELL_STRIDE;
  let sum = 0;
  for (let half = 0; half < 2; half++) {
    for (let rest = discs[colour * 2 + half]; rest !== 0; rest &= rest - 1) {
      const cell = lowestCell(rest, half);
      const friends = near[own + cell];
      const hostile = near[enemy + cell];
      sum += STANDING[hostile * (SIDES + 1) + friends];
      sum += ROOM * (NEIGHBOUR_COUNT[cell] - friends - hostile);
    }
  }
  return sum;
}

/** @throws RangeError for a position of another game: a mistake in the caller */
function terms(position: Position): number {
  if (!(position instanceof BridgesPosition)) throw new RangeError('not a position of 40 Bridges');
  return standing(position, WHITE) - standing(position, BLACK);
}

export const handSet: EvaluationModule['handSet'] = () => ({
  pieces: { P: { value: 100, at: placed } },
  mirror: 'diagonal',
  tempo: 5,
  terms,
});

export const createEvaluation: EvaluationModule['createEvaluation'] = (rules, fitted = null) =>
  createPlacementEvaluation(rules, handSet(rules), fitted);
