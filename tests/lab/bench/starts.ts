// How long starting keeps the page from answering: Home, a game and Learn, on a new device and on one with games, on a
// processor four times as slow.
//
//   npm run lab -- bench-starts [--rounds 9] [--slow 4] [folder ...]
//
// Each folder is a production build; without one it is dist, built anew where the sources have changed. Several are visited in
// turns, so that other work on the machine meets all alike. Blocking is what tasks of the main thread take beyond 50 ms each, as
// Lighthouse counts it, but of the thread's own processor time. A row has medians of all rounds, and for each further folder
// the median of its ratios to the first.
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { builtApp } from '../../e2e/support/build';
import { closeSharedBrowser, type Device, openDevice } from '../../e2e/support/device';
import { median, NOTICEABLE, tasksDuring } from '../../e2e/support/mainThread';
import { serve } from '../../e2e/support/server';
import { storeGames } from '../../e2e/support/storedGames';
import { manyGames } from '../../support/playedGames';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '9' },
    slow: { type: 'string', default: '4' },
  },
});
/** With the app's files kept, as on every start but the first. */
const AS_USED = { serviceWorker: true };
const rounds = Number(values.rounds);
const slow = Number(values.slow);

/** Milliseconds of the slowed processor. */
interface Start {
  readonly blocking: number;
  readonly longest: number;
  readonly total: number;
}

const GAMES = manyGames(40, Date.now());
const [openGame] = GAMES.filter(({ result }) => !result);

/** Addresses below the app's, by what they show; those of the second list want games. */
const NEW_DEVICE = { Home: '#/', Learn: '#/learn', 'Learn a game': '#/learn/cuarenta' };
const WITH_GAMES = {
  'Home, with games': '#/',
  'a game': `#/game/${openGame.id}`,
  'Learn, with games': '#/learn',
};

/** Opens the address in a fresh document, and waits until all is drawn. */
async function startAt(page: Page, url: string): Promise<Start> {
  await page.goto('about:blank');
  const tasks = await tasksDuring(page, async () => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => {
      const board = document.querySelector('.board-picture, [data-part="board"] svg');
      return board && !document.querySelector('.thumbnail:empty, .learn-diagram svg:empty');
    });
  });
  const slowed = tasks.map((task) => task * slow);
  return {
    blocking: slowed.reduce((sum, task) => sum + Math.max(0, task - NOTICEABLE), 0),
    longest: Math.max(...slowed),
    total: slowed.reduce((sum, task) => sum + task, 0),
  };
}

/** Every start on a device of its own, in their order. */
async function round(url: string): Promise<Map<string, Start>> {
  const starts = new Map<string, Start>();
  const visit = async ({ page }: Device, addresses: Readonly<Record<string, string>>) => {
    for (const [what, address] of Object.entries(addresses))
      starts.set(what, await startAt(page, url + address));
  };
  for (const [what, address] of Object.entries(NEW_DEVICE)) {
    const device = await openDevice('about:blank', AS_USED);
    await visit(device, { [what]: address });
    await device.close();
  }
  const device = await openDevice(url, AS_USED);
  await device.page.locator('main[aria-busy="false"]').waitFor();
  await storeGames(device.page, GAMES);
  await startAt(device.page, url);
  await visit(device, WITH_GAMES);
  await device.close();
  return starts;
}

const folders = positionals.length > 0 ? positionals : [builtApp()];
const servers = await Promise.all(folders.map((folder) => serve(folder)));
const measured = servers.map((): Map<string, Start>[] => []);
try {
  for (let done = 0; done < rounds; done++) {
    for (const [index, { url }] of servers.entries()) measured[index].push(await round(url));
  }
} finally {
  await closeSharedBrowser();
  await Promise.all(servers.map((server) => server.stop()));
}

const of = (index: number, what: string, figure: keyof Start): number[] =>
  measured[index].map((starts) => starts.get(what)?.[figure] ?? Number.NaN);

for (const what of Object.keys({ ...NEW_DEVICE, ...WITH_GAMES })) {
  for (const [index, folder] of folders.entries()) {
    const figures = (['blocking', 'longest', 'total'] as const).map((figure) => {
      const own = of(index, what, figure);
      const ratio = median(of(0, what, figure).map((first, at) => own[at] / first));
      const beside = index > 0 && Number.isFinite(ratio) ? ` (x ${ratio.toFixed(2)})` : '';
      return `${figure} ${Math.round(median(own))} ms${beside}`.padEnd(26);
    });
    console.log(
      `${what.padEnd(20)} ${figures.join(' ')} ${folders.length > 1 ? folder : ''}`.trim(),
    );
  }
}
