// What searches find out about a move, for reasons to be read off, and their lines played on: to the end of the game where it is
// won or lost, and until the dust has settled where pieces are being taken, so that what is counted at their end is what stays.
import type { GamePlans, RuleSet } from '../games/game';
import { isQuiet, lastingBalance, leastGain, type ShownLine, showLine } from '../reasons/line';
import type { MoveReason } from '../reasons/reason';
import { effectsOf, type MoveEffects, makeWithEffects, type PieceOn } from '../rules/effects';
import { legalMoves } from '../rules/move';
import type { Position } from '../rules/position';
import { type GameLine, positionAfter } from './api';
import type { SearchLimits } from './limits';
import { MAX_PLY, WIN, WIN_BOUND } from './score';
import type { RootTask, SearchReport, SearchResult } from './search';

/** Centipawns by which other moves must be worse for it to be a reason. */
export const CLEAR_LEAD_CP = 150;
/** Up to this a choice is about as good as the other one, and a line loses nothing that counts. */
export const NEARLY_EQUAL_CP = 40;

/** A line with its score, from the view of the side that begins it. */
export interface ScoredLine {
  readonly score: number;
  readonly shown: ShownLine;
}

/** What the searches found out. */
export interface Findings {
  readonly rules: RuleSet;
  readonly plans: GamePlans;
  /** The position asked about; left as it was. */
  readonly position: Position;
  readonly values: Int16Array;
  /** Begins with the move to give a reason for. */
  readonly best: ScoredLine;
  /** That move; its line may be empty where armies are exchanged. */
  readonly move: number;
  /** Legal moves there. */
  readonly choices: number;
  /** Score of the best other move, if that is known. */
  readonly second: number | null;
  /** Whether every move comes to a draw, where that is known. */
  readonly isDrawnAnyway?: boolean;
  /** What the other side would do if it were to move now, from its view; null where that is not known. */
  readonly threat: ScoredLine | null;
  /** What the player would do with another move after the best one; null likewise. */
  readonly intent: ScoredLine | null;
  /** What the last move did, if there was one. */
  readonly lastMove: MoveEffects | null;
  /** What another move does on the board as well, so that it says nothing for this one. */
  readonly done?: readonly MoveReason[];
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

/**
 * The line of a won or lost game to its end, if that is found within the limits; any other as it is. One that is as long as the score
 * says and does not end is looked for anew after its first move.
 */
export function wholeLine(
  searching: Searching,
  { score, line }: Pick<SearchReport, 'score' | 'line'>,
  limits: SearchLimits,
  isAnew = false,
): readonly number[] {
  const { position, look } = searching;
  const missing = WIN - Math.abs(score) - line.length;
  if (missing + line.length > MAX_PLY) return line;
  for (const move of line) position.make(move);
  const isOver = position.outcome() !== null;
  const rest =
    isOver || missing <= 0
      ? null
      : look({ limits: { ...limits, depth: missing }, lines: 1 }).report;
  for (const _ of line) position.unmake();
  if (isOver) return line;
  if (missing <= 0 && !isAnew && line.length > 1)
    return wholeLine(searching, { score, line: line.slice(0, 1) }, limits, true);
  const goesOn = rest && WIN - Math.abs(rest.score) === missing;
  if (!goesOn) return line;
  return wholeLine(searching, { score, line: [...line, ...rest.line] }, limits, isAnew);
}

/** Searches from the end of a line until it is quiet, at most. */
const MAX_CONTINUATIONS = 4;
/** Plies of such a search: an exchange goes on with what comes next, not with what is planned. */
const CONTINUATION_DEPTH = 5;

/** The line of an open game, played on until two quiet moves in a row; a won or lost one to its end. */
export function settledLine(
  searching: Searching & { readonly values: Int16Array },
  report: Pick<SearchReport, 'score' | 'line'>,
  limits: SearchLimits,
): ShownLine {
  const { position, look, values } = searching;
  let shown = showLine(position, wholeLine(searching, report, limits), values);
  if (Math.abs(report.score) >= WIN_BOUND) return shown;
  for (let more = 0; more < MAX_CONTINUATIONS && isUnsettled(shown); more++) {
    const line = shown.plies.map(({ move }) => move);
    for (const move of line) position.make(move);
    const { report: rest } = look({ limits: { ...limits, depth: CONTINUATION_DEPTH }, lines: 1 });
    for (const _ of line) position.unmake();
    if (!rest || rest.line.length === 0) break;
    shown = showLine(position, [...line, ...rest.line], values);
  }
  return shown;
}

/** Centipawns that a dearer piece may be worth less to take, with what follows, to be what is threatened. By hand. */
const NEARLY_AS_GOOD_CP = 40;

/**
 * The line that takes the dearest piece: the one given, where that begins with a capture, or one that a search finds about as good,
 * or that wins as much. Players look first at the dearest piece that hangs. The position is left as it was.
 */
export function dearestCapture(
  searching: Searching & { readonly values: Int16Array },
  found: ScoredLine,
  limits: SearchLimits,
): ScoredLine {
  const { position, look, values } = searching;
  const worth = (captured: readonly PieceOn[]) =>
    captured.reduce((sum, { code }) => sum + values[code], 0);
  const taken = worth(found.shown.plies[0]?.captured ?? []);
  if (taken === 0 || Math.abs(found.score) >= WIN_BOUND) return found;
  const [dearest] = legalMoves(position)
    .map((move) => ({ move, worth: worth(effectsOf(position, move).captured) }))
    .filter(({ move, worth }) => worth > taken && !position.losesExchange(move, values))
    .sort((a, b) => b.worth - a.worth);
  if (!dearest) return found;
  position.make(dearest.move);
  const reply = position.outcome() ? null : look({ limits, lines: 1 }).report;
  position.unmake();
  if (!reply || Math.abs(reply.score) >= WIN_BOUND) return found;
  const score = -reply.score;
  const line = [dearest.move, ...reply.line];
  const shown = settledLine(searching, { score, line }, limits);
  const won = lastingBalance(shown);
  // Of what the line found wins, only what it takes first would be named.
  const named = Math.min(taken, lastingBalance(found.shown));
  const isAsGood = score >= found.score - NEARLY_AS_GOOD_CP || won >= named;
  return isAsGood && won >= leastGain(values) ? { score, shown } : found;
}

/** Whether the game goes on and the last two moves are not both quiet, or there is but one. */
const isUnsettled = ({ plies, outcome }: ShownLine): boolean =>
  outcome === null &&
  plies.length > 0 &&
  (plies.length === 1 || !(isQuiet(plies.at(-1)) && isQuiet(plies.at(-2))));
