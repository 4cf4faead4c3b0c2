// Which of the things that searches have shown is the reason for a move: the most important true one. Nothing is claimed
// that the lines or the position do not show.

import { isCaught, isTaken, newlyGuarded, onlyPiece, takesBack } from '../reasons/captures';
import { isTakenAtOnce } from '../reasons/fate';
import { balanceOf, lastingBalance, leastPiece, type ShownLine } from '../reasons/line';
import { lossIn } from '../reasons/loss';
import { exchangeIn, gainIn, isTakenBack, promotionAt, promotionIn } from '../reasons/material';
import {
  type Balance,
  bothOf,
  type MoveReason,
  moveRef,
  NO_REASON,
  type PieceRef,
  partsBeside,
  pieceRef,
  pieceRefs,
} from '../reasons/reason';
import { effectsOf, exchangesArmies } from '../rules/effects';
import { legalMoves, moveTo } from '../rules/move';
import { colourOf, type Position } from '../rules/position';
import { type Reason as EndReason, opposite } from '../rules/types';
import { evades, forcedBy, saysMore } from './checkReason';
import { CLEAR_LEAD_CP, type Findings, NEARLY_EQUAL_CP, type ScoredLine } from './hintFindings';
import { ALIKE_CP, isIdle, isMinor, isSlight, quietReason } from './quietReason';
import { besideConceded, escapes, reached, savesPiece } from './savedReason';
import { DRAW, isRepetitionWin, movesToEnd, WIN, WIN_BOUND } from './score';
import { forks, MAX_WIN_THREAT_MOVES, threatens } from './threatReason';
import { achieved, isUsualPlan, seenIn } from './visibleReason';

/** From this far behind on, a game counts as lost. Chosen by hand; not tuned. */
const LOST_CP = 500;
/** Pieces, both sides together, with which a draw says more than what a piece does: such endings are known to the end. */
export const MAX_DRAWN_PIECES = 3;
/** Ends of a drawn line that a side with other moves need not have chosen. */
const CHOSEN_ENDS: ReadonlySet<EndReason> = new Set(['stalemate', 'repetition', 'bare-king']);
/** Moves beyond which a win, or a threat to win, is known from tablebases alone: no player sees it coming. */
const MAX_FORESEEN_WIN_MOVES = 5;
const MAX_FORESEEN_THREAT_MOVES = 4;

type Draw = Extract<MoveReason, { readonly kind: 'draw' }>;
type StopsWin = Extract<MoveReason, { readonly kind: 'stopsWin' }>;

/** The reason for the best line's first move; beside something small, that other moves are about as good. */
export function reasonFor(findings: Findings): MoveReason {
  const { best, second, done } = findings;
  const found = mainReason(findings);
  const main = done === undefined ? besideConceded(findings, found) : found;
  const isAlike = second !== null && best.score - second <= ALIKE_CP;
  // Where another move holds out as long, this one is not alone in it.
  const isShared = (one: MoveReason) =>
    one.kind === 'longestResistance' && one.moves > 1 && second === best.score;
  const says =
    done === undefined && isAlike && partsBeside(main).every((one) => isThin(one) || isShared(one));
  return says ? { kind: 'alike', first: main } : main;
}

const THIN: ReadonlySet<string> = new Set([
  ...['heads', 'vacates', 'shelters', 'opensWay', 'none', 'concedes'],
]);

/** Beside what other moves that do as well are spoken of; a draw is not kept by this one alone, either. */
const isThin = (one: MoveReason): boolean =>
  isSlight(one) ||
  isMinor(one) ||
  THIN.has(one.kind) ||
  (one.kind === 'draw' && one.by === null && one.otherwise === null);

