// Small numbers packed without a gap: each is a digit of one long number, in a base of its own (a move among 23 takes
// log2 23 bits, a forced one none), and that number is written in base 64 with the characters that addresses allow.
// A FEN is written in them too, by what stands on each square.
import type { RuleSet } from '../games/game';
import { refuse } from '../input/input';
import { LONGEST } from '../storage/parseRecord';
import { itemAt } from '../util/items';

/** A wire format: a character's place is its value. */
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Printable ASCII, from the space on; one digit more announces any other character. */
const FIRST_CHARACTER = 32;
const CHARACTERS = 95;
const CODE_UNITS = 0x10000;
/** Hexadecimal digits of the largest number written by putNumber. */
const MAX_HEX_DIGITS = 14;

export class DigitWriter {
  private readonly digits: (readonly [value: number, base: number])[] = [];

  /** Writes a whole number from 0 to below `base`. */
  put(value: number, base: number): void {
    if (!Number.isInteger(value) || value < 0 || value >= base) {
      throw new RangeError(`${value} is no digit of base ${base}`);
    }
    this.digits.push([value, base]);
  }

  /** Writes a whole number up to 2^53; small ones are short. */
  putNumber(value: number): void {
    const length = value === 0 ? 0 : value.toString(16).length;
    this.put(length, MAX_HEX_DIGITS + 1);
    this.put(value, 16 ** length);
  }

  /** Writes a text of at most `longest` UTF-16 code units. */
  putText(text: string, longest: number): void {
    this.put(text.length, longest + 1);
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index);
      const printable = unit >= FIRST_CHARACTER && unit < FIRST_CHARACTER + CHARACTERS;
      this.put(printable ? unit - FIRST_CHARACTER : CHARACTERS, CHARACTERS + 1);
      if (!printable) this.put(unit, CODE_UNITS);
    }
  }

  /** Everything written, in characters of ALPHABET. */
  finish(): string {
    let number = 0n;
    for (const [value, base] of [...this.digits].reverse()) {
      number = number * BigInt(base) + BigInt(value);
    }
    // Three hexadecimal digits are two characters.
    const hex = number.toString(16);
    const padded = hex.padStart(Math.ceil(hex.length / 3) * 3, '0');
    const pairs = padded.match(/.../g) ?? [];
    return pairs.map((three) => twoCharacters(Number.parseInt(three, 16))).join('');
  }
}

export class DigitReader {
  private rest: bigint;

  /** `text` has characters of ALPHABET only. */
  constructor(text: string) {
    const hex = [...text.matchAll(/../g)].map(([pair]) =>
      numberOf(pair).toString(16).padStart(3, '0'),
    );
    this.rest = BigInt(`0x0${hex.join('')}`);
  }

  take(base: number): number {
    const divisor = BigInt(base);
    const digit = this.rest % divisor;
    this.rest /= divisor;
    return Number(digit);
  }

  takeNumber(): number {
    return this.take(16 ** this.take(MAX_HEX_DIGITS + 1));
  }

  takeText(longest: number): string {
    const units = Array.from({ length: this.take(longest + 1) }, () => {
      const digit = this.take(CHARACTERS + 1);
      return digit === CHARACTERS ? this.take(CODE_UNITS) : digit + FIRST_CHARACTER;
    });
    return String.fromCharCode(...units);
  }

  /** @throws InputError if something was not read */
  finish(): void {
    if (this.rest !== 0n) throw refuse('moreFollows');
  }
}

/** A number below 4096 as two characters. */
export function twoCharacters(value: number): string {
  return ALPHABET.charAt(value >> 6) + ALPHABET.charAt(value & 63);
}

/** The number that characters of ALPHABET stand for, the first one the highest. */
export function numberOf(text: string): number {
  return [...text].reduce((sum, character) => sum * 64 + ALPHABET.indexOf(character), 0);
}

// A FEN as digits. What stands on each square is enough where the text has the rows of its game's start text,
// and squares that do not exist need nothing where they are the same; any other text is written letter by letter.

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
