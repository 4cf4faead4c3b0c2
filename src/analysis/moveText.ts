// The moves of an analysis as words: exact move texts with numbers, comments in braces, variations in parentheses. What is
// written here is read back as the same tree; which moves are legal is judged by places.ts. Moves as people write them become
// exact ones: those that a text shows as the move list does, or as somebody typed them.
import { AS_STORED, readTypedMove, spelledMoves } from '../games/moveReading';
import type { RuleSet } from '../games/ruleSet';
import { InputError, refuse, type Said } from '../input/input';
import { MAX_MOVES } from '../rules/move';
import type { Position } from '../rules/position';
import { type Colour, withFieldName } from '../rules/types';
import { itemAt, lastItem } from '../util/items';
import { MAX_TREE_MOVES, type MoveNode, type MoveTree, normalizeComment, walk } from './tree';

/** No move of any game is written with more characters: a disc that surrounds all its neighbours names each of them. */
const MAX_MOVE_LENGTH = 40;
/** How much of a bad part is shown. */
const MAX_QUOTED_LENGTH = 20;

/** The words of a tree's moves; put spaces or line ends between them. */
export function moveTokens(tree: MoveTree): string[] {
  const words: string[] = commentTokens(tree);
  const { next } = tree;
  const jobs: Job[] = next.length > 0 ? [lineJob(next, 0, true)] : [];
  for (let job = jobs.pop(); job; job = jobs.pop()) {
    if (job === CLOSE) {
      words[words.length - 1] += ')';
      continue;
    }
    const { node, siblings, ply, numbered, opens } = job;
    const mark = opens ? '(' : '';
    if (numbered || ply % 2 === 0) words.push(mark + moveNumber(ply), node.move);
    else words.push(mark + node.move);
    const comment = commentTokens(node);
    words.push(...comment);
    if (node.next.length > 0) {
      jobs.push(lineJob(node.next, ply + 1, comment.length > 0 || siblings.length > 0));
    }
    for (const sibling of [...siblings].reverse()) {
      jobs.push(CLOSE, { node: sibling, siblings: [], ply, numbered: true, opens: true });
    }
  }
  return words;
}

/** `3.` before a move of even ply, `3...` before the other one of a pair; plies count from 0. */
const moveNumber = (ply: number): string =>
  `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? '.' : '...'}`;

const CLOSE = ')';

/** A move that is still to be written, and what follows it. */
type Job =
  | typeof CLOSE
  | {
      readonly node: MoveNode;
      /** The moves of variations that begin in its place. */
      readonly siblings: readonly MoveNode[];
      readonly ply: number;
      readonly numbered: boolean;
      /** Whether it begins a variation. */
      readonly opens: boolean;
    };

function lineJob(nodes: readonly MoveNode[], ply: number, numbered: boolean): Job {
  return { node: itemAt(nodes, 0), siblings: nodes.slice(1), ply, numbered, opens: false };
}

/** A `[` at the beginning of a line would look like a tag. */
function commentTokens({ comment }: MoveTree): string[] {
  return comment === null ? [] : `{${comment.replace(/[}[\\]/g, '\\$&')}}`.split(' ');
}

/** A tree that grows while its text is read. */
interface Growing {
  comment: string | null;
  next: GrowingNode[];
}

interface GrowingNode extends Growing {
  readonly move: string;
}

/** A line being read: where its last move was played, and where that led. */
interface OpenLine {
  before: Growing | null;
  last: Growing;
  /** Whether a move of it has been read. */
  begun: boolean;
}

/**
 * Reads the words of a tree's moves in linear time. A move that is there already is gone along with. `joined` is a word that
 * makes one move with the next.
 * @throws InputError naming the move, comment or parenthesis that is wrong
 */
export function parseMoveText(text: string, joined?: string): MoveTree {
  const start: Growing = { comment: null, next: [] };
  const lines: OpenLine[] = [{ before: null, last: start, begun: true }];
  let count = 0;
  let before = '';
  for (const { kind, text: word } of partsOf(text)) {
    const line = lastItem(lines);
    if (kind === 'comment') addComment(line, word);
    else if (kind === 'open') lines.push(variationOf(line));
    else if (kind === 'close') {
      if (lines.length === 1) throw refuse('closesNoVariation');
      if (!line.begun) throw refuse('emptyVariation');
      lines.pop();
    } else {
      const move = before + word.replace(NUMBER, '');
      before = move === joined ? `${move} ` : '';
      if (move === '' || before !== '') continue;
      if (++count > MAX_TREE_MOVES) throw refuse('tooManyMoves', MAX_TREE_MOVES);
      addMove(line, move);
    }
  }
  if (before !== '') throw refuse('halfMove', before.trim());
  if (lines.length > 1) throw refuse('openVariation');
  return start;
}

