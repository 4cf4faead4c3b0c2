// The moves of an analysis laid out for reading. The main line stays at the left edge; a variation is a block of its own, set in
// by its level, after the move in whose place it begins. What is too deep for a narrow screen is set in no further.
import { itemAt } from '../util/items';
import type { Place, Places } from './places';
import type { MoveNode, MoveTree } from './tree';

/** How many levels a screen of 360 px sets in. */
const MAX_INDENT = 3;

export interface NotationMove {
  readonly place: Place;
  /** `3.` or `3...`; null where the move before says it. */
  readonly number: string | null;
  readonly notation: string;
  readonly comment: string | null;
}

/** Numbers that one block has at most: so much is drawn at once. Blocks end at the same numbers whatever comes before. */
const MAX_BLOCK_NUMBERS = 10;

/** Moves of one line: a variation begins after the last, the line ends there, or it goes on in another block. */
export interface NotationBlock {
  /** 0 in the main line. */
  readonly level: number;
  /** The level, as far as there is room for it. */
  readonly indent: number;
  /** Whether its first move begins a variation. */
  readonly opens: boolean;
  readonly moves: readonly NotationMove[];
}

/** The blocks of a tree in the order in which they are read. */
export function notationBlocks(places: Places, tree: MoveTree): NotationBlock[] {
  const blocks: NotationBlock[] = [];
  const jobs: Job[] = [{ before: places.start, next: tree.next, level: 0, opens: false }];
  for (let job = jobs.pop(); job; job = jobs.pop()) {
    const { level, opens } = job;
    const moves: NotationMove[] = [];
    let { before, next } = job;
    let siblings: readonly MoveNode[] = [];
    for (let [node] = next; node && siblings.length === 0; [node] = next) {
      const place = places.after(before, node.move);
      if (moves.length > 0 && beginsBlock(place)) {
        jobs.push({ before, next, level, opens: false });
        break;
      }
      moves.push(moveOf(node, place, moves.at(-1)));
      siblings = next.slice(1);
      if (siblings.length > 0) {
        jobs.push({ before: place, next: node.next, level, opens: false });
        for (const sibling of [...siblings].reverse()) {
          jobs.push({ before, next: [sibling], level: level + 1, opens: true });
        }
      }
      [before, next] = [place, node.next];
    }
    if (moves.length === 0) continue;
    blocks.push({ level, indent: Math.min(level, MAX_INDENT), opens, moves });
  }
  return blocks;
}

const beginsBlock = ({ number, second }: Place): boolean =>
  !second && number % MAX_BLOCK_NUMBERS === 1;

interface Job {
  readonly before: Place;
  readonly next: readonly MoveNode[];
  readonly level: number;
  readonly opens: boolean;
}

function moveOf(node: MoveNode, place: Place, previous: NotationMove | undefined): NotationMove {
  const { number, second } = place;
  const isFollowing = second && previous?.place.number === number && previous.comment === null;
  return {
    place,
    number: isFollowing ? null : `${number}${second ? '...' : '.'}`,
    notation: place.played?.notation ?? node.move,
    comment: node.comment,
  };
}

/** Whether two blocks read the same, and lead to the same places. */
export function sameBlock(one: NotationBlock, other: NotationBlock): boolean {
  return (
    one.level === other.level &&
    one.opens === other.opens &&
    one.moves.length === other.moves.length &&
    one.moves.every(({ place, number, comment }, index) => {
      const move = itemAt(other.moves, index);
      return place === move.place && number === move.number && comment === move.comment;
    })
  );
}

/** Whether one of a block's moves leads to a place. */
export const holdsPlace = ({ moves }: NotationBlock, place: Place | null): boolean =>
  moves.some((move) => move.place === place);

/** A row of a score sheet: the main line on a wide screen, one row a number. */
interface SheetRow {
  readonly number: number;
  readonly first: NotationMove | null;
  readonly second: NotationMove | null;
}

/** A block's moves in two columns; a column is empty where a block begins or ends there, or a side moves twice. */
export function sheetRows({ moves }: NotationBlock): SheetRow[] {
  const rows: SheetRow[] = [];
  for (const move of moves) {
    const { number, second } = move.place;
    const last = rows.at(-1);
    if (!second) rows.push({ number, first: move, second: null });
    else if (last?.number === number) rows[rows.length - 1] = { ...last, second: move };
    else rows.push({ number, first: null, second: move });
  }
  return rows;
}
