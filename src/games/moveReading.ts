// Reads a move that a person typed, or that stands in a text: exact move text, the notation of the move list, or what
// people write for it. A text that is no move here is answered by naming the part that is wrong.
import { InputError, type Refusal, refusal, refuse } from '../input/input';
import {
  legalMoves,
  moveFrom,
  movePromotion,
  moveTag,
  moveTo,
  TAG_CHOICE,
  TAG_NORMAL,
  TAG_PASS,
} from '../rules/move';
import { colourOf, kindOf, type Position } from '../rules/position';
import { type Alphabet, inAlphabet, STORED, TYPED, typedKind } from './alphabet';
import type { RuleSet } from './ruleSet';

/** How a move that was typed is read. */
interface ReadingHow {
  /** Whether its case has to be right, though nothing else could be meant. */
  readonly strict: boolean;
  /** How moves are written there; what one alphabet has no move for is read in the next. */
  readonly alphabets: readonly [Alphabet, ...Alphabet[]];
}

/** By the letters that are stored, in their case. */
export const AS_STORED: ReadingHow = { strict: true, alphabets: [STORED] };

/** By the letters that are shown, or else by those that are stored; in any case. */
export const AS_TYPED: ReadingHow = { strict: false, alphabets: TYPED };

/**
 * The exact text of the legal move that is meant.
 * @throws InputError saying what is wrong with the typed text
 */
export function readTypedMove(
  rules: RuleSet,
  position: Position,
  options: readonly SpelledMove[],
  typed: string,
  how: ReadingHow,
): string {
  const meant = movesMeant(rules, position, options, typed, how);
  const [only, another] = meant;
  const [alphabet] = how.alphabets;
  if (another) {
    const names = meant.map(({ move }) =>
      inAlphabet(rules, rules.notation(position, move), alphabet),
    );
    throw refuse('severalMoves', typed.trim(), names);
  }
  if (only) return only.text;
  const known = options.map((option) => spell(rules, position, option, alphabet));
  throw new InputError(moveProblem(rules, position, known, tidy(typed), how));
}

