// Firefox under Puppeteer, by WebDriver BiDi.

import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser as Firefox, type Page } from 'puppeteer-core';
import { programOf } from '../../../support/installed';
import { type Browser, callText, isForeign, noteFailure, pageOf, type Tab, until } from './browser';
import { endPage } from './discard';
import { freezeGroup } from './freeze';
import { removeProfile } from './profile';

export async function openFirefox(url: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'fortyone-firefox-'));
  const complaints: string[] = [];
  let running = await launch(profile, complaints, url);
  return {
    engine: 'Firefox',
    complaints,
    ...pageOf(() => tabOf(running.page)),
    newTab: async (next) => {
      const page = await running.firefox.newPage();
      listen(page, complaints, new URL(next).origin);
      await page.goto(next);
      return tabOf(page);
    },
    freeze: (milliseconds) => freezeGroup(headOf(running.firefox), milliseconds),
    discard: async () => {
      const { firefox, page } = running;
      const address = page.url();
      endPage(headOf(firefox), / tab$/);
      const next = await firefox.newPage();
      listen(next, complaints, new URL(address).origin);
      await next.goto(address);
      running = { firefox, page: next };
    },
    kill: async () => {
      await killGroup(running.firefox);
      // Puppeteer puts the preferences back that it had saved beside its own.
      await until('the profile put back', async () => !hasBackups(profile));
    },
    start: async (next) => {
      running = await launch(profile, complaints, next);
    },
    close: async () => {
      await running.firefox.close();
      await removeProfile(profile);
    },
  };
}

interface Running {
  readonly firefox: Firefox;
  readonly page: Page;
}

async function launch(profile: string, complaints: string[], url: string): Promise<Running> {
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: programOf('Firefox'),
    userDataDir: profile,
    // What a test asks of a page may take as long as the test may.
    protocolTimeout: 0,
    defaultViewport: { width: 1024, height: 768 },
  });
  const page = (await firefox.pages())[0] ?? (await firefox.newPage());
  listen(page, complaints, new URL(url).origin);
  await page.goto(url);
  return { firefox, page };
}

/**
 * Told as an error when a page is left before the service worker has answered. A request that failed on a page that stays is told
 * by itself, below.
 */
const OF_A_PAGE_LEFT =
  /A ServiceWorker intercepted the request and encountered an unexpected error/;

function listen(page: Page, complaints: string[], origin: string): void {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (!OF_A_PAGE_LEFT.test(String(error))) complaints.push(String(error));
  });
  page.on('request', (request) => {
    if (isForeign(request.url(), origin)) complaints.push(`request to ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    // Where a page is left, Firefox asks the network for what the service worker had no time to answer, and tells of it
    // when the next page is there. Who leaves a page goes by way of the empty one.
    if (page.url() !== 'about:blank') noteFailure(complaints, request);
  });
}

/** Puppeteer starts Firefox as the head of a process group, which its content processes are in. */
async function killGroup(firefox: Firefox): Promise<void> {
  const gone = new Promise((resolve) => firefox.process()?.once('exit', resolve));
  process.kill(-headOf(firefox), 'SIGKILL');
  await gone;
}

function headOf(firefox: Firefox): number {
  const pid = firefox.process()?.pid;
  if (pid === undefined) throw new Error('Firefox is not running');
  return pid;
}

const hasBackups = (profile: string): boolean =>
  readdirSync(profile).some((file) => file.endsWith('.puppeteer'));

function tabOf(page: Page): Tab {
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    evaluate: async <A extends readonly unknown[], T>(
      run: (...given: A) => T | Promise<T>,
      ...given: A
    ) => (await page.evaluate(callText(run, given))) as T,
    resize: (width, height) => page.setViewport({ width, height }),
    press: async (locator) => {
      const element = await page.$(locator.startsWith('/') ? `::-p-xpath(${locator})` : locator);
      if (!element) throw new Error(`nothing matches ${locator}`);
      await element.click();
      await element.dispose();
    },
  };
}
