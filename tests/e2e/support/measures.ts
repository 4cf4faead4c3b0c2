// What can be measured of a page from within it, in any engine: each function runs in the page, so that it uses nothing but what it
// is given and the document.

/** Slack for lengths that are rounded, in CSS pixels. */
const SLACK_PX = 1;

/** Something that runs a function in a page: Playwright's page, or a tab of any engine. */
export interface Runs {
  evaluate<Given, Found>(
    run: (given: Given) => Found | Promise<Found>,
    given: Given,
  ): Promise<Found>;
}

/**
 * Pairs of elements, of those the selector matches, which lie over each other as far as they are to be seen; not those of which one
 * contains the other.
 */
export const overlaps = (page: Runs, selector: string): Promise<string[]> =>
  page.evaluate(
    ({ wanted, slack }) => {
      /** The part of an element that no box around it cuts off. A table cuts off nothing of its caption. */
      const seen = (one: Element) => {
        let { left, right, top, bottom } = one.getBoundingClientRect();
        for (let outer = one.parentElement; outer; outer = outer.parentElement) {
          const { overflowX, display } = getComputedStyle(outer);
          if (overflowX === 'visible' || display === 'table') continue;
          const box = outer.getBoundingClientRect();
          [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
          [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        }
        return { left, right, top, bottom };
      };
      const name = (one: Element) =>
        one.getAttribute('aria-label') ?? one.getAttribute('data-part') ?? one.textContent;
      const shown = [...document.querySelectorAll(wanted)]
        .filter((one) => one.checkVisibility())
        .map((one) => ({ one, box: seen(one) }));
      return shown.flatMap(({ one, box }, index) =>
        shown
          .slice(index + 1)
          .filter(
            ({ one: other, box: { left, right, top, bottom } }) =>
              !one.contains(other) &&
              Math.min(box.right, right) - Math.max(box.left, left) > slack &&
              Math.min(box.bottom, bottom) - Math.max(box.top, top) > slack,
          )
          .map(({ one: other }) => `${name(one)} and ${name(other)}`),
      );
    },
    { wanted: selector, slack: SLACK_PX },
  );

/** Elements, of those the selector matches and that show, which lie outside the screen or leave the box they stand in. */
const leaving = (page: Runs, selector: string, around: string): Promise<string[]> =>
  page.evaluate(
    ({ wanted, outer, slack }) =>
      [...document.querySelectorAll(wanted)]
        .filter((one) => one.checkVisibility())
        .filter((one) => {
          const box = one.getBoundingClientRect();
          const edge = one.closest(outer)?.getBoundingClientRect();
          return (
            box.left < Math.max(0, edge?.left ?? 0) - slack ||
            box.top < Math.max(0, edge?.top ?? 0) - slack ||
            box.right > Math.min(innerWidth, edge?.right ?? innerWidth) + slack ||
            box.bottom > Math.min(innerHeight, edge?.bottom ?? innerHeight) + slack
          );
        })
        .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
    { wanted: selector, outer: around, slack: SLACK_PX },
  );

/** Texts, of the elements the selector matches and that show, which are cut off or lose their end. */
const cutTexts = (page: Runs, selector: string): Promise<string[]> =>
  page.evaluate(
    ({ wanted, slack }) =>
      [...document.querySelectorAll(wanted)]
        .filter((one) => one.checkVisibility())
        .filter(
          (one) =>
            one.scrollWidth > one.clientWidth + slack ||
            one.scrollHeight > one.clientHeight + slack,
        )
        .map((one) => one.textContent ?? ''),
    { wanted: selector, slack: SLACK_PX },
  );

/** Boxes that scroll sideways, the page among them, by class and by how much; of those that are not made to. */
export const sidewaysScrollers = (page: Runs, meant: string): Promise<string[]> =>
  page.evaluate(
    ({ given, slack }) =>
      [...document.querySelectorAll('*')]
        .filter((one) => {
          const { overflowX } = getComputedStyle(one);
          const scrolls = one === document.documentElement || /auto|scroll/.test(overflowX);
          return scrolls && one.scrollWidth > one.clientWidth + slack && !one.closest(given);
        })
        .map((one) => `${one.className || one.tagName}: ${one.scrollWidth - one.clientWidth}`),
    { given: meant, slack: SLACK_PX },
  );

/** All that stands in the lines at the edges of a table, and what lies next to them. */
const STRIP_PARTS = [
  ':is([data-part="far"], [data-part="near"]) :is(button, [data-name], [role="timer"], [data-part="taken"])',
  '[data-part="notice"]',
  '[data-part="board"]',
  '[data-part="actions"]',
].join(', ');

/** What is wrong with the lines at the edges of a table: parts that lie over others or leave their line, and names that are cut. */
export async function stripFaults(page: Runs): Promise<string[]> {
  const over = await overlaps(page, STRIP_PARTS);
  const out = await leaving(page, STRIP_PARTS, '[data-part="far"], [data-part="near"]');
  const cut = await cutTexts(page, '[data-name]');
  return [
    ...over.map((pair) => `over each other: ${pair}`),
    ...out.map((one) => `outside: ${one}`),
    ...cut.map((one) => `cut: ${one}`),
  ];
}
