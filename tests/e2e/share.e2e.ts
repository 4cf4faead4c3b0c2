// A game leaves this device as a link or a text, and comes in on another one; what is not whole says so and
// changes nothing.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faults } from './support/axe';
import { DIST } from './support/build';
import { type Device, openDevice } from './support/device';
import {
  afterEnd,
  cellText,
  choose,
  offlineReady,
  passAndPlay,
  playComputer,
  plies,
  resign,
  settledMove,
  start,
  tapMove,
} from './support/play';
import { type StaticServer, serve } from './support/server';
import { copied, openShareSheet, saved } from './support/share';
import { savedPlies } from './support/storedGames';

let server: StaticServer;

beforeAll(async () => {
  server = await serve(DIST, '/games/');
});

afterAll(() => server.stop());

/** A game of Cuarenta, two plies old, with the sheet open over it. */
async function sharing(options: { readonly dark?: boolean } = {}): Promise<Device> {
  const device = await openDevice(server.url, { reducedMotion: true, ...options });
  await device.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await passAndPlay(device.page, 'Cuarenta');
  await tapMove(device.page, 'd3', 'e4');
  await plies(device.page, 1);
  await tapMove(device.page, 'd7', 'e6');
  await plies(device.page, 2);
  await openShareSheet(device.page);
  return device;
}

