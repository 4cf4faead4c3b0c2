// Boards that players have drawn go wherever rules go: in links, records, texts, named variants and the headless engine alike,
// and equal boards are equal texts everywhere.
import { describe, expect, test } from 'vitest';
import { DEFAULT_ENGINE_SETTINGS, readOption } from '../../src/engine/uci/commands';
import { games } from '../../src/games';
import { variantName } from '../../src/games/options';
import { InputError } from '../../src/input/input';
import { gameLink, positionLink, readLink } from '../../src/share/link';
import { formatGameText, parseGameText } from '../../src/storage/gameText';
import { parsePlayableRecord } from '../../src/storage/parseRecord';
import { newRecord } from '../../src/storage/record';
import { parsePresets } from '../../src/ui/settings/settings';
import { randomMoves } from '../support/playedGames';

const person = { kind: 'person' } as const;
/** As short as one can be, and as long: twenty-four lanes of two squares. */
const DRAWN = [
  'd4-e5,a2-a3',
  ['2-X3', '4-X5', '6-X7']
    .flatMap((ranks) => [...'abcdefgh'].map((file) => file + ranks.replace('X', file)))
    .slice(0, 23)
    .join(','),
];
const drawn = games.flatMap((game) =>
  game.options.flatMap(({ name, own }) =>
    own ? DRAWN.map((text) => ({ game, name, own, text })) : [],
  ),
);

test('there is a board to draw', () => {
  expect(drawn.length).toBeGreaterThan(1);
});

describe.each(drawn)('a drawn board, $text', ({ game, name, own, text }) => {
  const rules = game.rules({ [name]: text });
  const value = own.read(text);
  const begun = { game: game.id, options: rules.options, start: rules.startFen };
  const record = {
    ...newRecord({ ...begun, white: person, black: person }, '0123456789abcdef', 5),
    moves: randomMoves(rules, 3, 12).moves,
  };

  test('is one text however it is written', () => {
    expect(rules.options).toEqual({ [name]: value });
    expect(own.read(text.split(',').reverse().join(','))).toBe(value);
    expect(variantName(game, rules.options)).toMatch(/^Custom lanes, \d+ cells$/);
  });

  test('comes back from links', () => {
    expect(readLink(gameLink(record), 'here', 9).record).toMatchObject({
      options: rules.options,
      moves: record.moves,
    });
    const position = { game: game.id, options: rules.options, text: rules.startFen };
    expect(readLink(positionLink(position), 'here', 9).record.options).toEqual(rules.options);
  });

  test('comes back from records, texts and named variants', () => {
    expect(parsePlayableRecord(JSON.parse(JSON.stringify(record))).options).toEqual(rules.options);
    const read = parseGameText(formatGameText(record), 'here', 9);
    expect(JSON.stringify(read)).toContain(JSON.stringify(rules.options));
    const variant = { game: game.id, name: 'Mine', options: rules.options };
    expect(parsePresets(JSON.parse(JSON.stringify([variant])))).toEqual([variant]);
  });

  test('is set in the headless engine, and refused there with the reason', () => {
    const set = (chosen: string) =>
      readOption(`name ${name} value ${chosen}`, DEFAULT_ENGINE_SETTINGS, game, {});
    expect(set(text)).toEqual({ kind: 'rules', options: { [name]: value } });
    expect(() => set('a1-b1')).toThrow(InputError);
    expect(() => set('a1-b1')).toThrow(/a1-b1.*share a cell/);
  });
});
