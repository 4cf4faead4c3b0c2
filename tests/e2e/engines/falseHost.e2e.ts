// A host that answers another page in place of what is missing, as hotels and careless servers do.
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ENGINES } from '../support/browsers';
import { type Tab, until } from '../support/browsers/browser';
import { sees, storedForOffline } from '../support/browsers/player';
import { DIST } from '../support/build';
import { serve } from '../support/server';

/** Registers the app's worker as the app does, and tells what became of it. */
const install = (tab: Tab): Promise<string> =>
  until('an installation that ended', () =>
    tab.evaluate(async () => {
      const registration = await navigator.serviceWorker
        .register('./sw.js', { scope: './' })
        .catch(() => null);
      const worker = registration?.installing;
      if (!worker) return registration?.active ? 'active' : 'redundant';
      return new Promise<string>((resolve) =>
        worker.addEventListener('statechange', () => resolve(worker.state), { once: true }),
      );
    }),
  );

describe.each(ENGINES)('%s', (_engine, open) => {
  test('a network that asks to sign in, in place of everything, does not either', async () => {
    const host = await serve(DIST);
    onTestFinished(() => host.stop());
    host.setCaptive(true);
    const browser = await open(host.url);
    onTestFinished(() => browser.close());
    await sees(browser, 'Sign in to the network');
    expect(await install(browser)).toBe('redundant');
    host.setCaptive(false);
    await browser.goto('about:blank');
    await browser.goto(host.url);
    await storedForOffline(browser);
  });

  test('a host that answers a page in place of a script does not make it ready to work offline', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fortyone-page-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(DIST, folder, { recursive: true });
    const script = readdirSync(join(folder, 'assets')).find((name) => /^Settings.*js$/.test(name));
    writeFileSync(join(folder, 'assets', `${script}`), '<!doctype html><p>Sign in</p>');
    const host = await serve(folder);
    onTestFinished(() => host.stop());
    const browser = await open(host.url);
    onTestFinished(() => browser.close());
    expect(await install(browser)).toBe('redundant');
    const text = await browser.evaluate(() => document.body.textContent);
    expect(text).not.toContain('Ready to work offline');

    host.deploy(DIST);
    await browser.goto('about:blank');
    await browser.goto(host.url);
    await storedForOffline(browser);
  });
});
