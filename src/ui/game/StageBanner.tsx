// A headline over the board for a moment, when the game changes its stage. Those who listen are told by the announcer.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Headline } from '../../games/drawing';
import { exchangesArmies } from '../../rules/effects';
import type { SessionView } from '../../session/types';
import { readersColour } from '../../storage/players';
import styles from './stageBanner.module.css';

/** Milliseconds that a headline stays. */
const STAY = 4500;

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
    const timer = setTimeout(() => setTitle(null), STAY);
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
