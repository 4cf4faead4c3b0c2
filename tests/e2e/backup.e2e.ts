// The player's data in the player's hands: backup, restore, erasing, and what the app says of itself.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { version } from '../../package.json';
import { storedForm } from '../../src/storage/reviewRecord';
import { grownGames } from '../lab/bench/grownGames';
import { slowDown } from '../lab/bench/growthPage';
import { manyGames } from '../support/playedGames';
import { reviewOf } from '../support/reviews';
import { faults } from './support/axe';
import { inDatabase } from './support/database';
import { choose, passAndPlay, resign, tapMove } from './support/play';
import { freshStage } from './support/stage';
import { storedGames, storeGames } from './support/storedGames';

const stage = freshStage();

async function openSettings(page: Page): Promise<void> {
  await page.goto(`${stage.server.url}#/settings`);
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
}

/** Presses the button and returns the text of the file that it saves. */
async function backup(page: Page, button = 'Back up everything'): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).tap();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^fortyone-backup-\d{4}-\d\d-\d\d\.json$/);
  return readFileSync(await file.path(), 'utf8');
}

const offer = (page: Page, text: string | Buffer): Promise<void> =>
  page.getByLabel('Backup file').setInputFiles({
    name: 'games.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

async function eraseAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Erase everything' }).tap();
  await page.getByLabel(/to confirm/).fill('erase');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).tap();
  await reloaded;
  await page.getByRole('heading', { name: 'Play' }).waitFor();
}

test('backup, erase, restore: the next backup has the same bytes, and the settings are back', async () => {
  const { page } = stage;
  await storeGames(page, manyGames(40, 1_700_000_000_000));
  await passAndPlay(page, 'Cuarenta');
  await tapMove(page, 'd3', 'e4');
  await page.locator('[data-ply="1"]').waitFor();
  await openSettings(page);
  await choose(page, 'Dark');
  await page.getByRole('switch', { name: 'Confirm moves' }).check();
  const first = await backup(page);
  expect(JSON.parse(first).counts).toEqual({ games: 41, aside: 0, choices: 1 });

  await page.getByRole('button', { name: 'Erase everything' }).tap();
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Erase everything' });
  await expect.poll(() => confirm.isDisabled()).toBe(true);
  expect(await faults(page)).toEqual([]);
  expect(await backup(page, 'Back up first')).toBe(first);
  await page.getByRole('button', { name: 'Close' }).tap();
  await eraseAll(page);
  expect(await storedGames(page)).toEqual([]);
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBeNull();

  await openSettings(page);
  await offer(page, first);
  await page.getByText('41 games new here').waitFor();
  expect(await faults(page)).toEqual([]);
  expect(await storedGames(page)).toEqual([]);
  await page.getByRole('button', { name: 'Restore', exact: true }).tap();
  await page.getByRole('button', { name: 'Done' }).tap();
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(await backup(page)).toBe(first);

  await offer(page, first);
  await page.getByText('41 games the same in both').waitFor();
});

