// What a language says, text by text.
import { languages } from '../../src/language/languages';
import { entryOf } from '../../src/util/items';

function leavesOf(name: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(`${name}.${key}`, part));
}

/** All texts of a language that take nothing, by where they stand: "settings.title". */
export async function plainTexts(tag: string): Promise<ReadonlyMap<string, string>> {
  const folder = await entryOf(languages, tag).folder();
  const loaded = Object.entries(folder).map(async ([name, load]) =>
    leavesOf(name, (await load()).texts),
  );
  return new Map((await Promise.all(loaded)).flat());
}

/** Whether a text has two words that stand side by side: single ones may be the same in several languages. */
export const hasSeveralWords = (text: string): boolean => /\p{L}+ \p{L}+/u.test(text);
