// A message at the foot of the screen that stays until it is answered. It never takes the focus.
import type { ComponentChildren } from 'preact';
import { Button } from './Button';
import styles from './toast.module.css';

interface ToastProps {
  readonly children: ComponentChildren;
  readonly actions: readonly ToastAction[];
}

interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

export function Toast({ children, actions }: ToastProps) {
  return (
    <div class={styles.root} role="status">
      <p>{children}</p>
      <div class={styles.actions}>
        {actions.map(({ label, onClick }) => (
          <Button key={label} onClick={onClick}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
