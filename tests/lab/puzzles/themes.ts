// What a puzzle is about, told from its solution.
import type { RuleSet } from '../../../src/games/game';
import { COMMON_THEMES, type Theme, WIN_THEMES } from '../../../src/games/themes';
import { ArmyPosition } from '../../../src/rules/armyPosition';
import { CELL_STRIDE } from '../../../src/rules/board';
import { effectsOf, type MoveEffects, type PieceMoved } from '../../../src/rules/effects';
import {
  legalMoves,
  moveTag,
  TAG_CASTLE,
  TAG_CHOICE,
  TAG_NORMAL,
  TAG_PASS,
  TAG_TERRAIN,
} from '../../../src/rules/move';
import { STEP_CELL } from '../../../src/rules/movement/tables';
import { kindOf, type Position } from '../../../src/rules/position';
import type { Reason } from '../../../src/rules/types';
import { A_PIECE, goalReached, materialWon, type Solution } from './solution';

interface SolverMove {
  readonly move: number;
  readonly effects: MoveEffects;
  readonly check: boolean;
  /** It goes over another piece: a friend that gives way, a screen, what it jumps. */
  readonly over: boolean;
}

/** The themes of a solution, those of its promise first. */
export function themesOf(
  rules: RuleSet,
  position: Position,
  solution: Solution,
  values: Int16Array,
): Theme[] {
  const own = solverMoves(position, solution.moves);
  const [key] = own;
  const themes: Theme[] = solution.win ? winTheme(solution.win.reason, solution.win.moves) : [];
  if (!solution.win) {
    themes.push(goalReached(solution) === 'gain' ? 'gain' : 'defence');
    if (solution.drawn) themes.push('draw');
    if (Math.min(solution.won, materialWon(position, solution.moves, values)) >= A_PIECE)
      themes.push('piece');
  }
  if (key.effects.captured.length === 0 && !key.check) themes.push('quiet');
  if (
    solution.moves.length > 2 &&
    materialWon(position, solution.moves.slice(0, 2), values) <= -A_PIECE
  )
    themes.push('sacrifice');
  const shows: readonly [Theme, (one: SolverMove) => boolean][] = [
    ['promotion', ({ effects }) => effects.became !== 0],
    ['over', ({ over }) => over],
    ['surround', ({ effects }) => surrounds(effects)],
    ['terrain', ({ move }) => moveTag(move) === TAG_TERRAIN],
    ['castling', ({ move }) => moveTag(move) === TAG_CASTLE],
    ['choice', ({ move }) => moveTag(move) === TAG_CHOICE],
    ['pass', ({ move }) => moveTag(move) === TAG_PASS],
  ];
  for (const [theme, test] of shows) if (own.some(test)) themes.push(theme);
  const code = key.effects.moved[0]?.code;
  const letter = code === undefined ? null : rules.kinds[kindOf(code)]?.letter;
  if (letter) themes.push(`kind-${letter}`);
  return themes;
}

/** The theme of a puzzle that ends with the game won says by what; its own moves are counted by `in1` to `in5`. */
function winTheme(reason: Reason, moves: number): Theme[] {
  const how = WIN_THEMES.find((theme) => theme === reason);
  const count = COMMON_THEMES.find((theme) => theme === `in${moves}`);
  return [how, count].filter((theme) => theme !== undefined);
}

/** The themes of a puzzle in which a stage is won: that it is, and whether the other side must pass on the way. */
export function stageThemes(rules: RuleSet, position: Position, texts: readonly string[]): Theme[] {
  const solver = position.side;
  let forcesPass = false;
  for (const text of texts) {
    const move = rules.parseMove(position, text);
    forcesPass ||= position.side !== solver && moveTag(move) === TAG_PASS;
    position.make(move);
  }
  const isForced = ([first, ...others]: number[]) =>
    others.length === 0 && moveTag(first) === TAG_PASS;
  const { side } = position;
  forcesPass ||= side !== solver && isForced(legalMoves(position));
  for (const _ of texts) position.unmake();
  return forcesPass ? ['stage', 'pass'] : ['stage'];
}

/** Takes what stands elsewhere than where it went. */
const surrounds = ({ moved, captured }: MoveEffects): boolean =>
  captured.some(({ cell }) => cell !== moved[0]?.to);

function solverMoves(position: Position, line: readonly number[]): SolverMove[] {
  const solver = position.side;
  const own: SolverMove[] = [];
  for (const move of line) {
    const solves = position.side === solver;
    const effects = effectsOf(position, move);
    const over = moveTag(move) === TAG_NORMAL && goesOver(position, effects.moved[0]);
    position.make(move);
    if (solves) own.push({ move, effects, check: position.inCheck(), over });
  }
  for (const _ of line) position.unmake();
  return own;
}

/** Whether a piece, about to move, cannot have come there by a single step or a path that is empty up to its end. */
function goesOver(position: Position, { code, from, to }: PieceMoved): boolean {
  if (!(position instanceof ArmyPosition)) return false;
  const { leaps, rays } = position.tables;
  const row = code * CELL_STRIDE + from;
  const stepsOf = ({ start, words }: typeof rays) => [
    ...words.subarray(start[row], start[row + 1]),
  ];
  if (stepsOf(leaps).some((step) => (step & STEP_CELL) === to)) return false;
  const words = stepsOf(rays);
  for (let at = 0; at < words.length; at += 1 + words[at]) {
    const path = words.slice(at + 1, at + 1 + words[at]).map((step) => step & STEP_CELL);
    const end = path.indexOf(to);
    if (end >= 0 && path.slice(0, end).every((cell) => position.cells[cell] === 0)) return false;
  }
  return true;
}
