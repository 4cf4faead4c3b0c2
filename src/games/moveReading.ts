// Reads a move that a person typed, or that stands in a text: exact move text, the notation of the move list, or what
// people write for it. A text that is no move here is answered by naming the part that is wrong.
import { moveTag, TAG_NORMAL } from '../rules/move';
import { kindOf, type Position } from '../rules/position';
import { InputError } from '../rules/types';
import { moveProblem } from './moveProblem';
import type { RuleSet } from './ruleSet';
import type { Spelled, SpelledMove } from './spelledMove';

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
  throw new InputError(moveProblem(rules, position, known, tidy(typed)));
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
  // The list's own notation comes first, the wrong case last.
  const fits: readonly ((spelled: Spelled) => boolean)[] = [
    ({ notation }) => tidy(notation) === text,
    ({ spellings }) => spellings.has(text),
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
  if (from === null || to === null) return { option, notation, spellings: new Set([written]) };
  const letter = rules.kinds[kindOf(position.cells[from])]?.letter ?? '';
  // Only what the list writes without a letter may be typed without one.
  const first = written.startsWith(letter) ? [letter] : ['', letter];
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
  const endings = promotionEndings(rules, option);
  const spellings = bodies.flatMap((body) => endings.map((ending) => body + ending));
  return { option, notation, spellings: new Set([written, ...spellings]) };
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