function mainReason(findings: Findings): MoveReason {
  const { best, choices, position, move } = findings;
  if (choices === 1) return { kind: 'onlyLegalMove' };
  const win = movesToEnd(best.score);
  if (win !== null && win > 0) return winReason(findings, win);
  if (win !== null) return resistance(findings, -win);
  if (isRepetitionWin(best.score)) return { kind: 'repetitionWin' };
  if (exchangesArmies(effectsOf(position, move))) return choiceReason(findings);
  const draw = drawReason(findings);
  const stops = stopsWin(findings) ?? (draw === null ? onlySave(findings) : null);
  const material = draw === null ? materialWon(findings) : null;
  // What takes something that hangs needs no win far off to be good.
  const isFar = stops?.kind === 'stopsWin' && stops.moves > 1 && !stops.isOnly;
  // A win far off that begins with a capture: that the piece gets away says more.
  const isByTaking =
    isFar && material === null && findings.threat?.shown.plies[0]?.captured.length !== 0;
  const saved = isByTaking ? reached(findings, savesPiece(findings) ?? escapes(findings)) : null;
  if (saved) return saved;
  if (stops && !(isFar && material))
    return bothOf([stops, ...(material ? [material] : doneAtOnce(findings))]);
  const found = (draw && drawnBy(findings, draw)) ?? material ?? openReason(findings);
  const main = isBare(found) ? (givenIn(findings) ?? found) : found;
  const checks = best.shown.plies[0]?.checks === true;
  // With much on the board, a draw that no line shows says less than what the move is for.
  const isSolved = position.pieceCount <= MAX_DRAWN_PIECES;
  const isLittle =
    isSolved && (main === null || isBare(main) || isIdle(main) || isSlight(main) || isMinor(main));
  // Against a lone king there is nothing to keep: what is left is too little to win.
  if (isLittle && !checks && best.score === DRAW) {
    const others = findings.isDrawnAnyway === true ? 'same' : null;
    return { kind: 'draw', by: null, otherwise: facesKing(findings) ? 'alike' : others };
  }
  const isAnswer = partsBeside(main).some(({ kind }) => kind === 'answersCheck');
  if (!checks || isAnswer) return main ?? NO_REASON;
  const more = saysMore(main) && !isMinor(main) ? main : forcedBy(findings);
  const said = more ?? (saysMore(main) ? main : null);
  return bothOf(said ? [{ kind: 'check' }, said] : [{ kind: 'check' }]);
}

/** Whether the other side has nothing but its king. */
const facesKing = ({ rules, position: { cells, side } }: Findings): boolean =>
  cells.every(
    (code) => code === 0 || colourOf(code) === side || rules.kinds[code >> 1]?.royal === true,
  );

/** Whether nothing is said of what a move does. */
const isBare = (reason: MoveReason | null): boolean =>
  reason === null || (reason.kind === 'prepares' && reason.reason === null);

/** What the piece that moves is given for, where it is taken at once: no quiet move. */
const givenIn = (findings: Findings): MoveReason | null =>
  isTakenAtOnce(findings.best.shown.plies) ? lossIn(lineTask(findings), null) : null;

/** A draw that the line does not show stands behind what a player sees first of the move that keeps it. */
function drawnBy(findings: Findings, draw: Draw): MoveReason {
  // With much on the board nobody has to repeat, and other moves are as good.
  const isAgreed =
    draw.by === 'repetition' &&
    draw.otherwise === null &&
    findings.position.pieceCount > MAX_DRAWN_PIECES;
  if (draw.by !== null && !isAgreed) return draw;
  if (isAgreed) return openReason(findings) ?? draw;
  const done = doneAtOnce(findings);
  if (done.length > 0) return bothOf([...done, draw]);
  const saved = savesPiece(findings) ?? escapes(findings);
  // Who runs after the last piece keeps the draw by that.
  const seen = saved ?? seenIn(findings).find(({ kind }) => kind === 'attacks');
  return bothOf(seen ? [seen, draw] : [draw]);
}

function winReason(findings: Findings, moves: number): MoveReason {
  const { best } = findings;
  const plies = WIN - best.score;
  const win: MoveReason = { kind: 'win', by: endOf(best), moves, plies };
  if (moves <= MAX_FORESEEN_WIN_MOVES)
    return moves === 1 ? win : bothOf([...doneAtOnce(findings), ...trapsLast(findings), win]);
  const first = firstSeen(findings);
  return first === null ? win : { kind: 'winsWith', moves, first };
}

/** Where the line wins by taking the last piece: that the move leaves it no safe cell. */
function trapsLast({ rules, position, best, values, move }: Findings): readonly MoveReason[] {
  if (endOf(best) !== 'bare-king' || position.inCheck()) return [];
  const prey = onlyPiece(position, opposite(position.side), values);
  if (prey === null) return [];
  const { cell } = prey;
  position.makeNull();
  const wasCaught = isCaught(position, cell, values);
  position.unmake();
  position.make(move);
  const traps = !wasCaught && !position.inCheck() && isCaught(position, cell, values);
  position.unmake();
  return traps ? [{ kind: 'traps', piece: pieceRef(rules, prey) }] : [];
}

/**
 * A loss that nobody sees coming, or that another move puts off as long, is met like any other danger; before a nearer one comes
 * what the move does about what would happen next.
 */
