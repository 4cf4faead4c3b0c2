// What became different in an analysis, in words for those who listen: the place shown, deletions, the engine's state.
import { lastMoveText } from '../words/moveText';
import { colourName } from '../words/names';
import { outcomeText } from '../words/reasons';
import { placeSentence } from './places';
import type { View } from './types';

/** What became different between two views, in words; empty if nothing worth telling. */
export function changes(before: View, view: View): string {
  const parts: string[] = [];
  if (view.canUndoDelete && before.record.tree !== view.record.tree) parts.push('Deleted');
  else if (before.canUndoDelete && !view.canUndoDelete && isLonger(view, before)) {
    parts.push('Brought back');
  }
  if (before.place !== view.place) parts.push(...placeWords(before, view));
  return parts.map((part) => `${part}.`).join(' ');
}

const isLonger = (one: View, other: View): boolean =>
  one.record.tree.length > other.record.tree.length;

/** Where one has come to, and what stands there. */
function placeWords(before: View, view: View): string[] {
  const { place, branches, outcome, board, comment } = view;
  const words: string[] = [];
  if (before.inVariation !== view.inVariation) {
    words.push(view.inVariation ? 'In a variation' : 'In the main line');
  }
  words.push(place.parent === before.place ? movedWords(view) : placeSentence(view));
  if (comment) words.push(`Comment: ${comment.replace(/\.$/, '')}`);
  if (outcome) words.push(outcomeText(outcome, board.side));
  else words.push(`${colourName(board.side)} to move`);
  if (branches.length > 1) words.push(`${branches.length} ways on`);
  return words;
}

/** The move just made, or gone along with, in full. */
function movedWords({ place, rules, board }: View): string {
  if (!place.played) return '';
  const { side, notation } = place.played;
  return `${colourName(side)}: ${lastMoveText(rules, board, notation)}`;
}
