// What changed in a game: as text for screen readers, and a headline over the board when the game enters a new stage.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Headline } from '../../games/drawing';
import { exchangesArmies } from '../../rules/effects';
import type { Colour } from '../../rules/types';
import type { SessionView } from '../../session/types';
import { readersColour } from '../../storage/record';
import { itemAt, lastItem } from '../../util/items';
import { numberAt } from '../table/MoveList';
import { lastMoveText } from '../words/moveText';
import { colourName } from '../words/names';
import { outcomeText } from '../words/reasons';
import { clocksText } from './clockText';
import styles from './stageBanner.module.css';

/** What became different between two views, in words; empty if nothing worth telling. */
export function announcementText(
  before: SessionView,
  view: SessionView,
  own: Colour | null,
): string {
  const parts: string[] = [];
  const moved = view.moves.length - before.moves.length;
  if (moved < 0) parts.push('Taken back');
  else if (moved > 0) parts.push(newMoveText(view));
  else if (before.outcome && !view.outcome) parts.push('The game goes on');
  else if (!view.live && view.shown !== before.shown) parts.push(pastPositionText(view));
  else if (view.live && !before.live) parts.push('Back at the game');
  const news = headline(before, view);
  if (news) parts.push(`${news.title}. ${news.detail.replace(/\.$/, '')}`);
  if (view.paused !== before.paused && !view.outcome) parts.push(pauseText(view));
  if (view.outcome && !before.outcome) parts.push(outcomeText(view.outcome, view.toMove, own));
  else if (parts.length > 0 && view.live && !view.outcome) parts.push(turnText(view, own));
  return parts.map((part) => `${part}.`).join(' ');
}

/** The newest move, in full if it is on the board. */
function newMoveText({ moves, live, rules, board }: SessionView): string {
  const { notation, side } = lastItem(moves);
  return live
    ? `${colourName(side)}: ${lastMoveText(rules, board, notation)}`
    : `${colourName(side)} has moved: ${notation}`;
}

/** Which position of the past is shown. */
function pastPositionText(view: SessionView): string {
  const { moves, shown } = view;
  if (shown === 0) return 'Position before the first move';
  return `Position after ${colourName(itemAt(moves, shown - 1).side)}’s move ${numberAt(view, shown)}`;
}

/** Pausing announces the clocks. */
function pauseText({ paused, clock }: SessionView): string {
  if (!paused) return 'Resumed';
  return clock ? `Paused. ${clocksText((side) => clock.left[side])}` : 'Paused';
}

function turnText({ board }: SessionView, own: Colour | null): string {
  if (own === null) return `${colourName(board.side)} to move`;
  return own === board.side ? 'Your move' : 'The computer is thinking';
}

/** How long a headline stays. */
const HEADLINE_MS = 4500;

/** The headline, for a moment; hidden from screen readers, which hear the announcement. */
export function StageBanner({ view }: { readonly view: SessionView }) {
  const before = useRef(view);
  const [title, setTitle] = useState<Headline | null>(null);
  useEffect(() => {
    const next = headline(before.current, view);
    before.current = view;
    if (next !== null) setTitle(next);
  }, [view]);
  useEffect(() => {
    if (title === null) return;
    const timer = setTimeout(() => setTitle(null), HEADLINE_MS);
    return () => clearTimeout(timer);
  }, [title]);
  return (
    title !== null && (
      <p key={title.title} class={styles.root} aria-hidden="true">
        <span>
          <strong>{title.title}</strong>
          {title.detail}
        </span>
      </p>
    )
  );
}

/** What has just begun, or null. */
export function headline(before: SessionView, view: SessionView): Headline | null {
  const { board, live, rules } = view;
  if (!live || view.moves.length <= before.moves.length) return null;
  const exchanged = board.lastMove !== null && exchangesArmies(board.lastMove.effects);
  if (!exchanged && before.board.terrain === board.terrain) return null;
  return (
    rules.drawing.headline?.(board.cells, board.terrain, board.side, readersColour(view.record)) ??
    null
  );
}
