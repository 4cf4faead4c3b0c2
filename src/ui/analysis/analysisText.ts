// What an analysis says: the name of the place shown, what screen readers announce of a change, and why the turn does not pass.
import { shownNotation } from '../../games/alphabet';
import { textsOf } from '../../language/texts';
import type { PassRefusal } from '../../reasons/reason';
import { type Colour, opposite } from '../../rules/types';
import { headlineOf } from '../../session/moves';
import { grammar } from '../../words/grammar';
import { whoIs } from '../../words/speaker';
import type { Settings } from '../settings/settings';
import {
  forcedPassText,
  type HeardHow,
  headlineText,
  lastMoveText,
  playedMoveText,
} from '../words/moveText';
import { colourName, outcomeText } from '../words/names';
import type { View } from './types';

const texts = textsOf('analysis');

/** What changed between two views; empty if it is not worth telling. */
export function analysisAnnouncement(
  before: View,
  view: View,
  style: Settings['moveStyle'] = 'full',
): string {
  const parts: string[] = [];
  if (view.canUndoDelete && before.record.tree !== view.record.tree) parts.push(texts.deleted);
  else if (before.restored !== view.restored) parts.push(texts.restored);
  if (before.place !== view.place) parts.push(...placeTexts(before, view, style));
  return texts.sentences(parts);
}

/** The place shown and its content. */
function placeTexts(before: View, view: View, style: Settings['moveStyle']): string[] {
  const { place, branches, outcome, board, comment, rules } = view;
  const said: string[] = [];
  const end = outcome && outcomeText(outcome, board.side);
  if (before.inVariation !== view.inVariation) {
    said.push(view.inVariation ? texts.inVariation : texts.inMainLine);
  }
  said.push(
    place.parent === before.place
      ? moveSentence(view, { followedBy: end ?? '', style })
      : placeSentence(view),
  );
  if (comment) said.push(texts.comment(comment.replace(/\.$/, '')));
  const news = headlineOf(rules, before.board, board, null);
  if (news && place.parent === before.place) said.push(headlineText(news));
  const pass = forcedPassText(rules, view.options, board.side, null);
  if (end) said.push(end);
  else if (pass) said.push(pass);
  else said.push(texts.toMove(colourName(board.side)));
  if (branches.length > 1) said.push(texts.continuations(branches.length));
  return said;
}

/** The move just made or followed. */
function moveSentence({ place, rules, board }: View, how: HeardHow): string {
  const { lastMove } = board;
  if (!place.played || !lastMove) return '';
  const { side, notation } = place.played;
  return playedMoveText(colourName(side), rules, { ...lastMove, notation }, how);
}

/** The place shown: `3. Cf4`, `3... Cf4`, `the start`. */
export function placeLabel({ place, rules }: Pick<View, 'place' | 'rules'>): string {
  const { played, number, second } = place;
  return played
    ? `${number}${second ? '...' : '.'} ${shownNotation(rules, played.notation)}`
    : texts.theStart;
}

/** The place shown in a sentence, for screen readers. */
export function placeSentence({ place, rules, board }: Pick<View, 'place' | 'rules' | 'board'>) {
  if (!place.played) return texts.beforeFirst;
  const { side, notation } = place.played;
  return texts.afterMove(colourName(side), place.number, lastMoveText(rules, board, notation));
}

const NOBODY = { reader: null };

/**
 * Why the other side's plans cannot be shown: "White is in check and must answer it before Black moves."
 * @param side who is to move
 */
export const passRefusalText = (refusal: PassRefusal, side: Colour): string =>
  grammar.unpassable[refusal](whoIs(side, NOBODY), whoIs(opposite(side), NOBODY));
