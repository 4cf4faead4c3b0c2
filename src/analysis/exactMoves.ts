// Moves as people write them become exact move texts: those that a text shows as the move list does, or as somebody typed
// them.
import { readTypedMove, spelledMoves } from '../games/moveReading';
import type { RuleSet } from '../games/ruleSet';
import type { Position } from '../rules/position';
import { type Colour, InputError, withFieldName } from '../rules/types';
import { lastItem } from '../util/items';
import { type MoveNode, type MoveTree, walk } from './tree';

/** A place of the tree that is being made. */
interface Growing {
  comment: string | null;
  readonly next: GrowingNode[];
}

interface GrowingNode extends Growing {
  readonly move: string;
}

/**
 * The same tree with exact move texts; what is the same move written differently becomes one. `nameOf` names the last of
 * the moves that these sides made. @throws InputError naming the move that is not legal, or not clear
 */
export function exactMoves(
  rules: RuleSet,
  start: string,
  tree: MoveTree,
  nameOf: (sides: readonly Colour[]) => string,
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
  if (position.outcome()) throw new InputError(`"${written}" comes after the game ended`);
  try {
    return readTypedMove(rules, position, spelledMoves(rules, position), written, true);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(`illegal move "${written}". ${error.message.replace(/\.$/, '')}`);
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
