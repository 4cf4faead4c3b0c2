// What a link holds of an analysis, as digits: rules, title, start, then line after line. The main line comes first; each
// line says where variations begin along it, and these follow in the same order, so that no depth of nesting needs recursion.
import { type Place, Places, pathTo } from '../analysis/places';
import {
  countMoves,
  MAX_COMMENT_LENGTH,
  type MoveNode,
  type MoveTree,
  normalizeComment,
  placeAt,
} from '../analysis/tree';
import { refuse } from '../input/input';
import { type AnalysisRecord, newAnalysis, parsePlayableAnalysis } from '../storage/analysisRecord';
import { rulesOf } from '../storage/replay';
import { itemAt } from '../util/items';
import type { DigitReader, DigitWriter } from './digits';
import { putPosition, takePosition } from './digits';
import {
  MAX_PLIES,
  movesInOrder,
  POSITION_BASE,
  positionCheck,
  readRules,
  readTitle,
  writeRules,
  writeTitle,
} from './linkContent';

/** How much of an analysis is written. */
export interface Extent {
  readonly tree: MoveTree;
  readonly comments: boolean;
}

/** Writes an analysis as far as `extent` goes. @returns whether there may be room for it in a link at all */
export function writeAnalysisContent(
  digits: DigitWriter,
  record: AnalysisRecord,
  { tree, comments }: Extent,
): boolean {
  if (countMoves(tree) >= MAX_PLIES) return false;
  const rules = rulesOf(record);
  writeRules(digits, rules);
  writeTitle(digits, record.name);
  putPosition(digits, rules, record.start);
  const places = new Places(rules, record.start);
  /** Places in the order in which they are written, the start first. */
  const written: MoveTree[] = [tree];
  writeComments(digits, comments ? [tree] : []);
  const lines: WrittenLine[] = [{ before: places.start, next: tree.next }];
  let end = places.start;
  for (const [number, { before, next }] of lines.entries()) {
    const nodes = lineOf(next);
    digits.putNumber(nodes.length);
    const branches: { readonly at: number; readonly line: WrittenLine }[] = [];
    let place = before;
    let beside = number === 0 ? next.slice(1) : [];
    for (const [at, node] of nodes.entries()) {
      for (const other of beside) branches.push({ at, line: { before: place, next: [other] } });
      const legal = movesInOrder(rules, places.positionAt(place));
      digits.put(
        legal.findIndex(({ text }) => text === node.move),
        legal.length,
      );
      place = places.after(place, node.move);
      beside = node.next.slice(1);
      written.push(node);
    }
    if (number === 0) end = place;
    writeComments(digits, comments ? nodes : []);
    digits.putNumber(branches.length);
    for (const { at, line } of branches) {
      digits.put(at, nodes.length);
      lines.push(line);
    }
  }
  digits.put(positionCheck(rules, places.positionAt(end)), POSITION_BASE);
  digits.putNumber(written.indexOf(placeAt(tree, record.path) ?? tree));
  return true;
}

interface WrittenLine {
  readonly before: Place;
  /** What goes on from there; the first is the line's own. */
  readonly next: readonly MoveNode[];
}

/** The moves of the line that begins with the first of these. */
function lineOf(next: readonly MoveNode[]): MoveNode[] {
  const nodes: MoveNode[] = [];
  for (let [node] = next; node; [node] = node.next) nodes.push(node);
  return nodes;
}

function writeComments(digits: DigitWriter, places: readonly MoveTree[]): void {
  const commented = [...places.entries()].flatMap(([at, { comment }]) =>
    comment === null ? [] : [{ at, comment }],
  );
  digits.putNumber(commented.length);
  for (const { at, comment } of commented) {
    digits.put(at, places.length);
    digits.putText(comment, MAX_COMMENT_LENGTH);
  }
}

/** A place of the tree that is being read. */
interface ReadPlace {
  comment: string | null;
  readonly next: ReadNode[];
  readonly place: Place;
}

interface ReadNode extends ReadPlace {
  readonly move: string;
}

/** @throws InputError naming what does not fit the rules */
export function readAnalysisContent(digits: DigitReader, id: string, now: number): AnalysisRecord {
  const { game, rules } = readRules(digits);
  const name = readTitle(digits);
  const start = takePosition(digits, rules);
  const places = new Places(rules, start);
  const tree: ReadPlace = { comment: null, next: [], place: places.start };
  const read: ReadPlace[] = [tree];
  readComments(digits, [tree]);
  const lines: ReadPlace[] = [tree];
  let end: ReadPlace = tree;
  for (const [number, before] of lines.entries()) {
    const nodes = readLine(digits, places, before, MAX_PLIES - read.length);
    read.push(...nodes);
    if (number === 0) end = nodes.at(-1) ?? tree;
    readComments(digits, nodes);
    const branches = digits.takeNumber();
    if (branches + lines.length > MAX_PLIES || (branches > 0 && nodes.length === 0)) {
      throw refuse('variationsOfLine', branches, nodes.length);
    }
    for (let branch = 0; branch < branches; branch++) {
      const at = digits.take(nodes.length);
      lines.push(at === 0 ? before : itemAt(nodes, at - 1));
    }
  }
  if (digits.take(POSITION_BASE) !== positionCheck(rules, places.positionAt(end.place))) {
    throw refuse('otherRules', game.name);
  }
  const shown = read.at(digits.takeNumber());
  if (!shown) throw refuse('badPlace');
  const chosen = { game: game.id, options: rules.options, start, tree, path: pathTo(shown.place) };
  return parsePlayableAnalysis({ ...newAnalysis(chosen, id, now), name });
}

/** Reads the moves of a line, up to a limit. */
function readLine(
  digits: DigitReader,
  places: Places,
  before: ReadPlace,
  most: number,
): ReadNode[] {
  const plies = digits.takeNumber();
  if (plies > most) throw refuse('tooManyPliesOf', plies);
  const nodes: ReadNode[] = [];
  let last = before;
  for (let ply = 0; ply < plies; ply++) {
    const legal = movesInOrder(places.rules, places.positionAt(last.place));
    if (legal.length === 0) throw refuse('someMoveAfterEnd');
    const { text: move } = itemAt(legal, digits.take(legal.length));
    if (last.next.some((node) => node.move === move)) {
      throw refuse('moveTwice', move);
    }
    const place = places.after(last.place, move);
    const node: ReadNode = { move, comment: null, next: [], place };
    last.next.push(node);
    nodes.push(node);
    last = node;
  }
  return nodes;
}

function readComments(digits: DigitReader, places: readonly ReadPlace[]): void {
  const count = digits.takeNumber();
  if (count > places.length) {
    throw refuse('commentsOnMoves', count, places.length);
  }
  for (let index = 0; index < count; index++) {
    const place = itemAt(places, digits.take(places.length));
    place.comment = normalizeComment(digits.takeText(MAX_COMMENT_LENGTH));
  }
}
