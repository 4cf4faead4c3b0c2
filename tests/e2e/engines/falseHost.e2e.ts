// A host that answers another page in place of what is missing, as hotels and careless servers do.
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ENGINES } from '../support/browsers';
import { until } from '../support/browsers/browser';
import { storedForOffline } from '../support/browsers/player';
import { DIST } from '../support/build';
import { serve } from '../support/server';

describe.each(ENGINES)('%s', (_engine, open) => {
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
    const refused = await until('an installation that failed', () =>
      browser.evaluate(async () => {
        const registration = await navigator.serviceWorker.register('./sw.js', { scope: './' });
        const worker = registration.installing;
        if (!worker) return registration.active ? 'active' : null;
        return new Promise<string>((resolve) =>
          worker.addEventListener('statechange', () => resolve(worker.state), { once: true }),
        );
      }),
    );
    expect(refused).toBe('redundant');
    const text = await browser.evaluate(() => document.body.textContent);
    expect(text).not.toContain('Ready to work offline');

    host.deploy(DIST);
    await browser.goto('about:blank');
    await browser.goto(host.url);
    await storedForOffline(browser);
  });
});
