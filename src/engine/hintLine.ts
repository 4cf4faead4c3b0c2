// What a principal variation shows: who takes what, what is promoted, how it ends. Found by playing the line; a line that
// wins or loses is first completed to the end of the game, which the search may have cut short.
import type { RuleSet } from '../games/game';
import { exchangesArmies, type MoveEffects, makeWithEffects, type PieceOn } from '../rules/effects';
import type { Position } from '../rules/position';
import type { Outcome } from '../rules/types';
import type { GameLine } from './api';
import type { SearchLimits } from './limits';
import { positionAfter } from './line';
import { MAX_PLY, WIN } from './score';
import type { RootTask, SearchReport, SearchResult } from './search';

/** A move of the line, with what it does to the pieces. */
export interface LinePly extends MoveEffects {
  readonly move: number;
  /** Whether the player who asks makes it. */
  readonly own: boolean;
  /** Whether it gives check. */
  readonly checks: boolean;
  /** Material balance after it, against the root's, in centipawns from the view of the player who asks. */
  readonly balance: number;
}

export interface ShownLine {
  readonly plies: readonly LinePly[];
  /** How the game stands at the end of the line; null while it goes on. */
  readonly outcome: Outcome | null;
}

/** Plays a line from the position, which is left as it was. Values are by piece code. */
export function showLine(
  position: Position,
  line: readonly number[],
  values: Int16Array,
): ShownLine {
  const asker = position.side;
  const plies: LinePly[] = [];
  let balance = 0;
  let made = 0;
  for (const move of line) {
    const mover = position.side;
    const sign = mover === asker ? 1 : -1;
    const effects = makeWithEffects(position, move);
    made++;
    if (exchangesArmies(effects)) break;
    const { captured, lost, became, moved } = effects;
    balance += sign * (worth(captured, values) - worth(lost, values));
    if (became !== 0) balance += sign * (values[became] - values[moved[0].code]);
    const checks = position.side !== mover && position.inCheck();
    plies.push({ ...effects, move, own: mover === asker, checks, balance });
  }
  const outcome = position.outcome();
  for (; made > 0; made--) position.unmake();
  return { plies, outcome };
}

const worth = (pieces: readonly PieceOn[], values: Int16Array): number =>
  pieces.reduce((sum, { code }) => sum + values[code], 0);

/**
 * How many plies of the line belong to the exchange it begins with: up to the first two quiet moves in a row, or its
 * end. At least one.
 */
export function exchangeLength({ plies }: ShownLine): number {
  const isQuiet = (ply: LinePly | undefined) =>
    !ply || (ply.captured.length === 0 && ply.lost.length === 0 && ply.became === 0 && !ply.checks);
  let length = 1;
  while (length < plies.length && !(isQuiet(plies[length]) && isQuiet(plies[length + 1]))) length++;
  return length;
}

/** The balance that holds from the exchange on to the end of the line: what a side has surely gained by it. */
export function lastingBalance(line: ShownLine): number {
  const { plies } = line;
  if (plies.length === 0) return 0;
  const settled = plies[exchangeLength(line) - 1].balance;
  const last = plies[plies.length - 1].balance;
  return settled > 0 ? Math.max(0, Math.min(settled, last)) : settled;
}

/** The position after a game's moves, and what the last of them did; null without any. @throws InputError naming the bad text */
export function replayToLast(
  rules: RuleSet,
  { start, moves }: GameLine,
): { readonly position: Position; readonly last: MoveEffects | null } {
  const text = moves.at(-1);
  const position = positionAfter(rules, { start, moves: moves.slice(0, -1) });
  const last =
    text === undefined ? null : makeWithEffects(position, rules.parseMove(position, text));
  return { position, last };
}

interface Searching {
  /** Left as it was. */
  readonly position: Position;
  /** Searches the position as it stands. */
  readonly look: (task: Pick<RootTask, 'limits' | 'lines'>) => SearchResult;
}

/** The line of a won or lost game to its end, if that is found within the limits; any other as it is. */
export function wholeLine(
  searching: Searching,
  { score, line }: Pick<SearchReport, 'score' | 'line'>,
  limits: SearchLimits,
): readonly number[] {
  const { position, look } = searching;
  const missing = WIN - Math.abs(score) - line.length;
  if (missing <= 0 || missing + line.length > MAX_PLY) return line;
  for (const move of line) position.make(move);
  const rest = position.outcome()
    ? null
    : look({ limits: { ...limits, depth: missing }, lines: 1 }).report;
  for (const _ of line) position.unmake();
  const goesOn = rest && WIN - Math.abs(rest.score) === missing;
  return goesOn ? wholeLine(searching, { score, line: [...line, ...rest.line] }, limits) : line;
}
