// A button that shows an icon alone and tells its name to those who cannot see it. One that cannot be used now can
// still be focused: pressing it to the end must not lose the keyboard's place.
import { Icon, type IconName } from './Icon';
import './button.css';

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
}

export function IconButton({ icon, label, onClick, disabled = false }: IconButtonProps) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
    >
      <Icon name={icon} />
    </button>
  );
}
