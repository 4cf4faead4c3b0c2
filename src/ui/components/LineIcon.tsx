// A line icon on a 24 x 24 grid. Decoration: the button around one carries the name.
import styles from './icon.module.css';

/** Icons of the first screen; the others come with the screens that have them (Icon.tsx). */
export const FIRST_ICONS = {
  book: 'M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14',
  history: 'M4.5 5v4.5H9M5 9.5a8 8 0 1 1-1 4.5M12 8v4.5l3 2',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4ZM9 14.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z',
} as const;

interface LineIconProps {
  readonly path: string;
  readonly filled?: boolean;
}

export function LineIcon({ path, filled = false }: LineIconProps) {
  return (
    <svg
      class={styles.root}
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={filled ? { fill: 'currentColor' } : undefined}
    >
      <path d={path} />
    </svg>
  );
}
