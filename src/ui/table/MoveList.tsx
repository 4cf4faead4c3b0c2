// The moves in the game's own notation: a line that scrolls sideways on a phone, a score sheet beside the board. A tap
// shows the position after a move; the last button leads back to the game.
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Session, SessionView } from '../../session/types';
import { IconButton } from '../components/Icon';
import { ListedRow, type MoveSign } from './ListedRow';
import styles from './moveList.module.css';
import { firstSide, type ListedMove, moveRows } from './moveRows';

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

  // Heard for all moves in one place, so that a row says the same as long as its moves do.
  const onClick = (event: Event) => {
    const ply = plyOf(event);
    if (ply !== null) session.show(ply);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!step || plyOf(event) === null) return;
    event.preventDefault();
    const ply = Math.min(Math.max(shown + step, 0), moves.length);
    session.show(ply);
    list.current?.querySelector<HTMLButtonElement>(`[data-ply="${ply}"]`)?.focus();
  };
  // Where the Tab key leads: the first move while none is shown.
  const entry = Math.max(shown, 1);

  return (
    <nav class={`${styles.root}${live ? '' : ` ${styles.past}`}`} aria-label="Moves">
      <IconButton
        icon="previous"
        label="Previous move"
        disabled={shown === 0}
        onClick={() => session.show(shown - 1)}
      />
      <ol ref={list} class={styles.rows} onClick={onClick} onKeyDown={onKeyDown}>
        {rows.length === 0 && <li class="hint-text">No moves yet</li>}
        {rows.map((row) => (
          <ListedRow
            key={`${record.id}:${row.number}`}
            row={row}
            signs={signs}
            shown={row.first?.ply === entry || row.second?.ply === entry ? shown : null}
          />
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

/** The move that a click or a key was for. */
function plyOf({ target }: Event): number | null {
  const cell = target instanceof Element && target.closest<HTMLElement>('[data-ply]');
  return cell ? Number(cell.dataset.ply) : null;
}

/** Scrolls the list itself, never the page, until the element is in sight. */
function scrollInto(box: Element, element: Element): void {
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  box.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
