// @vitest-environment happy-dom
// The page that is shown where the app's files are missing: in the reader's language, and it can be tried again.
import { afterEach, expect, test, vi } from 'vitest';
import { languages } from '../../src/language/languages';
import { trouble } from '../../src/language/serviceWorker';
import { contentHash } from '../../workers/builtFiles';
import { troublePage } from '../../workers/troublePage';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const textFor = async (...read: string[]) => (await troublePage(read)).text();

test('it speaks the first of the reader’s languages that the app has', async () => {
  expect(Object.keys(trouble)).toEqual(Object.keys(languages));
  const italian = await textFor('nl', 'it-CH', 'en');
  expect(italian).toContain('<html lang="it">');
  for (const text of Object.values(trouble.it)) expect(italian).toContain(text);
  expect(await textFor('pt-BR')).toContain(trouble.pt.title);
  const english = await textFor('nl');
  expect(english).toContain('<html lang="en">');
  expect(english).toContain('Fortyone cannot start');
});

const scriptIn = (page: string): string => /<script>([\s\S]*)<\/script>/.exec(page)?.[1] ?? '';

test('its policy lets its own script run, in every language', async () => {
  for (const language of Object.keys(trouble)) {
    const page = await troublePage([language]);
    const policy = page.headers.get('content-security-policy') ?? '';
    const script = scriptIn(await page.text());
    expect(policy).toContain(`'${await contentHash(new TextEncoder().encode(script))}'`);
  }
});

test('a press that is never answered can be made again, and keeps the focus', async () => {
  const asked = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage: asked } } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page = await textFor('en');
  document.body.innerHTML = /<body>([\s\S]*)<script>/.exec(page)?.[1] ?? '';
  new Function(scriptIn(page))();
  const button = document.querySelector('button');
  const status = document.querySelector('[role=status]');
  button?.focus();
  button?.click();
  button?.click();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(status?.textContent).toBe('Repairing…');
  expect(document.activeElement).toBe(button);
  vi.advanceTimersByTime(60_000);
  expect(status?.textContent).toContain('Check your connection');
  button?.click();
  expect(asked).toHaveBeenCalledTimes(2);
});
