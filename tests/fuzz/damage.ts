// Damage to texts and values as it happens on the way: cut, mistyped, doubled, mixed with something else. Seeded, so
// that what was found once is found again.
import { randomWords } from '../../src/rules/zobrist';

/** Numbers and choices from a seed. */
export class Dice {
  private readonly word: () => number;

  constructor(seed: number) {
    this.word = randomWords(seed);
  }

  below(limit: number): number {
    return (this.word() >>> 0) % limit;
  }

  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)];
  }
}

const CHARACTERS = [
  ...'aAbBkKpPqQwx01289/-*+=. ,"[]{}\\%#\n\t\0',
  'é',
  '女',
  '\ud800',
  '\uFEFF',
  '１',
];
const SCRAPS = [
  '',
  '  ',
  '0',
  '-1',
  '99999999999999999999',
  '1e9',
  'NaN',
  'null',
  '1-0',
  '*',
  '[',
  '//',
];

type TextDamage = (dice: Dice, text: string, others: readonly string[]) => string;

const textDamages: readonly TextDamage[] = [
  (dice, text) => splice(text, dice.below(text.length + 1), 1, dice.pick(CHARACTERS)),
  (dice, text) => splice(text, dice.below(text.length + 1), 0, dice.pick(CHARACTERS)),
  (dice, text) => splice(text, dice.below(text.length + 1), 1 + dice.below(4), ''),
  (dice, text) => text.slice(0, dice.below(text.length + 1)),
  (dice, text) => splice(text, dice.below(text.length + 1), dice.below(6), dice.pick(SCRAPS)),
  (dice, text) => {
    const at = dice.below(text.length + 1);
    return splice(text, at, 0, text.slice(at, at + 1 + dice.below(20)));
  },
  (dice, text, others) => {
    const words = text.split(' ');
    const foreign = dice.pick(others).split(' ');
    words[dice.below(words.length)] = dice.pick(foreign);
    return words.join(' ');
  },
  (dice, text, others) =>
    text.slice(0, dice.below(text.length)) + dice.pick(others).slice(dice.below(60)),
];

function splice(text: string, at: number, removed: number, inserted: string): string {
  return text.slice(0, at) + inserted + text.slice(at + removed);
}

/** A text damaged once to three times; `others` are texts of the same sort to mix it with. */
export function damagedText(dice: Dice, text: string, others: readonly string[]): string {
  let damaged = text;
  for (let times = 1 + dice.below(3); times > 0; times--) {
    damaged = dice.pick(textDamages)(dice, damaged, others);
  }
  return damaged;
}

const VALUES: readonly unknown[] = [
  ...[null, undefined, true, 0, -1, 0.5, 1e300, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53],
  ...['', 'x', '\0', '1-0', 'x'.repeat(5000), [], [[]], {}, [null], { kind: 'computer' }],
  ...[
    { length: 1e9 },
    Object.create(null),
    new Date(Number.NaN),
    JSON.parse('{"__proto__":{"id":1}}'),
  ],
];

/** A copy of a tree of plain values with one part of it replaced, removed, renamed or added. */
export function damagedValue(dice: Dice, value: unknown): unknown {
  if (Array.isArray(value) && value.length > 0 && dice.below(8) > 0) {
    const at = dice.below(value.length);
    return value.map((item, index) => (index === at ? damagedValue(dice, item) : item));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && dice.below(12) > 0) {
    const entries = Object.entries(value);
    if (entries.length === 0 || dice.below(10) === 0) {
      return { ...value, [dice.pick(['extra', 'constructor', '', 'moves'])]: dice.pick(VALUES) };
    }
    const at = dice.below(entries.length);
    const [name, part] = entries[at];
    if (dice.below(8) === 0) return Object.fromEntries(entries.toSpliced(at, 1));
    return { ...value, [name]: damagedValue(dice, part) };
  }
  if (typeof value === 'string' && dice.below(2) === 0)
    return damagedText(dice, value, ['moves', '1-0']);
  if (typeof value === 'number' && dice.below(2) === 0) return value + dice.below(5) - 2;
  return dice.pick(VALUES);
}
