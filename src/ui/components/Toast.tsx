// A message at the foot of the screen that stays until it is answered. It never takes the focus.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { focusHeading } from '../state/page';
import { Button } from './Button';
import { useIsPainted } from './later';
import styles from './toast.module.css';

interface ToastProps {
  readonly children: ComponentChildren;
  readonly actions: readonly ToastAction[];
  /** Whether an answer is being carried out, so that no other is taken. */
  readonly isAnswered?: boolean;
}

interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

export function Toast({ children, actions, isAnswered = false }: ToastProps) {
  const root = useRef<HTMLDivElement>(null);
  const isPainted = useIsPainted();
  useLayoutEffect(() => {
    const held = root.current;
    return () => {
      if (held?.contains(document.activeElement)) focusHeading();
    };
  }, []);
  return (
    <div ref={root} class={styles.root} role="status">
      <p>{isPainted && children}</p>
      <div class={styles.actions}>
        {actions.map(({ label, onClick }) => (
          <Button key={label} aria-disabled={isAnswered} onClick={isAnswered ? undefined : onClick}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
