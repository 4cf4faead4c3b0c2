// The moves of an analysis as a list with levels: the main line at the edge, variations set in. A tap goes to a move; a
// tap on the move shown, or a long press, opens what can be done with it. Swiping goes along the line.
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Place } from '../../analysis/places';
import { pathTo } from '../../analysis/places';
import type { NotationBlock, NotationMove } from '../../analysis/rows';
import { sheetRows } from '../../analysis/rows';
import styles from './notation.module.css';
import type { Analysis, View } from './types';
import { useSwipe } from './useSwipe';

export interface NotationProps {
  readonly view: View;
  readonly session: Pick<Analysis, 'go' | 'back'>;
  readonly onForward: () => void;
  /** Opens what can be done with the move shown. */
  readonly onMove: () => void;
}

export function Notation({ view, session, onForward, onMove }: NotationProps) {
  const { notation, place, superseded } = view;
  const list = useRef<HTMLOListElement>(null);
  const { startComment } = view;
  const latest = useRef({ onMove, place, superseded });
  latest.current = { onMove, place, superseded };
  useSwipe(list, { left: onForward, right: () => void session.back() });

  // With the next frame, which lays the page out anyway: doing so within the tap that played the move delays its answer.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      const box = list.current;
      const current = box?.querySelector('[aria-current]');
      if (box && current) bringInto(box, current);
    });
    return () => cancelAnimationFrame(frame);
  }, [place, notation]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    if (event.key === 'ArrowLeft') void session.back();
    else onForward();
    // The focus stays on the move shown.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true }),
    );
  };

  // While the engine thinks, the screen is drawn anew ten times a second: the list only when it has changed.
  const content = useMemo(() => {
    const press = (target: Place) => {
      const now = latest.current;
      if (target === now.place && target.parent && !now.superseded) now.onMove();
      else void session.go(pathTo(target));
    };
    return (
      <>
        <li class={styles.block}>
          <MoveButton target={startOf(place)} shown={place} words="Start" onPress={press} />
          <Comment text={startComment} />
        </li>
        <Blocks blocks={notation} shown={place} onPress={press} />
      </>
    );
  }, [notation, place, startComment, session]);

  return (
    <nav class={styles.root} aria-label="Moves" data-part="notation">
      <ol ref={list} class={styles.list} onKeyDown={onKeyDown}>
        {content}
      </ol>
    </nav>
  );
}

interface Pressing {
  /** The place on the board. */
  readonly shown: Place;
  readonly onPress: (place: Place) => void;
}

/** Blocks as a list, those of a deeper level as a list within what they follow. */
function Blocks({
  blocks,
  shown,
  onPress,
}: { readonly blocks: readonly NotationBlock[] } & Pressing) {
  const pressing = { shown, onPress };
  return families(blocks).map(([block, ...deeper]) => (
    <li key={block.moves[0].place.id} class={styles.block} data-level={block.level}>
      <Block block={block} {...pressing} />
      {deeper.length > 0 && (
        <ol class={styles.variations}>
          <Blocks blocks={deeper} {...pressing} />
        </ol>
      )}
    </li>
  ));
}

/** Each block of the first one's level with the deeper ones that follow it. */
function families(blocks: readonly NotationBlock[]): [NotationBlock, ...NotationBlock[]][] {
  const found: [NotationBlock, ...NotationBlock[]][] = [];
  for (const block of blocks) {
    const last = found.at(-1);
    if (last && block.indent > last[0].indent) last.push(block);
    else found.push([block]);
  }
  return found;
}

function Block({ block, shown, onPress }: { readonly block: NotationBlock } & Pressing) {
  const { level, indent, opens } = block;
  const cell = (move: NotationMove, column: string | null = null) => (
    <>
      <MoveButton
        target={move.place}
        shown={shown}
        words={move.notation}
        column={column}
        onPress={onPress}
      />
      <Comment text={move.comment} />
    </>
  );
  return (
    <div class={level === 0 ? styles.main : styles.variation}>
      {opens && <span class="visually-hidden">{variationWords(level)}</span>}
      {level > indent && (
        <span class={styles.deep} aria-hidden="true">
          {level}
        </span>
      )}
      {sheetRows(block).map(({ number, first, second }) => (
        <span key={`${first?.place.id}:${second?.place.id}`} class={styles.row}>
          <span class={styles.number}>{number}.</span>
          {first ? cell(first) : <span class={styles.gap}>…</span>}
          {second && cell(second, styles.second)}
        </span>
      ))}
    </div>
  );
}

interface MoveButtonProps extends Pressing {
  readonly target: Place;
  readonly words: string;
  readonly column?: string | null;
}

function MoveButton({ target, shown, words, column, onPress }: MoveButtonProps) {
  const isShown = target === shown;
  return (
    <button
      type="button"
      class={`${styles.move}${column ? ` ${column}` : ''}`}
      tabIndex={isShown ? 0 : -1}
      aria-current={isShown ? 'true' : undefined}
      onClick={() => onPress(target)}
    >
      {words}
    </button>
  );
}

function Comment({ text }: { readonly text: string | null }) {
  return text === null ? null : <span class={styles.comment}>{text}</span>;
}

const variationWords = (level: number): string =>
  level === 1 ? 'Variation:' : `Variation, level ${level}:`;

function startOf(place: Place): Place {
  let start = place;
  while (start.parent) start = start.parent;
  return start;
}

/** Scrolls the list itself, never the page, until the element is in its middle. */
function bringInto(box: Element, element: Element): void {
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
