// Line icons by name, and what has one: buttons, the lines of a menu; also the dot in the colour of a side.
import type { ComponentChildren } from 'preact';
import { FIRST_ICONS, LineIcon } from './Button';
import './button.css';
import { BLACK, type Colour } from '../../rules/types';
import styles from './menuItem.module.css';
import dot from './sideDisc.module.css';

const PATHS = {
  ...FIRST_ICONS,
  back: 'M14.5 5.5 8 12l6.5 6.5',
  previous: 'M14.5 5.5 8 12l6.5 6.5',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  readOn: 'M5.5 9 12 15.5 18.5 9',
  previousMoment: 'M12 5.5 5.5 12l6.5 6.5M18.5 5.5 12 12l6.5 6.5',
  nextMoment: 'M12 5.5 18.5 12 12 18.5M5.5 5.5 12 12l-6.5 6.5',
  live: 'M6.5 5.5 13 12l-6.5 6.5M17.5 5.5v13',
  toStart: 'M17.5 5.5 11 12l6.5 6.5M6.5 5.5v13',
  analyse: 'M12 20.5v-6M12 14.5 6 9V4M12 14.5 18 9V4M3.5 6.5 6 4l2.5 2.5M15.5 6.5 18 4l2.5 2.5',
  review: 'M4 4.5v15h16.5M7 15.5l4-5.5 3.5 3 5-7.5',
  engine:
    'M7 7h10v10H7zM10 4v3M14 4v3M10 17v3M14 17v3M4 10h3M4 14h3M17 10h3M17 14h3M10.5 10.5h3v3h-3z',
  comment: 'M4.5 5.5h15v11h-9l-4 3.5v-3.5h-2z',
  promote: 'M12 19.5v-14M6.5 11 12 5.5 17.5 11',
  copy: 'M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9',
  close: 'M6 6l12 12M18 6 6 18',
  more: 'M4.5 7h15M4.5 12h15M4.5 17h15',
  takeBack: 'M8.5 4.5 4.5 8.5l4 4M4.5 8.5h9a5.5 5.5 0 0 1 0 11H8',
  redo: 'M15.5 4.5l4 4-4 4M19.5 8.5h-9a5.5 5.5 0 0 0 0 11H16',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  play: 'M7 5v14l11-7-11-7Z',
  flip: 'M7.5 19.5v-15M3.5 8.5l4-4 4 4M16.5 4.5v15M12.5 15.5l4 4 4-4',
  moveNow: 'M5 5.5v13l8-6.5-8-6.5ZM17.5 5.5v13',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  star: 'M12 4l2.5 5.1 5.6.8-4.1 3.9 1 5.6-5-2.6-5 2.6 1-5.6-4.1-3.9 5.6-.8Z',
  keyboard: 'M3 6.5h18v11H3zM6.5 10h.5M10.5 10h.5M14 10h.5M17.5 10h.5M7.5 14h9',
  help: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.4v.4',
  hint: 'M9.5 18.5h5M10.5 21.5h3M12 3a6 6 0 0 0-3.6 10.8c.8.6 1.2 1.4 1.2 2.3h4.8c0-.9.4-1.7 1.2-2.3A6 6 0 0 0 12 3Z',
  flag: 'M6 21V4h11l-2.5 4L17 12H6',
  handshake: 'M4 9h16M4 15h16',
  branch: 'M7 20.5v-17M7 14c6 0 10-2 10-8.5M13.5 8.5 17 5l3.5 3.5',
  plus: 'M12 5v14M5 12h14',
  share: 'M12 15V3.5M8 7.2l4-4 4 4M7 11H5v9.5h14V11h-2',
  code: 'M4.5 4.5h5.5V10H4.5zM14 4.5h5.5V10H14zM4.5 14H10v5.5H4.5zM14 14h2v2M19.5 14v2.5h-2M14 19.5h2.5M19.5 19.5v.2',
  nearby:
    'M12 17.5v.2M8.8 14.3a4.6 4.6 0 0 1 6.4 0M5.9 11.4a8.7 8.7 0 0 1 12.2 0M3 8.5a12.8 12.8 0 0 1 18 0',
  swap: 'M4 8.5h14M14.5 5 18 8.5 14.5 12M20 15.5H6M9.5 12 6 15.5 9.5 19',
  seats: 'M7 9h10v6H7zM12 3.2v2.2M12 18.6v2.2M9.5 3.2h5M9.5 20.8h5',
  pin: 'M9 4h6l-.8 6 2.8 3.5H7L9.8 10 9 4ZM12 13.5V20',
  rename: 'M5 19l.9-4L16.4 4.5l3.1 3.1L9 18.1 5 19ZM14 7l3 3',
  hand: 'M8 12.5V6a1.6 1.6 0 0 1 3.2 0v5M11.2 10.5V4.6a1.6 1.6 0 0 1 3.2 0v6M14.4 11V6.4a1.5 1.5 0 0 1 3 0v7.4c0 4-2.4 6.7-6 6.7-3 0-4.4-1.6-5.6-4L4 12.8a1.5 1.5 0 0 1 2.6-1.4L8 13.5',
  eraser:
    'M9 19.5h11M5.2 15.2 14 6.4a2 2 0 0 1 2.8 0l2.8 2.8a2 2 0 0 1 0 2.8L12 19.5H9l-3.8-3.8M10 10.5l5.6 5.6',
  balance: 'M12 4v16M7 20h10M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z',
  mirror: 'M12 3.5v17M9 7.5 3.5 17H9zM15 7.5l5.5 9.5H15z',
  trash: 'M5 7h14M9.5 7V4.5h5V7M7 7l1 12.5h8L17 7',
  warning: 'M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 16.8v.4',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return <LineIcon path={PATHS[name]} filled={name === 'star'} />;
}

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** What a mouse that rests on it is shown; the label unless given. */
  readonly title?: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  /** Says why it is disabled, where that needs to be said. */
  readonly onRefused?: () => void;
}

/**
 * Shows an icon alone, named for readers. While disabled it can still be focused, so that pressing Next to the end does
 * not lose the keyboard's place.
 */
export function IconButton({
  icon,
  label,
  title = label,
  onClick,
  disabled = false,
  onRefused,
}: IconButtonProps) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={title}
      aria-disabled={disabled}
      onClick={() => (disabled ? onRefused?.() : onClick())}
    >
      <Icon name={icon} />
    </button>
  );
}

/** A list of `MenuItem`s. */
export function Menu({ children }: { readonly children: ComponentChildren }) {
  return <ul class={styles.menu}>{children}</ul>;
}

interface MenuItemProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
}

export function MenuItem({ icon, label, onClick }: MenuItemProps) {
  return (
    <li>
      <button type="button" class={styles.root} onClick={onClick}>
        <Icon name={icon} />
        {label}
      </button>
    </li>
  );
}

interface SideDiscProps {
  readonly colour: Colour;
  /** Marked as the side to move. */
  readonly toMove?: boolean;
}

/** A dot in the colour of a side. Decoration: words beside it say which side is meant. */
export function SideDisc({ colour, toMove = false }: SideDiscProps) {
  const black = colour === BLACK ? ` ${dot.black}` : '';
  const marked = toMove ? ` ${dot.toMove}` : '';
  return <span class={`${dot.root}${black}${marked}`} aria-hidden="true" />;
}
