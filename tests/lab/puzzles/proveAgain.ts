// Whether a stored puzzle holds what it promises, found out anew: wins by looking at every move, all others by search.
import type { Game, RuleSet } from '../../../src/games/game';
import type { Theme } from '../../../src/games/themes';
import { goalOf, type Puzzle } from '../../../src/puzzles/puzzle';
import { legalMoves } from '../../../src/rules/move';
import type { Position } from '../../../src/rules/position';
import { bestMoves, groundOf, type PuzzleGround } from './ground';
import { goalReached, LEAST_GAP, solutionOfStored } from './solution';
import { StageProof } from './stageProof';
import { stageThemes, themesOf } from './themes';
import { WinProof } from './winProof';

const proof = new WinProof(200_000_000);
/** Large, so made only where it is needed. */
let stageProof: StageProof | null = null;
const MOST_OF_A_STAGE = 40_000_000;
/** Nodes for a gain, and how much of the gap may be lost to a closer look. */
const LOOK = 400_000;
const TOLERANCE = 0.05;

/** What is wrong with a puzzle, or null. @throws InputError for moves or texts that the rules refuse */
export async function whyWrong(game: Game, puzzle: Puzzle): Promise<string | null> {
  const broken = await whyBroken(game, puzzle);
  if (broken) return broken;
  const themes = (await themesAnew(game, puzzle)).join();
  return themes === puzzle.themes.join() ? null : `its themes are ${themes}`;
}

/** Why a puzzle does not keep its promise, whatever it is about; null if it does. @throws InputError as whyWrong */
export async function whyBroken(game: Game, puzzle: Puzzle): Promise<string | null> {
  const ground = await groundOf(game, puzzle.options, puzzle.text);
  const position = ground.rules.parse(puzzle.text);
  ground.evaluation.prepare(position);
  if (legalMoves(position).length < 2) return 'the first move is the only legal one';
  const goal = goalOf(puzzle.themes);
  if (goal === 'stage') return whyNoStage(ground, position, puzzle);
  return goal === 'win' ? whyNoWin(ground, position, puzzle) : whyNoGain(ground, position, puzzle);
}

/** What a stored puzzle is about by what the rules and the engine say today. */
export async function themesAnew(game: Game, puzzle: Puzzle): Promise<Theme[]> {
  const ground = await groundOf(game, puzzle.options, puzzle.text);
  const position = ground.rules.parse(puzzle.text);
  if (goalOf(puzzle.themes) === 'stage') return stageThemes(ground.rules, position, puzzle.moves);
  ground.evaluation.prepare(position);
  const solution = solutionOfStored(ground, position, puzzle);
  return themesOf(ground.rules, position, solution, ground.evaluation.values);
}

/** How many of the moves are the solver's: a turn may take two. */
export function solversTurns(rules: RuleSet, position: Position, moves: readonly string[]): number {
  const solver = position.side;
  let turns = 0;
  for (const text of moves) {
    if (position.side === solver) turns++;
    position.make(rules.parseMove(position, text));
  }
  for (const _ of moves) position.unmake();
  return turns;
}

function whyNoWin({ rules }: PuzzleGround, position: Position, { moves }: Puzzle): string | null {
  const solver = position.side;
  let left = solversTurns(rules, position, moves);
  for (const text of moves) {
    const move = rules.parseMove(position, text);
    if (position.side === solver) {
      const winners = proof.winners(position, left);
      if (winners.length !== 1 || winners[0] !== move) return `${text} is not the only win`;
      if (left > 1 && proof.winners(position, left - 1).length > 0)
        return `${text} is not the fastest`;
      left--;
    } else if (!proof.longestAnswers(position, solver, left).includes(move))
      return `${text} does not hold out longest`;
    position.make(move);
  }
  return position.outcome()?.winner === solver ? null : 'the solution does not end the game';
}

/** Each of the solver's moves must be the only one that wins the stage. */
function whyNoStage({ rules }: PuzzleGround, position: Position, { moves }: Puzzle): string | null {
  stageProof ??= new StageProof(MOST_OF_A_STAGE);
  const solver = position.side;
  for (const text of moves) {
    const move = rules.parseMove(position, text);
    if (position.side === solver) {
      const winners = stageProof.winners(position);
      if (winners.length !== 1 || winners[0] !== move) return `${text} is not the only win`;
    }
    position.make(move);
  }
  return null;
}

function whyNoGain(ground: PuzzleGround, position: Position, puzzle: Puzzle): string | null {
  const { moves } = puzzle;
  const solver = position.side;
  const solution = solutionOfStored(ground, position, puzzle);
  for (const text of moves) {
    const move = ground.rules.parseMove(position, text);
    if (position.side === solver) {
      const [best, second] = bestMoves(ground, position, LOOK, 2);
      if (best.move !== move) return `${text} is not the best move`;
      if (best.chance - second.chance < LEAST_GAP - TOLERANCE)
        return `${text} is only ${Math.round(100 * (best.chance - second.chance))} points better`;
    }
    position.make(move);
  }
  if (goalReached(solution)) return null;
  const { kept, won } = solution;
  return `it promises too much: ${Math.round(100 * kept)} %, ${Math.round(won)} centipawns won`;
}
