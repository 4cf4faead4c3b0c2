// Reads a move that a person typed, or that stands in a text: exact move text, the notation of the move list, or what
// people write for it. A text that is no move here is answered by naming the part that is wrong.
import { legalMoves } from '../rules/legalMoves';
import {
  moveFrom,
  movePromotion,
  moveTag,
  moveTo,
  TAG_CHOICE,
  TAG_NORMAL,
  TAG_PASS,
} from '../rules/move';
import { colourOf, kindOf, type Position } from '../rules/position';
import { InputError } from '../rules/types';
import type { RuleSet } from './ruleSet';

/**
 * The exact text of the legal move that is meant; unless `strict`, also in the wrong case where nothing else could be meant.
 * @throws InputError saying what is wrong with the typed text
 */
export function readTypedMove(
  rules: RuleSet,
  position: Position,
  options: readonly SpelledMove[],
  typed: string,
  strict = false,
): string {
  const meant = movesMeant(rules, position, options, typed, strict);
  const [only, another] = meant;
  if (another) {
    const names = meant.map(({ move }) => rules.notation(position, move));
    throw new InputError(`“${typed.trim()}” could be ${names.join(' or ')}.`);
  }
  if (only) return only.text;
  const known = options.map((option) => spell(rules, position, option));
  throw new InputError(moveProblemText(rules, position, known, tidy(typed)));
}

/** The legal moves that a text may mean: one, none, or those between which it does not tell. */
function movesMeant(
  rules: RuleSet,
  position: Position,
  options: readonly SpelledMove[],
  typed: string,
  strict: boolean,
): readonly SpelledMove[] {
  const text = tidy(typed);
  const exact = options.find((option) => option.text === text);
  if (exact) return [exact];
  const lower = text.toLowerCase();
  const near = options
    .filter((option) => mayBe(rules, option, lower))
    .map((option) => spell(rules, position, option));
  // The list's own notation comes first, the wrong case last. A square of a lane names the move that ends on it, before
  // those that end elsewhere in its lane.
  const fits: readonly ((spelled: Spelled) => boolean)[] = [
    ({ notation }) => tidy(notation) === text,
    ({ bySquares }) => bySquares.has(text),
    ({ spellings }) => spellings.has(text),
    ({ bySquares }) => !strict && hasAlike(bySquares, lower),
    ({ spellings }) => !strict && hasAlike(spellings, lower),
  ];
  const found = fits.map((fit) => near.filter(fit)).find((some) => some.length > 0) ?? [];
  return found.map(({ option }) => option);
}

/** Tells nearly all moves without spelling them: what is written names a square of the target. */
const mayBe = (rules: RuleSet, { move, to }: SpelledMove, lower: string): boolean =>
  to === null ||
  moveTag(move) !== TAG_NORMAL ||
  squareNames(rules, to).some((name) => lower.includes(name.toLowerCase()));

/** What may stand after a move: check, mate, praise, and loss of the mover. */
const MARKS = '+#!?†';

/** Without spaces, marks, and the variants of dashes and crosses that keyboards offer. */
function tidy(typed: string): string {
  const text = typed
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/×/g, 'x')
    .replace(/^0-0(-0)?/, (castling) => castling.replaceAll('0', 'O'));
  let end = text.length;
  while (end > 0 && MARKS.includes(text[end - 1])) end--;
  return text.slice(0, end);
}

const hasAlike = (spellings: ReadonlySet<string>, lower: string): boolean =>
  [...spellings].some((spelling) => spelling.toLowerCase() === lower);

