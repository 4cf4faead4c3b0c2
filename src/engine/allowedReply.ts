// What the best reply to a bad move does, where nothing plainer was wrong: not what it could do after the better move as well, nor
// what replies do anywhere.
import type { GamePlans } from '../games/game';
import { letterOf } from '../games/ruleSet';
import { exposureOf, isInDanger, isLost, isTaken, takesBack } from '../reasons/captures';
import { leastGain, type ShownLine } from '../reasons/line';
import {
  type Balance,
  bothOf,
  type MoveReason,
  moveRef,
  type PieceRef,
  partsBeside,
  partsOf,
  pieceRefs,
} from '../reasons/reason';
import { legalMoves } from '../rules/move';
import type { MistakeTask } from './betterIdea';
import { reasonFor } from './hintReason';
import { isMinor } from './quietReason';
import { visibleIn } from './visibleReason';

/** What the best reply to the move does. */
export function allows(task: MistakeTask): MoveReason | null {
  const { rules, position, played, lastMove: _, ...rest } = task;
  const [first, reply] = played.shown.plies;
  if (!first || !reply || reply.own) return null;
  position.make(first.move);
  const shown: ShownLine = {
    outcome: played.shown.outcome,
    plies: played.shown.plies.slice(1).map((ply) => ({
      ...ply,
      own: !ply.own,
      balance: first.balance - ply.balance,
    })),
  };
  const reason = reasonFor({
    ...rest,
    rules,
    position,
    best: { score: -played.score, shown },
    move: reply.move,
    choices: 2,
    second: null,
    threat: null,
    intent: null,
    lastMove: first,
  });
  const move = moveRef(rules, position, reply.move);
  position.unmake();
  if (reason.kind === 'none' || isAllowedByBest(task, reply.move, reason)) return null;
  // That a check is answered is no news, nor that what was drawn then is drawn still.
  const isNews = (one: MoveReason) =>
    one.kind !== 'answersCheck' && !(one.kind === 'draw' && one.by === null);
  const news = partsBeside(reason).filter(isNews);
  return news.length === 0 ? null : { kind: 'allows', reply: move, reason: bothOf(news) };
}

/**
 * What a reply wins on the cell that the move played went to, or where the piece was in danger already, is lost or left by that
 * move: the reply could do nothing about it.
 */
export function asLoss(task: MistakeTask, allowed: MoveReason): MoveReason {
  const { rules, played } = task;
  const [first, reply] = played.shown.plies;
  if (allowed.kind !== 'allows' || !first || reply?.became !== 0) return allowed;
  // That it is taken with check as well is no more than that it is taken.
  const [reason, ...more] = partsBeside(allowed.reason).filter(({ kind }) => kind !== 'check');
  const isGain = reason?.kind === 'gain' && reason.moves === 1;
  if (more.length > 0 || (!isGain && reason?.kind !== 'exchange')) return allowed;
  const [piece, ...others] = reason.taken;
  if (others.length > 0) return allowed;
  const cell = rules.board.cellNamed(piece.cell) ?? -1;
  const isMover = first.moved[0]?.to === cell;
  const [mover] = first.moved;
  const isTakenBack = played.shown.plies[2]?.captured.some((one) => one.cell === cell) === true;
  const [taker] = reply.moved;
  // Whatever comes later, it was put where it is taken for nothing, or for less than it is worth.
  if (isMover && !isGain && mover && first.captured.length === 0) {
    const worth = task.values[mover.code];
    if (!isTakenBack) return lostThere(piece, allowed.reply.piece, worth);
    const back = taker ? task.values[taker.code] : 0;
    if (taker && worth - back >= leastGain(task.values))
      return lostThere(piece, null, worth - back, [letterOf(rules, taker.code)]);
  }
  const { gained, lost, value } = reason.balance ?? NOTHING;
  if (value <= 0 || !gained.includes(piece.letter)) return allowed;
  const paid = pieceRefs(rules, first.captured).map(({ letter }) => letter);
  const worth = first.captured.reduce((sum, { code }) => sum + task.values[code], 0);
  // What has taken something is lost for that, unless it was worth as much.
  if (paid.length > 0 && (!isMover || lost.length > 0 || value - worth < leastGain(task.values)))
    return allowed;
  // What is taken for now may be made up for later; that it was left is true even so.
  const isLeft = !isMover && isInDanger(task.position, cell, task.values);
  // Nor is it less true that the move opened the way to it, or left it without its guard.
  const exposed =
    isMover || isLeft || paid.length > 0 || isTakenBack
      ? null
      : exposureOf(rules, task.position, played.shown.plies, cell);
  if (exposed && allowed.reply.piece)
    return {
      kind: 'loses',
      balance: { ...NOTHING, lost: [piece.letter], value: -value },
      piece,
      taker: allowed.reply.piece,
      moves: 1,
      ...{ isMover, isTraded: false, isLeft: false, exposed },
    };
  if (!isLeft && !(isMover && isGain)) return allowed;
  const isPlain = gained.length === 1 && (isLeft || lost.length === 0);
  // What falls with it was not left there.
  const fallen = isLeft ? { lost: [piece.letter] } : { gained: [...paid, ...lost], lost: gained };
  return {
    kind: 'loses',
    balance: { ...NOTHING, ...fallen, value: worth - value },
    piece,
    taker: isPlain ? allowed.reply.piece : null,
    moves: 1,
    ...{ isMover, isTraded: false, isLeft, exposed: null },
  };
}

