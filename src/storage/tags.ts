// Texts for people that can be read back: tags in square brackets, each with a value in quotes, then words.
import type { OptionValues } from '../games/game';
import { InputError } from '../rules/types';
import { itemAt } from '../util/items';

const WIDTH = 80;
/** No text of the app comes near this many characters. */
const LONGEST = 1_000_000;

/** A text's tags by name, and what follows them. */
interface TaggedText<Tag extends string> {
  readonly tags: ReadonlyMap<Tag, string>;
  readonly rest: string;
}

/** Tags, those without a value left out, then words on lines of at most WIDTH characters. */
export function formatTagged(
  values: readonly (readonly [tag: string, value: string])[],
  words: readonly string[],
): string {
  const tags = values
    .filter(([, value]) => value !== '')
    .map(([tag, value]) => `[${tag} "${value.replace(/["\\]/g, '\\$&')}"]\n`);
  return `${tags.join('')}\n${wrapped(words)}\n`;
}

/**
 * Tells the tags at the beginning of a text from what follows them. `what` is what the text should be of.
 * @throws InputError naming a tag that is unknown or there twice
 */
export function splitTags<Tag extends string>(
  text: string,
  known: readonly Tag[],
  what: string,
): TaggedText<Tag> {
  if (text.length > LONGEST) throw new InputError(`the text has more than ${LONGEST} characters`);
  const begun = text.replace(/^\uFEFF/, '').trimStart();
  const tags = new Map<Tag, string>();
  const pattern = /\[(\w+)\s+"((?:[^"\\]|\\.)*)"\]\s*/y;
  let end = 0;
  for (let match = pattern.exec(begun); match; match = pattern.exec(begun)) {
    const name = itemAt(match, 1);
    const value = itemAt(match, 2);
    const tag = known.find((one) => one === name);
    if (!tag) throw new InputError(`the tag [${name}] is unknown`);
    if (tags.has(tag)) throw new InputError(`the tag [${name}] is there twice`);
    tags.set(tag, value.replace(/\\(.)/g, '$1'));
    end = pattern.lastIndex;
  }
  if (tags.size === 0) {
    throw new InputError(`this is not the text of ${what}: it begins with no tag`);
  }
  return { tags, rest: begun.slice(end) };
}

/** The value of a tag that has to be there. @throws InputError */
export function requiredTag<Tag extends string>({ tags }: TaggedText<Tag>, name: Tag): string {
  const value = tags.get(name);
  if (value === undefined) throw new InputError(`the tag [${name} "..."] is missing`);
  return value;
}

export const optionsText = (options: OptionValues): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

/** Options by name, unchecked. @throws InputError */
export function parseOptions(text: string): Record<string, string> {
  return Object.fromEntries(
    words(text).map((pair) => {
      const at = pair.indexOf('=');
      if (at < 0) throw new InputError(`Options has "${pair}", not name=value`);
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

/** Milliseconds since 1970. @throws InputError */
export function parseDate(text: string): number {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new InputError(`Date is "${text}", not a date and time`);
  return time;
}

/** The moves before the score with which a text must end, so that a text cut short is noticed. @throws InputError */
export function movesBefore(text: string, score: string): string {
  const last = words(text).at(-1) ?? '';
  if (last === score) return text.trimEnd().slice(0, -score.length);
  throw new InputError(`the moves end with "${last.slice(0, 40)}", not with the result ${score}`);
}

export const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

function wrapped(all: readonly string[]): string {
  const lines: string[] = [];
  for (const word of all) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.join('\n');
}
