// The solution of a position, if it is a puzzle: at each turn of the solver exactly one move keeps the promise, and the other
// side's answers hold out longest.
import { DRAW } from '../../../src/engine/score';
import { goalOf, type Puzzle, type PuzzleGoal } from '../../../src/puzzles/puzzle';
import { settledLengths, showLine } from '../../../src/reasons/line';
import { makeWithEffects } from '../../../src/rules/effects';
import { legalMoves } from '../../../src/rules/move';
import type { Position } from '../../../src/rules/position';
import type { Colour, Reason } from '../../../src/rules/types';
import { bestMoves, type Judged, type PuzzleGround } from './ground';
import { TooLong, type WinProof } from './winProof';

export interface Solution {
  readonly moves: readonly number[];
  /** How the game is won, and in how many own moves; null where it goes on. */
  readonly win: { readonly reason: Reason; readonly moves: number } | null;
  /** Chance of the solver after the first move, and after the second best one. */
  readonly kept: number;
  readonly otherwise: number;
  /** By the closer look at the first move, best play ends in a draw by the rules. */
  readonly drawn: boolean;
  /** Centipawns that the solver has won once the dust has settled; 0 in wins. */
  readonly won: number;
}

/** Centipawns that count as giving something up, or as winning a piece. */
export const A_PIECE = 100;
/** Who has this chance is clearly ahead. */
const CLEARLY_AHEAD = 0.65;
/** A game that stands worse is not saved. */
const SAVED = 0.35;

/**
 * What the solution is certain to reach, or null for nothing that a player would notice: who is asked to come out ahead has
 * won something afterwards, and who is asked to save the game has a game.
 */
export function goalReached({ win, kept, won }: Solution): PuzzleGoal | null {
  if (win) return 'win';
  if (kept >= CLEARLY_AHEAD) return won >= A_PIECE ? 'gain' : null;
  return kept >= SAVED ? 'defence' : null;
}

/** Points of chance that every other move must lose, in gains and defences. */
export const LEAST_GAP = 0.25;
/** Moves of the solver at most in gains and defences. */
const LONGEST_GAIN = 4;
/** Nearer to the quiet limit than so many plies a win might be cut short. */
const QUIET_LEFT = 20;
/** Nodes of the first look at a gain, and of the one that must agree. */
const LOOK = 25_000;
const CLOSER_LOOK = 120_000;

const WON = { kept: 1, otherwise: 0, drawn: false, won: 0 } as const;

/** A win by force within five moves, each of them the only one that wins in time; null if there is none. */
export function forcedWin(
  { rules }: PuzzleGround,
  position: Position,
  proof: WinProof,
  /** Own moves that are known to do. */
  enough: number,
): Solution | null {
  if (position.halfmoveClock > rules.halfmoveLimit - QUIET_LEFT) return null;
  try {
    const moves = proof.shortest(position, enough);
    if (moves === null) return null;
    const line = onlyLine(position, position.side, moves, proof);
    if (!line) return null;
    const reason = reasonAfter(position, line);
    return reason && { ...WON, moves: line, win: { reason, moves } };
  } catch (error) {
    if (error instanceof TooLong) return null;
    throw error;
  }
}

/** The longest line in which each move of the attacker, to move, is the only one that wins in time. */
function onlyLine(
  position: Position,
  attacker: Colour,
  moves: number,
  proof: WinProof,
): number[] | null {
  const winners = proof.winners(position, moves);
  if (winners.length !== 1) return null;
  const [move] = winners;
  position.make(move);
  try {
    if (position.outcome()) return [move];
    if (position.side === attacker) {
      const rest = onlyLine(position, attacker, moves - 1, proof);
      return rest && [move, ...rest];
    }
    for (const answer of proof.longestAnswers(position, attacker, moves - 1)) {
      position.make(answer);
      const rest = onlyLine(position, attacker, moves - 1, proof);
      position.unmake();
      if (rest) return [move, answer, ...rest];
    }
    return null;
  } finally {
    position.unmake();
  }
}

function reasonAfter(position: Position, line: readonly number[]): Reason | null {
  for (const move of line) position.make(move);
  const end = position.outcome();
  for (const _ of line) position.unmake();
  return end?.reason ?? null;
}

