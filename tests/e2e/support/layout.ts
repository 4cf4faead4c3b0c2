// What can be measured of a screen's layout: what is too small, cut off, out of sight, or under something else.
import type { Locator, Page } from 'playwright-core';

/** CSS pixels that a fingertip needs. */
const FINGER = 44;

/** Controls that are smaller than a fingertip, by name. Cells of the board have a limit of their own. */
export function smallControls(page: Page): Promise<string[]> {
  return page
    .locator('button:not(.board-cell):visible, a:visible, summary:visible, [role="switch"]:visible')
    .evaluateAll(
      (controls, finger) =>
        controls
          .filter((control) => {
            const { width, height } = control.getBoundingClientRect();
            return width < finger - 0.01 || height < finger - 0.01;
          })
          .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? ''),
      FINGER,
    );
}

/** Space that the device keeps for itself, in CSS pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Parts of a table that are not wholly in sight. */
export function outside(page: Page, insets: Insets = NO_INSETS): Promise<string[]> {
  return page
    .locator('.board, [data-part]:not([data-part="board"]), [data-part="actions"] button')
    .evaluateAll((parts, { top, right, bottom, left }) => {
      const slack = 0.5;
      return parts
        .filter((part) => {
          const box = part.getBoundingClientRect();
          return (
            box.left < left - slack ||
            box.top < top - slack ||
            box.right > innerWidth - right + slack ||
            box.bottom > innerHeight - bottom + slack
          );
        })
        .map((part) => part.getAttribute('data-part') ?? part.textContent ?? '');
    }, insets);
}

/** How far the page is wider than the screen, in CSS pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Texts of controls that stick out of their box, or of the screen where nothing scrolls. */
export function clipped(page: Page): Promise<string[]> {
  return page
    .locator('button:not(.board-cell):visible, a:visible, label:has([type="radio"]) span:visible')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.scrollWidth > control.clientWidth + 1)
        .map((control) => control.textContent ?? ''),
    );
}

/** Controls that a finger in their middle would not hit, once they are scrolled to. */
export function unreachable(controls: Locator): Promise<string[]> {
  return controls.evaluateAll((all) =>
    all
      .filter((control) => {
        control.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = control.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return !control.contains(hit);
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? ''),
  );
}

/** Names of the parts that an element lies over, among the pieces on the board and the bars around it. */
export function covers(element: Locator): Promise<string[]> {
  return element.evaluate((over) => {
    const box = over.getBoundingClientRect();
    const slack = 1;
    return [...document.querySelectorAll('[data-cell], [data-part="actions"]')]
      .filter((part) => {
        const other = part.getBoundingClientRect();
        return (
          other.left < box.right - slack &&
          other.right > box.left + slack &&
          other.top < box.bottom - slack &&
          other.bottom > box.top + slack
        );
      })
      .map((part) => part.getAttribute('data-part') ?? 'a piece');
  });
}

/** Texts of elements whose upper or lower edge something else lies over while the other edge is to be seen. */
export function halfCovered(element: Locator): Promise<string[]> {
  return element.evaluateAll((boxes) =>
    boxes
      .filter((box) => {
        const { left, top, bottom, width } = box.getBoundingClientRect();
        const seen = (y: number) => box.contains(document.elementFromPoint(left + width / 2, y));
        return seen(top + 2) !== seen(bottom - 2);
      })
      .map((box) => box.textContent ?? ''),
  );
}

/** Whether the end of a text can be read: it is in sight, or can be scrolled to. */
export function readableToTheEnd(element: Locator): Promise<boolean> {
  return element.evaluate((box) => {
    const text = box.querySelector('span') ?? box;
    box.scrollTop = box.scrollHeight;
    const outer = box.getBoundingClientRect();
    const inner = text.getBoundingClientRect();
    box.scrollTop = 0;
    const fits = inner.right <= outer.right + 1 && inner.left >= outer.left - 1;
    // Words that face the far player end at their upper edge.
    const ends = box.closest('.turned')
      ? inner.top >= outer.top - 1
      : inner.bottom <= outer.bottom + 1;
    return fits && ends && outer.height > 0;
  });
}

/** Words that are broken in the middle. */
export function brokenWords(texts: Locator): Promise<string[]> {
  return texts.evaluateAll((elements) =>
    elements.flatMap((element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .flatMap((node) => {
          const words = [...(node.textContent ?? '').matchAll(/\S+/g)];
          return words.flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          });
        }),
    ),
  );
}

/** Sets the size of the page's text, in percent. */
export const setText = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