/** The legal moves that a text may mean: one, none, or those between which it does not tell. */
function movesMeant(
  rules: RuleSet,
  position: Position,
  options: readonly SpelledMove[],
  typed: string,
  { strict, alphabets }: ReadingHow,
): readonly SpelledMove[] {
  const text = tidy(typed);
  const exact = options.find((option) => option.text === text);
  if (exact) return [exact];
  const lower = text.toLowerCase();
  const near = options.filter((option) => mayBe(rules, option, lower));
  // A letter that means one piece in the first alphabet means no other in the next.
  const isClear = (number: number, alphabet: Alphabet) => {
    const letter = letterIn(alphabet, rules, number);
    return letter === '' || typedKind(rules.kinds, letter, alphabets) === number;
  };
  const spelled = alphabets.map((alphabet) =>
    near
      .filter(({ from, promotion }) =>
        [from === null ? 0 : kindOf(position.cells[from]), promotion].every((kind) =>
          isClear(kind, alphabet),
        ),
      )
      .map((option) => spell(rules, position, option, alphabet)),
  );
  // The list's own notation comes first, the wrong case last. A square of a lane names the move that ends on it, before
  // those that end elsewhere in its lane.
  const fits: readonly ((spelled: Spelled) => boolean)[] = [
    ({ notation }) => tidy(notation) === text,
    ({ bySquares }) => bySquares.has(text),
    ({ spellings }) => spellings.has(text),
    ({ bySquares }) => !strict && hasAlike(bySquares, lower),
    ({ spellings }) => !strict && hasAlike(spellings, lower),
  ];
  const found = fits
    .flatMap((fit) => spelled.map((some) => some.filter(fit)))
    .find((some) => some.length > 0);
  return found?.map(({ option }) => option) ?? [];
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

function spell(
  rules: RuleSet,
  position: Position,
  option: SpelledMove,
  alphabet: Alphabet,
): Spelled {
  const notation = inAlphabet(rules, rules.notation(position, option.move), alphabet);
  const written = tidy(notation);
  const { from, to } = option;
  if (from === null || to === null) {
    return { option, notation, bySquares: new Set(), spellings: new Set([written]) };
  }
  const letter = letterIn(alphabet, rules, kindOf(position.cells[from]));
  // Only what the list writes without a letter may be typed without one.
  const first = written.startsWith(letter) ? [letter] : ['', letter];
  const endings = promotionEndings(option, letterIn(alphabet, rules, option.promotion));
  const ended = (bodies: readonly string[]) =>
    bodies.flatMap((body) => endings.map((ending) => body + ending));
  const origins = squareNames(rules, from);
  const bodies = squareNames(rules, to).flatMap((target) =>
    ['', '-', 'x', '^'].flatMap((sign) => [
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

/** Empty for a number that is no kind's. */
function letterIn({ letterOf }: Alphabet, { kinds }: RuleSet, number: number): string {
  const kind = kinds[number];
  return kind ? letterOf(kind) : '';
}

function promotionEndings({ promotion, text }: SpelledMove, letter: string): readonly string[] {
  if (promotion === 0) return [''];
  const endings = [`=${letter}`, letter, `(${letter})`, `/${letter}`, letter.toLowerCase()];
  // Where the rules leave no choice, nothing needs to be said.
  return text.length > 4 ? endings : ['', ...endings];
}

/** Names of all squares of a cell; any of them means the cell. */
const squareNames = ({ board }: RuleSet, cell: number): readonly string[] =>
  board.cells[cell].squares.map((square) => board.squares[square].name);

/** A legal move, as far as its spellings depend on it. */
interface SpelledMove {
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
interface Spelled {
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

function moveProblem(
  rules: RuleSet,
  position: Position,
  known: readonly Spelled[],
  text: string,
  how: ReadingHow,
): Refusal {
  const example = known[0];
  const forms = example ? [example.notation, example.option.text] : [];
  if (text === '') return refusal('nothingTyped', forms);
  const [reading] = readings(text).sort(
    (a, b) => unknownSquares(rules, a).length - unknownSquares(rules, b).length,
  );
  const [unknown, alsoUnknown] = reading ? unknownSquares(rules, reading) : [];
  if (!reading || alsoUnknown) return refusal('notLikeMove', text, forms);
  if (unknown !== undefined) return refusal('noSuchSquare', unknown, forms);
  const cells = reading.squares.map((name) => cellOf(rules, name) ?? 0);
  const [from, to] = cells;
  if (to === undefined) return noneCanGo(rules, position, reading, cells[0], how);
  return badMove(rules, position, known, text, reading, [from, to], how);
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

/** Two squares: the way between them is no move, or the piece, what it shall become or what it shall take is wrong. */
function badMove(
  rules: RuleSet,
  position: Position,
  known: readonly Spelled[],
  text: string,
  { letter, squares, ending }: Reading,
  [from, to]: readonly [from: number, to: number],
  { alphabets }: ReadingHow,
): Refusal {
  const [alphabet] = alphabets;
  const there = known.filter(({ option }) => option.from === from && option.to === to);
  if (from === to) return refusal('sameCell', squares[0], squares[1]);
  if (there.length === 0) return refusal('asSaid', rules.illegalMoveText(position, from, to));
  const letters = there.flatMap(
    ({ option: { promotion } }) => letterIn(alphabet, rules, promotion) || [],
  );
  const kind = kindOf(position.cells[from]);
  const mover = rules.kinds[kind]?.name ?? 'piece';
  if (letter !== '' && typedKind(rules.kinds, letter, alphabets) !== kind) {
    return refusal('otherPiece', squares[0], mover);
  }
  if (letters.length === 0) {
    if (ending !== '') return refusal('becomesNothing', mover, ending);
    return refusal('notLikeMove', text, [there[0].notation, there[0].option.text]);
  }
  return ending === ''
    ? refusal('becomesWhat', mover, letters)
    : refusal('becomesOnly', mover, ending, letters);
}

/** A piece's letter, or none for the kind that is written without, and where it shall go. */
function noneCanGo(
  rules: RuleSet,
  position: Position,
  { letter, squares }: Reading,
  to: number,
  { alphabets }: ReadingHow,
): Refusal {
  const [square] = squares;
  const kind =
    letter === ''
      ? rules.kinds.findIndex((one) => one?.pawn)
      : typedKind(rules.kinds, letter, alphabets);
  const name = rules.kinds[kind]?.name;
  if (name === undefined) return refusal('noSuchPiece', letter);
  const own = [...position.cells.entries()].filter(
    ([, code]) => code !== 0 && kindOf(code) === kind && colourOf(code) === position.side,
  );
  const [only, another] = own;
  if (!only) return refusal('pieceIsGone', name);
  if (another || only[0] === to) return refusal('piecesCannotGo', name, square);
  return refusal('asSaid', rules.illegalMoveText(position, only[0], to));
}