function resistance(findings: Findings, moves: number): MoveReason {
  const longest: MoveReason = { kind: 'longestResistance', moves };
  if (moves <= 1) return longest;
  const isFar = moves > MAX_FORESEEN_WIN_MOVES;
  const isAlike = findings.second === findings.best.score;
  const seen = isFar || isAlike ? firstSeen(findings) : null;
  // With the end in sight, what good moves do anywhere is no comfort.
  const isUsual = seen !== null && !isFar && isUsualPlan(findings, seen);
  if (seen !== null && !isSlight(seen) && !isUsual) return seen;
  const done = doneAtOnce(findings);
  const met = done.length > 0 ? null : (putsOff(findings) ?? escapes(findings));
  return bothOf([...done, ...(met ? [met] : []), longest]);
}

/** A win on the next move that is put off, unless the line ends with it; by other moves as well, for all that is known. */
function putsOff(findings: Findings): MoveReason | null {
  const { best, threat } = findings;
  const stops = stopsWin(findings);
  const comesLater = best.shown.plies.at(-1)?.move === threat?.shown.plies[0]?.move;
  return stops?.moves === 1 && !comesLater ? { ...stops, isOnly: false } : null;
}

/** What a player sees first of a move in a game that is won or lost: what it takes, and what it becomes. */
function doneAtOnce(findings: Findings): readonly MoveReason[] {
  const promotes = promotionAt(lineTask(findings));
  if (promotes) return partsBeside(promotes);
  const captured = findings.best.shown.plies[0]?.captured ?? [];
  if (captured.length === 0) return [];
  const taken = pieceRefs(findings.rules, captured);
  const isRecapture = takesBack(captured, findings.lastMove);
  const balance = tradeIn(findings);
  return [{ kind: 'exchange', taken, balance, isRecapture, isSacrifice: false }];
}

/** What the move does that can be seen, whatever comes of it by force. */
const firstSeen = (findings: Findings): MoveReason | null =>
  materialWon(findings) ??
  reached(findings, savesPiece(findings)) ??
  exchangeIn(lineTask(findings)) ??
  reached(findings, escapes(findings)) ??
  promotionAt(lineTask(findings)) ??
  seenIn(findings)[0] ??
  null;

/** Where nothing is won or lost by force. */
const openReason = (findings: Findings): MoveReason | null =>
  matesNext(findings) ??
  reached(findings, savesPiece(findings)) ??
  takesAndGuards(findings) ??
  reached(findings, escapes(findings)) ??
  (isTakenAtOnce(findings.best.shown.plies) ? null : promotionAt(lineTask(findings))) ??
  achieved(findings) ??
  evades(findings) ??
  threatens(findings) ??
  quietReason(findings) ??
  promotionAt(lineTask(findings));

/** A checkmate that would come next, after what the move takes or brings out of danger; not by a piece that is taken at once. */
function matesNext(findings: Findings): MoveReason | null {
  const { rules, position, move, best } = findings;
  if (isTakenAtOnce(best.shown.plies)) return null;
  position.make(move);
  const passes = !position.inCheck() && position.outcome() === null;
  if (passes) position.makeNull();
  const mate = passes
    ? legalMoves(position).find((one) => wonBy(position, one) === 'checkmate')
    : undefined;
  const found = mate === undefined ? null : moveRef(rules, position, mate);
  if (passes) position.unmake();
  position.unmake();
  if (found === null) return null;
  const win = { kind: 'win', by: 'checkmate', moves: 1, move: found } as const;
  const saved = reached(findings, savesPiece(findings));
  const first = takes(findings) ?? (saved?.kind === 'saves' && saved.isMover ? saved : null);
  return bothOf([...(first ? [first] : []), { kind: 'threat', threat: win }]);
}

/** A capture; where other pieces could take as well, also that the one that does guards what the reply takes. */
function takesAndGuards(findings: Findings): MoveReason | null {
  const taking = takes(findings);
  const { rules, position, values, move, best } = findings;
  const isChosen = legalMoves(position).some((one) => one !== move && moveTo(one) === moveTo(move));
  const cell = taking && isChosen ? newlyGuarded(rules, position, move, values) : undefined;
  const isTakenNext = best.shown.plies[1]?.captured.some((piece) => piece.cell === cell);
  if (taking === null || cell === undefined || !isTakenNext) return taking;
  const piece = pieceRef(rules, { code: position.cells[cell], cell });
  return bothOf([taking, { kind: 'guards', piece }]);
}

/** A capture; what it costs is left out where about as much would fall anyway: a pawn more or less. */
function takes(findings: Findings): MoveReason | null {
  const taking = exchangeIn(lineTask(findings));
  const { threat, values } = findings;
  if (!taking?.isSacrifice || !threat) return taking;
  const cost = -(taking.balance?.value ?? 0) - Math.max(0, lastingBalance(threat.shown));
  return cost >= leastPiece(values)
    ? taking
    : { ...taking, balance: tradeIn(findings), isSacrifice: false };
}

