// Which of the things that searches have shown is the reason for a move: the most important true one. Nothing is claimed
// that the lines or the position do not show.

import type { RuleSet } from '../games/game';
import type { GamePlans } from '../games/plans';
import { isTaken } from '../reasons/captures';
import {
  cellAfter,
  exchangeLength,
  type LinePly,
  lastingBalance,
  leastGain,
  type ShownLine,
  takenBy,
} from '../reasons/line';
import { exchangeIn, gainIn, promotionIn } from '../reasons/material';
import { quietReasons } from '../reasons/quiet';
import { bothOf, type MoveReason, NO_REASON, standingIn, type Threat } from '../reasons/reason';
import { moveRef, pieceRef, pieceRefs } from '../reasons/refs';
import { effectsOf, exchangesArmies, type PieceOn } from '../rules/effects';
import { legalMoves } from '../rules/legalMoves';
import { moveFrom, moveTag, moveTo, TAG_CASTLE, TAG_PASS } from '../rules/move';
import type { Position } from '../rules/position';
import { DRAW, MAX_PLY, movesToEnd, WIN, WIN_BOUND, WIN_BY_REPETITION } from './score';

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
  /** What the other side would do if it were to move now, from its view; null where that is not known. */
  readonly threat: ScoredLine | null;
  /** What the player would do with another move after the best one; null likewise. */
  readonly intent: ScoredLine | null;
  /** The player's piece that the last move took, if it did. */
  readonly lastTaken: PieceOn | null;
}

/** Centipawns by which other moves must be worse for it to be a reason. */
const CLEAR_LEAD_CP = 150;
const SMALL_LEAD_CP = 40;
/** From this far behind on, a game counts as lost. Chosen by hand; not tuned. */
const LOST_CP = 500;
/** Moves of the other side within which a threat counts as one. */
const MAX_THREAT_MOVES = 3;
/** Moves beyond which a win, or a threat to win, is known from tablebases alone: no player sees it coming. */
const MAX_FORESEEN_WIN_MOVES = 5;
const MAX_FORESEEN_THREAT_MOVES = 4;

/** The reason for the best line's first move. */
export function reasonFor(findings: Findings): MoveReason {
  const { best, choices, position, move } = findings;
  if (choices === 1) return { kind: 'onlyLegalMove' };
  const win = movesToEnd(best.score);
  if (win !== null && win > 0) return winReason(findings, win);
  if (win !== null) return { kind: 'longestResistance', moves: -win };
  if (best.score >= WIN_BY_REPETITION - MAX_PLY) return { kind: 'repetitionWin' };
  if (exchangesArmies(effectsOf(position, move))) return choiceReason(findings);
  const draw = drawReason(findings);
  const stops = stopsWin(findings) ?? (draw === null ? onlySave(findings) : null);
  const material = draw === null ? materialWon(findings) : null;
  if (stops) return bothOf(material === null ? [stops] : [stops, material]);
  const main = draw ?? material ?? openReason(findings);
  const checks = best.shown.plies[0]?.checks === true;
  const isBare = main === null || (main.kind === 'prepares' && main.reason === null);
  if (isBare && !checks && best.score === DRAW) return { kind: 'draw', by: null, otherwise: null };
  if (!checks || main?.kind === 'answersCheck') return main ?? NO_REASON;
  return bothOf(
    main === null || main.kind === 'prepares' ? [{ kind: 'check' }] : [{ kind: 'check' }, main],
  );
}

function winReason(findings: Findings, moves: number): MoveReason {
  const { best } = findings;
  const plies = WIN - best.score;
  const win: MoveReason = { kind: 'win', by: endOf(best), moves, plies };
  if (moves <= MAX_FORESEEN_WIN_MOVES) return win;
  const first =
    materialWon(findings) ??
    savesPiece(findings) ??
    exchangeIn(lineTask(findings)) ??
    visibleIn(findings, findings.move);
  return first === null ? win : { kind: 'winsWith', moves, first };
}

