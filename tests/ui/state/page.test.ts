// @vitest-environment happy-dom
// When the page counts as pointed at: from a touch or click on, until the next key, wherever in the page it is. Where the focus
// goes when the button that has it leaves the page.
import { afterEach, beforeAll, expect, test } from 'vitest';
import { watchFocus, watchPointing } from '../../../src/ui/state/page';

beforeAll(() => {
  watchPointing(document);
  watchFocus(document);
});
afterEach(() => {
  document.body.innerHTML = '';
});

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

/** Removes the part of a page in which the button "Hide" has the focus, and tells what has it then. */
async function focusedAfter(page: string, removed: string): Promise<string> {
  document.body.innerHTML = page;
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Hide',
  );
  button?.focus();
  expect(document.activeElement).toBe(button);
  document.querySelector(removed)?.remove();
  await new Promise((resolve) => setTimeout(resolve));
  return document.activeElement?.id ?? '';
}

const HEADING = '<h1 id="heading" tabindex="-1">Home</h1>';
const CARD = '<section class="card"><button>Hide</button></section>';

test('a button that goes hands the focus to the part of the screen around it', async () => {
  const part = `<section id="part" tabindex="-1">${CARD}</section>`;
  expect(await focusedAfter(`<main>${HEADING}${part}</main>`, 'button')).toBe('part');
  expect(await focusedAfter(`<main>${HEADING}${part}</main>`, '.card')).toBe('part');
});

test('where no such part is left, the board has the focus, or else the heading', async () => {
  const board = '<div data-cells><button id="cell" tabindex="0"></button></div>';
  expect(await focusedAfter(`<main>${HEADING}${board}${CARD}</main>`, '.card')).toBe('cell');
  expect(await focusedAfter(`${HEADING}<main>${CARD}</main>`, '.card')).toBe('heading');
});

test('another screen says itself where the focus goes', async () => {
  expect(await focusedAfter(`${HEADING}<main>${CARD}</main>`, 'main')).toBe('');
  expect(document.activeElement).toBe(document.body);
});

test('a button that goes without the focus moves nothing', async () => {
  document.body.innerHTML = `<main>${HEADING}${CARD}<button id="other"></button></main>`;
  document.querySelector<HTMLElement>('#other')?.focus();
  document.querySelector('.card')?.remove();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement?.id).toBe('other');
});
