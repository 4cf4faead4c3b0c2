// The button at the foot of a sheet that does what the sheet is for.
import './button.css';

interface SheetButtonProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

export function SheetButton({ label, disabled = false, onPress }: SheetButtonProps) {
  return (
    <button type="button" class="button primary wide" disabled={disabled} onClick={onPress}>
      {label}
    </button>
  );
}