describe('a link', () => {
  let from: Device;
  let link: string;

  beforeAll(async () => {
    from = await sharing();
    link = await copied(from.page, 'Link to the game');
  });

  afterAll(() => from.close());

  test('holds the whole game in its fragment', () => {
    expect(link.startsWith(`${server.url}#/open/`)).toBe(true);
    expect(link.length - server.url.length).toBeLessThan(80);
  });

  test('is looked through on another device without a trace, and played on from there', async () => {
    const to = await openDevice(link, { reducedMotion: true });
    const { page } = to;
    await page.getByText('After Black’s move 1, White to move.').waitFor();
    await expect.poll(() => cellText(page, 'e4')).toBe('e4, white pawn');
    await page.getByRole('button', { name: 'Previous move' }).tap();
    await page.getByText('After White’s move 1, Black to move.').waitFor();
    await expect.poll(() => cellText(page, 'd7')).toBe('d7, black pawn');
    await page.goto(`${server.url}#/`);
    await page.locator('main[aria-busy="false"]').waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Continue' }).count()).toBe(0);
    await page.goto(link);
    await page.getByRole('button', { name: 'Play on from here' }).tap();
    await choose(page, 'Pass and play');
    await start(page);
    await plies(page, 2);
    await tapMove(page, 'b3', 'a4');
    await plies(page, 3);
    await page.goto(`${server.url}#/`);
    await page
      .getByRole('link', { name: /Cuarenta.*Two players/ })
      .first()
      .waitFor();
    expect(to.complaints).toEqual([]);
    await to.close();
  });

  test('can be kept as it is', async () => {
    const to = await openDevice(link, { reducedMotion: true });
    await to.page.getByRole('button', { name: 'Keep this game' }).tap();
    await to.page.waitForURL(/#\/game\//);
    await savedPlies(to.page, 2);
    await to.page.reload();
    await plies(to.page, 2);
    await to.close();
  });

  test('of a game that this device has leads to that game', async () => {
    const { page } = from;
    await page.goto(link);
    await page.getByText('You have this game already. Both have the same moves.').waitFor();
    const { href } = new URL(page.url());
    await page.getByRole('link', { name: 'Open your game' }).tap();
    await page.waitForURL(/#\/game\//);
    await plies(page, 2);
    expect(page.url()).not.toBe(href);
  });

  test('shared from another app opens, and is not read again on the way back', async () => {
    const to = await openDevice(server.url, { reducedMotion: true });
    const { page } = to;
    const message = `Look at this: ${link}`;
    await page.goto(`${server.url}?title=A%20game&text=${encodeURIComponent(message)}`);
    await page.getByText('After Black’s move 1, White to move.').waitFor();
    expect(page.url()).toBe(link);
    await page.goto(`${server.url}?text=nothing%20to%20play`);
    await page.getByText(/^This can’t be opened: /).waitFor();
    const field = page.getByLabel('A link, or the text of games or a position');
    expect(await field.inputValue()).toBe('nothing to play');
    await to.close();
  });

  test.each([
    ['#/', 'Paste a link'],
    ['#/open', 'Paste and open'],
  ])('is pasted and opened with one button, on %s', async (place, name) => {
    const to = await openDevice(`${server.url}${place}`, { reducedMotion: true });
    await to.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await to.page.evaluate((text) => navigator.clipboard.writeText(text), link);
    await to.page.getByRole('button', { name }).tap();
    await to.page.getByText('After Black’s move 1, White to move.').waitFor();
    expect(to.page.url()).toBe(link);
    await to.close();
  });

  test('a browser that does not let Home paste leads to where that is done by hand', async () => {
    const to = await openDevice(server.url, { reducedMotion: true });
    await to.page.evaluate(() => {
      navigator.clipboard.readText = () => Promise.reject(new Error('no'));
    });
    await to.page.getByRole('button', { name: 'Paste a link' }).tap();
    await to.page.getByLabel('A link, or the text of games or a position').waitFor();
    await to.close();
  });

  test('opens without a network', async () => {
    const to = await openDevice(server.url, { reducedMotion: true, serviceWorker: true });
    await offlineReady(to.page);
    await server.stop();
    try {
      await to.page.goto(link);
      await to.page.reload();
      await to.page.getByText('After Black’s move 1, White to move.').waitFor();
    } finally {
      await server.start();
      await to.close();
    }
  });

  test('that is not whole says what is wrong, and harms no running game', async () => {
    const { page } = from;
    await page.goto(`${server.url}#/`);
    await passAndPlay(page, 'TheBridge41');
    await tapMove(page, 'lb', 'lc');
    await plies(page, 1);
    const running = page.url();
    const code = link.slice(link.lastIndexOf('/') + 1);
    const turned = code[9] === 'x' ? 'y' : 'x';
    for (const [bad, reason] of [
      [code.slice(0, -5), /cut short/],
      [`${code.slice(0, 9)}${turned}${code.slice(10)}`, /checksum does not fit/],
      [`E${code.slice(1)}`, /newer version/],
      [`${code}).`, /at its end does not belong|never stands/],
    ] as const) {
      await page.evaluate((hash) => location.assign(hash), `#/open/${bad}`);
      await page.getByRole('heading', { name: 'This link can’t be opened' }).waitFor();
      await page.getByText(reason).waitFor();
    }
    await page.getByRole('link', { name: 'Home' }).tap();
    await page.getByRole('heading', { name: 'Play', exact: true }).waitFor();
    await page.goto(running);
    await plies(page, 1);
    expect(from.complaints).toEqual([]);
  });
});

test('a finished game of a friend’s stays theirs: marked in History, absent from Statistics', async () => {
  const from = await openDevice(server.url, { reducedMotion: true });
  await from.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await playComputer(from.page, { game: 'Cuarenta', level: 1, side: 'White', coached: true });
  await tapMove(from.page, 'd3', 'e4');
  await plies(from.page, 2);
  const asked = from.page.getByRole('alertdialog', { name: 'Coach' });
  for (const played of [4, 6]) {
    await tapMove(from.page, ...(await settledMove(from.page)));
    const answered = plies(from.page, played);
    // The coach may warn of a move that is taken because it is there.
    await Promise.race([answered, asked.waitFor()]);
    if (await asked.isVisible()) await asked.getByRole('button', { name: 'Play' }).tap();
    await answered;
  }
  await resign(from.page);
  await afterEnd(from.page, 'Share');
  const link = await copied(from.page, 'Link to the game');
  await from.close();

  const to = await openDevice(link, { reducedMotion: true });
  const { page } = to;
  await page.getByText(/don’t count in your statistics/).waitFor();
  await page.getByRole('button', { name: 'Keep this game' }).tap();
  await page.getByRole('heading', { name: 'Black won: White resigned' }).waitFor();
  await page.goto(`${server.url}#/history`);
  const row = page.getByRole('link', { name: /with the coach/ });
  await row.getByText('Shared with you').waitFor();
  await row.getByText('Black won: White resigned').waitFor();
  await page.goto(`${server.url}#/statistics`);
  await page.getByText('Finish a game to see your wins').waitFor();
  expect(to.complaints).toEqual([]);
  await to.close();
});

test('the system is asked to share where it can, with files and without', async () => {
  const device = await sharing();
  const { page } = device;
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const sent: unknown[] = [];
    const share = async ({ title, url, files }: ShareData) => {
      sent.push({
        title,
        url,
        files: files?.map(({ name, type, size }) => [name, type, size > 0]),
      });
    };
    Object.defineProperty(navigator, 'share', { value: share });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.assign(globalThis, { sent });
  });
  await openShareSheet(page);
  await page.getByRole('button', { name: 'Send: Link to the game' }).tap();
  await page.getByText('Link to the game sent.').waitFor();
  await page.getByRole('button', { name: 'Send: Picture' }).tap();
  await page.getByText('Picture sent.').waitFor();
  const sent = await page.evaluate(() => Reflect.get(globalThis, 'sent'));
  expect(sent).toEqual([
    { title: 'Cuarenta', url: expect.stringContaining(`${server.url}#/open/`) },
    {
      title: 'Cuarenta',
      files: [[expect.stringMatching(/^cuarenta-.*\.png$/), 'image/png', true]],
    },
  ]);
  await device.close();
});

