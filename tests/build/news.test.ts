// The changelog tells of the version that package.json names, and begins it with a line that fits the update notice, as it does in
// every language.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newsOf } from '../../.build/news';
import { NEWS_VERSION, news } from '../../src/language/serviceWorker';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const changelog = read('CHANGELOG.md');

test('the newest version of the changelog is the one that is built', () => {
  const [, newest] = /^## \[(\d[^\]]*)\] - \d{4}-\d\d-\d\d$/m.exec(changelog) ?? [];
  expect(newest).toBe(JSON.parse(read('package.json')).version);
  expect(JSON.parse(read('package-lock.json')).version).toBe(newest);
  expect(NEWS_VERSION).toBe(newest);
});

test('what is new fits two lines of a phone', () => {
  for (const line of [newsOf(changelog), ...Object.values(news)])
    expect(line).toMatch(/^[A-Z].{10,88}\.$/);
});

test('a version without that line is refused', () => {
  expect(() => newsOf('## [2.0.0] - 2027-01-01\n\n### Added\n')).toThrow('needs a line');
});