/** The piece that moved, lost to this one, or for these, where it went. */
const lostThere = (
  piece: PieceRef,
  taker: PieceRef | null,
  worth: number,
  gained: readonly string[] = [],
): MoveReason => ({
  kind: 'loses',
  balance: { ...NOTHING, gained, lost: [piece.letter], value: -worth },
  piece,
  taker,
  moves: 1,
  ...{ isMover: true, isTraded: false, isLeft: false, exposed: null },
});

const NOTHING: Balance = { gained: [], lost: [], promoted: [], conceded: [], value: 0 };

/** Where the move played takes something, that comes first: who reads what the reply takes would miss it. */
export function besideTaken(
  { rules, played, lastMove }: MistakeTask,
  allowed: MoveReason,
): MoveReason {
  const captured = played.shown.plies[0]?.captured ?? [];
  const taken = pieceRefs(rules, captured);
  const isPriced = allowed.kind === 'loses' && allowed.balance.gained.length > 0;
  if (taken.length === 0 || isPriced) return allowed;
  const isRecapture = takesBack(captured, lastMove);
  const takes = { taken, balance: null, isRecapture, isSacrifice: false } as const;
  return bothOf([{ kind: 'exchange', ...takes }, allowed]);
}

/** Whether the reply could do the same after the better move, so that it is not what was wrong with the one played. */
function isAllowedByBest(task: MistakeTask, reply: number, reason: MoveReason): boolean {
  const { rules, position, best } = task;
  const [first, answer] = best.shown.plies;
  if (!first) return false;
  if (answer?.move === reply) return true;
  const taken = partsBeside(reason).flatMap((one) =>
    'taken' in one ? one.taken.map((piece) => ({ piece, isTrade: one.kind === 'exchange' })) : [],
  );
  position.make(first.move);
  const isLegal = position.outcome() === null && legalMoves(position).includes(reply);
  // Where nothing else is seen, a little room for a piece is said as well.
  const seen = isLegal ? [visibleIn(task, reply), visibleIn(task, reply, 1)] : [];
  const isFalling = ({ piece: { cell }, isTrade }: (typeof taken)[number]) =>
    (isTrade ? isTaken : isLost)(position, rules.board.cellNamed(cell) ?? -1, task.values);
  const allFall = isLegal && taken.length > 0 && taken.every(isFalling);
  position.unmake();
  if (allFall) return true;
  return seen.some((one) => one !== null && JSON.stringify(one) === JSON.stringify(reason));
}

/** What good moves do in any position, so that a reply which does it shows nothing wrong. */
const ANYWHERE: ReadonlySet<string> = new Set([
  'prepares',
  'heads',
  'declines',
  'supports',
  'shelters',
  'mobility',
  'opensWay',
  'makesRoom',
  'vacates',
  'confines',
  'protects',
  'keepsOff',
]);

export const isUsual = ({ usual }: GamePlans, reason: MoveReason): boolean =>
  reason.kind === 'plan'
    ? usual?.has(reason.plan.name) === true
    : isMinor(reason) || ANYWHERE.has(reason.kind);

/** Whether a reply gives material or trades. */
export const isEvenTrade = (one: MoveReason): boolean =>
  one.kind === 'exchange' && (one.isSacrifice || (one.balance?.value ?? 0) <= 0);

/** Whether all that a reply does is to bring its piece out of danger. */
const isFlight = (allowed: MoveReason): boolean =>
  allowed.kind === 'allows' &&
  partsBeside(allowed.reason).every((one) => one.kind === 'saves' && one.isMover);

/** Whether what a reply does can be what was wrong: not that it trades, only takes back or checks, or gets away. */
export const isPunishment = (plans: GamePlans, allowed: MoveReason): boolean =>
  !isFlight(allowed) &&
  !partsOf(allowed).some(
    (one) =>
      isUsual(plans, one) ||
      one.kind === 'check' ||
      isEvenTrade(one) ||
      (one.kind === 'exchange' && one.isRecapture),
  );