test('where the clipboard is refused the text stands there, selected', async () => {
  const device = await sharing();
  const { page } = device;
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy: Position text' }).tap();
  const field = page.getByRole('textbox', { name: 'Position text' });
  await field.waitFor();
  const selected = await field.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(selected).toMatch(/^\*c\*f\*f\*b\*.* w - \d+ 2$/);
  await device.close();
});

test('games come in as texts, one or many, and a bad one is named', async () => {
  const from = await sharing();
  const text = await copied(from.page, 'Game as text');
  const file = await saved(from.page, 'Game as a file');
  const buffer = readFileSync(await file.path());
  await from.close();
  expect(buffer.toString()).toBe(text);

  const to = await openDevice(server.url, { reducedMotion: true });
  const { page } = to;
  await page.getByRole('link', { name: 'Open a game…' }).tap();
  const paste = async (content: string) => {
    await page.getByLabel('A link, or the text of games or a position').fill(content);
    await page.getByRole('button', { name: 'Open', exact: true }).tap();
  };
  await paste(text.replace('d7e6', 'd7d1'));
  await page
    .getByRole('alert')
    .getByText(/move 1.*d7d1/)
    .waitFor();
  await paste('Dear Ann');
  await page
    .getByRole('alert')
    .getByText(/line 1 begins with "Dear Ann"/)
    .waitFor();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).tap();
  await (await chooser).setFiles({
    name: file.suggestedFilename(),
    mimeType: 'text/plain',
    buffer,
  });
  await page.getByText('After Black’s move 1, White to move.').waitFor();
  await page.getByRole('button', { name: 'Keep this game' }).tap();
  await plies(page, 2);

  await page.goto(`${server.url}#/open`);
  const other = text.replace('d7e6', 'f7e6').replace(/20\d\d-/, '2001-');
  await paste(`${text}\n${other}\n${text.replace('d7e6', 'd7d1')}`);
  await page.getByText('2 games can be read, 1 of them here already; 1 game cannot.').waitFor();
  await page.getByText(/The game from line \d+ on: move 1/).waitFor();
  await page.getByRole('button', { name: 'Keep 1 game' }).tap();
  await page.getByText('1 game kept.').waitFor();
  await page.getByRole('link', { name: 'Home' }).tap();
  await page
    .getByRole('link', { name: /Cuarenta.*Two players/ })
    .nth(1)
    .waitFor();
  await expect
    .poll(() => page.getByRole('link', { name: /Cuarenta.*Two players/ }).count())
    .toBe(2);
  expect(to.complaints).toEqual([]);
  await to.close();
});

test.each([false, true])('axe finds no fault in sharing and opening, dark: %s', async (dark) => {
  const device = await sharing({ dark });
  const { page } = device;
  expect(await faults(page), 'share sheet').toEqual([]);
  const link = await copied(page, 'Link to this position');
  await page.goto(link);
  await page.getByRole('heading', { name: 'Cuarenta: a position' }).waitFor();
  expect(await faults(page), 'position').toEqual([]);
  await page.getByRole('button', { name: 'Play on from here' }).tap();
  await page.getByRole('dialog', { name: 'Play on' }).waitFor();
  expect(await faults(page), 'play on').toEqual([]);
  await page.goto(`${link}x`);
  await page.getByRole('heading', { name: 'This link can’t be opened' }).waitFor();
  expect(await faults(page), 'bad link').toEqual([]);
  await page.getByRole('link', { name: 'Paste it here instead' }).tap();
  await page.getByRole('heading', { name: 'Open a game' }).waitFor();
  expect(await faults(page), 'open a game').toEqual([]);
  await device.close();
});

test('a backup that the system opens with the app, or that is chosen among games, is looked at before anything changes', async () => {
  const { page, close } = await openDevice(server.url, { reducedMotion: true });
  await page.addInitScript(() => {
    const file = new File(['{"no": "backup"}'], 'fortyone-backup.json');
    Object.defineProperty(window, 'launchQueue', {
      value: {
        setConsumer: (consume: (launch: unknown) => void) =>
          consume({ files: [{ getFile: async () => file }] }),
      },
    });
  });
  await page.goto(`${server.url}#/open`);
  await page.reload();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(/not a backup of this app/).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.getByLabel('File with games').setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  });
  await sheet.getByText(/not a backup of this app/).waitFor();
  await close();
});