/** Where nothing is won or lost by force. */
const openReason = (findings: Findings): MoveReason | null =>
  savesPiece(findings) ??
  exchangeIn(lineTask(findings)) ??
  achieved(findings) ??
  answersCheck(findings) ??
  threatens(findings) ??
  quietReason(findings);

const lineTask = ({ rules, values, position, best, lastTaken }: Findings) => ({
  ...{ rules, values, lastTaken },
  side: position.side,
  shown: best.shown,
});

const materialWon = (findings: Findings): MoveReason | null =>
  gainIn(lineTask(findings)) ?? promotionIn(lineTask(findings));

/** How the line ends if it ends as its score says. */
const endOf = ({ shown }: ScoredLine) => shown.outcome?.reason ?? null;

function stopsWin({ rules, position, best, threat, second }: Findings): MoveReason | null {
  const [first] = threat?.shown.plies ?? [];
  // In a lost position a win is only put off.
  if (!threat || !first || threat.score < WIN_BOUND || best.score < -LOST_CP) return null;
  const moves = movesToEnd(threat.score) ?? 0;
  if (moves > MAX_FORESEEN_THREAT_MOVES) return null;
  const isOnly = second !== null && second <= -WIN_BOUND;
  position.makeNull();
  const move = moveRef(rules, position, first.move);
  position.unmake();
  return { kind: 'stopsWin', by: endOf(threat), moves, isOnly, move };
}

function onlySave({ best, second, position }: Findings): MoveReason | null {
  // Of a position that is lost sooner or later no move is known to save anything.
  if (second === null || second > -WIN_BOUND || best.score < -LOST_CP) return null;
  return { kind: 'onlySave', inCheck: position.inCheck() };
}

/** A piece that the other side would win if it were to move, and does not win now. */
function savesPiece({ rules, values, position, best, threat }: Findings): MoveReason | null {
  if (!threat || lastingBalance(threat.shown) < leastGain(values)) return null;
  if (lastingBalance(best.shown) < -SMALL_LEAD_CP) return null;
  const attacks = threat.shown.plies.slice(0, exchangeLength(threat.shown));
  const soon = attacks.slice(0, 2 * MAX_THREAT_MOVES - 1);
  const prey = takenBy(soon, true).sort((a, b) => values[b.code] - values[a.code])[0];
  const first = best.shown.plies[0];
  if (!prey || !first) return null;
  const until = soon.findIndex(({ captured }) => captured.includes(prey));
  const cell = cellAfter(soon.slice(0, Math.max(0, until)), prey.cell, 0);
  if (position.cells[cell] !== prey.code || !survives(best.shown, cell)) return null;
  const isMover = moveFrom(first.move) === cell;
  // A capture by the threatened piece is explained as a capture.
  if (first.captured.length > 0) return null;
  position.make(first.move);
  const isStillLost = isTaken(position, isMover ? moveTo(first.move) : cell, values);
  position.unmake();
  if (isStillLost) return null;
  return { kind: 'saves', piece: pieceRef(rules, { code: prey.code, cell }), isMover };
}

/** Whether the player's piece on a cell is still there, or wherever it went, at the end of the line. */
function survives({ plies }: ShownLine, cell: number): boolean {
  let at = cell;
  for (const { own, move, captured, lost } of plies) {
    if ((own ? lost : captured).some((piece) => piece.cell === at)) return false;
    if (own && moveFrom(move) === at) at = moveTo(move);
  }
  return true;
}

/** A draw that the line ends with, or that is as good as it gets. */
function drawReason({ best, second }: Findings): MoveReason | null {
  if (best.score !== DRAW) return null;
  const end = best.shown.outcome;
  const isWorse = second !== null && second <= -CLEAR_LEAD_CP;
  const otherwise = !isWorse ? null : second <= -WIN_BOUND ? 'loses' : 'worse';
  if (end?.winner === null) return { kind: 'draw', by: end.reason, otherwise };
  return otherwise === null ? null : { kind: 'draw', by: null, otherwise };
}

