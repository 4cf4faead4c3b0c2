// Kills browsers, all processes at once, at random moments: in play, while a backup is written or games are kept, while the
// database of an earlier version is brought up to date, and while a new version of the app takes over. Then looks for what
// is lost, and for what is half there.
//   npm run lab -- kills [--kills 100] [--seed 1] [--engines Chromium,Firefox,WebKitGTK] [--activities play,restore]
// --kills is for each activity in each engine. Prints a row for each.
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { games } from '../../../src/games';
import { createBackup } from '../../../src/storage/backup/backup';
import { formatGameText } from '../../../src/storage/gameText';
import type { GameRecord } from '../../../src/storage/record';
import { createMemoryStore } from '../../../src/storage/rowStore';
import { DATABASE_VERSION, type GameRow, rowOf, summaryRowOf } from '../../../src/storage/schema';
import { engines } from '../../e2e/support/browsers';
import { type Browser, until } from '../../e2e/support/browsers/browser';
import { killInPlay, LONGEST_MS } from '../../e2e/support/browsers/kills';
import {
  named,
  newGame,
  newPassAndPlay,
  playMove,
  press,
  type Random,
  saved,
  savedMoves,
  seeded,
  seesHeading,
  storedForOffline,
  visit,
} from '../../e2e/support/browsers/player';
import { builtApp } from '../../e2e/support/build';
import { inDatabase } from '../../e2e/support/database';
import { nextVersion } from '../../e2e/support/nextVersion';
import { type StaticServer, serve } from '../../e2e/support/server';
import { installed } from '../../support/installed';
import { playedGame } from '../../support/playedGames';
import { leaveDatabase } from './oldDatabases';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    engines: { type: 'string', default: installed().join() },
    activities: { type: 'string', default: 'play,restore,import,upgrade,update' },
  },
});
const DIST = builtApp();
/** Games that are written at once: the inspector of WebKitGTK breaks off at messages of a hundred kilobytes. */
const WRITTEN = 40;

interface Scene {
  readonly browser: Browser;
  readonly server: StaticServer;
  readonly random: Random;
  /** Of the kill, from 0. */
  readonly round: number;
}

type Verdict = 'kept' | 'lost' | 'half';
type Activity = (scene: Scene) => Promise<Verdict>;

/** Games of their own in each round, from the given one of its thousand on. */
const freshGames = (count: number, round: number, first = 0): GameRecord[] =>
  Array.from({ length: count }, (_, at) => first + at).map((index) =>
    playedGame(`r${round}-${index}`, 1_700_000_000_000 + (round * 1000 + index) * 60_000, {
      game: games[index % games.length],
      resigns: 'white',
      plies: 40,
      seed: round * 1000 + index,
    }),
  );

const pause = (random: Random) =>
  new Promise((resolve) => setTimeout(resolve, random() * LONGEST_MS));

async function killAndStart({ browser, server, random }: Scene): Promise<void> {
  await pause(random);
  await browser.kill();
  await browser.start(server.url);
  await until('the app', () => browser.evaluate(() => document.querySelector('main') !== null));
}

const storedRows = (browser: Browser): Promise<GameRow[]> => inDatabase(browser, {}, 'games');

/**
 * What became of games that were being written: all, or none, or where games are kept one by one, some of them, each whole.
 * What was there before is there as it was.
 */
async function verdictOn(
  browser: Browser,
  before: readonly GameRow[],
  written: readonly GameRecord[],
  isOneByOne: boolean,
): Promise<Verdict> {
  const rows = await storedRows(browser);
  const movesOf = new Map(rows.map(({ id, moves }) => [id, `${moves}`]));
  if (before.some(({ id, moves }) => movesOf.get(id) !== `${moves}`)) return 'lost';
  const fresh = rows.filter(({ id }) => !before.some((one) => one.id === id));
  const wanted = new Set(written.map(({ moves }) => `${moves}`));
  if (fresh.some(({ moves }) => !wanted.has(`${moves}`))) return 'half';
  const isWhole = fresh.length === 0 || fresh.length === written.length;
  return isWhole || isOneByOne ? 'kept' : 'half';
}