function spell(rules: RuleSet, position: Position, option: SpelledMove): Spelled {
  const notation = rules.notation(position, option.move);
  const written = tidy(notation);
  const { from, to } = option;
  if (from === null || to === null) {
    return { option, notation, bySquares: new Set(), spellings: new Set([written]) };
  }
  const letter = rules.kinds[kindOf(position.cells[from])]?.letter ?? '';
  // Only what the list writes without a letter may be typed without one.
  const first = written.startsWith(letter) ? [letter] : ['', letter];
  const endings = promotionEndings(rules, option);
  const ended = (bodies: readonly string[]) =>
    bodies.flatMap((body) => endings.map((ending) => body + ending));
  const origins = squareNames(rules, from);
  const bodies = squareNames(rules, to).flatMap((target) =>
    ['', '-', 'x'].flatMap((sign) => [
      ...first.map((piece) => piece + sign + target),
      ...origins.flatMap((origin) => [
        origin + sign + target,
        letter + origin + sign + target,
        `${letter}-${origin}${sign}${target}`,
      ]),
    ]),
  );
  return {
    option,
    notation,
    bySquares: new Set(ended(squareBodies(rules, position, option, first))),
    spellings: new Set([written, ...ended(bodies)]),
  };
}

/** A move by the squares of its ways, as in chess: with nothing of its origin, the file, the rank, or the square. */
function squareBodies(
  rules: RuleSet,
  position: Position,
  { move }: SpelledMove,
  letters: readonly string[],
): string[] {
  if (moveTag(move) !== TAG_NORMAL) return [];
  const ways = rules.waysOf?.(position, move) ?? [];
  return ways.flatMap(({ left: { name }, ends }) =>
    ends.flatMap((end) =>
      ['', name.charAt(0), name.charAt(1), name].flatMap((origin) =>
        ['', '-', 'x'].flatMap((sign) =>
          letters.map((letter) => letter + origin + sign + end.name),
        ),
      ),
    ),
  );
}

function promotionEndings(rules: RuleSet, { promotion, text }: SpelledMove): readonly string[] {
  if (promotion === 0) return [''];
  const letter = rules.kinds[promotion]?.letter ?? '';
  const endings = [`=${letter}`, letter, `(${letter})`, `/${letter}`, letter.toLowerCase()];
  // Where the rules leave no choice, nothing needs to be said.
  return text.length > 4 ? endings : ['', ...endings];
}

/** Names of all squares of a cell; any of them means the cell. */
const squareNames = ({ board }: RuleSet, cell: number): readonly string[] =>
  board.cells[cell].squares.map((square) => board.squares[square].name);

/** A legal move, as far as its spellings depend on it. */
export interface SpelledMove {
  /** The packed move. */
  readonly move: number;
  /** Exact move text. */
  readonly text: string;
  /** Its cells; null for passes and choices. */
  readonly from: number | null;
  readonly to: number | null;
  /** Kind promoted to, or 0. */
  readonly promotion: number;
}

/** A legal move and all that may be written for it. */
export interface Spelled {
  readonly option: SpelledMove;
  /** As the move list writes it. */
  readonly notation: string;
  /** By the squares left and entered; empty where notation names cells. */
  readonly bySquares: ReadonlySet<string>;
  readonly spellings: ReadonlySet<string>;
}

/** The legal moves of a position. */
export function spelledMoves(rules: RuleSet, position: Position): SpelledMove[] {
  return legalMoves(position).map((move) => {
    const tag = moveTag(move);
    const hasCells = tag !== TAG_PASS && tag !== TAG_CHOICE;
    return {
      move,
      text: rules.formatMove(position, move),
      from: hasCells ? moveFrom(move) : null,
      to: hasCells ? moveTo(move) : null,
      promotion: movePromotion(move),
    };
  });
}

/** The parts that a text falls into when it is read one way. */
interface Reading {
  readonly letter: string;
  readonly squares: readonly string[];
  readonly ending: string;
}

const SQUARE = '([A-Za-z0-9][A-Za-z0-9])';
const ENDING = '(?:[=/(]?([A-Za-z])\\)?)?';
/** Two squares; a piece and one or two squares; a square, of which a pawn's capture names the file before. */
const TWO_SQUARES = new RegExp(`^()${SQUARE}[-x^]?${SQUARE}${ENDING}(?:x.*)?$`);
const PIECE_AND_SQUARES = new RegExp(
  `^([A-Z])-?(?:${SQUARE}|[A-Za-z0-9])?[-x]?${SQUARE}${ENDING}$`,
);
const ONE_SQUARE = new RegExp(`^()()(?:[A-Za-z]x)?${SQUARE}${ENDING}$`);

