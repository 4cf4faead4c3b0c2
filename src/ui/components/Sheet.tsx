// A modal dialog: at the foot of a phone, in the middle of a larger screen. The browser's own dialog element keeps the
// focus inside; afterwards it goes back to where it was.
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Mood } from '../../games/drawing';
import { textsOf } from '../../language/texts';
import { createObservable } from '../../util/observable';
import { enteredName } from '../words/givenNames';
import { Button } from './Button';
import { IconButton } from './Icon';
import styles from './sheet.module.css';
import textField from './textField.module.css';

const texts = textsOf('parts');

/** How many are open; the page behind them is inert, so that screen readers hear no change there. */
export const openSheets = createObservable(0);

interface SheetProps {
  readonly title: string;
  /** Heard after the title; seen elsewhere. */
  readonly description?: string;
  /** Of the game that it is about, where the screen below is about none. */
  readonly mood?: Mood | undefined;
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
  const { title, description, mood, onClose, children, footer, facesAway = false } = props;
  const { insistent = false, reading = false } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const id = useId();
  // At once, not after the next paint: meanwhile a key would go nowhere, or the focus be taken from where it went.
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    openSheets.set(openSheets.get() + 1);
    return () => {
      // Nothing outside an open dialog can take the focus.
      element?.close();
      openSheets.set(openSheets.get() - 1);
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  // What comes under another title is read from its beginning.
  useLayoutEffect(() => {
    if (content.current) content.current.scrollTop = 0;
  }, [title]);
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
      data-mood={mood}
      aria-labelledby={id}
      aria-describedby={description && `${id}-description`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {description && (
        <p id={`${id}-description`} hidden>
          {description}
        </p>
      )}
      <div class={styles.body}>
        <header class={styles.header}>
          <h2 id={id} class={styles.title}>
            {title}
          </h2>
          {!insistent && <IconButton icon="close" label={texts.close} onClick={onClose} />}
        </header>
        <div ref={content} class={styles.content} tabIndex={reading ? 0 : -1}>
          {children}
        </div>
        {footer && <footer class={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}

/** Wraps a menu item's action: the sheet closes first. */
export const closing = (close: () => void) => (action: () => void) => () => {
  close();
  action();
};

export interface TextSheetProps {
  readonly title: string;
  /** Names the field. */
  readonly label: string;
  /** What stands there so far. */
  readonly text: string;
  /** Characters that it may have. */
  readonly longest: number;
  readonly hint: string;
  /** Why the last text was refused. */
  readonly problem: string | null;
  readonly onSave: (text: string) => void;
  readonly onClose: () => void;
}

/** Asks for one line of text. */
export function TextSheet(props: TextSheetProps) {
  const { title, label, longest, hint, problem, onSave, onClose } = props;
  const [text, setText] = useState(() => enteredName(props.text));
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    // In Chromium alone, selecting its text gives the field the focus, too.
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <Sheet title={title} onClose={onClose}>
      <form
        class={textField.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSave(enteredName(text));
        }}
      >
        <label for={id}>{label}</label>
        <input
          ref={field}
          id={id}
          class={textField.field}
          type="text"
          maxLength={longest}
          autocomplete="off"
          value={text}
          aria-describedby={`${id}-hint`}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <p id={`${id}-hint`} class="hint-text">
          {hint}
        </p>
        <p role="alert" class="error-text">
          {problem}
        </p>
        <Button type="submit" variant="primary">
          {texts.save}
        </Button>
      </form>
    </Sheet>
  );
}

interface StepReportProps {
  readonly step: string;
  /** Above the rest on a phone on its side, not beside it. */
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
}

/** What a sheet says at a step, focused where the pressed button has gone with its step. */
export function StepReport({ step, isWide = false, children }: StepReportProps) {
  const report = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isFirst.current) report.current?.focus();
    isFirst.current = false;
  }, [step]);
  return (
    <div
      ref={report}
      role="status"
      tabIndex={-1}
      class={styles.report}
      data-wide={isWide || undefined}
    >
      {children}
    </div>
  );
}
