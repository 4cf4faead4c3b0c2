// The moves of an analysis as a tree, and what may be done to it. Trees are values: a change gives a new one. Knows no
// rules: whether moves are legal is judged by places.ts.
import { refuse } from '../input/input';
import { itemAt, lastItem } from '../util/items';

/** Moves in a tree at most; as many as in a game. */
export const MAX_TREE_MOVES = 20_000;

/** A place and all that goes on from it; by itself the start of an analysis. */
export interface MoveTree {
  readonly comment: string | null;
  /** Different moves from here, the line's own first. */
  readonly next: readonly MoveNode[];
}

export interface MoveNode extends MoveTree {
  /** Exact move text. */
  readonly move: string;
}

/** The move texts from the start to a place. */
export type Path = readonly string[];

/** A tree of one line. */
export function treeOf(moves: readonly string[]): MoveTree {
  let next: readonly MoveNode[] = [];
  for (const move of [...moves].reverse()) next = [{ move, comment: null, next }];
  return { comment: null, next };
}

/** The place at the end of a path, or null if the tree has none there. */
export function placeAt(tree: MoveTree, path: Path): MoveTree | null {
  let place: MoveTree = tree;
  for (const move of path) {
    const found = childOf(place, move);
    if (!found) return null;
    place = found;
  }
  return place;
}

/** The longest beginning of a path that is in the tree. */
export function nearestPath(tree: MoveTree, path: Path): Path {
  let place: MoveTree | undefined = tree;
  const end = path.findIndex((move) => {
    place = place && childOf(place, move);
    return place === undefined;
  });
  return end < 0 ? path : path.slice(0, end);
}

/** Whether two paths are the same. */
export const samePath = (one: Path, other: Path): boolean =>
  one.length === other.length && one.every((move, ply) => move === other[ply]);

/** A path and the first moves from there to the end of the line. */
export function lineEnd(tree: MoveTree, path: Path): Path {
  const onward = path.slice();
  for (let [node] = existing(tree, path).next; node; [node] = node.next) onward.push(node.move);
  return onward;
}

/** Where the line of a path begins: the first move of the variation it lies in, or the start; from there, a level up. */
export function lineStart(tree: MoveTree, path: Path): Path {
  const branch = lastBranch(tree, path);
  const isThere = branch === path.length && branch > 0;
  return path.slice(0, isThere ? lastBranch(tree, path.slice(0, -1)) : branch);
}

/** The moves of the main line. */
export const mainLine = (tree: MoveTree): Path => lineEnd(tree, []);

/**
 * Plays moves one after the other from a place: a new one joins those that go on from there, as the last; one that is
 * there already is gone along with, and the tree stays the same. @throws InputError if the tree is full
 */
export function playMoves(tree: MoveTree, path: Path, moves: readonly string[]): MoveTree {
  existing(tree, path);
  const onward = [...path, ...moves];
  const known = nearestPath(tree, onward);
  const {
    next: [first],
  } = treeOf(onward.slice(known.length));
  if (!first) return tree;
  if (countMoves(tree) + onward.length - known.length > MAX_TREE_MOVES) {
    throw refuse('tooManyTreeMoves', MAX_TREE_MOVES);
  }
  return replaced(tree, known, (place) => ({ ...place, next: [...place.next, first] }));
}

/** Whether a path lies in a variation. */
export const inVariation = (tree: MoveTree, path: Path): boolean => lastBranch(tree, path) > 0;

/** Makes the innermost variation that holds the path the line where it begins; in the main line nothing changes. */
export function promote(tree: MoveTree, path: Path): MoveTree {
  const branch = lastBranch(tree, path);
  return branch === 0 ? tree : movedFirst(tree, path.slice(0, branch));
}

/** Makes all of a path part of the main line. */
export function makeMainLine(tree: MoveTree, path: Path): MoveTree {
  let promoted = tree;
  while (inVariation(promoted, path)) promoted = promote(promoted, path);
  return promoted;
}

/** Deletes the last move of a path and all that goes on from it; at the start, every move. */
export function removeMove(tree: MoveTree, path: Path): MoveTree {
  const last = path.at(-1);
  if (last === undefined) return { ...tree, next: [] };
  existing(tree, path);
  return replaced(tree, path.slice(0, -1), (place) => ({
    ...place,
    next: place.next.filter(({ move }) => move !== last),
  }));
}

/** Writes a comment at a place; one of white space takes it away. @throws InputError for a bad comment */
export function commentMove(tree: MoveTree, path: Path, text: string): MoveTree {
  const comment = normalizeComment(text);
  existing(tree, path);
  return replaced(tree, path, (place) => ({ ...place, comment }));
}

