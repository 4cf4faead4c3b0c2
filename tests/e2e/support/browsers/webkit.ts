// WebKitGTK's MiniBrowser through its remote inspector. Not through WebDriver: an automated MiniBrowser keeps its
// profile in memory only, and this one must find its games again after it was killed. The inspector has no input
// devices, so a press is a click by script on the element that lies topmost where a finger would fall.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programOf } from '../../../support/installed';
import { type Browser, PATIENCE, pageOf, sized, type Tab, until, within } from './browser';
import { endPage } from './discard';
import { type Display, openDisplay } from './display';
import { freezeGroup } from './freeze';
import { removeProfile } from './profile';
import { Inspector } from './webkitInspector';
import { pressF5, resizeWindow } from './xWindow';

interface Running {
  readonly process: ChildProcess;
  readonly inspector: Inspector;
  /** Of the inspector's server. */
  readonly address: string;
}

/** The command of a process that shows a page. */
const PAGE_PROCESS = /\/WebKitWebProcess /;

export async function openWebKit(url: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'fortyone-webkit-'));
  const display = await openDisplay();
  const complaints: string[] = [];
  const start = (next: string) => launch(profile, display.name, complaints, next);
  let running = await start(url);
  const kill = () => killGroup(running.process);
  return {
    engine: 'WebKitGTK',
    complaints,
    ...pageOf(() => tabOf(running.inspector, display)),
    freeze: (milliseconds) => freezeGroup(Number(running.process.pid), milliseconds),
    discard: async () => {
      await running.inspector.close();
      endPage(Number(running.process.pid), PAGE_PROCESS);
      running = { ...running, inspector: await reloaded(running, display, complaints) };
    },
    newTab: () => Promise.reject(new Error('MiniBrowser opens no second page from outside')),
    kill,
    start: async (next) => {
      running = await start(next);
    },
    close: async () => {
      await kill();
      display.close();
      await removeProfile(profile);
    },
  };
}

/** How often the browser is begun anew before it counts as one that does not start. */
const LAUNCHES = 3;

async function launch(
  profile: string,
  display: string,
  complaints: string[],
  url: string,
): Promise<Running> {
  const { child, address } = await inspected(profile, display, LAUNCHES);
  const inspector = await inspectorAt(address, complaints);
  await inspector.goto(url);
  return { process: child, inspector, address };
}

/**
 * A browser whose inspector shows a page. The port that was free a moment ago may be another program's by the time
 * the browser wants it, which then goes on without an inspector: it is begun anew with another port.
 */
async function inspected(
  profile: string,
  display: string,
  launches: number,
): Promise<{ child: ChildProcess; address: string }> {
  const address = `127.0.0.1:${await freePort()}`;
  // Its bars would keep the window from becoming as narrow as a phone.
  const bare = ['--enable-developer-extras=true', '--full-screen', 'about:blank'];
  const child = spawn(programOf('WebKitGTK'), bare, {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: profile,
      XDG_DATA_HOME: join(profile, 'data'),
      XDG_CACHE_HOME: join(profile, 'cache'),
      XDG_CONFIG_HOME: join(profile, 'config'),
      WEBKIT_INSPECTOR_HTTP_SERVER: address,
    },
  });
  try {
    await pagePath(address, PATIENCE / LAUNCHES);
    return { child, address };
  } catch (error) {
    await killGroup(child);
    if (launches <= 1) throw error;
    return inspected(profile, display, launches - 1);
  }
}

function tabOf(inspector: Inspector, display: Display): Tab {
  return {
    goto: (url) => inspector.goto(url),
    reload: () => inspector.reload(),
    evaluate: (run, ...given) => inspector.evaluate(run, ...given),
    resize: async (width, height) => {
      await resizeWindow(display.name, width, height);
      await sized(inspector, width, height);
    },
    press: async (locator) => {
      const obstacle = await inspector.evaluateAtOnce(pressTopmost, locator);
      if (obstacle !== null) throw new Error(`${locator}: ${obstacle}`);
    },
  };
}

async function inspectorAt(
  address: string,
  complaints: string[],
  origin?: string,
): Promise<Inspector> {
  const path = await pagePath(address, PATIENCE);
  return Inspector.connect(`ws://${address}${path}`, complaints, origin);
}

/** How long a page may take at first to answer before it counts as one whose process has ended, in milliseconds. */
const ANSWER_MS = 2000;

/**
 * Has a page whose process has ended loaded again, and inspects it. An inspector that came before the new process never hears of
 * it, so each look has its own. A key is lost that comes before the browser has noticed the end: where nobody answers, it is
 * pressed again, and a busy machine has twice the time.
 */
async function reloaded(
  { address, inspector: { origin } }: Running,
  display: Display,
  complaints: string[],
): Promise<Inspector> {
  let patience = ANSWER_MS;
  await pressF5(display.name);
  return until('the page to come back', async () => {
    const inspector = await inspectorAt(address, complaints, origin);
    const isBack = await within(patience, inspector.evaluate(isLoaded)).catch(() => null);
    if (isBack) return inspector;
    await inspector.close();
    if (isBack === null) {
      patience *= 2;
      await pressF5(display.name);
    }
    return null;
  });
}

/** Runs in the page. */
const isLoaded = (): boolean =>
  document.readyState === 'complete' && document.getElementById('app') !== null;

/** Where the inspector's server has the page, as soon as it has it. */
const pagePath = (address: string, patience: number): Promise<string> =>
  until(
    'the page in the inspector',
    async () => {
      const list = await (await fetch(`http://${address}/`)).text();
      return /\/socket\/\d+\/\d+\/WebPage/.exec(list)?.[0];
    },
    patience,
  );

/** The head of the group and all it started: the processes of page and network too. */
async function killGroup(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGKILL');
  await gone;
}

/** A port that nobody listens on now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Runs in the page, and tells what was in the way, if anything: an error thrown there would count as the page's own. */
function pressTopmost(locator: string): string | null {
  const found = locator.startsWith('/')
    ? document.evaluate(locator, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
        .singleNodeValue
    : document.querySelector(locator);
  if (!(found instanceof HTMLElement)) return 'nothing matches';
  found.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!topmost || !(found.contains(topmost) || topmost.contains(found)))
    return `covered by ${topmost?.outerHTML.slice(0, 100)}`;
  found.focus();
  found.click();
  return null;
}
