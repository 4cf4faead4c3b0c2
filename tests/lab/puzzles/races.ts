// Puzzles of the race in Bipartite Chess, from races between the app's levels: one move alone wins the race and every other one
// loses it. Each race is walked back from its end, as far as the solver reaches.
import { levelSettings, networkShareAt } from '../../../src/engine/levels';
import { SearchMemory } from '../../../src/engine/tree';
import { legalMoves } from '../../../src/rules/move';
import type { Position } from '../../../src/rules/position';
import { levelMove } from '../chances/levelGames';
import { randomOpening } from '../match/match';
import { RaceSolver, readRace, Unsolved, WHOLE_BOARD } from '../race/solver';
import type { PuzzleGround } from './ground';

/** Who plays: two of these, even or not. */
const LEVELS = [1, 2, 3, 4, 5, 6];
/** Plies at random before the players take over, at least and at most. */
const OPENING = [4, 12] as const;
/** Own moves of a solution at most. */
const LONGEST = 4;
/** Moves to choose from at the first one, at least. */
const LEAST_CHOICE = 5;
/** Positions that the question after one move may cost. */
const MOST_NODES = 1_500_000;

export interface RacePuzzle {
  readonly text: string;
  /** The solver's only winning moves, with the answers between them. */
  readonly moves: readonly string[];
}

const memory = new SearchMemory(2);

/** Plays one race and returns the puzzles in it, the last one first. */
export function minedRace(ground: PuzzleGround, random: () => number): RacePuzzle[] {
  const { rules, start } = ground;
  const solver = new RaceSolver(WHOLE_BOARD, MOST_NODES);
  const position = rules.parse(start);
  const texts = playedRace(ground, random).map((move) => {
    const text = rules.format(position);
    position.make(rules.parseMove(position, move));
    return text;
  });
  const found: RacePuzzle[] = [];
  try {
    for (const text of texts.reverse()) {
      const moves = raceSolution(ground, text, solver);
      if (moves) found.push({ text, moves });
    }
  } catch (error) {
    if (!(error instanceof Unsolved)) throw error;
  }
  return found;
}

/** The moves of a race between two levels. */
function playedRace(
  { rules, start, levels, judging }: PuzzleGround,
  random: () => number,
): string[] {
  const players = [0, 1].map(() => {
    const level = LEVELS[(random() >>> 0) % LEVELS.length];
    return { settings: levelSettings(level, levels), evaluation: judging(networkShareAt(level)) };
  });
  const plies = OPENING[0] + ((random() >>> 0) % (OPENING[1] - OPENING[0] + 1));
  const played = [...randomOpening(rules, start, plies, random)];
  const position = rules.parse(start);
  const { terrain } = position;
  for (const text of played) position.make(rules.parseMove(position, text));
  while (position.terrain === terrain) {
    const { settings, evaluation } = players[position.side];
    const move = levelMove(memory, { evaluation }, position, settings, random());
    played.push(rules.formatMove(position, move));
    position.make(move);
  }
  return played;
}

/** The solver's only winning moves with the answers that keep it so for longest; null if the first one is not the only one. */
export function raceSolution(
  { rules }: PuzzleGround,
  text: string,
  solver: RaceSolver,
): string[] | null {
  const position = rules.parse(text);
  if (legalMoves(position).length < LEAST_CHOICE) return null;
  const onlyWinner = (at: Position): number | null => {
    const { side } = at;
    let only: number | null = null;
    for (const move of legalMoves(at)) {
      at.make(move);
      const isOn = at.terrain === position.terrain;
      const winner = isOn ? solver.winner(readRace(rules.format(at))) : at.side;
      at.unmake();
      if (winner !== side) continue;
      if (only !== null) return null;
      only = move;
    }
    return only;
  };
  const write = (at: Position, [move, ...rest]: readonly number[]): string[] => {
    if (move === undefined) return [];
    const written = rules.formatMove(at, move);
    at.make(move);
    return [written, ...write(at, rest)];
  };
  const moves = onlyMoves(position, onlyWinner, LONGEST);
  return moves.length > 0 ? write(position, moves) : null;
}

/** A last move of one's own that has no choice is left out. */
function onlyMoves(
  position: Position,
  onlyWinner: (position: Position) => number | null,
  most: number,
): number[] {
  const { side, terrain } = position;
  const move = onlyWinner(position);
  if (move === null) return [];
  const isChoice = legalMoves(position).length > 1;
  position.make(move);
  let rest: number[] = [];
  if (most > 1 && position.terrain === terrain && position.side !== side)
    for (const answer of legalMoves(position)) {
      position.make(answer);
      const isOn = position.terrain === terrain && position.side === side;
      const next = isOn ? onlyMoves(position, onlyWinner, most - 1) : [];
      position.unmake();
      if (next.length > 0 && next.length + 1 > rest.length) rest = [answer, ...next];
    }
  position.unmake();
  return isChoice || rest.length > 0 ? [move, ...rest] : [];
}