const ACTIVITIES: Readonly<Record<string, Activity>> = {
  play: async ({ browser, random, round }) => {
    if (round % 5 === 0) await newGame(browser, games[(round / 5) % games.length].id);
    const killed = await killInPlay(browser, random);
    if (!killed) {
      await newGame(browser, games[0].id);
      return 'kept';
    }
    const { before, after, seen } = killed;
    return `${after.slice(0, before.length)}` === `${before}` && after.length >= seen - 1
      ? 'kept'
      : 'lost';
  },

  restore: async (scene) => {
    const { browser, round } = scene;
    const before = await storedRows(browser);
    const records = freshGames(WRITTEN, round);
    const store = createMemoryStore('no storage here', () => 1);
    const none = { analyses: [], reviews: [], attempts: [], aside: [], choices: [] };
    await store.writeAll({ games: records.map((record) => ({ record, seen: null })), ...none });
    const text = (await createBackup(store, {}, {})).chunks.join('');
    await visit(browser, '#/settings');
    await seesHeading(browser, 'Settings');
    await browser.evaluate((content) => {
      const input = document.querySelector<HTMLInputElement>('[aria-label="Backup file"]');
      const files = new DataTransfer();
      files.items.add(new File([content], 'backup.json', { type: 'application/json' }));
      if (!input) throw new Error('there is no field for a backup');
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, text);
    await press(browser, named('Restore'));
    await killAndStart(scene);
    return verdictOn(browser, before, records, false);
  },

  import: async (scene) => {
    const { browser, round } = scene;
    const before = await storedRows(browser);
    const records = freshGames(12, round, 500);
    await visit(browser, '#/open');
    await seesHeading(browser, 'Open a game');
    await browser.evaluate((text) => {
      const field = document.querySelector('textarea');
      if (!field) throw new Error('there is no field for a text');
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }, records.map(formatGameText).join('\n\n'));
    await press(browser, 'button[type=submit]:enabled');
    await press(browser, '//button[starts-with(normalize-space(), "Keep ")]');
    await killAndStart(scene);
    return verdictOn(browser, before, records, true);
  },

  upgrade: async (scene) => {
    const { browser, server, round } = scene;
    const records = freshGames(WRITTEN, round);
    // A page that the browser keeps for the way back would hold the database.
    await browser.kill();
    await browser.start(`${server.url}favicon-48.png`);
    const version = 1 + (round % (DATABASE_VERSION - 1));
    await browser.evaluate(
      leaveDatabase,
      version,
      JSON.stringify(records.map(rowOf)),
      JSON.stringify(records.map(summaryRowOf)),
    );
    // Not waited for, as `goto` is: the kill comes before it is over. The answer may go with the page.
    await browser
      .evaluate((address) => location.assign(address), server.url)
      .catch(() => undefined);
    await pause(scene.random);
    await browser.kill();
    await browser.start(server.url);
    await until('the database of today', () =>
      browser.evaluate(
        async (wanted) => (await indexedDB.databases()).some(({ version }) => version === wanted),
        DATABASE_VERSION,
      ),
    );
    const rows = await storedRows(browser);
    const isThere = ({ id, moves }: GameRecord) =>
      rows.some((row) => row.id === id && `${row.moves}` === `${moves}`);
    return records.every(isThere) ? 'kept' : 'lost';
  },

  update: async (scene) => {
    const { browser, server, round } = scene;
    const next = nextVersion(DIST, { mark: `v${String(round % 100).padStart(3, '0')}` });
    try {
      await newPassAndPlay(browser, 'bridge41');
      await playMove(browser);
      const before = await saved(browser, 1);
      const address = await browser.evaluate(() => location.hash);
      server.deploy(next);
      await until('a new version that waits', () =>
        browser.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          if (!registration?.installing && !registration?.waiting) await registration?.update();
          return Boolean(registration?.waiting);
        }),
      );
      await visit(browser, '#/');
      await press(browser, named('Update'));
      await killAndStart(scene);
      await visit(browser, address);
      const after = await until('the game', async () => {
        const moves = await savedMoves(browser);
        return moves.length > 0 && moves;
      });
      return `${after}` === `${before}` ? 'kept' : 'lost';
    } finally {
      rmSync(next, { recursive: true });
    }
  },
};

console.log('| engine | activity | kills | lost | half |');
console.log('| --- | --- | --- | --- | --- |');
const wanted = values.engines.split(',');
for (const [engine, open] of engines(...installed().filter((name) => wanted.includes(name)))) {
  for (const name of values.activities.split(',')) {
    const act = ACTIVITIES[name];
    const random = seeded(Number(values.seed));
    const server = await serve(DIST);
    const browser = await open(server.url);
    try {
      await storedForOffline(browser);
      const counts = { kept: 0, lost: 0, half: 0 };
      for (let round = 0; round < Number(values.kills); round++)
        counts[await act({ browser, server, random, round })]++;
      if (counts.lost + counts.half > 0) process.exitCode = 1;
      console.log(`| ${[engine, name, values.kills, counts.lost, counts.half].join(' | ')} |`);
    } finally {
      await browser.close();
      await server.stop();
    }
  }
}
