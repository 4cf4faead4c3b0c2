// The page that is shown where the app's files are missing: in the reader's language, and it can be tried again.
import { expect, test } from 'vitest';
import { languages } from '../../src/language/languages';
import { trouble } from '../../src/language/trouble';
import { contentHash } from '../../workers/builtFiles';
import { troublePage } from '../../workers/troublePage';

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

test('its policy lets its own script run, in every language', async () => {
  for (const language of Object.keys(trouble)) {
    const page = await troublePage([language]);
    const policy = page.headers.get('content-security-policy') ?? '';
    const script = /<script>([\s\S]*)<\/script>/.exec(await page.text())?.[1] ?? '';
    expect(policy).toContain(`'${await contentHash(new TextEncoder().encode(script))}'`);
  }
});
