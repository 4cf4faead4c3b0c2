// Makes a drawing independent of style sheets: what the browser computed for each shape becomes attributes of a copy.

import { itemAt } from '../rules/items';

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
export function inlineStyles(drawing: SVGSVGElement): SVGSVGElement {
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
