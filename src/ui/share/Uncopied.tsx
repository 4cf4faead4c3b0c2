// A text that could not be put on the clipboard, selected, for the player to copy.
import { useLayoutEffect, useRef } from 'preact/hooks';
import longText from '../components/longText.module.css';
import styles from './uncopied.module.css';

export interface UncopiedProps {
  readonly what: string;
  readonly text: string;
}

export function Uncopied({ what, text }: UncopiedProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [text]);
  return (
    <textarea
      ref={field}
      class={`${longText.field} ${styles.root}`}
      aria-label={what}
      rows={4}
      readOnly={true}
      value={text}
    />
  );
}
