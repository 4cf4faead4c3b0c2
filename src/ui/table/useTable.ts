// What a table itself remembers: the one thing that lies over it, whether moves are being typed, and a tip given once.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardState, MoveOption } from '../../session/types';
import { useServices } from '../services';

/** Something told to the player besides the course of things; told again when it is another object. */
export interface Remark {
  readonly kind: 'remark';
  readonly text: string;
  /** Whether it answers a tap or a text that was no move. */
  readonly refused: boolean;
}

/** What may lie over a table, one at a time; `Sheet` names an activity's own sheets. */
type Overlay<Sheet> =
  | Remark
  /** How the piece with this code moves. */
  | { readonly kind: 'piece'; readonly code: number }
  /** The list of keys. */
  | { readonly kind: 'keys' }
  | { readonly kind: 'sheet'; readonly sheet: Sheet };

export interface TableState<Sheet = never> {
  readonly overlay: Overlay<Sheet> | null;
  /** How often the field for moves was asked for since it was closed. */
  readonly typing: number;
  /** The heading: where the focus goes when what had it is gone. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Shows this in place of whatever was shown. */
  show(overlay: Overlay<Sheet>): void;
  close(): void;
  say(text: string): void;
  /** Says why something was no move. */
  refuse(reason: string): void;
  /** Takes back what was said; leaves anything else open. */
  hush(): void;
  openTyping(): void;
  closeTyping(): void;
}

/** Milliseconds that a remark stays: time to notice it, and to read it slowly. */
export const readingTime = (text: string): number => 3000 + 70 * text.length;

/** The state of one table; what was said of one position is not said of the next. */
export function useTable<Sheet = never>(position: BoardState): TableState<Sheet> {
  const [overlay, setOverlay] = useState<Overlay<Sheet> | null>(null);
  const [typing, setTyping] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const hush = () => setOverlay((shown) => (shown?.kind === 'remark' ? null : shown));
  const remark = (text: string, refused: boolean) => setOverlay({ kind: 'remark', text, refused });
  // At once: an effect that waits for the paint could wipe out what was said meanwhile.
  useLayoutEffect(hush, [position]);
  useEffect(() => {
    if (overlay?.kind !== 'remark') return;
    const timer = setTimeout(hush, readingTime(overlay.text));
    return () => clearTimeout(timer);
  }, [overlay]);
  return {
    overlay,
    typing,
    heading,
    show: setOverlay,
    close: () => setOverlay(null),
    say: (text) => remark(text, false),
    refuse: (reason) => remark(reason, true),
    hush,
    openTyping: () => setTyping((asked) => asked + 1),
    closeTyping: () => setTyping(0),
  };
}

/** How long without a move until a player may want help. */
export const HESITATION_MS = 20_000;

interface HoldTip {
  /** What is told, or null. */
  readonly words: string | null;
  /** The player has asked a piece, and need not be told any more. */
  done(): void;
}

/**
 * Offers once, to a player who hesitates over a position, that holding a piece shows how it moves; never to one who has
 * found that out. `options` is what may be chosen in the position on the board.
 */
export function useHoldTip(options: readonly MoveOption[]): HoldTip {
  const { settings } = useServices();
  const [toldOf, setToldOf] = useState<readonly MoveOption[] | null>(null);
  const remember = () => {
    if (!settings.get().knowsHold) settings.set({ ...settings.get(), knowsHold: true });
  };
  useEffect(() => {
    if (settings.get().knowsHold || options.length === 0) return;
    const timer = setTimeout(() => {
      if (settings.get().knowsHold) return;
      setToldOf(options);
      remember();
    }, HESITATION_MS);
    return () => clearTimeout(timer);
  }, [options]);
  return {
    words: toldOf === options ? tipWords() : null,
    done: () => {
      remember();
      setToldOf(null);
    },
  };
}

const tipWords = (): string =>
  matchMedia('(pointer: coarse)').matches
    ? 'Hold a piece to see how it moves.'
    : 'Click a piece with the right button, or press ? on it, to see how it moves.';
