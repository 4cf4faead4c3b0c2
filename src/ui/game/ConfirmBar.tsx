// Asks for the player's word on a move that is shown but not yet played.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useFocusToBoard } from '../../board/useFocusToBoard';
import { Button } from '../components/Button';
import { Icon } from '../components/Icon';
import styles from './confirmBar.module.css';

interface ConfirmBarProps {
  /** The move in the game's notation. */
  readonly move: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function ConfirmBar({ move, onConfirm, onCancel }: ConfirmBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => confirm.current?.focus(), []);
  useFocusToBoard(bar);
  return (
    <div ref={bar} class={styles.root}>
      <Button onClick={onCancel}>
        <Icon name="close" />
        Not this
      </Button>
      <Button ref={confirm} variant="primary" aria-label={`Play it: ${move}`} onClick={onConfirm}>
        <Icon name="check" />
        Play it
      </Button>
    </div>
  );
}
