// A piece on its way from the palette to the board, under the finger.
import { useState } from 'preact/hooks';

export interface Carried {
  readonly code: number;
  /** In CSS pixels of the window. */
  readonly x: number;
  readonly y: number;
}

/** CSS pixels that a pointer travels before it carries. */
const SLOP = 8;

interface Press {
  readonly code: number;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
}

/** `onDrop` hears the cell where the piece was let go. */
export function useCarried(onDrop: (cell: number, code: number) => void) {
  const [press, setPress] = useState<Press | null>(null);
  const [carried, setCarried] = useState<Carried | null>(null);
  const end = () => {
    setPress(null);
    setCarried(null);
  };
  /** The pointer events of a button; `onLift` is called when its piece leaves it. */
  const handlers = (code: number, onLift: () => void) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      if (event.currentTarget instanceof Element)
        event.currentTarget.setPointerCapture(event.pointerId);
      setPress({ code, pointer: event.pointerId, x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent) => {
      const { clientX: x, clientY: y } = event;
      if (press?.pointer !== event.pointerId) return;
      if (!carried && Math.hypot(x - press.x, y - press.y) <= SLOP) return;
      if (!carried) onLift();
      setCarried({ code: press.code, x, y });
    },
    onPointerUp: (event: PointerEvent) => {
      const cell = carried && cellUnder(event.clientX, event.clientY);
      if (carried && cell !== null) onDrop(cell, carried.code);
      end();
    },
    onPointerCancel: end,
  });
  return { carried, handlers };
}

/** The cell whose button lies there; null beside the board. */
function cellUnder(x: number, y: number): number | null {
  const button = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-button]');
  return button ? Number(button.dataset.button) : null;
}
