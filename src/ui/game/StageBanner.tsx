// A headline over the board for a moment, when the game changes its stage. Those who listen are told by the announcer.
import { useEffect, useRef, useState } from 'preact/hooks';
import { exchangesArmies } from '../../rules/effects';
import type { SessionView } from '../../session/types';
import { colourName } from '../names';
import styles from './stageBanner.module.css';

/** Milliseconds that a headline stays. */
const STAY = 2200;

export function StageBanner({ view }: { readonly view: SessionView }) {
  const before = useRef(view);
  const [title, setTitle] = useState<string | null>(null);
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
      <p key={title} class={styles.root} aria-hidden="true">
        <span>{title}</span>
      </p>
    )
  );
}

/** What has just begun, or null. */
function headline(before: SessionView, view: SessionView): string | null {
  const { board, live } = view;
  if (!live || view.moves.length <= before.moves.length) return null;
  if (board !== before.board && board.lastMove && exchangesArmies(board.lastMove.effects))
    return 'The next stage begins';
  return isChoosing(view) && !isChoosing(before) ? `${colourName(board.side)} chooses` : null;
}

const isChoosing = ({ options }: SessionView): boolean =>
  options.length > 0 && options.every(({ effects }) => exchangesArmies(effects));
