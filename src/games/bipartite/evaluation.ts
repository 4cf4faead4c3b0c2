// Evaluation of Bipartite Chess. The battle is judged like chess; the race by who will win it, which is worth the
// choice of Power Piece and no more, so that a search never shies from finishing it. Centipawns. weights.json holds
// what self-play has found to add in the battle (tests/lab/tune), raceNetwork.json what it has found out about the race
// (tests/lab/train/race.ts).
import type { Square } from '../../rules/board';
import type { Position } from '../../rules/position';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import type { Evaluation, Weights } from '../evaluation';
import { createNetwork, entriesOn, type NetworkWeights, networkFrom } from '../kit/network';
import { bipartiteBoard, CHOOSE, isEnemyHome, STAGE_TWO, TOP } from './board';
import type { Letter } from './pieces';
import race from './raceNetwork.json';
import { MESSENGER, rowsAdvanced } from './stages';

export { default as network } from './network.json';
export { default as fitted } from './weights.json';

// Hand-set where the fit begins (weights.json corrects them), in centipawns.
const DIAGONAL_VALUE_CP = 300;
const ORTHOGONAL_VALUE_CP = 400;
/** What winning the race is worth: the better Power Piece for the worse one. */
const CHOICE_CP = ORTHOGONAL_VALUE_CP - DIAGONAL_VALUE_CP;
/** What a row of lead is worth to the judgement of the race, and the judgement at which it is half won. Chosen by hand. */
const ROW_CP = 42;
const EVEN_CHANCE_CP = 250;
/** Messengers of both sides. */
const RACING_PIECES = 18;

const rowsForward = ({ rank }: Square, colour: Colour): number =>
  colour === WHITE ? TOP - rank : rank;

/** Messengers near the enemy's home rows are about to become Soldiers. */
const messenger = (square: Square, colour: Colour): number =>
  isEnemyHome(square, colour) ? 0 : rowsForward(square, colour) * 12;

const king = (square: Square, colour: Colour): readonly [number, number] => [
  -12 * rowsForward(square, colour),
  0,
];

/** Weights of the battle. */
export const weights: Weights<Letter> = {
  forward: [-1, 1],
  fullMaterial: 2 * 2900,
  tempo: 12,
  pieces: {
    M: { value: [100, 120], at: messenger },
    S: { value: [250, 270], centre: 6, approach: 4 },
    D: { value: [320, 330], centre: 5, approach: 4 },
    G: { value: [330, 350], centre: 7, approach: 5 },
    C: { value: [360, 360], centre: 8, approach: 4 },
    B: { value: DIAGONAL_VALUE_CP, centre: 6, approach: 3 },
    R: { value: [ORTHOGONAL_VALUE_CP, ORTHOGONAL_VALUE_CP + 40], centre: 3, approach: 3 },
    K: { value: 0, centre: [0, 8], approach: [0, 6], at: king },
  },
};

/**
 * What a side thinks of the race (in centipawns as a network counts them: 250 for three chances in four) by the lead in rows
 * alone, which is all that passes have brought about.
 */
export function leadInRows(position: Position): number {
  const lead = rowsAdvanced(position.cells, WHITE) - rowsAdvanced(position.cells, BLACK);
  const own = position.side === WHITE ? lead : -lead;
  // The side to move is about to gain a row.
  return Math.round(ROW_CP * (own + 0.5));
}

/** What such a judgement of the race is worth of the choice. */
const worthOfRace = (judged: number): number =>
  Math.round((CHOICE_CP * judged) / (Math.abs(judged) + EVEN_CHANCE_CP));

/** The judgement that is worth so much: the other way round. */
export const raceWorth = (worth: number): number => {
  const most = Math.min(Math.abs(worth), CHOICE_CP - 1);
  return Math.sign(worth) * Math.round((EVEN_CHANCE_CP * most) / (CHOICE_CP - most));
};

/** A judge of races by what a network has learnt about forced passes and blocked ways; centipawns of the choice. */
export function raceJudge(weights: NetworkWeights): (position: Position) => number {
  const learnt = createNetwork(bipartiteBoard, 'files', weights, RACING_PIECES);
  return (position) => worthOfRace(leadInRows(position) + learnt.look(position));
}

/** What a network of the race can see. */
export const RACE_ENTRIES = entriesOn(bipartiteBoard, [MESSENGER]);

/** Judges race and choice, where piece-square weights know only the battle. */
export const extend = (battle: Evaluation): Evaluation => {
  const judge = raceJudge(networkFrom(RACE_ENTRIES, Int16Array.from(race.numbers)));
  return {
    ...battle,
    evaluate: (position) => {
      if (position.terrain === STAGE_TWO) return battle.evaluate(position);
      return position.terrain === CHOOSE ? CHOICE_CP : judge(position);
    },
  };
};
