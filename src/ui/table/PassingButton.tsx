// A button that goes once it has done what it is for.
import { useRef } from 'preact/hooks';
import { useFocusToBoard } from '../../board/useFocusToBoard';
import '../components/button.css';

interface PassingButtonProps {
  readonly label: string;
  readonly primary?: boolean;
  readonly onPress: () => void;
}

export function PassingButton({ label, primary = false, onPress }: PassingButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusToBoard(button);
  return (
    <button
      ref={button}
      type="button"
      class={`button${primary ? ' primary' : ''}`}
      onClick={onPress}
    >
      {label}
    </button>
  );
}
