// Asks for the player's word on a move that is shown but not yet played.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../components/Icon';
import '../components/button.css';

export interface ConfirmBarProps {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function ConfirmBar({ onConfirm, onCancel }: ConfirmBarProps) {
  const confirm = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => confirm.current?.focus(), []);
  return (
    <div class="confirm-bar">
      <button type="button" class="button" onClick={onCancel}>
        <Icon name="close" />
        Not this
      </button>
      <button ref={confirm} type="button" class="button primary" onClick={onConfirm}>
        <Icon name="check" />
        Play it
      </button>
    </div>
  );
}
