// Inputs that once broke a reader, or might: each is read or refused in words, as long as there is an app. The laboratory adds
// what it finds to found.json (`npm run lab -- fuzz`), as V8 serializes it, since not every value can be written as JSON.
import { deserialize } from 'node:v8';
import { expect, test } from 'vitest';
import { Dice } from './damage';
import found from './found.json';
import { faultOf, inputKinds } from './inputs';

/** Of each kind in every run of the tests; the laboratory tries more. */
const ROUNDS = 200;

const kinds = await inputKinds();

test.each(found)('$kind: $what', async ({ kind, input }) => {
  const known = kinds.find(({ name }) => name === kind);
  if (!known) throw new Error(`no kind of input is called ${kind}`);
  expect(await faultOf(known, deserialize(Buffer.from(input, 'base64')))).toBeNull();
});

test.each(kinds)('any $name is read or refused in words', async (kind) => {
  const dice = new Dice(51);
  for (let round = 0; round < ROUNDS; round++) {
    const input = kind.make(dice);
    expect(await faultOf(kind, input), JSON.stringify(input)).toBeNull();
  }
});
