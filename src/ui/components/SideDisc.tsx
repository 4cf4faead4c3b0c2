// A dot in the colour of a side. Decoration: words beside it say which side is meant.
import { BLACK, type Colour } from '../../rules/types';
import styles from './sideDisc.module.css';

interface SideDiscProps {
  readonly colour: Colour;
  /** Marked as the side to move. */
  readonly toMove?: boolean;
}

export function SideDisc({ colour, toMove = false }: SideDiscProps) {
  const black = colour === BLACK ? ` ${styles.black}` : '';
  const marked = toMove ? ` ${styles.toMove}` : '';
  return <span class={`${styles.root}${black}${marked}`} aria-hidden="true" />;
}
