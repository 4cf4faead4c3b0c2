// A modal dialog: at the foot of a phone, in the middle of a larger screen. The browser's own dialog element keeps the
// focus inside; afterwards it goes back to where it was.
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { IconButton } from './Icon';
import styles from './sheet.module.css';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Buttons that stay in sight while the rest scrolls. */
  readonly footer?: ComponentChildren;
  /** Turned to face a player who sits at the top edge. */
  readonly facesAway?: boolean;
  /** Only its own buttons (and Escape) close it: a stray tap does not. */
  readonly insistent?: boolean;
  /** Mainly read, with little in it to press: keys must scroll it. */
  readonly reading?: boolean;
}

export function Sheet(props: SheetProps) {
  const { title, onClose, children, footer, facesAway = false } = props;
  const { insistent = false, reading = false } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // At once, not after the next paint: meanwhile a key would go nowhere, or the focus be taken from where it went.
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      // Nothing outside an open dialog can take the focus.
      element?.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const element = dialog.current;
    // Only the shade around the body belongs to the dialog element itself. A click there that began inside, as when a
    // text is selected by mouse, is none.
    let pressed: EventTarget | null = null;
    const press = ({ target }: PointerEvent) => {
      pressed = target;
    };
    const closeOnShade = ({ target }: MouseEvent) =>
      target === element && pressed === element && !insistent && onClose();
    element?.addEventListener('pointerdown', press);
    element?.addEventListener('click', closeOnShade);
    return () => {
      element?.removeEventListener('pointerdown', press);
      element?.removeEventListener('click', closeOnShade);
    };
  }, [onClose, insistent]);
  return (
    <dialog
      ref={dialog}
      class={`${styles.root}${facesAway ? ` ${styles.turned}` : ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div class={styles.body}>
        <header class={styles.header}>
          <h2 id={id}>{title}</h2>
          {!insistent && <IconButton icon="close" label="Close" onClick={onClose} />}
        </header>
        <div class={styles.content} {...(reading && { tabIndex: 0 })}>
          {children}
        </div>
        {footer && <footer class={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}
