// Looks for puzzles in games of the app's own levels, who err as people do: after a mistake there is something to find.
import { levelSettings, networkShareAt } from '../../../src/engine/levels';
import { SearchMemory } from '../../../src/engine/tree';
import { effectsOf } from '../../../src/rules/effects';
import { legalMoves } from '../../../src/rules/move';
import type { Position } from '../../../src/rules/position';
import { levelMove } from '../chances/levelGames';
import { randomOpening } from '../match/match';
import { bestMoves, type PuzzleGround } from './ground';
import { clearGain, forcedWin, LEAST_GAP, type Solution } from './solution';
import { MOST_MOVES, WinProof } from './winProof';

export interface Mined {
  readonly text: string;
  readonly solution: Solution;
}

/** Who plays. */
const LEVELS = [2, 3, 4, 5];
/** Plies at random before the players take over, at least and at most. */
const OPENING = [2, 8] as const;
/** A game is given up here. */
const LONGEST = 160;
/** Nodes of the first glance at every position. */
const GLANCE = 2500;
/** Plies from one puzzle of a game to the next, which would be about the same. */
const APART = 8;
/** Puzzles of one game at most. */
const MOST_OF_A_GAME = 3;

const memory = new SearchMemory(2);
const proof = new WinProof();

/** Plays one game and offers the puzzles in it; `take` says whether one is wanted. */
export function mineGame(
  ground: PuzzleGround,
  random: () => number,
  take: (mined: Mined) => boolean,
): void {
  const { rules, start, levels, judging } = ground;
  const level = LEVELS[(random() >>> 0) % LEVELS.length];
  const evaluation = judging(networkShareAt(level));
  const plies = OPENING[0] + ((random() >>> 0) % (OPENING[1] - OPENING[0] + 1));
  const position = rules.parse(start);
  for (const text of randomOpening(rules, start, plies, random))
    position.make(rules.parseMove(position, text));
  let found = 0;
  let last = -APART;
  let takenAt: number | null = null;
  for (let ply = plies; ply < LONGEST && !position.outcome(); ply++) {
    if (ply - last >= APART) {
      // The history of the game is no part of the puzzle.
      const text = rules.format(position);
      const alone = rules.parse(text);
      ground.evaluation.prepare(alone);
      const solution = worthALook(ground, alone) ? solutionOf(ground, alone, takenAt) : null;
      if (solution && take({ text, solution })) {
        last = ply;
        found++;
        if (found === MOST_OF_A_GAME) return;
      }
    }
    const settings = levelSettings(level, levels);
    const move = levelMove(memory, { evaluation }, position, settings, random());
    const { captured, moved } = effectsOf(position, move);
    takenAt = captured.length > 0 && moved.length > 0 ? moved[0].to : null;
    position.make(move);
  }
}

/** Whether a glance sees one move that is much better than the others. */
function worthALook(ground: PuzzleGround, position: Position): boolean {
  if (legalMoves(position).length < 2) return false;
  const [best, second] = bestMoves(ground, position, GLANCE, 2);
  if (!second) return false;
  const soon = best.mate !== null && best.mate > 0 && best.mate <= MOST_MOVES;
  if (soon) return second.mate === null || second.mate < 0 || second.mate > best.mate;
  return best.mate === null && best.chance - second.chance >= LEAST_GAP;
}

function solutionOf(
  ground: PuzzleGround,
  position: Position,
  takenAt: number | null,
): Solution | null {
  const [best] = bestMoves(ground, position, GLANCE, 1);
  if (best.mate !== null) return forcedWin(ground, position, proof, best.mate);
  const solution = clearGain(ground, position);
  // Taking back is no puzzle.
  const takesBack =
    solution &&
    effectsOf(position, solution.moves[0]).captured.some(({ cell }) => cell === takenAt);
  return takesBack ? null : solution;
}
