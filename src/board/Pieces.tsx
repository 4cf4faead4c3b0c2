// The pieces of the playing board: those that stand, those that are vanishing, and the one in the player's hand.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Point } from '../games/drawing';
import type { RuleSet } from '../games/game';
import { colourOf } from '../rules/position';
import type { Colour } from '../rules/types';
import type { BoardState } from '../session/types';
import { itemAt } from '../util/items';
import { PieceAt } from './BoardPicture';
import { cellCentre, type Perspective } from './geometry';
import styles from './piece.module.css';
import type { Ghost } from './transition';

/** Whose pieces face the player at the top instead of the one at the bottom. */
export type Turned = Colour | 'both' | null;

export const isTurned = (turned: Turned, side: Colour): boolean =>
  turned === 'both' || turned === side;

/** A piece being dragged. */
export interface Held {
  readonly cell: number;
  /** Where the pointer is, in drawing units as seen. */
  readonly finger: Point & { readonly touch: boolean };
}

interface PiecesProps {
  readonly rules: RuleSet;
  readonly view: Perspective;
  readonly state: BoardState;
  readonly ghosts: readonly Ghost[];
  readonly held: Held | null;
  /** Cell of a king that lies, or null. */
  readonly fallen: number | null;
  readonly opposite: Turned;
  /** Whether a piece under a finger is drawn larger. */
  readonly magnify: boolean;
}

/** How much larger a piece is while a finger holds it, and how far from the finger, in its own size. */
const HELD_SCALE = 1.7;
const HELD_RISE = 0.8;
/** A mouse hides nothing, and some players want no more either. */
const PLAIN_SCALE = 1.08;

export function Pieces(props: PiecesProps) {
  const { rules, view, state, ghosts, held, fallen, opposite, magnify } = props;
  const heldCell = held?.cell ?? null;
  const draw = (code: number, at: Point, size: number) => (
    <PieceAt
      rules={rules}
      code={code}
      at={at}
      size={size}
      upsideDown={isTurned(opposite, colourOf(code))}
    />
  );
  const size = (cell: number) => itemAt(view.drawing.cells, cell).pieceSize;
  const stand = (code: number, cell: number) => draw(code, cellCentre(view, cell), size(cell));
  const lie = (code: number, cell: number) => {
    const { x, y } = cellCentre(view, cell);
    return (
      <g class={styles.fallen} style={{ transformOrigin: `${x}px ${y}px` }}>
        {stand(code, cell)}
      </g>
    );
  };
  const inHand = ({ cell, finger }: Held) => {
    const code = itemAt(state.cells, cell);
    const rise = (finger.touch ? HELD_RISE : 0) * (isTurned(opposite, colourOf(code)) ? -1 : 1);
    const at = { x: finger.x, y: finger.y - rise * size(cell) };
    return draw(code, at, size(cell) * (finger.touch && magnify ? HELD_SCALE : PLAIN_SCALE));
  };
  const keep = useElementCache([rules, view, opposite]);
  const standing = (code: number, cell: number) => {
    const lifted = cell === heldCell;
    const lies = cell === fallen;
    const piece = () => (lies ? lie(code, cell) : stand(code, cell));
    return keep(cell, `${code}${lifted}${lies}`, () => (
      <g key={`${cell}:${code}`} data-cell={cell} class={lifted ? styles.lifted : undefined}>
        {piece()}
      </g>
    ));
  };
  return (
    <g>
      {ghosts.map(({ cell, code, from }) => (
        <g key={`${cell}:${from}`} data-ghost={`${cell}:${from}`}>
          {stand(code, cell)}
        </g>
      ))}
      {[...state.cells.entries()].map(([cell, code]) => (code === 0 ? null : standing(code, cell)))}
      {held && <g class={styles.held}>{inHand(held)}</g>}
    </g>
  );
}

interface Part {
  readonly look: string;
  readonly element: JSX.Element;
}

/** Gives the part of that name: as it was drawn last, if its look (whatever tells it from others) is still the same. */
export type Keep = (name: number, look: string, draw: () => JSX.Element) => JSX.Element;

/** Forgets all parts when a dependency changes. What `draw` uses must be in the look or among the dependencies. */
export function useElementCache(dependencies: readonly unknown[]): Keep {
  const parts = useMemo(() => new Map<number, Part>(), dependencies);
  return (name, look, draw) => {
    const known = parts.get(name);
    if (known?.look === look) return known.element;
    const element = draw();
    parts.set(name, { look, element });
    return element;
  };
}
