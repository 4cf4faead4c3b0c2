// Variants under a name of the player's own, as the settings keep and restore them.
import { expect, test } from 'vitest';
import { games } from '../../../src/games';
import { presetNameProblem } from '../../../src/ui/newgame/PresetFields';
import {
  findPreset,
  presetsOf,
  withoutPreset,
  withPresetName,
  withRestored,
} from '../../../src/ui/settings/naming';
import { DEFAULT_SETTINGS, MAX_PRESETS, parseSettings } from '../../../src/ui/settings/settings';

const evening = { game: 'bridge41', name: 'Evening', options: { bridge: 'moving' } };
const sharp = { game: 'bridge41', name: 'Sharp', options: { bridge: 'big', queen: 'rook' } };

test('mixes are read back as they were written', () => {
  const written = JSON.parse(JSON.stringify({ ...DEFAULT_SETTINGS, mixes: [evening, sharp] }));
  expect(parseSettings(written).mixes).toEqual([evening, sharp]);
});

test.each([
  ['no list', { mixes: { length: 3 } }],
  ['no mixes', { mixes: [null, 3, 'x', [], { game: 'bridge41' }] }],
  ['an unknown game', { mixes: [{ ...evening, game: 'halma' }] }],
  ['no name', { mixes: [{ ...evening, name: '  ' }] }],
  ['options that are none', { mixes: [{ ...evening, options: 'moving' }] }],
])('%s leaves none', (_what, stored) => {
  expect(parseSettings(stored).mixes).toEqual([]);
});

test('a value that the game does not know has its default, and there is an end to a list', () => {
  const [game] = games;
  const old = { ...evening, options: { bridge: 'moving', queen: 'pope', river: 'wide', kings: 3 } };
  const { mixes } = parseSettings({ mixes: [old, { ...sharp, game: 'cuarenta' }] });
  expect(presetsOf(mixes, game)).toEqual([evening]);
  expect(findPreset(mixes, game, evening.options)?.name).toBe('Evening');
  expect(withoutPreset(mixes, game, evening.options).map(({ name }) => name)).toEqual(['Sharp']);
  const many = Array.from({ length: 500 }, (_, index) => ({ ...evening, name: `Mix ${index}` }));
  expect(parseSettings({ mixes: many }).mixes.length).toBe(MAX_PRESETS);
});

test('a preset gets a name, another in the same place, and none that is taken', () => {
  const [game] = games;
  const [first, second] = [{ bridge: 'moving' }, { bridge: 'big' }];
  const one = withPresetName([sharp], game, first, 'Evening');
  expect(one.map(({ name }) => name)).toEqual(['Evening', 'Sharp']);
  expect(withPresetName(one, game, first, 'Morning').map(({ name }) => name)).toEqual([
    'Morning',
    'Sharp',
  ]);
  expect(findPreset(one, game, first)?.name).toBe('Evening');
  expect(findPreset(one, game, second)).toBeUndefined();
  expect(presetNameProblem(one, game, first, 'Evening')).toBeNull();
  expect(presetNameProblem(one, game, second, 'Evening')).toMatch(/That name is taken/);
  expect(presetNameProblem(one, game, second, 'Standard', ['Standard'])).toMatch(
    /That name is taken/,
  );
  expect(presetNameProblem(one, game, second, '')).toMatch(/Enter a name/);
  const full = Array.from({ length: MAX_PRESETS }, (_, index) => ({ ...sharp, name: `${index}` }));
  expect(presetNameProblem(full, game, second, 'More')).toMatch(/Delete one first/);
  expect(presetNameProblem(full, game, sharp.options, 'Other')).toBeNull();
});

test('a restore adds the mixes of the backup to those here, and keeps those here', () => {
  const here = { ...DEFAULT_SETTINGS, mixes: [evening] };
  const other = { ...evening, options: { bridge: 'big' } };
  expect(withRestored(here, { mixes: [other, sharp] }).mixes).toEqual([evening, sharp]);
  expect(withRestored(DEFAULT_SETTINGS, { mixes: [sharp] }).mixes).toEqual([sharp]);
});

test('the names of two players are restored where there are none, and kept where there are', () => {
  const stored = { personNames: ['Ana', 'Ben'] };
  expect(withRestored(parseSettings({}), stored).personNames).toEqual(['Ana', 'Ben']);
  const here = parseSettings({ personNames: ['Cleo', ''] });
  expect(withRestored(here, stored).personNames).toEqual(['Cleo', '']);
});
