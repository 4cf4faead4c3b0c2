// A line of a menu: what it does, with an icon before it.
import { Icon, type IconName } from './Icon';
import './menuItem.css';

export interface MenuItemProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
}

export function MenuItem({ icon, label, onClick }: MenuItemProps) {
  return (
    <li>
      <button type="button" class="menu-item" onClick={onClick}>
        <Icon name={icon} />
        {label}
      </button>
    </li>
  );
}