/** The moves to a place and all that goes on from it, with their comments, without the other variations. */
export function lineThrough(tree: MoveTree, path: Path): MoveTree {
  const places = placesAlong(tree, path);
  let kept: MoveTree = lastItem(places);
  for (let ply = path.length; ply > 0; ply--) {
    kept = { ...itemAt(places, ply - 1), next: [{ ...kept, move: itemAt(path, ply - 1) }] };
  }
  return kept;
}

/** How many moves a tree has. */
export function countMoves(tree: MoveTree): number {
  let count = 0;
  for (const { left } of walk(tree)) if (!left) count++;
  return count;
}

/** Whether a tree has all moves of another one, and its comments as they are there. */
export function containsTree(whole: MoveTree, part: MoveTree): boolean {
  const places: MoveTree[] = [whole];
  if (!saysAll(whole, part)) return false;
  for (const { node, left } of walk(part)) {
    if (left) {
      places.pop();
      continue;
    }
    const place = childOf(lastItem(places), node.move);
    if (!place || !saysAll(place, node)) return false;
    places.push(place);
  }
  return true;
}

const saysAll = (whole: MoveTree, part: MoveTree): boolean =>
  part.comment === null || part.comment === whole.comment;

/** A move that is come to, or (`left`) that is left again, after all that goes on from it. */
export interface Step {
  readonly node: MoveNode;
  readonly left: boolean;
}

/** Goes through all moves, each line to its end before the variations that begin along it. */
export function* walk(tree: MoveTree): Generator<Step> {
  const open: { readonly place: MoveTree; readonly node: MoveNode | null; branch: number }[] = [
    { place: tree, node: null, branch: 0 },
  ];
  for (let last = open.at(-1); last; last = open.at(-1)) {
    const { place, node, branch } = last;
    const child = place.next[branch];
    if (child) {
      last.branch++;
      yield { node: child, left: false };
      open.push({ place: child, node: child, branch: 0 });
    } else {
      if (node) yield { node, left: true };
      open.pop();
    }
  }
}

/** Most places have one move, and whole games are gone along at every tap. */
function childOf({ next }: MoveTree, move: string): MoveNode | undefined {
  const [first] = next;
  return first?.move === move ? first : next.find((node) => node.move === move);
}

/** @throws RangeError for a path that is not in the tree: a mistake of the caller */
function existing(tree: MoveTree, path: Path): MoveTree {
  const place = placeAt(tree, path);
  if (!place) throw new RangeError(`the tree has no ${path.join(' ')}`);
  return place;
}

/** Length of the path up to and with the first move of the innermost variation that holds it; 0 in the main line. */
function lastBranch(tree: MoveTree, path: Path): number {
  const places = placesAlong(tree, path);
  return path.findLastIndex((move, ply) => places[ply]?.next[0]?.move !== move) + 1;
}

/** The places along a path, the start first. */
function placesAlong(tree: MoveTree, path: Path): MoveTree[] {
  const places: MoveTree[] = [tree];
  for (const move of path) {
    const child = childOf(lastItem(places), move);
    if (!child) throw new RangeError(`the tree has no ${path.join(' ')}`);
    places.push(child);
  }
  return places;
}

/** The tree with another place at the end of a path. */
function replaced(tree: MoveTree, path: Path, change: (place: MoveTree) => MoveTree): MoveTree {
  const places = placesAlong(tree, path);
  let changed = change(lastItem(places));
  for (let ply = path.length; ply > 0; ply--) {
    const { comment, next }: MoveTree = itemAt(places, ply - 1);
    const move = itemAt(path, ply - 1);
    const node: MoveNode = { move, comment: changed.comment, next: changed.next };
    // Most places of a long game have one move: this is done for each of them at every tap.
    changed = { comment, next: next.map((child) => (child.move === move ? node : child)) };
  }
  return changed;
}

/** The tree with the last move of a path as the first of those that go on from the place before. */
function movedFirst(tree: MoveTree, path: Path): MoveTree {
  const first = path[path.length - 1];
  return replaced(tree, path.slice(0, -1), (place) => ({
    ...place,
    next: [
      ...place.next.filter(({ move }) => move === first),
      ...place.next.filter(({ move }) => move !== first),
    ],
  }));
}

/** Characters (UTF-16 code units) of the longest comment. */
export const MAX_COMMENT_LENGTH = 300;

/**
 * A comment in its one form: each run of white space one space, none at the ends; null if nothing is left.
 * @throws InputError for one that is too long, or is no well-formed text
 */
export function normalizeComment(text: string): string | null {
  const tidy = text.trim().replace(/\s+/g, ' ');
  if (tidy.length > MAX_COMMENT_LENGTH) {
    throw refuse('longComment', tidy.slice(0, 20), tidy.length, MAX_COMMENT_LENGTH);
  }
  if (/[\p{Cc}\p{Cs}]/u.test(tidy)) {
    throw refuse('commentCharacter');
  }
  return tidy === '' ? null : tidy;
}
