// The pieces that these rules know, of one side at a time, with the hand and the eraser: chosen for taps on the board, or
// dragged there; and what each of these tools does.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { PieceAt } from '../../board/BoardPicture';
import type { Brush } from '../../board/useInteraction';
import { type Draft, offeredKinds } from '../../editor/draft';
import { pieceName } from '../../games/alphabet';
import type { RuleSet } from '../../games/game';
import { textsOf } from '../../language/texts';
import { codeOf, colourOf } from '../../rules/position';
import { type Colour, opposite, WHITE } from '../../rules/types';
import { Icon, SideDisc } from '../components/Icon';
import { colourName } from '../words/names';
import styles from './palette.module.css';

const texts = textsOf('setUp');

interface PaletteProps {
  readonly draft: Draft;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  /** A piece, or with 0 the eraser, was dragged to a cell. */
  readonly onDrop: (cell: number, code: number) => void;
}

export function Palette({ draft, tool, onTool, onDrop }: PaletteProps) {
  const { rules } = draft;
  const [chosen, setChosen] = useState<Colour>(WHITE);
  // Keys choose pieces of either side.
  const colour = tool.kind === 'piece' && tool.code !== 0 ? colourOf(tool.code) : chosen;
  const { dragged, handlers } = usePieceDrag(onDrop);
  const turn = () => {
    const other = opposite(colour);
    setChosen(other);
    if (tool.kind === 'piece' && tool.code !== 0) onTool({ kind: 'piece', code: tool.code ^ 1 });
  };
  const button = (label: string, own: Tool, content: JSX.Element) => (
    <button
      key={label}
      type="button"
      class={styles.tool}
      aria-label={label}
      aria-pressed={isSameTool(tool, own)}
      title={label}
      onClick={() => onTool(own)}
      {...(own.kind === 'piece' ? handlers(own.code, () => onTool(own)) : {})}
    >
      {content}
    </button>
  );
  return (
    <div class={styles.root} role="toolbar" aria-label={texts.pieces} data-part="palette">
      {button(texts.movePieces, HAND, <Icon name="hand" />)}
      {button(texts.removePieces, ERASER, <Icon name="eraser" />)}
      <button type="button" class={styles.tool} onClick={turn}>
        <SideDisc colour={colour} />
        <span class="visually-hidden">
          {texts.turnPieces(colourName(colour), colourName(opposite(colour)))}
        </span>
      </button>
      {offeredKinds(draft).map((kind) => {
        const code = codeOf(kind, colour);
        return button(
          pieceName(rules, code),
          { kind: 'piece', code },
          <Art rules={rules} code={code} />,
        );
      })}
      {dragged && dragged.code !== 0 && (
        <div class={styles.carried} style={{ left: `${dragged.x}px`, top: `${dragged.y}px` }}>
          <Art rules={rules} code={dragged.code} />
        </div>
      )}
    </div>
  );
}

function Art({ rules, code }: { readonly rules: RuleSet; readonly code: number }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <PieceAt rules={rules} code={code} at={{ x: 50, y: 50 }} size={100} />
    </svg>
  );
}

export type Tool =
  | { readonly kind: 'hand' }
  /** Lays a piece of this code; 0 takes pieces off. */
  | { readonly kind: 'piece'; readonly code: number };

export const HAND: Tool = { kind: 'hand' };
const ERASER: Tool = { kind: 'piece', code: 0 };

const isSameTool = (one: Tool, other: Tool): boolean =>
  one.kind === 'hand' ? other.kind === 'hand' : other.kind === 'piece' && one.code === other.code;

/** What Enter does on a cell with a tool, for the help. */
export const enterText = (tool: Tool): string =>
  tool.kind === 'hand' ? texts.enter.move : tool.code === 0 ? texts.enter.remove : texts.enter.put;

/** The brush of a tool; null for the hand. */
export function brushOf(tool: Tool, lay: (cell: number, code: number) => void): Brush | null {
  if (tool.kind === 'hand') return null;
  const { code } = tool;
  return {
    tap: (cell) => lay(cell, code),
    drag: (_from, over) => lay(over, code),
    drop: () => undefined,
  };
}

interface DraggedPiece {
  readonly code: number;
  /** In CSS pixels of the window. */
  readonly x: number;
  readonly y: number;
}

/** A pointer that travels farther drags the piece. */
const DRAG_THRESHOLD_PX = 8;

interface PiecePress {
  readonly code: number;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
}

/** A piece on its way from the palette to the board; `onDrop` gets the cell where it is let go. */
function usePieceDrag(onDrop: (cell: number, code: number) => void) {
  const [press, setPress] = useState<PiecePress | null>(null);
  const [dragged, setDragged] = useState<DraggedPiece | null>(null);
  const end = () => {
    setPress(null);
    setDragged(null);
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
      if (!dragged && Math.hypot(x - press.x, y - press.y) <= DRAG_THRESHOLD_PX) return;
      if (!dragged) onLift();
      setDragged({ code: press.code, x, y });
    },
    onPointerUp: (event: PointerEvent) => {
      const cell = dragged && cellUnder(event.clientX, event.clientY);
      if (dragged && cell !== null) onDrop(cell, dragged.code);
      end();
    },
    onPointerCancel: end,
  });
  return { dragged, handlers };
}

/** The cell whose button lies there; null beside the board. */
function cellUnder(x: number, y: number): number | null {
  const button = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-button]');
  return button ? Number(button.dataset.button) : null;
}