/** What the game's own rules make of the move at once. */
function achieved({ plans, position, best }: Findings): MoveReason | null {
  const move = best.shown.plies[0]?.move;
  const plan = move === undefined ? null : (plans.achieves?.(position, move) ?? null);
  return plan && { kind: 'plan', plan };
}

function special({ move }: Findings): MoveReason | null {
  if (moveTag(move) === TAG_CASTLE) return { kind: 'castles' };
  return moveTag(move) === TAG_PASS ? { kind: 'passes' } : null;
}

function answersCheck({ rules, position, best }: Findings): MoveReason | null {
  const first = best.shown.plies[0];
  const [moved] = first?.moved ?? [];
  if (!first || !moved || !position.inCheck()) return null;
  const isRoyal = rules.kinds[moved.code >> 1]?.royal === true;
  const how = isRoyal ? 'moves' : first.captured.length > 0 ? 'takes' : 'blocks';
  return {
    kind: 'answersCheck',
    how,
    piece: pieceRef(rules, { code: moved.code, cell: moved.from }),
  };
}

/** What would come next, were the other side to do nothing. */
function threatens(findings: Findings): MoveReason | null {
  const { rules, position, values, best, intent, move } = findings;
  if (!intent) return null;
  position.make(move);
  position.makeNull();
  const threat = threatOf(rules, position, intent, values);
  position.unmake();
  position.unmake();
  if (threat?.kind === 'takes' && intent.score - best.score < leastGain(values)) return null;
  return threat && { kind: 'threat', threat };
}

/** A win this far away is no threat that anybody sees. */
const MAX_WIN_THREAT_MOVES = 2;

/** The threat of a line that the side to move has, as far as it is plain; null otherwise. */
export function threatOf(
  rules: RuleSet,
  position: Position,
  { score, shown }: ScoredLine,
  values: Int16Array,
): Threat | null {
  const [first] = shown.plies;
  if (!first) return null;
  const move = moveRef(rules, position, first.move);
  const moves = movesToEnd(score);
  if (moves !== null)
    return moves > 0 && moves <= MAX_WIN_THREAT_MOVES
      ? { kind: 'win', by: shown.outcome?.reason ?? null, moves, move }
      : null;
  if (first.captured.length === 0 || lastingBalance(shown) < leastGain(values)) return null;
  const [taker] = first.moved;
  return {
    kind: 'takes',
    taken: pieceRefs(rules, first.captured),
    taker: taker ? pieceRef(rules, { code: taker.code, cell: taker.from }) : null,
    move,
  };
}

/** What a move does that is seen on the board: the game's own plans before what any game knows. */
function visibleIn(
  { rules, plans, position, values }: Pick<Findings, 'rules' | 'plans' | 'position' | 'values'>,
  move: number,
  least?: number,
): MoveReason | null {
  const [plan] = plans.quiet?.(position, move) ?? [];
  if (plan) return { kind: 'plan', plan };
  return quietReasons(rules, position, move, values, least)[0] ?? null;
}

/** What a move that wins nothing is for: what it does itself, unless that is slight, or else what the line does next. */
function quietReason(findings: Findings): MoveReason | null {
  const seen = visibleIn(findings, findings.move);
  if (seen && !isSlight(seen)) return seen;
  const coming = prepared(findings);
  const telling = coming.filter(({ reason }) => reason && !isSlight(reason));
  return (
    special(findings) ??
    telling.find(({ isEnabled }) => isEnabled) ??
    seen ??
    telling[0] ??
    coming.find(({ reason, isEnabled }) => reason && isEnabled) ??
    waits(findings) ??
    coming.find(({ reason }) => reason) ??
    visibleIn(findings, findings.move, 1) ??
    coming[0] ??
    null
  );
}

