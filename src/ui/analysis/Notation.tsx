// The moves of an analysis as a list with levels: the main line at the edge, variations set in. A tap goes to a move; a
// tap on the move shown opens what can be done with it. Swiping goes along the line.

import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { type Place, pathTo } from '../../analysis/places';
import { isBrowserKey } from '../../board/keyboard';
import { textsOf } from '../../language/texts';
import { runDetached } from '../../util/failures';
import { useAfterPaint } from '../components/later';
import { useShownMove } from '../table/MoveList';
import { Comment, MoveButton, NotationBlocks, useDrawnBlocks } from './NotationBlocks';
import styles from './notation.module.css';
import type { Analysis, View } from './types';

const texts = textsOf('analysis');

interface NotationProps {
  readonly view: View;
  readonly session: Pick<Analysis, 'go' | 'back'>;
  readonly onForward: () => void;
  /** Opens what can be done with the move shown. */
  readonly onMove: () => void;
}

export function Notation({ view: now, session, onForward, onMove }: NotationProps) {
  const view = useAfterPaint(now);
  const { notation, place, superseded } = view;
  const list = useRef<HTMLOListElement>(null);
  const { startComment } = view;
  const latest = useRef({ onMove, place, superseded });
  latest.current = { onMove, place, superseded };
  useSwipe(list, { left: onForward, right: () => runDetached(session.back()) });

  const drawn = useDrawnBlocks(notation, place);

  useShownMove(list, bringInto, [place, drawn]);

  const focusShown = () =>
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  // A move that is deleted, or promoted to another place of the list, must not take the focus with it.
  const hadFocus = list.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (hadFocus && document.activeElement === document.body) focusShown();
  }, [drawn, place]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isBrowserKey(event)) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    if (event.key === 'ArrowLeft') runDetached(session.back());
    else onForward();
    // The focus stays on the move shown.
    requestAnimationFrame(focusShown);
  };

  const press = useMemo(
    () => (target: Place) => {
      const now = latest.current;
      if (target === now.place && target.parent && !now.superseded) now.onMove();
      else runDetached(session.go(pathTo(target)));
    },
    [session],
  );
  // While the engine thinks, the screen is drawn anew ten times a second: the list only when it has changed.
  const content = useMemo(
    () => (
      <>
        <li>
          <MoveButton target={startOf(place)} shown={place} text={texts.start} onPress={press} />
          <Comment text={startComment} />
        </li>
        <NotationBlocks blocks={drawn} rules={view.rules} shown={place} onPress={press} />
      </>
    ),
    [drawn, view.rules, place, startComment, press],
  );

  return (
    <nav class={styles.root} aria-label={texts.moves} data-part="notation">
      <ol ref={list} class={styles.list} onKeyDown={onKeyDown}>
        {content}
      </ol>
    </nav>
  );
}

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

/** A swipe goes this far sideways, and this many times farther than up or down. */
const MIN_SWIPE_PX = 40;
const SIDEWAYS_RATIO = 2;

interface Swipes {
  readonly left: () => void;
  readonly right: () => void;
}

/** The element must leave sideways movements to the page: `touch-action: pan-y`. */
function useSwipe(element: RefObject<HTMLElement | null>, swipes: Swipes): void {
  const latest = useRef(swipes);
  latest.current = swipes;
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let begun: PointerEvent | null = null;
    const down = (event: PointerEvent) => {
      begun = event.isPrimary && event.pointerType !== 'mouse' ? event : null;
    };
    const up = (event: PointerEvent) => {
      if (!begun || event.pointerId !== begun.pointerId) return;
      const [dx, dy] = [event.clientX - begun.clientX, event.clientY - begun.clientY];
      begun = null;
      if (Math.abs(dx) < MIN_SWIPE_PX || Math.abs(dx) < SIDEWAYS_RATIO * Math.abs(dy)) return;
      // The move under the finger was not tapped.
      target.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => target.removeEventListener('click', swallow, { capture: true }));
      if (dx < 0) latest.current.left();
      else latest.current.right();
    };
    const cancel = () => {
      begun = null;
    };
    target.addEventListener('pointerdown', down);
    target.addEventListener('pointerup', up);
    target.addEventListener('pointercancel', cancel);
    return () => {
      target.removeEventListener('pointerdown', down);
      target.removeEventListener('pointerup', up);
      target.removeEventListener('pointercancel', cancel);
    };
  }, [element]);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
