// What is wrong with an input, as data: a key, and what the sentence names. The sentence is made where it is read or shown, in the
// language that is there: English in the engine's protocol, the laboratory and tests, the chosen one on the page.
import type { texts as english } from './en/refusals';

type Sentences = typeof english;
export type RefusalKey = keyof Sentences;

/** Data that can be sent to a worker and back. */
export interface Refusal {
  readonly key: RefusalKey;
  /** What the sentence takes, as `refusal` has it checked. */
  readonly args: readonly unknown[];
}

/** A text, or a refusal whose sentence is that text. */
export type Said = string | Refusal;

/** Where a sentence takes any text, it takes a refusal as well. */
type Given<Values extends readonly unknown[]> = {
  [Index in keyof Values]: string extends Values[Index] ? Values[Index] | Refusal : Values[Index];
};

/** What a sentence takes. */
export type RefusalArgs<Key extends RefusalKey> = Given<Parameters<Sentences[Key]>>;

/** A refusal with what its sentence takes. */
export const refusal = <Key extends RefusalKey>(key: Key, ...args: RefusalArgs<Key>): Refusal => ({
  key,
  args,
});

let sentences: Partial<Sentences> = {};

/** Sets what refusals say from now on; it may be filled later. */
export function speakRefusals(next: Partial<Sentences>): void {
  sentences = next;
}

/** The sentence of a refusal, without a full stop unless it has several; where no language is there yet, its key and data. */
export const refusalText = (given: Refusal): string => sentenceIn(sentences, given);

/** The same in a language at hand. */
export function sentenceIn(texts: Partial<Sentences>, { key, args }: Refusal): string {
  const sentence: ((...values: never[]) => string) | undefined = texts[key];
  if (!sentence) return `${key} ${JSON.stringify(args)}`;
  const values = args.map((value) => (isRefusal(value) ? sentenceIn(texts, value) : value));
  return sentence(...(values as never[]));
}

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'key' in value;