test('tidying up says what goes and what it frees, deletes reviews alone, and keeps the focus', async () => {
  const { page } = stage;
  const games = manyGames(12, 1_700_000_000_000);
  const reviews = games.filter(({ result }) => result).map((game) => storedForm(reviewOf(game)));
  await storeGames(page, games);
  await openSettings(page);
  const without = await backup(page);
  await inDatabase(page, { reviews }, 'reviews');
  await page.getByRole('button', { name: 'Tidy up' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Tidy up' });
  await sheet.getByText(`This deletes ${reviews.length} reviews and frees about`).waitFor();
  expect(await faults(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Close' }).tap();
  expect(await inDatabase(page, {}, 'reviews')).toHaveLength(reviews.length);

  await page.getByRole('button', { name: 'Tidy up' }).press('Enter');
  await sheet.getByRole('button', { name: `Delete ${reviews.length} reviews` }).press('Enter');
  await sheet.getByText(`${reviews.length} reviews deleted.`).waitFor();
  await sheet.locator('button:focus', { hasText: 'Done' }).press('Enter');
  expect(await inDatabase(page, {}, 'reviews')).toEqual([]);
  expect(await backup(page)).toBe(without);
});

test('by keys alone: a backup and a restore say how far they are, and can be cancelled', async () => {
  const { page } = stage;
  const games = grownGames(3000, 0);
  await storeGames(page, games);
  await openSettings(page);
  await slowDown(page, 4);
  // Slow enough for the keys to reach Cancel before all is done, however fast the machine is.
  await page.evaluate(delayMessages, 100);
  await page.evaluate(hear);
  const starter = page.getByRole('button', { name: 'Back up everything' });
  await starter.focus();
  await page.keyboard.press('Enter');
  await hearsQuarter(page, 'Backing up…');
  await pressByKeys(page, 'Cancel');
  await page.getByText('The backup was cancelled.').waitFor();
  await page.evaluate(delayMessages, 0);
  await expect.poll(() => focused(page)).toBe('Back up everything');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await (await download).path();
  await page.getByText(/is in your downloads/).waitFor();
  await expect.poll(() => focused(page)).toBe('Back up everything');
  expect(await heard(page)).toEqual(
    expect.arrayContaining(['Backing up…', aQuarterOf('Backing up…'), 'The backup was cancelled.']),
  );

  await page.evaluate(delayMessages, 100);
  await page.getByLabel('Backup file').setInputFiles(file);
  await hearsQuarter(page, 'Reading…');
  await pressByKeys(page, 'Cancel');
  await page.getByText('Cancelled. Nothing was changed.').waitFor();
  await page.evaluate(delayMessages, 0);
  await pressByKeys(page, 'Close');
  await page.getByLabel('Backup file').setInputFiles(file);
  await page.getByText('3000 games the same in both').waitFor();
  await pressByKeys(page, 'Restore');
  await page.getByRole('dialog', { name: 'Restored' }).waitFor();
  await pressByKeys(page, 'Done');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await heard(page)).toEqual(
    expect.arrayContaining([aQuarterOf('Reading…'), 'Cancelled. Nothing was changed.']),
  );
  expect(await storedGames(page)).toHaveLength(games.length);
});

/** How far the work is, in any quarter: one that passes between two frames is not told. */
const aQuarterOf = (label: string) => expect.stringMatching(new RegExp(`^${label} (25|50|75)%$`));

/** Waits until a quarter of the work is announced, so that it is cancelled halfway and not before it begins. */
const hearsQuarter = (page: Page, label: string): Promise<void> =>
  expect.poll(() => heard(page)).toContainEqual(aQuarterOf(label));

/** What has the focus, by its text. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '');

/** Steps to a button with the Tab key, from wherever the focus is, and presses it. */
async function pressByKeys(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).last().waitFor();
  for (let step = 0; step < 12 && (await focused(page)) !== name; step++)
    await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe(name);
  await page.keyboard.press('Enter');
}

/** Runs in the page: from now on messages of its ports, by which long work yields, take this long. */
function delayMessages(milliseconds: number): void {
  const { prototype } = MessagePort;
  const { postMessage } = new MessageChannel().port1;
  const post: typeof postMessage = Reflect.get(prototype, 'undelayed') ?? postMessage;
  Object.assign(prototype, {
    undelayed: post,
    postMessage(this: MessagePort, message: unknown) {
      if (milliseconds === 0) post.call(this, message);
      else setTimeout(() => post.call(this, message), milliseconds);
    },
  });
}

/** Runs in the page: notes what is read out of places that say how things stand. */
function hear(): void {
  const heard = new Set<string>();
  Object.assign(window, { heard });
  new MutationObserver(() => {
    for (const place of document.querySelectorAll('[role="status"]'))
      heard.add(place.textContent ?? '');
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => ('heard' in window && window.heard instanceof Set ? [...window.heard] : []));

test('a restore never takes back what was played since', async () => {
  const { page } = stage;
  await passAndPlay(page, 'TheBridge41');
  await tapMove(page, 'mb', 'mc');
  await page.locator('[data-ply="1"]').waitFor();
  await openSettings(page);
  const old = await backup(page);
  await page.goto(`${stage.server.url}#/`);
  await page.getByRole('link', { name: /TheBridge41.*Move 1/ }).tap();
  await tapMove(page, 'my', 'mx');
  await page.locator('[data-ply="2"]').waitFor();
  const played = await storedGames(page);
  await openSettings(page);
  await offer(page, old);
  await page.getByText('1 game longer here: kept unchanged').waitFor();
  await page.getByRole('button', { name: 'Restore', exact: true }).tap();
  await page.getByRole('button', { name: 'Done' }).tap();
  expect(await storedGames(page)).toEqual(played);
});

test('what is no backup is refused with the reason, and changes nothing', async () => {
  const { page } = stage;
  await storeGames(page, manyGames(2, 1_700_000_000_000));
  await openSettings(page);
  const before = await storedGames(page);
  const sound = await backup(page);
  const refusals: [string | Buffer, RegExp][] = [
    [sound.slice(0, sound.length / 2), /cut off/],
    [sound.replace('"level":2', '"level":3'), /checksum is .* changed or damaged/],
    [sound.replace('"version": 1', '"version": 99'), /newer version of the app wrote this/],
    ['{"name":"something else"}', /not a backup of this app/],
    [`${'['.repeat(50_000)}`, /more than 64 deep/],
    ['\0\0\0\0', /cut off/],
  ];
  for (const [text, reason] of refusals) {
    await offer(page, text);
    await page.getByRole('alert').getByText(reason).waitFor();
    await page.getByText('Nothing was changed.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().tap();
  }
  expect(await storedGames(page)).toEqual(before);
});

test('a file of a hundred megabytes is refused without being read', async () => {
  const { page } = stage;
  await openSettings(page);
  await page.evaluate(() => {
    const file = new File(['{}'], 'huge.json');
    Object.defineProperty(file, 'size', { value: 100 * 1024 * 1024 });
    file.text = () => Promise.reject(new Error('the file was read'));
    const input = document.querySelector<HTMLInputElement>('[aria-label="Backup file"]');
    Object.defineProperty(input, 'files', { value: [file] });
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.getByText(/the file has 100 MB, more than the 64 MB/).waitFor();
});

test('without storage the game says so, and a backup holds what was played', async () => {
  const { page } = stage;
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not allowed here', 'SecurityError');
    };
    Object.defineProperty(navigator, 'storage', { value: undefined });
  });
  await page.reload();
  await passAndPlay(page, 'TheBridge41');
  await tapMove(page, 'mb', 'mc');
  await page.locator('[data-ply="1"]').waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Games are not saved' }).tap();
  await page.getByText(/not allowed here.*while this page is open/).waitFor();
  await openSettings(page);
  await page.getByText('only while this page is open', { exact: true }).waitFor();
  await expect.poll(() => page.getByText('unknown').count()).toBe(2);
  const text = await backup(page);
  expect(JSON.parse(text).games).toMatchObject([{ moves: ['mbmc'] }]);
  await offer(page, text);
  await page.getByText('1 game the same in both').waitFor();
});

test('the app says which version it is and whose work is in it', async () => {
  const { page } = stage;
  await openSettings(page);
  await page.getByRole('link', { name: /Credits/ }).tap();
  await page.getByText(`Fortyone ${version}`).waitFor();
  await page.getByText(/Thompson/).waitFor();
  for (const name of ['preact', 'comlink', 'idb', 'workbox-window', 'workbox-precaching']) {
    await page.locator('summary', { hasText: new RegExp(`^${name} \\d`) }).waitFor();
  }
  await page.locator('summary', { hasText: /^preact / }).tap();
  await page
    .getByText(/Permission is hereby granted/)
    .first()
    .waitFor();
  expect(await faults(page)).toEqual([]);
});

test('a copy of everything in a folder, written anew after each game; a file that is there is left alone', async () => {
  const { page } = stage;
  await pickOwnFolder(page);
  await openSettings(page);
  await page.getByRole('button', { name: 'Keep a copy in a folder' }).tap();
  await page.getByText(/goes to “Documents”, as fortyone-backup\.json/).waitFor();
  await page.getByText(/^Last copy: /).waitFor();
  expect(await gamesInCopy(page)).toBe(0);

  await page.goto(`${stage.server.url}#/`);
  await passAndPlay(page, 'Cuarenta');
  await tapMove(page, 'd3', 'e4');
  await page.locator('[data-ply="1"]').waitFor();
  await resign(page);
  await expect.poll(() => gamesInCopy(page)).toBe(1);
  await expect.poll(() => copyIn(page)).toContain('resignation');

  await openSettings(page);
  await page.getByRole('button', { name: 'Another folder' }).tap();
  await page.getByText(/as fortyone-backup-2\.json/).waitFor();
  await expect.poll(() => copyIn(page, 'fortyone-backup-2.json')).toBe(await copyIn(page));
  await page.getByRole('button', { name: 'Stop copying' }).tap();
  await page.getByRole('button', { name: 'Keep a copy in a folder' }).waitFor();
  expect(await copyIn(page)).toContain('resignation');
});

test('a folder that may not be written to any more keeps its copy, and Copy now asks for leave', async () => {
  const { page } = stage;
  await pickOwnFolder(page);
  await openSettings(page);
  await page.getByRole('button', { name: 'Keep a copy in a folder' }).tap();
  await page.getByText(/^Last copy: /).waitFor();
  const before = await copyIn(page);
  await page.evaluate(() => {
    let state = 'prompt';
    Object.assign(FileSystemHandle.prototype, {
      queryPermission: async () => state,
      requestPermission: async () => {
        Object.assign(window, { wasAsked: true });
        // The player does not see the browser's question at the end of the game, but does in Settings.
        if (location.hash.includes('settings')) state = 'granted';
        return state;
      },
    });
  });
  await page.goto(`${stage.server.url}#/`);
  await passAndPlay(page, 'Cuarenta');
  await tapMove(page, 'd3', 'e4');
  await page.locator('[data-ply="1"]').waitFor();
  await resign(page);
  await page.waitForFunction(() => 'wasAsked' in window);
  await openSettings(page);
  await page.getByText('Your browser wants you to allow that again.').waitFor();
  expect(await copyIn(page)).toBe(before);
  await page.getByRole('button', { name: 'Copy now' }).tap();
  await expect.poll(() => gamesInCopy(page)).toBe(1);
  await page.getByText('Your browser wants you').waitFor({ state: 'detached' });
});

test('where pages cannot write to folders, none is offered', async () => {
  const { page } = stage;
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));
  await page.reload();
  await openSettings(page);
  await page.getByRole('button', { name: 'Back up everything' }).waitFor();
  expect(await page.getByRole('button', { name: 'Keep a copy in a folder' }).count()).toBe(0);
});

/** Has the browser's own file system stand for a folder that the player picks. */
async function pickOwnFolder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle('Documents', { create: true }),
    });
  });
  await page.reload();
}

/** What the copy in that folder says. */
const copyIn = (page: Page, name = 'fortyone-backup.json'): Promise<string> =>
  page.evaluate(async (file) => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('Documents');
    return (await (await folder.getFileHandle(file)).getFile()).text();
  }, name);

const gamesInCopy = async (page: Page): Promise<number> =>
  JSON.parse(await copyIn(page)).counts.games;
