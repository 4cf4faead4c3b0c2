// What moves of Bipartite Chess achieve, for hints: Messengers sent home, ways cleared and closed, the race won.
import type { Square } from '../../rules/board';
import { moveFrom, moveTag, moveTo, TAG_NORMAL } from '../../rules/move';
import { codeOf } from '../../rules/position';
import { type Colour, opposite, WHITE } from '../../rules/types';
import type { HintPhrases } from '../game';
import { bipartiteBoard, CHOOSE, isRaceGoal, STAGE_ONE, TOP } from './board';
import { MESSENGER, rowsAdvanced } from './stages';

const { cells: places, squares } = bipartiteBoard;
const isHome = (cell: number, side: Colour) => isRaceGoal(squares[cell], side);
/** Rows from a side's own edge in the race. */
const advanced = ({ rank }: Square, side: Colour): number => (side === WHITE ? rank : TOP - rank);

export const hintPhrases: HintPhrases = {
  wins: { 'bare-king': { now: 'leaves only the king and wins' } },
  achieves: (position, move) => {
    const { side, terrain } = position;
    if (terrain !== STAGE_ONE || moveTag(move) !== TAG_NORMAL) return null;
    position.make(move);
    const wins = position.terrain === CHOOSE && position.side === side;
    position.unmake();
    if (wins) return 'wins the race';
    return isHome(moveTo(move), side) && !isHome(moveFrom(move), side)
      ? 'sends a messenger home'
      : null;
  },
  quiet: ({ cells, side, terrain }, move) => {
    if (terrain !== STAGE_ONE || moveTag(move) !== TAG_NORMAL) return [];
    const from = squares[moveFrom(move)];
    const to = squares[moveTo(move)];
    const words: string[] = [];
    const own = codeOf(MESSENGER, side);
    const stopped = stoppedBy(cells, side, to);
    if (stopped !== null)
      words.push(`stands in the way of the messenger on ${places[stopped].name}`);
    const freed = behind(cells, side, from);
    if (freed !== null) words.push(`makes way for the messenger on ${places[freed].name}`);
    if (isClear(cells, side, to)) words.push('finds the column home clear');
    const stragglers = squares.filter(
      (square) => cells[square.cell] === own && advanced(square, side) <= advanced(from, side),
    );
    if (stragglers.length === 1) words.push('brings up the rearmost messenger');
    words.push(
      isHome(to.cell, side)
        ? 'moves up at home and leaves room for those who follow'
        : `brings a messenger nearer home, ${rowsToGo(to, side)} to go`,
    );
    return words;
  },
  standing: ({ cells, side, terrain }) => {
    if (terrain !== STAGE_ONE) return null;
    const lead = rowsAdvanced(cells, side) - rowsAdvanced(cells, opposite(side));
    if (lead === 0) return 'the race is level';
    return `you are ${rowsInWords(Math.abs(lead))} ${lead > 0 ? 'ahead' : 'behind'} in the race`;
  },
};

const rowsInWords = (rows: number): string => (rows === 1 ? 'one row' : `${rows} rows`);

/** Rows left to the first of the home rows. */
const rowsToGo = (square: Square, side: Colour): string =>
  rowsInWords(TOP - 1 - advanced(square, side));

const ahead = ({ file, rank }: Square, side: Colour, rows: number): Square | undefined =>
  bipartiteBoard.squareAt(file, rank + (side === WHITE ? rows : -rows));

/** The own Messenger straight behind a square, which could not step there while it was taken; or null. */
function behind(cells: Uint8Array, side: Colour, square: Square): number | null {
  const back = ahead(square, side, -1);
  return back && cells[back.cell] === codeOf(MESSENGER, side) ? back.cell : null;
}

/** Whether nothing stands in a square's column from there to the home rows. */
function isClear(cells: Uint8Array, side: Colour, square: Square): boolean {
  if (isHome(square.cell, side)) return false;
  for (let next = ahead(square, side, 1); next; next = ahead(next, side, 1)) {
    if (cells[next.cell] !== 0) return false;
    if (isHome(next.cell, side)) return true;
  }
  return false;
}

/** An enemy Messenger on its way that has a square straight ahead taken from it, or null. */
function stoppedBy(cells: Uint8Array, side: Colour, to: Square): number | null {
  const enemy = opposite(side);
  const stopped = ahead(to, enemy, -1);
  if (!stopped || cells[stopped.cell] !== codeOf(MESSENGER, enemy)) return null;
  return isHome(stopped.cell, enemy) ? null : stopped.cell;
}