/** A gain or an escape of one to four moves, found by two looks that agree; null if there is none. */
export function clearGain(ground: PuzzleGround, position: Position): Solution | null {
  const first = onlyGood(ground, position);
  if (!first) return null;
  const solver = position.side;
  const moves = [first.move];
  position.make(first.move);
  for (let own = 1; own < LONGEST_GAIN && !position.outcome(); own++) {
    if (position.side === solver) break;
    const [answer] = bestMoves(ground, position, LOOK, 1);
    position.make(answer.move);
    const next = position.outcome() || position.side !== solver ? null : onlyGood(ground, position);
    if (!next) {
      position.unmake();
      break;
    }
    moves.push(answer.move, next.move);
    position.make(next.move);
  }
  for (const _ of moves) position.unmake();
  const { kept, otherwise, drawn } = first;
  const won = lastingGain(ground, position, moves);
  const solution = { moves, win: null, kept, otherwise, drawn, won };
  return goalReached(solution) && solution;
}

/** Centipawns that these moves win for who makes the first, whatever is taken back after the last. */
function lastingGain(ground: PuzzleGround, position: Position, moves: readonly number[]): number {
  for (const move of moves) position.make(move);
  const [best] = position.outcome() ? [] : bestMoves(ground, position, LOOK, 1);
  for (const _ of moves) position.unmake();
  const shown = showLine(position, [...moves, ...(best?.line ?? [])], ground.evaluation.values);
  const settled = settledLengths(shown).find((length) => length >= moves.length);
  const at = shown.plies[(settled ?? shown.plies.length) - 1];
  return at ? Math.min(at.balance, shown.plies[shown.plies.length - 1].balance) : 0;
}

/** The solution of a stored puzzle, its first move looked at once more. @throws InputError for an illegal move */
export function solutionOfStored(
  ground: PuzzleGround,
  position: Position,
  { moves: texts, themes }: Puzzle,
): Solution {
  const { rules } = ground;
  const solver = position.side;
  const moves: number[] = [];
  let own = 0;
  for (const text of texts) {
    if (position.side === solver) own++;
    const move = rules.parseMove(position, text);
    moves.push(move);
    position.make(move);
  }
  const end = position.outcome();
  for (const _ of moves) position.unmake();
  if (end && goalOf(themes) === 'win')
    return { ...WON, moves, win: { reason: end.reason, moves: own } };
  const [best, second] = bestMoves(ground, position, CLOSER_LOOK, 2);
  const won = lastingGain(ground, position, moves);
  return { moves, win: null, ...judgement(position, best, second), won };
}

type Judgement = Pick<Solution, 'kept' | 'otherwise' | 'drawn'>;

const judgement = (position: Position, best: Judged, second: Judged): Judgement => ({
  kept: best.chance,
  otherwise: second.chance,
  drawn: best.score === DRAW && endsInDraw(position, best.line),
});

/** Whether the line ends the game without a winner, or comes back to a position. */
function endsInDraw(position: Position, line: readonly number[]): boolean {
  const seen = new Set([keyOf(position)]);
  let drawn = false;
  for (const move of line) {
    position.make(move);
    const key = keyOf(position);
    drawn ||= seen.has(key) || position.outcome()?.winner === null;
    seen.add(key);
  }
  for (const _ of line) position.unmake();
  return drawn;
}

const keyOf = ({ keyLow, keyHigh }: Position): string => `${keyLow} ${keyHigh}`;

/** The one good move, by both looks. */
function onlyGood(ground: PuzzleGround, position: Position) {
  if (legalMoves(position).length < 2) return null;
  const looks = [LOOK, CLOSER_LOOK];
  let result: ({ readonly move: number } & Judgement) | null = null;
  for (const nodes of looks) {
    const [best, second] = bestMoves(ground, position, nodes, 2);
    if (!second || best.chance - second.chance < LEAST_GAP) return null;
    if (result && result.move !== best.move) return null;
    result = { move: best.move, ...judgement(position, best, second) };
  }
  return result;
}

/** Material in centipawns that the line's effects took from each side, from the solver's view. */
export function materialWon(
  position: Position,
  line: readonly number[],
  values: Int16Array,
): number {
  const solver = position.side;
  let won = 0;
  for (const move of line) {
    const own = position.side === solver;
    const { captured, lost } = makeWithEffects(position, move);
    const worth = (pieces: typeof captured) =>
      pieces.reduce((sum, { code }) => sum + values[code], 0);
    won += own ? worth(captured) - worth(lost) : worth(lost) - worth(captured);
  }
  for (const _ of line) position.unmake();
  return won;
}
