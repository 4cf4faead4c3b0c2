// The rule options of TheBridge41 as input: names, values, defaults and excluded mixes.
import { expect, test } from 'vitest';
import { bridge41 } from '../../src/games/bridge41';
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
  [{ noKnightOnBridge: 'on', army: 'allYourBase' }, 'All your base'],
  [{ noKnightOnBridge: 'on', army: 'dopefish' }, 'Dopefish'],
  [{ bishopPalace: 'on', army: 'allYourBase' }, 'All your base'],
  [{ changingColorBishop: 'on', army: 'allYourBase' }, 'All your base'],
])('the mix %o is refused in the words of the options', (mix, army) => {
  const [name] = Object.keys(mix);
  const label = bridge41.options.find((option) => option.name === name)?.label;
  expect(chosen(mix)).toContain(`“${label}”`);
  expect(chosen(mix)).toContain(army);
});

test('players are told of the mix in which White takes a queen at once, and only of that', () => {
  const lopsided = { bridge: 'big', queen: 'knight' };
  expect(bridge41.caution?.(lopsided)?.text).toContain('undefended queen');
  expect(bridge41.caution?.(lopsided)?.causes).toEqual(['bridge', 'queen']);
  expect(bridge41.caution?.({ ...lopsided, army: 'dopefish' })).not.toBeNull();
  expect(bridge41.caution?.({ ...lopsided, army: 'allYourBase' })).toBeNull();
  expect(bridge41.caution?.({ ...lopsided, pawnCapture: 'sideways' })).toBeNull();
  expect(bridge41.caution?.({ queen: 'knight' })).toBeNull();
  expect(bridge41.caution?.({})).toBeNull();
});

test('every other pair of values may be chosen together', () => {
  const values = bridge41.options.flatMap(({ name, values }) =>
    values.map(({ value }): [string, string] => [name, value]),
  );
  const refused = values.flatMap((one) =>
    values
      .filter((other) => one[0] < other[0] && bridge41.exclusion(Object.fromEntries([one, other])))
      .map((other) => `${one.join(' ')}, ${other.join(' ')}`),
  );
  expect(refused.sort()).toEqual([
    'army allYourBase, bishopPalace on',
    'army allYourBase, changingColorBishop on',
    'army allYourBase, noKnightOnBridge on',
    'army dopefish, noKnightOnBridge on',
  ]);
});
