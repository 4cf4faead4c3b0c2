// A FEN as digits. What stands on each square is enough where the text has the rows of its game's start text,
// and squares that do not exist need nothing where they are the same; any other text is written letter by letter.
import type { RuleSet } from '../games/game';
import { LONGEST } from '../storage/parseRecord';
import { itemAt } from '../util/items';
import type { DigitReader, DigitWriter } from './digits';

/** Wire formats, all lists here: their order is what links hold. */
const SHAPES = ['start', 'same squares', 'same rows', 'any'] as const;
type Shape = (typeof SHAPES)[number];

const ROW_END = '/';
const MISSING = '*';
const EMPTY = '1';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const HOLDS = ['empty', 'white', 'black', 'missing'] as const;

/** Writes a FEN. */
export function putPosition(digits: DigitWriter, rules: RuleSet, text: string): void {
  const shape = shapeOf(rules, text);
  digits.put(SHAPES.indexOf(shape), SHAPES.length);
  if (shape === 'any') digits.putText(text, LONGEST.start);
  if (shape === 'start' || shape === 'any') return;
  const { squares, fields } = split(text);
  const usual = split(rules.startFen).squares;
  for (const [at, square] of squares.entries()) {
    if (isWritten(shape, itemAt(usual, at))) putSquare(digits, shape, square);
  }
  digits.putText(fields, LONGEST.start);
}

/** Reads a FEN, which the rules have still to judge. */
export function takePosition(digits: DigitReader, rules: RuleSet): string {
  const shape = itemAt(SHAPES, digits.take(SHAPES.length));
  if (shape === 'start') return rules.startFen;
  if (shape === 'any') return digits.takeText(LONGEST.start);
  const squares = split(rules.startFen).squares.map((usual) =>
    isWritten(shape, usual) ? takeSquare(digits, shape) : usual,
  );
  return joined(squares, digits.takeText(LONGEST.start));
}

function shapeOf(rules: RuleSet, text: string): Shape {
  if (text === rules.startFen) return 'start';
  const { squares, fields } = split(text);
  const usual = split(rules.startFen).squares;
  const alike = (mark: string) =>
    usual.every((one, at) => (one === mark) === (squares[at] === mark));
  const plain = squares.every((square) => /[A-Za-z1*/]/.test(square));
  if (squares.length !== usual.length || !plain || !alike(ROW_END)) return 'any';
  if (joined(squares, fields) !== text) return 'any';
  return alike(MISSING) ? 'same squares' : 'same rows';
}

/** Whether the start text leaves open what stands there. */
function isWritten(shape: Shape, usual: string): boolean {
  return usual !== ROW_END && (shape === 'same rows' || usual !== MISSING);
}

/** How many kinds of square a shape tells apart. */
const holdsIn = (shape: Shape): number => (shape === 'same rows' ? HOLDS.length : HOLDS.length - 1);

function putSquare(digits: DigitWriter, shape: Shape, square: string): void {
  const white = LETTERS.indexOf(square);
  const letter = LETTERS.indexOf(square.toUpperCase());
  const piece = white >= 0 ? 'white' : 'black';
  const holds = square === EMPTY ? 'empty' : square === MISSING ? 'missing' : piece;
  digits.put(HOLDS.indexOf(holds), holdsIn(shape));
  if (letter >= 0) digits.put(letter, LETTERS.length);
}

function takeSquare(digits: DigitReader, shape: Shape): string {
  const holds = HOLDS[digits.take(holdsIn(shape))];
  if (holds === 'empty') return EMPTY;
  if (holds === 'missing') return MISSING;
  const letter = LETTERS.charAt(digits.take(LETTERS.length));
  return holds === 'white' ? letter : letter.toLowerCase();
}

/** A text's placement with every empty square by itself, and what follows it. */
function split(text: string): { readonly squares: readonly string[]; readonly fields: string } {
  const words = text.split(' ');
  const squares = itemAt(words, 0).replace(/\d/g, (run) => EMPTY.repeat(Number(run)));
  return { squares: [...squares], fields: words.slice(1).join(' ') };
}

function joined(squares: readonly string[], fields: string): string {
  const placement = squares.join('').replace(/1+/g, (run) => String(run.length));
  return `${placement} ${fields}`;
}
