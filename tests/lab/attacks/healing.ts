// Damages each stored file of the app in each way, with a network, without one, and with one that asks to sign in; opens the
// app where it needs that file, and looks for a dead end: neither the screen nor words that say what is wrong, with a way on.
//   npm run lab -- healing [--engine Chromium] [--share 1] [--seed 1] [--browsers 1]
// --share takes a part of the attacks, drawn by the seed; --browsers go through them side by side. Prints a row for each damage and network, network after network, and every dead end.
import { parseArgs } from 'node:util';
import { engines } from '../../e2e/support/browsers';
import { type Browser, until } from '../../e2e/support/browsers/browser';
import { DAMAGES, type Damage, damage } from '../../e2e/support/browsers/damage';
import {
  named,
  newGame,
  playMove,
  press,
  saved,
  storedForOffline,
} from '../../e2e/support/browsers/player';
import { builtApp } from '../../e2e/support/build';
import { type StaticServer, serve } from '../../e2e/support/server';
import { Dice } from '../../fuzz/damage';
import { ENGINE_NAMES } from '../../support/installed';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'Chromium' },
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    browsers: { type: 'string', default: '1' },
  },
});
const share = Number(values.share);
const dice = new Dice(Number(values.seed));
const [engine] = engines(...ENGINE_NAMES.filter((name) => name === values.engine));
if (!engine) throw new Error(`no ${values.engine} here`);
const [, open] = engine;

const dist = builtApp();

const GAMES = ['bridge41', 'cuarenta', 'bipartite', 'fastlane', 'bridges40'];
const OTHERS = ['', 'settings', 'about', 'history', 'statistics', 'open', 'analyse', 'mistakes'];
/** Screens that between them ask for most files; whatever none asks for is attacked at Home, the first. */
const SCREENS = [
  ...OTHERS.map((path) => `#/${path}`),
  ...GAMES.flatMap((game) =>
    ['new', 'learn', 'lessons', 'puzzles', 'set-up', 'progress'].map((path) => `#/${path}/${game}`),
  ),
  ...GAMES.map((game) => `#/puzzles/${game}/training`),
  '#/draw/fastlane',
];
const NETWORKS = ['online', 'offline', 'sign-in'] as const;
type Network = (typeof NETWORKS)[number];
/** What an attack ended in. */
type End = 'opens' | 'says so' | 'dead end';

/** How long (ms) a screen may take before it counts as a dead end. */
const PATIENCE = 20_000;

function setNetwork(server: StaticServer, network: Network): Promise<void> {
  server.setCaptive(network === 'sign-in');
  return network === 'offline' ? server.stop() : server.start();
}

/** Opens a screen in a fresh document. */
async function visit(browser: Browser, address: string): Promise<void> {
  await browser.goto('about:blank');
  await browser.goto(address);
}

/**
 * Runs in the page: what it says of itself once it is at rest, with a way on; null while it is not. A message over a screen
 * goes before that.
 */
function look(): string | null {
  const message = [...document.querySelectorAll('[role=status]')].find((one) =>
    one.querySelector('button:enabled'),
  );
  if (message) return message.textContent;
  const main = document.querySelector('main');
  if (main?.getAttribute('aria-busy') === 'true') return null;
  const headings = [...document.querySelectorAll('h1, dialog h2')];
  const isOpen = headings.length > 0 && document.querySelector('button:enabled, a[href]') !== null;
  return isOpen ? headings.map((one) => one.textContent).join() : null;
}

const shown = (browser: Browser): Promise<string> =>
  until('a screen', () => browser.evaluate(look), PATIENCE);

/** Runs in the page: keeps a stored file in another cache, or puts it back from there. */
async function keep(path: string, back: boolean): Promise<void> {
  const name = (await caches.keys()).find((one) => one.includes('precache'));
  const [from, to] = back ? ['kept', `${name}`] : [`${name}`, 'kept'];
  const source = await caches.open(from);
  for (const key of await source.keys()) {
    const stored = new URL(key.url).pathname === path ? await source.match(key) : undefined;
    if (stored) await (await caches.open(to)).put(key, stored);
  }
  if (back) await caches.delete('kept');
}

/** Runs in the page: paths of all stored files. */
async function storedPaths(): Promise<string[]> {
  const name = (await caches.keys()).find((one) => one.includes('precache'));
  const keys = await (await caches.open(`${name}`)).keys();
  return keys.map(({ url }) => new URL(url).pathname);
}

