// What two lines from one position have in common: what is taken, lost and promoted in both.
import type { PieceOn } from '../rules/effects';
import { areAlike } from './captures';
import { isTakenAtOnce } from './fate';
import { type LinePly, MAX_LOSS_PLIES, originOf } from './line';
import type { LineTask } from './material';

/** Pieces by ply of a line, where each stands then. */
export type Taken = readonly (readonly PieceOn[])[];

/** The cell at the start of a line of a piece that a ply of it takes. */
const originIn = (line: readonly LinePly[], at: number, piece: PieceOn): number =>
  originOf(line.slice(0, at), piece).cell;

/** The line without promotions of pawns that promote in another one as well, and what these come to for the side that begins. */
export function withoutPromotions(task: LineTask, other: readonly LinePly[]) {
  const { shown, values } = task;
  const pawnIn = (line: readonly LinePly[], at: number): number | null => {
    const { became, moved } = line[at];
    return became === 0 ? null : originIn(line, at, { code: moved[0].code, cell: moved[0].from });
  };
  const promoting = new Set(other.map((_, at) => pawnIn(other, at)));
  let worth = 0;
  const plies = shown.plies.map((ply, at): LinePly => {
    const pawn = pawnIn(shown.plies, at);
    if (pawn === null || !promoting.has(pawn))
      return worth === 0 ? ply : { ...ply, balance: ply.balance - worth };
    worth += (ply.own ? 1 : -1) * (values[ply.became] - values[ply.moved[0].code]);
    return { ...ply, became: 0, balance: ply.balance - worth };
  });
  return { task: { ...task, shown: { ...shown, plies } }, worth };
}

/** By ply, what is taken and lost in another line as well; what falls for what takes back is in both or in neither. */
export function inBoth(task: LineTask, other: readonly LinePly[]): Record<'taken' | 'lost', Taken> {
  const { plies } = task.shown;
  const taken = takenInBoth(task, other);
  const lost = lostInBoth(task, other);
  const isPair = (at: number): boolean =>
    at >= 0 && !plies[at].own && plies[at].captured.length > 0 && isTakenBackAt(plies, at + 1);
  return {
    taken: taken.map((pieces, at) => (isPair(at - 1) && lost[at - 1].length === 0 ? [] : pieces)),
    lost: lost.map((pieces, at) => (isPair(at) && taken[at + 1].length === 0 ? [] : pieces)),
  };
}

/** By ply, what the line takes that another one takes as well; not what has just taken its like, which is a trade. */
function takenInBoth({ values, shown: { plies } }: LineTask, other: readonly LinePly[]): Taken {
  const isTrade = (line: readonly LinePly[], at: number, { code, cell }: PieceOn): boolean =>
    line[at - 1]?.moved[0]?.to === cell &&
    line[at - 1].captured.some((given) => areAlike(values[given.code], values[code]));
  const takenIn = (line: readonly LinePly[], at: number): PieceOn[] =>
    line[at].own ? line[at].captured.filter((piece) => !isTrade(line, at, piece)) : [];
  const taken = new Set(
    other.flatMap((_, at) => takenIn(other, at).map((piece) => originIn(other, at, piece))),
  );
  return plies.map((_, at) =>
    takenIn(plies, at).filter((piece) => taken.has(originIn(plies, at, piece))),
  );
}

/**
 * By ply, what falls in the line that falls in another one as well, where it stands: what sells itself there is not lost alike, nor
 * what is taken back for there alone.
 */
function lostInBoth({ shown: { plies } }: LineTask, other: readonly LinePly[]): Taken {
  const falls = (line: readonly LinePly[], at: number) => (line[at].own ? [] : line[at].captured);
  const leavesOrComes = ({ own, moved }: LinePly, cell: number): boolean =>
    own && moved.some(({ from, to }) => from === cell || to === cell);
  const isBack = (line: readonly LinePly[], at: number): boolean =>
    isTakenBackAt(line, at + 1) || isTakenLater(line, at);
  const lost = new Map(
    other.flatMap((_, at) =>
      falls(other, at)
        .filter(({ cell }) => !other.slice(0, at).some((ply) => leavesOrComes(ply, cell)))
        .map(({ cell }) => [cell, isBack(other, at)] as const),
    ),
  );
  const isAlike = (at: number, cell: number): boolean =>
    lost.has(cell) && (lost.get(cell) === false || isBack(plies, at));
  return plies.map((_, at) =>
    falls(plies, at).filter((piece) => isAlike(at, originIn(plies, at, piece))),
  );
}

/** Whether a ply takes the piece that the ply before it has taken with. */
export const isTakenBackAt = (plies: readonly LinePly[], at: number): boolean =>
  isTakenAtOnce(plies.slice(at - 1));

/** Whether what takes at a ply is soon taken where it stands, a check or another capture later. */
export function isTakenLater(plies: readonly LinePly[], at: number): boolean {
  const { own, captured, moved } = plies[at];
  const cell = moved[0]?.to;
  const next = plies.slice(at + 1, MAX_LOSS_PLIES);
  const leaves = next.findIndex((ply) => ply.moved.some(({ from }) => from === cell));
  return (
    captured.length > 0 &&
    next
      .slice(0, leaves < 0 ? next.length : leaves)
      .some((ply) => ply.own !== own && ply.captured.some((piece) => piece.cell === cell))
  );
}
