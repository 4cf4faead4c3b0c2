// The moves in the game's own notation: a line that scrolls sideways on a phone, a score sheet beside the board. A tap
// shows the position after a move; the last button leads back to the game.

import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { isBrowserKey } from '../../board/keyboard';
import { shownNotation } from '../../games/alphabet';
import { textsOf } from '../../language/texts';
import { moveNumbers } from '../../rules/move';
import type { Colour } from '../../rules/types';
import type { PlayedMove, Session, SessionView } from '../../session/types';
import { firstToMove } from '../../storage/record';
import { itemAt } from '../../util/items';
import { IconButton } from '../components/Icon';
import styles from './moveList.module.css';
import pressed from './moves.module.css';

const texts = textsOf('table');

interface MoveListProps {
  readonly view: Pick<SessionView, 'shown' | 'live' | 'rules'> & {
    readonly moves: readonly ListedMove[];
    readonly record: { readonly id: string };
  };
  readonly session: Pick<Session, 'show' | 'showLive'>;
  /** What is to be seen and heard beside moves, by the ply after them. */
  readonly signs?: ReadonlyMap<number, MoveSign>;
  /** What the last button does, by name; by itself it leads back to the game. */
  readonly end?: string;
  /** One move back and on, null where that is not possible; along the game if absent. */
  readonly steps?: {
    readonly back: (() => void) | null;
    readonly forward: (() => void) | null;
  };
}

export function MoveList({
  view,
  session,
  signs,
  end,
  steps = {
    back: view.shown > 0 ? () => session.show(view.shown - 1) : null,
    forward: view.live ? null : () => session.show(view.shown + 1),
  },
}: MoveListProps) {
  const { moves, shown, live, rules, record } = view;
  const list = useRef<HTMLOListElement>(null);
  // By the rules, wherever the game began.
  const first = firstToMove(rules.startFen);
  const rows = useMemo(() => {
    const shown = moves.map((move) => ({
      ...move,
      notation: shownNotation(rules, move.notation),
    }));
    return moveRows(shown, first);
  }, [moves, rules, first]);

  useShownMove(list, scrollInto, [shown, moves]);

  // Heard for all moves in one place, so that a row says the same as long as its moves do.
  const onClick = (event: Event) => {
    const ply = plyOf(event);
    if (ply !== null) session.show(ply);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isBrowserKey(event)) return;
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
    <nav
      class={`${styles.root}${live || end !== undefined ? '' : ` ${styles.past}`}`}
      aria-label={texts.moves}
    >
      <IconButton
        icon="previous"
        label={texts.previousMove}
        disabled={!steps.back}
        onClick={() => steps.back?.()}
      />
      <ol ref={list} class={styles.rows} onClick={onClick} onKeyDown={onKeyDown}>
        {rows.length === 0 && <li class="hint-text">{texts.noMoves}</li>}
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
        label={texts.nextMove}
        disabled={!steps.forward}
        onClick={() => steps.forward?.()}
      />
      <IconButton
        icon="live"
        label={end ?? texts.backToGame}
        disabled={live}
        onClick={() => session.showLive()}
      />
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

/** Beside a move: "??", heard as "Blunder". */
interface MoveSign {
  readonly text: string;
  readonly label: string;
}

interface ListedRowProps {
  readonly row: MoveRow;
  /** By the ply after the move. */
  readonly signs: ReadonlyMap<number, MoveSign> | undefined;
  /** The ply shown, for the row that the Tab key leads to; null for the others. */
  readonly shown: number | null;
}

/** There may be hundreds of rows: one is drawn anew only if what it says has changed. */
function ListedRow({ row, signs, shown }: ListedRowProps) {
  const { number, first, second } = row;
  const cells = [first, second].flatMap((cell) => {
    const sign = cell ? signs?.get(cell.ply) : undefined;
    return [cell?.ply, cell?.notation, sign?.text, sign?.label];
  });
  const cell = (move: MoveCell | null) =>
    move && <Move move={move} sign={signs?.get(move.ply)} shown={shown} />;
  return useMemo(
    () => (
      <li class={styles.row}>
        <span class={`${pressed.number} ${styles.number}`}>{number}.</span>
        {cell(first) ?? <span class={`${pressed.number} ${styles.gap}`}>…</span>}
        {cell(second)}
      </li>
    ),
    [number, shown, ...cells],
  );
}

interface MoveProps {
  readonly move: MoveCell;
  readonly sign: MoveSign | undefined;
  readonly shown: number | null;
}

function Move({ move: { ply, notation }, sign, shown }: MoveProps) {
  return (
    <button
      type="button"
      class={`${pressed.move} ${styles.move}`}
      data-ply={ply}
      tabIndex={shown !== null && ply === Math.max(shown, 1) ? 0 : -1}
      aria-current={ply === shown ? 'true' : undefined}
    >
      {notation}
      {sign && (
        <>
          <span class={styles.sign} aria-hidden="true">
            {sign.text}
          </span>
          <span class="visually-hidden">, {sign.label}</span>
        </>
      )}
    </button>
  );
}

export type ListedMove = Pick<PlayedMove, 'notation' | 'side'>;

interface MoveCell {
  readonly notation: string;
  /** Plies played once this move is made. */
  readonly ply: number;
}

interface MoveRow {
  readonly number: number;
  readonly first: MoveCell | null;
  readonly second: MoveCell | null;
}

/**
 * Moves as a score sheet: a row for each number, a column for each side; `firstSide` has the first. A side may move twice
 * in a row, or a position begin with the other side to move: cells are left empty then.
 */
export function moveRows(moves: readonly ListedMove[], firstSide: Colour): MoveRow[] {
  const numbers = moveNumbers(
    moves.map(({ side }) => side),
    firstSide,
  );
  const rows: MoveRow[] = [];
  moves.forEach(({ notation, side }, index) => {
    const cell = { notation, ply: index + 1 };
    const number = itemAt(numbers, index);
    if (side === firstSide) rows.push({ number, first: cell, second: null });
    else rows[number - 1] = { number, first: rows[number - 1]?.first ?? null, second: cell };
  });
  return rows;
}

/** The number of the move that led to ply `shown` of a game; 0 before the first. */
export function numberAt(
  { rules, moves }: Pick<SessionView, 'rules' | 'moves'>,
  shown: number,
): number {
  const sides = moves.slice(0, shown).map(({ side }) => side);
  return moveNumbers(sides, firstToMove(rules.startFen)).at(-1) ?? 0;
}

/**
 * Scrolls a list to the move that it marks as shown, whenever one of `changes` is another, and whenever the list has other room: a
 * phone that is turned, words beside it. `scroll` scrolls the list itself, never the page.
 */
export function useShownMove(
  list: RefObject<HTMLElement | null>,
  scroll: (box: Element, shown: Element) => void,
  changes: readonly unknown[],
): void {
  const show = useRef(() => {});
  show.current = () => {
    const box = list.current;
    const shown = box?.querySelector('[aria-current]');
    if (box && shown) scroll(box, shown);
  };
  useLayoutEffect(() => {
    // With the next frame, which lays the page out anyway: doing so within the tap that played the move delays its answer.
    const frame = requestAnimationFrame(() => show.current());
    return () => cancelAnimationFrame(frame);
  }, changes);
  // For good: one that is new with each move would look at the list once more each time.
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => show.current());
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [list]);
}
