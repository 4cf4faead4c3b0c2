// What became different in a game, in words for those who listen: moves, check, the result, whose turn it is.

import type { Colour } from '../../rules/types';
import type { SessionView } from '../../session/types';
import { itemAt, lastItem } from '../../util/items';
import { numberAt } from '../table/moveRows';
import { lastMoveText } from '../words/moveText';
import { colourName } from '../words/names';
import { outcomeText } from '../words/reasons';
import { clocksWords } from './clockText';
import { headline } from './StageBanner';

/** What became different between two views, in words; empty if nothing worth telling. */
export function changes(before: SessionView, view: SessionView, own: Colour | null): string {
  const parts: string[] = [];
  const moved = view.moves.length - before.moves.length;
  if (moved < 0) parts.push('Taken back');
  else if (moved > 0) parts.push(moveWords(view));
  else if (before.outcome && !view.outcome) parts.push('The game goes on');
  else if (!view.live && view.shown !== before.shown) parts.push(pastWords(view));
  else if (view.live && !before.live) parts.push('Back at the game');
  const news = headline(before, view);
  if (news) parts.push(`${news.title}. ${news.detail.replace(/\.$/, '')}`);
  if (view.paused !== before.paused && !view.outcome) parts.push(pauseWords(view));
  if (view.outcome && !before.outcome) parts.push(outcomeText(view.outcome, view.toMove));
  else if (parts.length > 0 && view.live && !view.outcome) parts.push(turn(view, own));
  return parts.map((part) => `${part}.`).join(' ');
}

/** The newest move, in full if it is on the board. */
function moveWords({ moves, live, rules, board }: SessionView): string {
  const { notation, side } = lastItem(moves);
  return live
    ? `${colourName(side)}: ${lastMoveText(rules, board, notation)}`
    : `${colourName(side)} has moved: ${notation}`;
}

/** Which position of the past is shown. */
function pastWords(view: SessionView): string {
  const { moves, shown } = view;
  if (shown === 0) return 'Position before the first move';
  return `Position after ${colourName(itemAt(moves, shown - 1).side)}'s move ${numberAt(view, shown)}`;
}

/** Whoever pauses is told the time. */
function pauseWords({ paused, clock }: SessionView): string {
  if (!paused) return 'It goes on';
  return clock ? `Paused. ${clocksWords((side) => clock.left[side])}` : 'Paused';
}

function turn({ board }: SessionView, own: Colour | null): string {
  if (own === null) return `${colourName(board.side)} to move`;
  return own === board.side ? 'Your move' : 'The computer is thinking';
}
