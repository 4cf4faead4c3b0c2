// Reads a move that a person typed: exact move text, the notation of the move list, or what people write for it. A
// text that is no move here is answered by naming the part that is wrong.
import type { RuleSet } from '../games/game';
import { kindOf, type Position } from '../rules/position';
import { InputError } from '../rules/types';
import { typedMoveProblem } from './typedMoveProblem';
import type { TypedOption } from './typedOption';
import type { MoveOption } from './types';

/** The exact text of the legal move that is meant. @throws InputError saying what is wrong with the typed text */
export function readTypedMove(
  rules: RuleSet,
  position: Position,
  options: readonly MoveOption[],
  typed: string,
): string {
  const text = tidy(typed);
  const exact = options.find((option) => option.text === text);
  if (exact) return exact.text;
  const known = options.map((option) => spell(rules, position, option));
  const same = known.filter(({ spellings }) => spellings.has(text));
  const lower = text.toLowerCase();
  const alike =
    same.length > 0 ? same : known.filter(({ spellings }) => hasAlike(spellings, lower));
  const [only, another] = alike;
  if (only && !another) return only.option.text;
  if (another) {
    const names = alike.map(({ notation }) => notation);
    throw new InputError(`“${typed.trim()}” could be ${names.join(' or ')}.`);
  }
  throw new InputError(typedMoveProblem(rules, position, known, text));
}

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

function spell(rules: RuleSet, position: Position, option: MoveOption): TypedOption {
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

function promotionEndings(rules: RuleSet, { promotion, text }: MoveOption): readonly string[] {
  if (promotion === 0) return [''];
  const letter = rules.kinds[promotion]?.letter ?? '';
  const endings = [`=${letter}`, letter, `(${letter})`, `/${letter}`, letter.toLowerCase()];
  // Where the rules leave no choice, nothing needs to be said.
  return text.length > 4 ? endings : ['', ...endings];
}

/** Names of all squares of a cell; any of them means the cell. */
const squareNames = ({ board }: RuleSet, cell: number): readonly string[] =>
  board.cells[cell].squares.map((square) => board.squares[square].name);
