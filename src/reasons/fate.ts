// What becomes of a piece in a line: whether it stays where it goes, comes back, gets away, or is taken.
import { areAlike } from './captures';
import { type LinePly, leastGain } from './line';

/** Own moves of the line in which a piece does not leave what it guards. */
export const GUARD_MOVES = 3;

/** Plies of the line, since it last moved, within which a piece that is safe is not taken after all: three moves of each side. */
export const MAX_SAVED_PLIES = 6;

/**
 * Whether a piece of the player's is not taken within `most` plies since it last moved: one that runs on is still hunted. What falls
 * where it has just taken its worth has done enough, and what is traded for its like, or for more, is not hunted.
 */
export function outlives(
  plies: readonly LinePly[],
  cell: number,
  values: Int16Array,
  most: number,
): boolean {
  let at = cell;
  let last = 0;
  let checked = 0;
  for (const [index, { own, moved, captured, lost, checks }] of plies.entries()) {
    if (index - last >= most + checked) return true;
    // A check and its answer put off what comes.
    if (!own && checks) checked += 2;
    const fallen = (own ? lost : captured).find((piece) => piece.cell === at);
    if (fallen) {
      const [before, back] = own ? [] : [plies[index - 1], plies[index + 1]];
      const paid = before?.moved[0]?.to === at ? before.captured : [];
      const isTraded = back?.captured.some(
        ({ cell: there, code }) =>
          there === at &&
          (values[code] > values[fallen.code] || areAlike(values[code], values[fallen.code])),
      );
      const price = values[fallen.code] - paid.reduce((sum, { code }) => sum + values[code], 0);
      return isTraded === true || (paid.length > 0 && price < leastGain(values));
    }
    const goes = own && moved.find(({ from }) => from === at);
    if (goes) {
      if (index - last >= most) return true;
      at = goes.to;
      last = index;
    }
  }
  return true;
}

/** Whether the piece that moves goes on with its next move and is taken there. */
export const isTradedNext = (plies: readonly LinePly[]): boolean => {
  const [first, , next] = plies;
  const goes = next?.own === true && goesFrom(next, first?.moved[0]?.to);
  return goes && isTakenAtOnce(plies.slice(2));
};

/** Whether a piece of the other side soon takes the one that moves, with its own next move. */
export const takesMover = (plies: readonly LinePly[], cell: number): boolean => {
  const to = plies[0]?.moved[0]?.to;
  const takes = plies.slice(0, 2 * GUARD_MOVES).find((ply) => !ply.own && goesFrom(ply, cell));
  return takes?.captured.some((piece) => piece.cell === to) === true;
};

/** Whether the piece that moves soon goes back to where it stood. */
export const comesBack = (plies: readonly LinePly[]): boolean => {
  const [here] = plies[0]?.moved ?? [];
  // What comes by there again later has done something in between.
  const leaves = ownMoves(plies, GUARD_MOVES).find((ply) => goesFrom(ply, here?.to));
  return leaves !== undefined && leaves.moved[0]?.to === here?.from;
};

/** Whether another piece of its kind soon goes where the one that moves stood: they change places. */
export const isFollowed = (plies: readonly LinePly[]): boolean => {
  const [here] = plies[0]?.moved ?? [];
  return ownMoves(plies, GUARD_MOVES).some(
    ({ moved: [piece] }) => piece?.to === here?.from && piece?.code === here?.code,
  );
};

/** Whether a piece of the other side soon moves away and is not taken there. */
export function getsAway(plies: readonly LinePly[], cell: number): boolean {
  const soon = plies.slice(0, 2 * GUARD_MOVES);
  const at = soon.findIndex((ply) => !ply.own && goesFrom(ply, cell));
  const to = soon[at]?.moved[0]?.to;
  return at >= 0 && !plies[at + 1]?.captured.some((piece) => piece.cell === to);
}

/** Whether what stands where the first piece went takes what stands on a cell, later in the line. */
export const fallsTo = (plies: readonly LinePly[], prey: number): boolean =>
  plies.some(
    ({ own, moved, captured }) =>
      own && moved[0]?.from === plies[0].moved[0]?.to && captured.some(({ cell }) => cell === prey),
  );

/** Whether the reply takes the piece that moves. */
export function isTakenAtOnce([first, reply]: readonly LinePly[]): boolean {
  const to = first?.moved[0]?.to;
  return reply?.captured.some(({ cell }) => cell === to) === true;
}

/**
 * Whether the piece that moves is left where it is for as many own moves; what takes from there, on this cell if one is given, has
 * done its work, and so has what guards a piece there that goes elsewhere.
 */
export function stays(plies: readonly LinePly[], moves: number, prey?: number): boolean {
  const to = plies[0]?.moved[0]?.to;
  const own = ownMoves(plies, moves);
  const until = prey === undefined ? -1 : own.findIndex((ply) => goesFrom(ply, prey));
  const next = until < 0 ? own : own.slice(0, until);
  const leaves = next.find((ply) => goesFrom(ply, to));
  return (
    leaves === undefined || leaves.captured.some(({ cell }) => prey === undefined || cell === prey)
  );
}

/** At most as many own moves of a line after its first. */
export const ownMoves = ([, ...rest]: readonly LinePly[], most: number): LinePly[] =>
  rest.filter((ply) => ply.own).slice(0, most);

export const goesFrom = ({ moved }: LinePly, cell: number | undefined): boolean =>
  moved.some(({ from }) => from === cell);
