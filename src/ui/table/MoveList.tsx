// The moves in the game's own notation: a line that scrolls sideways on a phone, a score sheet beside the board. A tap
// shows the position after a move; the last button leads back to the game.
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Session, SessionView } from '../../session/types';
import { IconButton } from '../components/IconButton';
import styles from './moveList.module.css';
import { firstSide, type ListedMove, type MoveCell, moveRows } from './moveRows';
import pressed from './moves.module.css';

interface MoveListProps {
  readonly view: Pick<SessionView, 'shown' | 'live' | 'rules'> & {
    readonly moves: readonly ListedMove[];
    readonly record: { readonly id: string };
  };
  readonly session: Pick<Session, 'show' | 'showLive'>;
  /** What is to be seen and heard beside moves, by the ply after them. */
  readonly signs?: ReadonlyMap<number, MoveSign>;
  /** What the last button does, by name. */
  readonly end?: string;
}

/** Beside a move: "??", heard as "Blunder". */
interface MoveSign {
  readonly text: string;
  readonly words: string;
}

export function MoveList({ view, session, signs, end = 'Back to the game' }: MoveListProps) {
  const { moves, shown, live, rules, record } = view;
  const list = useRef<HTMLOListElement>(null);
  const first = useMemo(() => firstSide(rules), [rules]);
  const rows = useMemo(() => moveRows(moves, first), [moves, first]);

  // With the next frame, which lays the page out anyway: doing so within the tap that played the move delays its answer.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      const box = list.current;
      const current = box?.querySelector('[aria-current]');
      if (box && current) scrollInto(box, current);
    });
    return () => cancelAnimationFrame(frame);
  }, [shown, moves]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const ply = Math.min(Math.max(shown + step, 0), moves.length);
    session.show(ply);
    list.current?.querySelector<HTMLButtonElement>(`[data-ply="${ply}"]`)?.focus();
  };

  const cell = (move: MoveCell | null) =>
    move && (
      <button
        type="button"
        class={`${pressed.move} ${styles.move}`}
        data-ply={move.ply}
        tabIndex={move.ply === Math.max(shown, 1) ? 0 : -1}
        aria-current={move.ply === shown ? 'true' : undefined}
        onClick={() => session.show(move.ply)}
        onKeyDown={onKeyDown}
      >
        {move.notation}
        <Sign sign={signs?.get(move.ply)} />
      </button>
    );

  return (
    <nav class={`${styles.root}${live ? '' : ` ${styles.past}`}`} aria-label="Moves">
      <IconButton
        icon="previous"
        label="Previous move"
        disabled={shown === 0}
        onClick={() => session.show(shown - 1)}
      />
      <ol ref={list} class={styles.rows}>
        {rows.length === 0 && <li class="hint-text">No moves yet</li>}
        {rows.map(({ number, first, second }) => (
          <li key={`${record.id}:${number}`} class={styles.row}>
            <span class={`${pressed.number} ${styles.number}`}>{number}.</span>
            {first ? cell(first) : <span class={`${pressed.number} ${styles.gap}`}>…</span>}
            {cell(second)}
          </li>
        ))}
      </ol>
      <IconButton
        icon="next"
        label="Next move"
        disabled={live}
        onClick={() => session.show(shown + 1)}
      />
      <IconButton icon="live" label={end} disabled={live} onClick={() => session.showLive()} />
    </nav>
  );
}

function Sign({ sign }: { readonly sign: MoveSign | undefined }) {
  if (!sign) return null;
  return (
    <>
      <span class={styles.sign} aria-hidden="true">
        {sign.text}
      </span>
      <span class="visually-hidden">, {sign.words}</span>
    </>
  );
}

/** Scrolls the list itself, never the page, until the element is in sight. */
function scrollInto(box: Element, element: Element): void {
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  box.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
