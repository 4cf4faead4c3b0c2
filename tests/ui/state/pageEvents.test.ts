// @vitest-environment happy-dom
// When the page counts as pointed at: from a touch or click on, until the next key, wherever in the page it is.
import { beforeAll, expect, test } from 'vitest';
import { watchPointing } from '../../../src/ui/state/pageEvents';

beforeAll(() => watchPointing(document));

const send = (name: string): void => {
  document.body.dispatchEvent(new Event(name, { bubbles: true }));
};
const points = (): boolean => document.documentElement.hasAttribute('data-pointing');

test('a page that was not touched yet is not pointed at', () => {
  expect(points()).toBe(false);
});

test('a touch counts until the next key', () => {
  send('pointerdown');
  expect(points()).toBe(true);
  send('pointerdown');
  expect(points()).toBe(true);
  send('keydown');
  expect(points()).toBe(false);
});