/** Runs in the page: paths of what it asked for so far. */
const askedPaths = () =>
  performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);

const escaped = (path: string) => `^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;

/** A browser with the app stored, and what its screens show and ask for while all is well. */
interface Stand {
  readonly server: StaticServer;
  readonly browser: Browser;
  readonly paths: readonly string[];
  readonly screenOf: ReadonlyMap<string, string>;
  readonly headingOf: ReadonlyMap<string, string>;
}

async function openStand(): Promise<Stand> {
  const server = await serve(dist);
  const browser = await open(server.url);
  await storedForOffline(browser);
  await press(browser, named('OK'));
  await newGame(browser, 'bipartite');
  await playMove(browser);
  await saved(browser, 2);
  const game = await browser.evaluate(() => location.hash);
  const screenOf = new Map<string, string>();
  const headingOf = new Map<string, string>();
  for (const screen of ['#/', game, ...SCREENS]) {
    await visit(browser, server.url + screen);
    headingOf.set(screen, await shown(browser));
    for (const path of await browser.evaluate(askedPaths))
      if (!screenOf.has(path)) screenOf.set(path, screen);
  }
  return { server, browser, paths: await browser.evaluate(storedPaths), screenOf, headingOf };
}

interface Attack {
  readonly network: Network;
  readonly path: string;
  readonly how: Damage;
}

const ends = new Map<string, Record<End, number>>();
/** What was said, with the first attack that it answered and how many did. */
const words = new Map<string, { readonly example: string; times: number }>();
let deadEnds = 0;

async function attack(stand: Stand, { network, path, how }: Attack): Promise<void> {
  const { server, browser, screenOf } = stand;
  const screen = screenOf.get(path) ?? '#/';
  await browser.evaluate(keep, path, false);
  await browser.evaluate(damage, escaped(path), how);
  await setNetwork(server, network);
  const what = `${network}: ${path} ${how} at ${screen}`;
  const end = await endOf(stand, screen, what);
  if (end === 'dead end') {
    console.log(`dead end: ${what}`);
    deadEnds++;
  }
  const row = ends.get(`${how}, ${network}`) ?? { opens: 0, 'says so': 0, 'dead end': 0 };
  ends.set(`${how}, ${network}`, { ...row, [end]: row[end] + 1 });
  await setNetwork(server, 'online');
  await browser.goto(`${server.url}favicon-48.png`);
  await browser.evaluate(keep, path, true);
}

async function endOf(
  { browser, server, headingOf }: Stand,
  screen: string,
  what: string,
): Promise<End> {
  try {
    await visit(browser, server.url + screen);
    const heading = await shown(browser);
    if (heading === headingOf.get(screen)) return 'opens';
    const said = words.get(heading) ?? { example: what, times: 0 };
    said.times++;
    words.set(heading, said);
    return 'says so';
  } catch {
    return 'dead end';
  }
}

const stands = await Promise.all(Array.from({ length: Number(values.browsers) }, openStand));
const [{ paths, screenOf }] = stands;
const isAsked = paths.filter((path) => screenOf.has(path)).length;
console.log(`${paths.length} files, of which ${isAsked} are asked for by a screen's address`);
console.log('| stored file | network | tries | opens | says what is wrong | dead ends |');
console.log('| --- | --- | --- | --- | --- | --- |');
try {
  for (const network of NETWORKS) {
    const attacks = paths
      .flatMap((path) => DAMAGES.map((how) => ({ network, path, how })))
      .filter(() => dice.below(1_000_000) < share * 1_000_000);
    const queue = attacks.values();
    const attackOn = async (stand: Stand) => {
      for (const next of queue) await attack(stand, next);
    };
    await Promise.all(stands.map(attackOn));
    for (const how of DAMAGES) console.log(rowText(how, network, ends));
  }
} finally {
  for (const { browser, server } of stands) {
    await browser.close();
    await server.stop();
  }
}
for (const [heading, { example, times }] of words)
  console.log(`${times} times: ${heading} (${example})`);
process.exitCode = deadEnds > 0 ? 1 : 0;

function rowText(how: Damage, network: Network, ends: Map<string, Record<End, number>>): string {
  const row = ends.get(`${how}, ${network}`) ?? { opens: 0, 'says so': 0, 'dead end': 0 };
  const tries = row.opens + row['says so'] + row['dead end'];
  return `| ${[how, network, tries, row.opens, row['says so'], row['dead end']].join(' | ')} |`;
}
