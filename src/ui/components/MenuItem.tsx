// A menu and its lines: what each does, with an icon before it.
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './Icon';
import styles from './menuItem.module.css';

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