/** Room to move, which nearly every move makes or takes, and a check that leads to nothing. */
export const isSlight = ({ kind }: MoveReason): boolean =>
  kind === 'mobility' || kind === 'confines' || kind === 'makesRoom' || kind === 'check';

/** The other side would win nothing if it were to move, nor does it after the move. */
function waits({ values, best, threat }: Findings): MoveReason | null {
  if (!threat || threat.score >= WIN_BOUND) return null;
  const isSafe =
    lastingBalance(threat.shown) < leastGain(values) && lastingBalance(best.shown) >= 0;
  return isSafe ? { kind: 'waits' } : null;
}

/** Own moves of the line that are looked at for something plain. */
const MAX_PREPARED_MOVES = 5;

/** The next own moves of the line, and what each does. */
function prepared(findings: Findings) {
  const { plies } = findings.best.shown;
  const now = findings.position.cells;
  // Nobody prepares to stand where such a piece stands now.
  const isReturn = ({ move, moved: [first] }: LinePly) => first?.code === now[moveTo(move)];
  const own = plies.flatMap((ply, at) => (ply.own && at > 0 && !isReturn(ply) ? [at] : []));
  return own.slice(0, MAX_PREPARED_MOVES).map((at) => preparedAt(findings, at));
}

/** Whether the line's move at a ply could not be played as well if the first were not. */
function isEnabledAt({ position, best: { shown }, values }: Findings, at: number): boolean {
  if (position.inCheck()) return true;
  const isPlayable = (move: number) => legalMoves(position).includes(move);
  let made = 1;
  position.makeNull();
  for (const { move } of shown.plies.slice(1, at)) {
    if (!isPlayable(move)) break;
    position.make(move);
    made++;
  }
  const { move } = shown.plies[at];
  const isIdle = made === at && isPlayable(move) && !position.losesExchange(move, values);
  for (; made > 0; made--) position.unmake();
  return !isIdle;
}

/** What the line's move at a ply does, by what follows it. */
function preparedAt(findings: Findings, at: number) {
  const { rules, plans, position, best, values } = findings;
  const { plies, outcome } = best.shown;
  const before = plies.slice(0, at);
  const cells = position.cells.slice();
  for (const { move } of before) position.make(move);
  const next = plies[at];
  const base = before.at(-1)?.balance ?? 0;
  const shown: ShownLine = {
    outcome,
    plies: plies.slice(at).map((ply) => ({ ...ply, balance: ply.balance - base })),
  };
  const lastTaken = before.at(-1)?.captured[0] ?? null;
  const task = { rules, values, side: position.side, shown, lastTaken };
  const plan = plans.achieves?.(position, next.move) ?? null;
  const exchange = exchangeIn(task);
  const shows = (): MoveReason | null =>
    exchange ??
    (plan && { kind: 'plan', plan }) ??
    visibleIn({ rules, plans, position, values }, next.move) ??
    (next.checks ? { kind: 'check' } : null);
  // Nobody prepares to give material.
  const isGiven = exchange?.kind === 'exchange' && exchange.isSacrifice;
  const found = gainIn(task) ?? promotionIn(task) ?? (isGiven ? null : shows());
  // A piece that only comes there on the way would be looked for in vain.
  const isSeen =
    found !== null &&
    standingIn(found).every(({ letter, side, cell: name }) => {
      const cell = rules.board.cellNamed(name);
      if (cell === undefined || cells[cell] === 0) return false;
      const here = pieceRef(rules, { code: cells[cell], cell });
      return here.letter === letter && here.side === side;
    });
  const reason = isSeen ? found : null;
  const move = moveRef(rules, position, next.move);
  for (const _ of before) position.unmake();
  return { kind: 'prepares', move, reason, isEnabled: isEnabledAt(findings, at) } as const;
}

/** A choice moves no piece: all there is to tell is how the other one compares. */
function choiceReason({ best, second }: Findings): MoveReason {
  const lead = second === null ? 0 : best.score - second;
  return { kind: 'choice', lead: lead <= SMALL_LEAD_CP ? null : lead };
}