/** What takes its like and is taken back is a trade, whatever comes later; null for others. */
function tradeIn({ rules, position, best }: Findings): Balance | null {
  const [first, reply] = best.shown.plies;
  const isTrade = first?.captured.length === 1 && isTakenBack(first, reply);
  return isTrade ? balanceOf(rules, position.side, [first, reply]) : null;
}

const lineTask = ({ rules, values, position, best, lastMove }: Findings) => ({
  ...{ rules, values, position, lastMove },
  side: position.side,
  shown: best.shown,
});

function materialWon(findings: Findings): MoveReason | null {
  const { rules, values, position } = findings;
  const gain = gainIn(lineTask(findings));
  // What can be taken already is not what the move wins later.
  const isNear = ({ cell }: PieceRef): boolean =>
    isTaken(position, rules.board.cellNamed(cell) ?? -1, values);
  const isComing = gain !== null && (gain.moves === 1 || !gain.taken.every(isNear));
  const fork = isComing && gain.moves === 2 ? forks(findings) : null;
  return fork ?? (isComing ? gain : null) ?? promotionIn(lineTask(findings));
}

/** How the line ends if it ends as its score says. */
const endOf = ({ shown }: ScoredLine) => shown.outcome?.reason ?? null;

function stopsWin({ rules, position, best, threat, second }: Findings): StopsWin | null {
  const [first] = threat?.shown.plies ?? [];
  if (!threat || !first || threat.score < WIN_BOUND) return null;
  const moves = movesToEnd(threat.score) ?? 0;
  // In a lost position a win is only put off, which counts where it was there to be seen.
  const isNear = moves <= MAX_WIN_THREAT_MOVES;
  if (moves > MAX_FORESEEN_THREAT_MOVES || (best.score < -LOST_CP && !isNear)) return null;
  const isOnly = second !== null && -(movesToEnd(second) ?? -Infinity) <= moves;
  position.makeNull();
  const move = moveRef(rules, position, first.move);
  const hasOthers = moves === 1 && winsAtOnce(position) > 1;
  position.unmake();
  const by = endOf(threat);
  return { kind: 'stopsWin', by, moves, isOnly, move, ...(hasOthers && { hasOthers }) };
}

/** How many moves of the side to move win at once. */
const winsAtOnce = (position: Position): number =>
  legalMoves(position).filter((move) => wonBy(position, move) !== null).length;

/** How a move wins at once for the side to move; null where it does not. */
function wonBy(position: Position, move: number): EndReason | null {
  const { side } = position;
  position.make(move);
  const end = position.outcome();
  position.unmake();
  return end?.winner === side ? end.reason : null;
}

function onlySave({ best, second, position }: Findings): MoveReason | null {
  // Of a position that is lost sooner or later no move is known to save anything.
  if (second === null || second > -WIN_BOUND || best.score < -LOST_CP) return null;
  return { kind: 'onlySave', inCheck: position.inCheck() };
}

/** A draw that the line ends with, or that is as good as it gets. */
function drawReason({ position, best, second }: Findings): Draw | null {
  if (best.score !== DRAW) return null;
  const isWorse = second !== null && second <= -CLEAR_LEAD_CP;
  const otherwise = !isWorse ? null : second <= -WIN_BOUND ? 'loses' : 'worse';
  const by = best.shown.outcome?.winner === null ? drawEnd(position, best.shown) : null;
  return by === null && otherwise === null ? null : { kind: 'draw', by, otherwise };
}

/**
 * How a drawn line ends; null where the side that ends it had other moves in an ending that is known to be drawn, or where the
 * other side could avoid the stalemate, so that it might as well have ended otherwise. The position is the one before the line,
 * and is left as it was.
 */
export function drawEnd(position: Position, { plies, outcome }: ShownLine): EndReason | null {
  const by = outcome?.reason ?? null;
  if (by === null || !CHOSEN_ENDS.has(by)) return by;
  const before = plies.slice(0, -1);
  for (const { move } of before) position.make(move);
  // Who takes so that nothing can move, or nobody has more than a king, need not do so.
  const isDeclined =
    by === 'bare-king' ? before.length > 0 : by === 'stalemate' && plies.at(-1)?.own === false;
  const isKnown = position.pieceCount <= MAX_DRAWN_PIECES;
  const isChosen = (isKnown || isDeclined) && legalMoves(position).length > 1;
  for (const _ of before) position.unmake();
  return isChosen ? null : by;
}

/** A choice moves no piece: all there is to tell is how the other one compares. */
function choiceReason({ best, second }: Findings): MoveReason {
  const lead = second === null ? 0 : best.score - second;
  return { kind: 'choice', lead: lead <= NEARLY_EQUAL_CP ? null : lead };
}
