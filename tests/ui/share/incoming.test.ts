// What is found in a text or a file that somebody sent.
import { expect, test } from 'vitest';
import { games } from '../../../src/games';
import { gameLink, readLink } from '../../../src/share/link';
import { formatGameText } from '../../../src/storage/gameText';
import { drawnAddress } from '../../../src/ui/share/addresses';
import { readIncoming, textOfFile } from '../../../src/ui/share/incoming';
import { gameOf } from '../../session/fakes';

const game = gameOf({}, { moves: ['lblc', 'lylx'] });

test('a link is found in whatever was written around it', async () => {
  const link = gameLink(game);
  const mail = `Look at this: https://example.org/games/?a=b#/open/${link}\nAnn`;
  expect(await readIncoming(mail)).toEqual({ type: 'link', link });
});

test('so is the link of a board that was drawn', async () => {
  const board = 'a2-a3,d4-e5';
  const link = drawnAddress(new URL('https://example.org/games/?a=b#/draw'), 'fastlane', board);
  expect(link).toMatch(/^https:\/\/example\.org\/games\/#\/draw\//);
  expect(await readIncoming(`Try these lanes: ${link}\nAnn`)).toEqual({
    type: 'drawn',
    route: { screen: 'draw', game: 'fastlane', board },
  });
});

test.each<[string, (address: string) => string]>([
  ['a mail program broke', (address) => `${address.slice(0, -9)}\n${address.slice(-9)}\nAnn`],
  ['is between angle brackets', (address) => `<${address}>`],
  ['is in brackets', (address) => `My move (${address}) at last`],
  ['ends a sentence', (address) => `It is at ${address}. Yours, Ann`],
  ['is in bold', (address) => `*${address}*`],
])('a link that %s is found whole', async (_, written) => {
  const link = gameLink(game);
  const address = `https://example.org/games/#/open/${link}`;
  expect(await readIncoming(written(address))).toEqual({ type: 'link', link });
});

test.each<[string, (link: string) => string, RegExp]>([
  ['was cut short', (link) => link.slice(0, -4), /cut short: \d+ of its \d+/],
  ['has too much at its end', (link) => `${link}abcd`, /“abcd” at its end/],
  ['has a sign within', (link) => link.replace(/.{6}$/, (end) => `>${end}`), /“>”, never stands/],
])('a link that %s is not made up from what follows', async (_, damage, reason) => {
  const mail = `https://example.org/#/open/${damage(gameLink(game))} See you on Sunday, Ann`;
  const found = await readIncoming(mail);
  if (found.type !== 'link') throw new Error('no link was found');
  expect(() => readLink(found.link, 'here', 1)).toThrow(reason);
});

test('one game is shown, several are listed', async () => {
  const text = formatGameText(game);
  expect(await readIncoming(text)).toMatchObject({
    type: 'game',
    shared: { content: 'game', record: { moves: game.moves } },
  });
  expect(await readIncoming(text + text)).toMatchObject({
    type: 'games',
    parts: [{ record: { moves: game.moves } }, { record: { moves: game.moves } }],
  });
});

test('a text with variations or comments is a game by its main line, and says so', async () => {
  const plain = formatGameText(game);
  expect(await readIncoming(plain)).not.toHaveProperty('shared.analysis');
  for (const moves of ['lblc (1. mbmc) 1... lylx', 'lblc {why?} 1... lylx']) {
    const text = plain.replace('lblc lylx', moves);
    expect(await readIncoming(text)).toMatchObject({
      type: 'game',
      shared: { record: { moves: game.moves }, analysis: { tree: `1. ${moves}` } },
    });
  }
});

test.each(games)(
  'the text of a position of $name is known for what it is',
  async ({ id, rules }) => {
    const start = rules({}).startFen;
    expect(await readIncoming(`\n${start}\n`)).toMatchObject({
      type: 'game',
      shared: { content: 'position', record: { game: id, start, moves: [] } },
    });
  },
);

test.each<[string, string, RegExp]>([
  ['data', '{"fortyone":"backup"}', /backup/],
  ['a position that no game reads', '8/8/8/8 w - 0 0', /looks like a position/],
  ['a bad game', formatGameText(game).replace('lylx', 'lylylx'), /^move 1.*lylylx/],
])('%s is refused', async (_, text, reason) => {
  await expect(readIncoming(text)).rejects.toThrow(reason);
});

test('a long text leaves the page alive, and tells how far it is', async () => {
  const done: number[] = [];
  const text = formatGameText(game).repeat(1500);
  const read = await readIncoming(text, (count) => done.push(count));
  expect(read).toMatchObject({ type: 'games' });
  expect(done.length).toBeGreaterThan(0);
});

test('a file that is too large or no text is refused by its name', async () => {
  const large = new File([new Uint8Array(8_000_001)], 'large.txt');
  await expect(textOfFile(large)).rejects.toThrow(/large\.txt is 9 MB/);
  const binary = new File([new Uint8Array(4)], 'photo.txt');
  await expect(textOfFile(binary)).rejects.toThrow(/photo\.txt is not a text file/);
  await expect(textOfFile(new File(['x'], 'a.txt'))).resolves.toBe('x');
});
