// What an analysis says: the name of the place shown, and what screen readers announce of a change.
import { headlineOf } from '../../session/moves';
import type { Settings } from '../settings/settings';
import {
  forcedPassText,
  type HeardHow,
  headlineText,
  lastMoveText,
  playedMoveText,
} from '../words/moveText';
import { colourName } from '../words/names';
import { outcomeText } from '../words/reasons';
import type { View } from './types';

/** What changed between two views; empty if it is not worth telling. */
export function analysisAnnouncement(
  before: View,
  view: View,
  style: Settings['moveStyle'] = 'full',
): string {
  const parts: string[] = [];
  if (view.canUndoDelete && before.record.tree !== view.record.tree) parts.push('Deleted');
  else if (before.canUndoDelete && !view.canUndoDelete && isLonger(view, before)) {
    parts.push('Restored');
  }
  if (before.place !== view.place) parts.push(...placeTexts(before, view, style));
  return parts.map((part) => `${part}.`).join(' ');
}

const isLonger = (one: View, other: View): boolean =>
  one.record.tree.length > other.record.tree.length;

/** The place shown and its content. */
function placeTexts(before: View, view: View, style: Settings['moveStyle']): string[] {
  const { place, branches, outcome, board, comment, rules } = view;
  const texts: string[] = [];
  const end = outcome && outcomeText(outcome, board.side);
  if (before.inVariation !== view.inVariation) {
    texts.push(view.inVariation ? 'In a variation' : 'In the main line');
  }
  texts.push(
    place.parent === before.place
      ? moveSentence(view, { followedBy: end ?? '', style })
      : placeSentence(view),
  );
  if (comment) texts.push(`Comment: ${comment.replace(/\.$/, '')}`);
  const news = headlineOf(rules, before.board, board, null);
  if (news && place.parent === before.place) texts.push(headlineText(news));
  const pass = forcedPassText(rules, view.options, board.side, null);
  if (end) texts.push(end);
  else if (pass) texts.push(pass);
  else texts.push(`${colourName(board.side)} to move`);
  if (branches.length > 1) texts.push(`${branches.length} continuations`);
  return texts;
}

/** The move just made or followed. */
function moveSentence({ place, rules, board }: View, how: HeardHow): string {
  const { lastMove } = board;
  if (!place.played || !lastMove) return '';
  const { side, notation } = place.played;
  return playedMoveText(colourName(side), rules, { ...lastMove, notation }, how);
}

/** The place shown: `3. Cf4`, `3... Cf4`, `the start`. */
export function placeLabel({ place }: Pick<View, 'place'>): string {
  const { played, number, second } = place;
  return played ? `${number}${second ? '...' : '.'} ${played.notation}` : 'the start';
}

/** The place shown in a sentence, for screen readers. */
export function placeSentence({ place, rules, board }: Pick<View, 'place' | 'rules' | 'board'>) {
  if (!place.played) return 'Position before the first move';
  const { side, notation } = place.played;
  return `After ${colourName(side)}’s move ${place.number}: ${lastMoveText(rules, board, notation)}`;
}