/** A number of moves, alone or before one, which says nothing that their order does not. */
const NUMBER = /^\d{1,9}(?:\.{1,3}|…)/;

function addMove(line: OpenLine, move: string): void {
  if (move.length > MAX_MOVE_LENGTH) throw refuse('notMove', cut(move));
  const { next } = line.last;
  let node = next.find((one) => one.move === move);
  if (!node) {
    if (next.length >= MAX_MOVES) {
      throw refuse('tooManyVariations', MAX_MOVES);
    }
    node = { move, comment: null, next: [] };
    next.push(node);
  }
  line.before = line.last;
  line.last = node;
  line.begun = true;
}

function addComment({ last, begun }: OpenLine, text: string): void {
  if (!begun) throw refuse('earlyComment', cut(text));
  last.comment = normalizeComment(last.comment === null ? text : `${last.comment} ${text}`);
}

function variationOf({ before, begun }: OpenLine): OpenLine {
  if (!before || !begun) {
    throw refuse('earlyVariation');
  }
  return { before: null, last: before, begun: false };
}

interface Part {
  readonly kind: 'word' | 'comment' | 'open' | 'close';
  readonly text: string;
}

/** The parts of a text: words, comments without their braces, parentheses. */
function* partsOf(text: string): Generator<Part> {
  const pattern = /[^\s(){}]+|[(){}]/g;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const [part] = found;
    if (part === '(') yield { kind: 'open', text: part };
    else if (part === ')') yield { kind: 'close', text: part };
    else if (part === '}') throw refuse('closesNoComment');
    else if (part === '{') {
      const end = endOfComment(text, pattern.lastIndex);
      const inside = text.slice(pattern.lastIndex, end);
      pattern.lastIndex = end + 1;
      yield { kind: 'comment', text: inside.replace(/\\(.)/gsu, '$1') };
    } else yield { kind: 'word', text: part };
  }
}

/** Index of the brace that closes the comment which goes on at `from`. @throws InputError if none does */
function endOfComment(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '}') return at;
    if (text[at] === '\\') at++;
  }
  throw refuse('openComment', cut(text.slice(from)));
}

const cut = (text: string): string =>
  text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH).trim()}…` : text.trim();

/**
 * The same tree with exact move texts; what is the same move written differently becomes one. `nameOf` names the last of
 * the moves that these sides made. @throws InputError naming the move that is not legal, or not clear
 */
export function exactMoves(
  rules: RuleSet,
  start: string,
  tree: MoveTree,
  nameOf: (sides: readonly Colour[]) => Said,
): MoveTree {
  const position = withFieldName('start', () => rules.parse(start));
  const exact: Growing = { comment: tree.comment, next: [] };
  const line: Growing[] = [exact];
  const sides: Colour[] = [];
  for (const { node, left } of walk(tree)) {
    if (left) {
      position.unmake();
      line.pop();
      sides.pop();
      continue;
    }
    sides.push(position.side);
    const move = withFieldName(
      () => nameOf(sides),
      () => exactMove(rules, position, node.move),
    );
    line.push(grown(lastItem(line), node, move));
    position.make(rules.parseMove(position, move));
  }
  return exact;
}

function exactMove(rules: RuleSet, position: Position, written: string): string {
  if (position.outcome()) throw refuse('moveAfterEnd', written);
  try {
    return readTypedMove(rules, position, spelledMoves(rules, position), written, AS_STORED);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw refuse('illegalMoveBecause', written, error.refusal);
  }
}

/** Adds a move to a place, or goes along with it if it is there; what is said of it twice is said in one. */
function grown(place: Growing, { comment }: MoveNode, move: string): GrowingNode {
  const known = place.next.find((one) => one.move === move);
  if (known) {
    known.comment = [known.comment, comment].filter((said) => said !== null).join(' ') || null;
    return known;
  }
  const node = { move, comment, next: [] };
  place.next.push(node);
  return node;
}
