// Variants by name: what a variant is called, and the presets that games offer.
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games';
import { balanceWarning } from '../../src/games/balance';
import { bridge41 } from '../../src/games/bridge41';
import { bridges40 } from '../../src/games/bridges40';
import type { RuleSet } from '../../src/games/game';
import { inOneLine } from '../../src/games/learn';
import {
  knownOptions,
  sameOptions,
  standardName,
  valueLabel,
  variantName,
} from '../../src/games/options';

test('a variant is called by its values, the defaults by one word, and a game without options by none', () => {
  expect(variantName(bridge41, { bridge: 'moving', kings: 'palace' })).toBe(
    'Moving bridge, King palace',
  );
  expect(variantName(bridge41, { bridge: 'fixed' })).toBe(standardName());
  expect(variantName(bridge41, {})).toBe(standardName());
  expect(variantName(bridges40, {})).toBeNull();
});

test('a variant that has a name is called by it', () => {
  expect(variantName(bridge41, { bridge: 'big' })).toBe('Open river');
  expect(variantName(bridge41, { bridge: 'moving', army: 'dopefish' })).toBe('Fish pond');
});

test('a long variant is called by its first values and how many more there are', () => {
  const many = { bridge: 'big', kings: 'palace', queen: 'rook', stalemate: 'win' };
  expect(variantName(bridge41, many)).toBe('Big bridge, King palace and 2 more');
});

test('what a game no longer knows is left out', () => {
  expect(knownOptions(bridge41, { bridge: 'big', river: 'wide', queen: 'two' })).toEqual({
    bridge: 'big',
  });
});

/** Which cells a board has in a terrain, the start's if none is given, and how they are drawn. */
function lookOf(rules: RuleSet, terrain = rules.parse(rules.startFen).terrain): string {
  const cells = rules.drawing.cells.filter((_, cell) => rules.exists(terrain, cell));
  return JSON.stringify(cells.map(({ outline }) => outline));
}

describe.each(games)('$name', (game) => {
  test('every value that can be chosen has a name of its own and a line', () => {
    const values = game.options.flatMap((spec) =>
      spec.values.slice(1).map((value) => ({ name: valueLabel(spec, value), ...value })),
    );
    expect(new Set(values.map(({ name }) => name)).size).toBe(values.length);
    for (const { description, name } of values) expect(inOneLine(description), name).toMatch(/\.$/);
  });

  test('boards that the values of an option change look unlike each other', () => {
    for (const spec of game.options) {
      const looks = spec.values
        .filter(({ changes }) => changes === 'board')
        .map(({ value, terrain }) => lookOf(game.rules({ [spec.name]: value }), terrain));
      expect(new Set(looks).size, spec.name).toBe(looks.length);
    }
  });

  test('presets are variants that the game allows and nothing warns of, each different', async () => {
    const presets = game.presets ?? [];
    const balance = (await game.loadBalance?.())?.default;
    for (const { name, options } of presets) {
      expect(game.rules(options).options, name).toEqual(options);
      if (balance) expect(balanceWarning(balance, options), name).toBeNull();
      const alike = presets.filter((one) => sameOptions(game.options, one.options, options));
      expect(alike.map((one) => one.name)).toEqual([name]);
      expect(sameOptions(game.options, options, {}), name).toBe(false);
    }
    expect(new Set(presets.map(({ name }) => name)).size).toBe(presets.length);
  });
});
