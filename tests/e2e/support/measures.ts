// What can be measured of a page from within it, in any engine: each function runs in the page, so that it uses nothing but what it
// is given and the document.

/** Slack for lengths that are rounded, in CSS pixels. */
const SLACK_PX = 1;

/** Something that runs a function in a page: Playwright's page, or a tab of any engine. */
export interface Runs {
  evaluate<Given, Found>(run: (given: Given) => Found, given: Given): Promise<Found>;
}

/** Pairs of elements, of those the selector matches and that show, which lie over each other; not those that contain the other. */
export const overlaps = (page: Runs, selector: string): Promise<string[]> =>
  page.evaluate(
    ({ wanted, slack }) => {
      const shown = [...document.querySelectorAll(wanted)].filter((one) => one.checkVisibility());
      const name = (one: Element) =>
        one.getAttribute('aria-label') ?? one.getAttribute('data-part') ?? one.textContent;
      return shown.flatMap((one, index) => {
        const box = one.getBoundingClientRect();
        return shown
          .slice(index + 1)
          .filter((other) => {
            const { left, right, top, bottom } = other.getBoundingClientRect();
            return (
              !one.contains(other) &&
              Math.min(box.right, right) - Math.max(box.left, left) > slack &&
              Math.min(box.bottom, bottom) - Math.max(box.top, top) > slack
            );
          })
          .map((other) => `${name(one)} and ${name(other)}`);
      });
    },
    { wanted: selector, slack: SLACK_PX },
  );

/** Elements, of those the selector matches and that show, which lie outside the screen or leave the box they stand in. */
export const leaving = (page: Runs, selector: string, around: string): Promise<string[]> =>
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
export const cutTexts = (page: Runs, selector: string): Promise<string[]> =>
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
