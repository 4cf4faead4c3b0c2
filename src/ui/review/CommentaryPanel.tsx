// What is said about the move shown, and the engine's lines as moves that can be pressed.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { LineKind, ReviewCursor } from '../../session/review/reviewedGame';
import pressed from '../table/moves.module.css';
import type { Commentary } from './commentary';
import styles from './words.module.css';

interface CommentaryPanelProps {
  readonly commentary: Commentary;
  readonly cursor: ReviewCursor;
  readonly onCursor: (cursor: ReviewCursor) => void;
}

export function CommentaryPanel({ commentary, cursor, onCursor }: CommentaryPanelProps) {
  const { mark, sentences, lines, from } = commentary;
  const root = useRef<HTMLElement>(null);
  // Another move is read from its beginning; along a line, the move shown stays in sight. With the next frame, which lays
  // the page out anyway.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      const box = root.current;
      const current = cursor.line && box?.querySelector<HTMLElement>('[aria-current]');
      if (box) box.scrollTop = current ? current.offsetTop - box.clientHeight / 2 : 0;
      const line = current?.parentElement;
      if (line) line.scrollLeft = current.offsetLeft - line.clientWidth / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [cursor]);
  const isShown = (kind: LineKind, moves: number) =>
    cursor.line?.kind === kind && cursor.line.moves === moves;
  return (
    <section ref={root} class={styles.root} aria-label="About this move" data-part="words">
      <p>
        {mark && <strong>{mark}. </strong>}
        {sentences}
      </p>
      {lines.map(({ kind, label, notations }) => (
        <fieldset key={kind} class={styles.line} aria-label={label}>
          <span class={styles.label} aria-hidden="true">
            {label}:
          </span>
          {notations.map((notation, index) => (
            <button
              key={index}
              type="button"
              class={`${pressed.move} ${styles.move}`}
              aria-current={isShown(kind, index + 1) ? 'true' : undefined}
              onClick={() => onCursor({ ply: from, line: { kind, moves: index + 1 } })}
            >
              {notation}
            </button>
          ))}
        </fieldset>
      ))}
    </section>
  );
}