export function moveProblemText(
  rules: RuleSet,
  position: Position,
  known: readonly Spelled[],
  text: string,
): string {
  const example = known[0];
  const hint = example ? ` Write, for example, ${example.notation} or ${example.option.text}.` : '';
  if (text === '') return `Type a move first.${hint}`;
  const [reading] = readings(text).sort(
    (a, b) => unknownSquares(rules, a).length - unknownSquares(rules, b).length,
  );
  const [unknown, alsoUnknown] = reading ? unknownSquares(rules, reading) : [];
  if (!reading || alsoUnknown) return `“${text}” does not look like a move.${hint}`;
  if (unknown !== undefined) return `There is no square “${unknown}” on this board.${hint}`;
  const cells = reading.squares.map((name) => cellOf(rules, name) ?? 0);
  const [from, to] = cells;
  if (to === undefined) return noneCanGo(rules, position, reading, cells[0]);
  return badMove(rules, position, known, reading, from, to);
}

function readings(text: string): Reading[] {
  return [TWO_SQUARES, PIECE_AND_SQUARES, ONE_SQUARE].flatMap((pattern) => {
    const found = pattern.exec(text);
    if (!found) return [];
    const [, letter, first, second, ending = ''] = found;
    return [{ letter, squares: [first, second].filter(Boolean), ending }];
  });
}

const unknownSquares = (rules: RuleSet, { squares }: Reading): string[] =>
  squares.filter((name) => cellOf(rules, name) === undefined);

/** The cell that a square with this name belongs to. */
function cellOf({ board }: RuleSet, name: string): number | undefined {
  return board.squares.find((square) => square.name === name)?.cell;
}

/** Two squares: either the way between them is no move, or what the piece shall become is wrong. */
function badMove(
  rules: RuleSet,
  position: Position,
  known: readonly Spelled[],
  { squares, ending }: Reading,
  from: number,
  to: number,
): string {
  const there = known.filter(({ option }) => option.from === from && option.to === to);
  if (from === to) return `“${squares[0]}” and “${squares[1]}” are the same cell.`;
  if (there.length === 0) return rules.illegalMoveText(position, from, to);
  const kinds = there.map(({ option }) => rules.kinds[option.promotion]?.letter).filter(Boolean);
  const mover = rules.kinds[kindOf(position.cells[from])]?.name ?? 'piece';
  if (kinds.length === 0) return `The ${mover} cannot become “${ending}” there.`;
  const choice = `${kinds.slice(0, -1).join(', ')}${kinds.length > 1 ? ' or ' : ''}${kinds.at(-1)}`;
  return ending === ''
    ? `Add what the ${mover} becomes: ${choice}.`
    : `The ${mover} cannot become “${ending}”, only ${choice}.`;
}

/** A piece's letter, or none, and where it shall go. */
function noneCanGo(
  rules: RuleSet,
  position: Position,
  { letter, squares }: Reading,
  to: number,
): string {
  const [square] = squares;
  if (letter === '') return `No piece without a letter can go to ${square}.`;
  const kind = rules.kinds.findIndex((one) => one?.letter === letter);
  const name = rules.kinds[kind]?.name;
  if (name === undefined) return `“${letter}” is not a piece of this game.`;
  const own = [...position.cells.entries()].filter(
    ([, code]) => code !== 0 && kindOf(code) === kind && colourOf(code) === position.side,
  );
  const [only, another] = own;
  if (!only) return `There is no ${name} to move.`;
  if (another || only[0] === to) return `No ${name} can go to ${square}.`;
  return rules.illegalMoveText(position, only[0], to);
}
