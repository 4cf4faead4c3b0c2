// The rule options of TheBridge41 as input and in words: names, values, defaults, what they say of each army.
import { expect, test } from 'vitest';
import { bridge41 } from '../../src/games/bridge41';
import { valueAmong } from '../../src/games/options';
import { refusal } from '../support/rules';

const chosen = (options: Record<string, string>): string => refusal(() => bridge41.rules(options));

test('the options and their values are those of the rules, the default first', () => {
  const values = bridge41.options.map(
    (option) => `${option.name}: ${option.values.map(({ value }) => value).join(' ')}`,
  );
  expect(values.sort()).toEqual(
    [
      'bridge: fixed moving big',
      'noKnightOnBridge: off on',
      'bishopPalace: off on',
      'kings: free palace tinyPalace',
      'sidePawnMove: off on',
      'changingColorBishop: off on',
      'queen: none rook bishop knight',
      'pawnCapture: diagonal sideways',
      'stalemate: draw win loss',
      'perpetualCheck: draw win',
      'army: standard allYourBase dopefish',
    ].sort(),
  );
});

test('a default chosen by name is as good as not chosen', () => {
  expect(bridge41.rules({ bridge: 'fixed', queen: 'none' }).options).toEqual({});
  expect(bridge41.rules({ bridge: 'big', queen: 'none' }).options).toEqual({ bridge: 'big' });
});

test('an unknown option or value is refused by name', () => {
  expect(chosen({ river: 'wide' })).toContain('"river"');
  expect(chosen({ bridge: 'huge' })).toMatch(/bridge.*"huge".*fixed, moving, big/);
  expect(chosen({ bridge: 'Big' })).toContain('"Big"');
  expect(chosen({ toString: 'on' })).toContain('"toString"');
});

test.each([
  ['noKnightOnBridge', 'allYourBase', 'Camels may not stop on the bridge.', ['C']],
  ['noKnightOnBridge', 'dopefish', 'Dopefish may not stop on the bridge.', ['D']],
  ['noKnightOnBridge', 'standard', 'Knights may not stop on the bridge.', ['N']],
  ['bishopPalace', 'allYourBase', 'Crooked bishops and Murray lions swap places', ['Z']],
  ['changingColorBishop', 'allYourBase', 'Crooked bishops may also step straight', ['Z']],
])('%s with the army %s is told by its pieces', (name, army, said, letters) => {
  const on = bridge41.options.find((option) => option.name === name)?.values.at(-1);
  const among = on && valueAmong(on, { army });
  const passage = among?.description.find(({ text }) => text.startsWith(said));
  // What holds of a stand-in is this project's ruling.
  expect(passage?.source).toBe(army === 'standard' ? 'inventor' : 'ruling');
  expect(among?.changes).toEqual(letters);
});

test('a queen is said to replace what the army has', () => {
  const queen = bridge41.options.find(({ name }) => name === 'queen');
  const said = queen?.values.map(
    (value) => valueAmong(value, { army: 'allYourBase' }).description[0].text,
  );
  expect(said?.slice(1)).toEqual(
    ['Murray lion', 'crooked bishop', 'camel'].map((name) => `A queen replaces a ${name}.`),
  );
  const sources = (army: string) =>
    queen?.values.slice(1).map((value) => valueAmong(value, { army }).description[0].source);
  expect(sources('standard')).toEqual(['inventor', 'inventor', 'inventor']);
  expect(sources('dopefish')).toEqual(['inventor', 'inventor', 'ruling']);
  expect(sources('allYourBase')).toEqual(['ruling', 'ruling', 'ruling']);
});
