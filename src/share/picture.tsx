// A position as a picture that stands by itself: the very board of the screen, in the colours and pieces in force, with a title
// and a line below. Every colour is written into the SVG, so that it needs no style sheet and asks nobody for anything.
import { render } from 'preact';
import { type PieceSet, PieceSetContext } from '../artwork/sets';
import { BoardPicture, Labels, Numbers } from '../board/BoardPicture';
import { perspective } from '../board/geometry';
import { CellMarks, TargetMarks } from '../board/Marks';
import type { RuleSet } from '../games/game';
import type { BoardState } from '../session/types';
import './picture.css';
import { itemAt } from '../util/items';

interface PictureParts {
  readonly rules: RuleSet;
  readonly board: BoardState;
  /** Whether Black is at the bottom. */
  readonly flipped: boolean;
  readonly coordinates: boolean;
  readonly pieces: PieceSet;
  readonly title: string;
  /** Whose turn it is, or how the game ended. */
  readonly caption: string;
}

const SVG = 'http://www.w3.org/2000/svg';
const MARGIN = 24;
const TITLE = { size: 38, leading: 54 };
const CAPTION = { size: 28, leading: 44, below: 18 };
/** Width of an average letter in parts of its height, with room to spare. */
const LETTER = 0.6;
/** Pixels of a PNG for each unit of the drawing. */
const PNG_SCALE = 2;

/** The picture as the text of an SVG file, in drawing units. `page` lends its styles. */
export function pictureSvg(page: Document, parts: PictureParts): string {
  const holder = page.createElement('div');
  holder.className = 'share-picture';
  holder.ariaHidden = 'true';
  page.body.append(holder);
  try {
    render(
      <PieceSetContext.Provider value={parts.pieces}>
        <Picture {...parts} />
      </PieceSetContext.Provider>,
      holder,
    );
    const drawn = holder.querySelector('svg');
    if (!drawn) throw new Error('the picture was not drawn');
    const svg = inlineStyles(drawn);
    svg.setAttribute('xmlns', SVG);
    place(svg, parts);
    return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(svg)}\n`;
  } finally {
    render(null, holder);
    holder.remove();
  }
}

/** The same as a PNG file, drawn at twice its size. @throws Error where the browser cannot draw it */
export async function picturePng(page: Document, svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = page.createElement('canvas');
    canvas.width = image.naturalWidth * PNG_SCALE;
    canvas.height = image.naturalHeight * PNG_SCALE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('this browser drew no picture'))),
        'image/png',
      );
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Puts the board, which fills whatever it is in, into its frame. */
function place(svg: SVGSVGElement, { rules: { drawing } }: PictureParts): void {
  const box = { x: MARGIN, y: MARGIN, width: drawing.width, height: drawing.height };
  for (const [name, value] of Object.entries(box)) {
    svg.querySelector('svg')?.setAttribute(name, String(value));
  }
}

function Picture({ rules, board, flipped, coordinates, title, caption }: PictureParts) {
  const view = perspective(rules.drawing, board.terrain, flipped);
  const { width, height } = rules.drawing;
  const full = {
    width: Math.ceil(width) + 2 * MARGIN,
    height: Math.ceil(height) + MARGIN + TITLE.leading + CAPTION.leading + CAPTION.below,
  };
  const marks = {
    view,
    state: board,
    selected: null,
    aimed: null,
    targets: new Map(),
    showTargets: false,
    picking: false,
    ring: null,
  };
  const numbers = rules.drawing.numbers?.(board.cells, board.terrain) ?? [];
  return (
    <svg width={full.width} height={full.height} viewBox={`0 0 ${full.width} ${full.height}`}>
      <title>{`${title}. ${caption}`}</title>
      <rect class="share-paper" width={full.width} height={full.height} />
      <BoardPicture
        rules={rules}
        cells={board.cells}
        terrain={board.terrain}
        flipped={flipped}
        under={
          <>
            <CellMarks {...marks} />
            <Numbers view={view} numbers={numbers} />
            <TargetMarks {...marks} />
          </>
        }
      >
        {coordinates && <Labels view={view} />}
      </BoardPicture>
      <Line
        text={title}
        class="share-title"
        at={height + MARGIN + TITLE.leading}
        {...full}
        {...TITLE}
      />
      <Line
        text={caption}
        class="share-caption"
        at={height + MARGIN + TITLE.leading + CAPTION.leading}
        {...full}
        {...CAPTION}
      />
    </svg>
  );
}

interface LineProps {
  readonly text: string;
  readonly class: string;
  /** Where it stands, from the top. */
  readonly at: number;
  readonly width: number;
  /** Height of its letters, unless it would be too long. */
  readonly size: number;
}

function Line({ text, class: name, at, width, size }: LineProps) {
  const fitting = (width - 2 * MARGIN) / (LETTER * text.length);
  return (
    <text class={name} x={width / 2} y={at} style={{ fontSize: `${Math.min(size, fitting)}px` }}>
      {text}
    </text>
  );
}

/** What shows in a drawing, and its value where nothing is said. All but opacity is inherited. */
const PROPERTIES: Readonly<Record<string, string>> = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-opacity': '1',
  'stroke-width': '1px',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-dasharray': 'none',
  'paint-order': 'normal',
  opacity: '1',
};
const TEXT_PROPERTIES = ['font-family', 'font-size', 'font-weight', 'text-anchor'];
const STROKES = /^stroke-/;
const FOREIGN = ['class', 'style', 'aria-hidden', 'data-ground', 'data-picture'];
const COLOUR = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/;

/** A copy of a drawing that is in the page, with its styles as attributes and nothing that only the page needs. */
function inlineStyles(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const drawn = [drawing, ...drawing.querySelectorAll<SVGElement>('*')];
  const copied = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  for (const [index, shape] of drawn.entries()) {
    const own = itemAt(copied, index);
    for (const name of FOREIGN) own.removeAttribute(name);
    if (shape instanceof SVGGeometryElement || shape instanceof SVGTextElement) {
      for (const name of Object.keys(PROPERTIES)) own.removeAttribute(name);
      for (const [name, value] of attributesOf(shape)) own.setAttribute(name, value);
    }
  }
  return copy;
}

function attributesOf(shape: SVGElement): [name: string, value: string][] {
  const style = getComputedStyle(shape);
  const names = shape instanceof SVGTextElement ? TEXT_PROPERTIES : [];
  const drawn = Object.keys(PROPERTIES).filter(
    (name) => style.stroke !== 'none' || !STROKES.test(name),
  );
  return [...drawn, ...names].flatMap((name): [string, string][] => {
    const value = plainValue(name, style);
    return value === '' || value === PROPERTIES[name] ? [] : [[name, value]];
  });
}

/** A value without half-transparent colours: what they let through goes into the opacity, as every reader expects. */
function plainValue(name: string, style: CSSStyleDeclaration): string {
  const value = style.getPropertyValue(name);
  const [, painted] = /^(fill|stroke)-opacity$/.exec(name) ?? [];
  if (painted !== undefined) {
    const alpha = COLOUR.exec(style.getPropertyValue(painted))?.[4] ?? '1';
    return String(Number(value) * Number(alpha));
  }
  const [, red, green, blue] = COLOUR.exec(value) ?? [];
  if (blue === undefined || value === PROPERTIES[name]) return value;
  const hex = [red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}
