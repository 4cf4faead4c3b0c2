// Chromium under Playwright.

import { mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { programOf } from '../../../support/installed';
import {
  type Browser,
  callText,
  isForeign,
  noteFailure,
  PATIENCE,
  pageOf,
  type Tab,
} from './browser';
import { endPage } from './discard';
import { freezeGroup } from './freeze';
import { removeProfile } from './profile';

/** How long a press may wait for the element to hold still and lie free, in milliseconds. */
const PRESS_LIMIT = 20_000;

export async function openChromium(url: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'fortyone-chromium-'));
  const complaints: string[] = [];
  let running = await launch(profile, complaints, url);
  return {
    engine: 'Chromium',
    complaints,
    ...pageOf(() => tabOf(running.page)),
    newTab: async (next) => {
      const page = await running.context.newPage();
      await page.goto(next);
      return tabOf(page);
    },
    freeze: (milliseconds) => freezeGroup(browserProcess(profile), milliseconds),
    discard: async () => {
      const { context, page } = running;
      const crash = page.waitForEvent('crash');
      endPage(browserProcess(profile), /--type=renderer (?!--top-chrome-webui)/);
      await crash;
      // Playwright has no way back for a page that crashed.
      running = { context, page: await context.newPage() };
      await running.page.goto(page.url());
      await page.close();
    },
    kill: async () => {
      const gone = new Promise((resolve) => running.context.once('close', resolve));
      process.kill(browserProcess(profile), 'SIGKILL');
      await gone;
      rmSync(join(profile, 'SingletonLock'), { force: true });
    },
    start: async (next) => {
      running = await launch(profile, complaints, next);
    },
    close: async () => {
      await running.context.close();
      await removeProfile(profile);
    },
  };
}

interface Running {
  readonly context: BrowserContext;
  readonly page: Page;
}

async function launch(profile: string, complaints: string[], url: string): Promise<Running> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: programOf('Chromium'),
    args: ['--no-sandbox'],
    viewport: { width: 1024, height: 768 },
  });
  context.setDefaultTimeout(PATIENCE);
  const { origin } = new URL(url);
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
  context.on('request', (request) => {
    if (isForeign(request.url(), origin)) complaints.push(`request to ${request.url()}`);
  });
  context.on('requestfailed', (request) => noteFailure(complaints, request));
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(url);
  return { context, page };
}

function tabOf(page: Page): Tab {
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    evaluate: (run, ...given) => page.evaluate(callText(run, given)),
    resize: (width, height) => page.setViewportSize({ width, height }),
    press: async (locator) => {
      const found = page.locator(locator.startsWith('/') ? `xpath=${locator}` : locator);
      if ((await found.count()) === 0) throw new Error(`nothing matches ${locator}`);
      await found.first().click({ timeout: PRESS_LIMIT });
    },
  };
}

/** Chromium links its profile's lock to "host-process". */
function browserProcess(profile: string): number {
  return Number(readlinkSync(join(profile, 'SingletonLock')).split('-').at(-1));
}
