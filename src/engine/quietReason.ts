// What a move is for that wins and threatens nothing: what it does on the board, or what the line does after it.
import { type LinePly, lastingBalance, leastGain, type ShownLine } from '../reasons/line';
import { exchangeIn, gainIn, promotionIn } from '../reasons/material';
import { quietReasons, shelters } from '../reasons/quiet';
import { type MoveReason, standingIn } from '../reasons/reason';
import { moveRef, pieceRef } from '../reasons/refs';
import { legalMoves } from '../rules/legalMoves';
import { moveFrom, moveTag, moveTo, TAG_CASTLE, TAG_PASS } from '../rules/move';
import type { Findings } from './hintFindings';
import { WIN_BOUND } from './score';

/** What a move that wins nothing is for: what it does itself, unless that is slight, or else what the line does next. */
export function quietReason(findings: Findings): MoveReason | null {
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
    (shelters(findings.position, findings.move) ? { kind: 'shelters' } : null) ??
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

/** What is said where a move does nothing that can be shown. */
export const isIdle = ({ kind }: MoveReason): boolean => kind === 'waits' || kind === 'heads';

/** The piece that moves goes on with the next own move of the line, to where it could not go at once. */
function heads({ rules, position, best: { shown } }: Findings): MoveReason | null {
  const [first, ...rest] = shown.plies;
  const [here] = first?.moved ?? [];
  const next = rest.find(({ own }) => own)?.moved[0];
  if (!first || !here || next?.from !== here.to || next.to === here.from) return null;
  const isNear = legalMoves(position).some(
    (move) => moveFrom(move) === here.from && moveTo(move) === next.to,
  );
  const piece = pieceRef(rules, { code: here.code, cell: here.from });
  return isNear ? null : { kind: 'heads', piece, cell: rules.board.cells[next.to].name };
}

/** Centipawns between the best move and the next, from which on it is clearly better, and up to which it is about as good. */
const CLEAR_LEAD_CP = 150;
const SMALL_LEAD_CP = 20;

/** The other side would win nothing if it were to move, nor does it after the move. */
function waits(findings: Findings): MoveReason | null {
  const { values, best, threat, second } = findings;
  if (!threat || threat.score >= WIN_BOUND) return null;
  const isSafe =
    lastingBalance(threat.shown) < leastGain(values) && lastingBalance(best.shown) >= 0;
  if (!isSafe) return null;
  const goesOn = heads(findings);
  if (goesOn) return goesOn;
  const lead = second === null ? null : best.score - second;
  if (lead === null) return { kind: 'waits', others: null };
  return {
    kind: 'waits',
    others: lead >= CLEAR_LEAD_CP ? 'worse' : lead <= SMALL_LEAD_CP ? 'alike' : null,
  };
}

/** What a move does that is seen on the board: the game's own plans before what any game knows. */
export function visibleIn(
  { rules, plans, position, values }: Pick<Findings, 'rules' | 'plans' | 'position' | 'values'>,
  move: number,
  least?: number,
): MoveReason | null {
  const [plan] = plans.quiet?.(position, move) ?? [];
  if (plan) return { kind: 'plan', plan };
  return quietReasons(rules, position, move, values, least)[0] ?? null;
}

function special({ move }: Findings): MoveReason | null {
  if (moveTag(move) === TAG_CASTLE) return { kind: 'castles' };
  return moveTag(move) === TAG_PASS ? { kind: 'passes' } : null;
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
  // Nobody prepares to give more than comes back, or to take back what has not been taken yet.
  const isGiven = (exchange?.balance?.value ?? 0) < -leastGain(values) / 2;
  const isAimless = isGiven || exchange?.isRecapture === true;
  const found = gainIn(task) ?? promotionIn(task) ?? (isAimless ? null : shows());
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
