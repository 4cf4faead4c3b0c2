// What a table itself remembers: the one thing that lies over it, whether moves are being typed, and a tip given once. And where
// the people at it sit, and so who is at the bottom and which way things face.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Turned } from '../../board/Pieces';
import { textsOf } from '../../language/texts';
import { type Colour, opposite, WHITE } from '../../rules/types';
import type { BoardState, MoveOption } from '../../session/types';
import { useServices } from '../services';
import type { Settings } from '../settings/settings';

const texts = textsOf('table');

/** Something shown to the player besides announcements; shown again when it is another object. */
export interface Message {
  readonly kind: 'message';
  readonly text: string;
  /** Whether it answers a tap or a text that was no move. */
  readonly refused: boolean;
  /** Who asked, where it is not who is to act. */
  readonly reader?: Colour;
  /** What is announced in its place. */
  readonly spoken?: string;
}

/** What may lie over a table, one at a time; `Sheet` names an activity's own sheets. */
type Overlay<Sheet> =
  | Message
  /** How the piece with this code moves. */
  | { readonly kind: 'piece'; readonly code: number }
  /** The position in words. */
  | { readonly kind: 'description' }
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
  /** `spoken` is announced in place of the text. */
  say(text: string, spoken?: string): void;
  /** Says why something was no move, or cannot be done, to who is to act or to `reader`. */
  refuse(reason: string, reader?: Colour): void;
  /** Takes back what was said; leaves anything else open. */
  clearMessage(): void;
  openTyping(): void;
  closeTyping(): void;
}

/** Milliseconds that a message stays: time to notice it, and to read it slowly. */
export const readingTime = (text: string): number => 3000 + 70 * text.length;

/** The state of one table; what was said of one position is not said of the next. */
export function useTable<Sheet = never>(position: BoardState): TableState<Sheet> {
  const [overlay, setOverlay] = useState<Overlay<Sheet> | null>(null);
  const [typing, setTyping] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const clearMessage = () => setOverlay((shown) => (shown?.kind === 'message' ? null : shown));
  const message = (text: string, refused: boolean, reader?: Colour) =>
    setOverlay({ kind: 'message', text, refused, ...(reader !== undefined && { reader }) });
  // At once: an effect that waits for the paint could wipe out what was said meanwhile.
  useLayoutEffect(clearMessage, [position]);
  useEffect(() => {
    if (overlay?.kind !== 'message') return;
    const timer = setTimeout(clearMessage, readingTime(overlay.text));
    return () => clearTimeout(timer);
  }, [overlay]);
  return {
    overlay,
    typing,
    heading,
    show: setOverlay,
    close: () => setOverlay(null),
    say: (text, spoken) =>
      setOverlay({
        kind: 'message',
        text,
        refused: false,
        ...(spoken !== undefined && { spoken }),
      }),
    refuse: (reason, reader) => message(reason, true, reader),
    clearMessage,
    openTyping: () => setTyping((asked) => asked + 1),
    closeTyping: () => setTyping(0),
  };
}

/** How long without a move until a player may want help. */
export const HESITATION_MS = 20_000;

interface LongPressTip {
  /** What is shown, and what is heard; null while there is nothing to say. */
  readonly text: string | null;
  readonly spoken: string | null;
  /** The player has asked a piece, and needs the tip no more. */
  done(): void;
}

/**
 * Offers once, to a player who hesitates over a position, that holding a piece shows how it moves; never to one who has
 * found that out. `options` is what may be chosen in the position on the board.
 */
export function useLongPressTip(options: readonly MoveOption[]): LongPressTip {
  const { settings } = useServices();
  const [shownFor, setShownFor] = useState<readonly MoveOption[] | null>(null);
  const remember = () => {
    if (!settings.get().knowsHold) settings.set({ ...settings.get(), knowsHold: true });
  };
  useEffect(() => {
    if (settings.get().knowsHold || options.length === 0) return;
    const timer = setTimeout(() => {
      if (settings.get().knowsHold) return;
      setShownFor(options);
      remember();
    }, HESITATION_MS);
    return () => clearTimeout(timer);
  }, [options]);
  return {
    ...(shownFor === options ? tipTexts() : { text: null, spoken: null }),
    done: () => {
      remember();
      setShownFor(null);
    },
  };
}

const tipTexts = () =>
  matchMedia('(pointer: coarse)').matches ? texts.tip.touch : texts.tip.mouse;

export interface Seats {
  /** The colour at the bottom. */
  readonly near: Colour;
  /** Whose pieces and choices are drawn upside down. */
  readonly upsideDown: Turned;
  /** Whether what a player reads and answers is turned to the far edge. */
  readonly facesAway: (colour: Colour) => boolean;
}

/** `turn` is who is to move; `flipped` whether the player turned the board by hand. */
export function seats(seating: Settings['seating'], turn: Colour, flipped: boolean): Seats {
  const first = seating === 'board' ? turn : WHITE;
  const near = flipped ? opposite(first) : first;
  const far = opposite(near);
  const faceToFace = seating === 'far' || seating === 'pieces';
  const turned = seating === 'far' ? far : turn === far ? 'both' : null;
  return {
    near,
    upsideDown: faceToFace ? turned : null,
    facesAway: (colour) => faceToFace && colour === far,
  };
}

/** Turns the element by half a turn, as it comes to be seen from the other side. */
export function useTurning(
  element: RefObject<HTMLElement | null>,
  near: Colour,
  milliseconds: number,
): void {
  const before = useRef(near);
  useLayoutEffect(() => {
    if (before.current === near) return;
    before.current = near;
    if (milliseconds === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.current?.animate([{ rotate: '180deg' }, { rotate: '0deg' }], {
      duration: 1.6 * milliseconds,
      easing: 'ease-in-out',
    });
  }, [near]);
}
