// What is wrong with a screen's layout: what is too small, cut off, out of sight, or under something else. All is measured
// in one call within the page, in any engine, since a look at every size with every text size makes thousands of them.

/** Something that runs a function in a page: Playwright's page, or a tab of any engine. */
export interface Runs {
  evaluate<Given, Found>(
    run: (given: Given) => Found | Promise<Found>,
    given: Given,
  ): Promise<Found>;
}

/** Space that the device keeps for itself, in CSS pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** What to look for. Selectors are of CSS and match what is visible; what must be there is a fault if nothing matches. */
export interface Checks {
  /**
   * Parts of a table that are not wholly in sight, and a board too small to play on. A table scrolls only once its board is as small
   * as it may be, or beside one as high as the screen; then its parts need only be where it scrolls to.
   */
  readonly inSight?: Insets | true;
  /** A page that is wider than the screen. */
  readonly narrow?: boolean;
  /** A page that scrolls down. */
  readonly unscrolled?: boolean;
  /** The least width and height of a cell of the board. There must be some. */
  readonly smallestCellPx?: number;
  /** Texts of controls that stick out of their box. */
  readonly unclipped?: boolean;
  /** Controls smaller than a fingertip. Cells of the board have a limit of their own. */
  readonly large?: boolean;
  /** Controls that a finger in their middle must hit, once they are scrolled to. */
  readonly reachable?: string;
  /** What may lie over no piece and no bar of actions. Must be there. */
  readonly besidePieces?: string;
  /** Texts whose end can be read: it is in sight, or can be scrolled to. Must be there. */
  readonly readable?: string;
  /** Texts whose words are not broken in the middle. */
  readonly unbroken?: string;
  /** Boxes that are wholly within the screen. Must be there. */
  readonly within?: string;
  /** Elements that may not lie over each other, as far as they are to be seen, unless one contains the other. */
  readonly apart?: string;
  /** Elements that stay within the screen and within the box around them that `box` matches. */
  readonly held?: { readonly parts: string; readonly box: string };
  /** Texts that are neither cut off nor lose their end. */
  readonly uncut?: string;
}

/** Faults of the page as it is. */
export const layoutFaults = (page: Runs, checks: Checks): Promise<string[]> =>
  page.evaluate(facing, { ...asked(checks), texts: [] }).then((found) => found ?? []);

/**
 * Faults of the page with text at each of these percentages, which is left at the usual size. Null if the browser owes the
 * page its next frame: make it draw, then look again.
 */
export const layoutFaultsOfTexts = (
  page: Runs,
  checks: Checks,
  texts: readonly number[],
): Promise<string[] | null> => page.evaluate(facing, { ...asked(checks), texts });

interface Asked {
  readonly checks: Checks;
  readonly insets: Insets;
  readonly texts: readonly number[];
}

const asked = (checks: Checks): Pick<Asked, 'checks' | 'insets'> => ({
  checks,
  insets: typeof checks.inSight === 'object' ? checks.inSight : NO_INSETS,
});

/** Runs in the page, so that it uses nothing but what it is given and the document. */
async function facing({ checks, insets, texts }: Asked): Promise<string[] | null> {
  /** CSS pixels that a fingertip needs. */
  const fingerPx = 44;
  /** CSS pixels of a board's longer side, at which cells are 24 px or more. */
  const leastBoardPx = 240;
  /** Slack for lengths that are rounded, in CSS pixels. */
  const slackPx = 1;
  /** Milliseconds after which a frame is called overdue: usually two come within a tenth of a second. */
  const overdueMs = 5_000;

  const nameOf = (one: Element): string =>
    one.getAttribute('aria-label') ?? one.getAttribute('data-part') ?? one.textContent ?? '';
  const shown = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true });
    });
  /** Also what is squeezed to nothing. */
  const there = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const meet = (one: DOMRect | Edges, other: DOMRect | Edges, slack: number): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack;
  interface Edges {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  /** The part of an element that no box around it cuts off. A table cuts off nothing of its caption. */
  const visiblePart = (one: Element): Edges => {
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

  const longSide = (board: Element): number => {
    const { width, height } = board.getBoundingClientRect();
    return Math.max(width, height);
  };
  /** How far the table has been scrolled, and can be in all. */
  const scrolled = (): [now: number, most: number] => {
    const table = document.querySelector('main');
    const needed = there('.board').every(
      (board) =>
        longSide(board) <= leastBoardPx + slackPx || board.clientHeight >= innerHeight - slackPx,
    );
    if (!table || !needed) return [0, 0];
    return [table.scrollTop, table.scrollHeight - table.clientHeight];
  };
  const outOfSight = (): Element[] => {
    const [now, most] = scrolled();
    return [
      ...document.querySelectorAll(
        '.board, [data-part]:not([data-part="board"]), [data-part="actions"] button',
      ),
    ].filter((part) => {
      if (!part.checkVisibility()) return false;
      const box = part.getBoundingClientRect();
      return (
        box.left < insets.left - 0.5 ||
        box.top < insets.top - now - 0.5 ||
        box.right > innerWidth - insets.right + 0.5 ||
        box.bottom > innerHeight - insets.bottom + most - now + 0.5
      );
    });
  };
  const tooSmall = (): string[] =>
    there('.board')
      .map(longSide)
      .filter((side) => side < Math.min(leastBoardPx, innerWidth) - slackPx)
      .map((side) => `a board of ${side} px`);
  const clipped = (): Element[] =>
    shown('button:not(.board-cell), a, label:has([type="radio"]) span').filter(
      (control) => control.scrollWidth > control.clientWidth + 1,
    );
  const small = (): Element[] =>
    shown('button:not(.board-cell), a, summary, [role="switch"]').filter((control) => {
      const { width, height } = control.getBoundingClientRect();
      return width < fingerPx - 0.01 || height < fingerPx - 0.01;
    });
  const unreachable = (selector: string): Element[] =>
    shown(selector).filter((control) => {
      control.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = control.getBoundingClientRect();
      return !control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  const covered = (over: Element): Element[] =>
    [...document.querySelectorAll('[data-cell], [data-part="actions"]')].filter((part) =>
      meet(over.getBoundingClientRect(), part.getBoundingClientRect(), slackPx),
    );
  const endsOutOfReach = (box: Element): boolean => {
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
    return !(fits && ends && outer.height > 0);
  };
  /** Firefox counts what letters have above and below a tight line, which cuts nothing: less than a third of their size. */
  const overhang = (text: Element): number => {
    const { overflowY, fontSize } = getComputedStyle(text);
    return overflowY === 'visible' ? Number.parseFloat(fontSize) / 3 : 0;
  };
  const brokenWords = (element: Element): string[] =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .flatMap((node) =>
        [...(node.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        }),
      );
  const leaves = (one: Element, edge?: DOMRect): boolean => {
    const box = one.getBoundingClientRect();
    return (
      box.left < Math.max(0, edge?.left ?? 0) - slackPx ||
      box.top < Math.max(0, edge?.top ?? 0) - slackPx ||
      box.right > Math.min(innerWidth, edge?.right ?? innerWidth) + slackPx ||
      box.bottom > Math.min(innerHeight, edge?.bottom ?? innerHeight) + slackPx
    );
  };
  const overEachOther = (selector: string): string[] => {
    const parts = there(selector).map((one) => ({ one, box: visiblePart(one) }));
    return parts.flatMap(({ one, box }, index) =>
      parts
        .slice(index + 1)
        .filter(({ one: other, box: its }) => !one.contains(other) && meet(box, its, slackPx))
        .map(({ one: other }) => `${nameOf(one)} and ${nameOf(other)}`),
    );
  };
  const scrolls = (): boolean => {
    scrollTo(0, 200);
    return scrollY !== 0;
  };
  const smallestSide = (): number =>
    Math.min(
      ...shown('.board-cell').map((cell) => {
        const { width, height } = cell.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
  /** What the selector matches, or the fault that it matches nothing. */
  const needed = (selector: string, faultsOf: (one: Element) => string[]): string[] => {
    const found = shown(selector);
    return found.length > 0 ? found.flatMap(faultsOf) : [`not there: ${selector}`];
  };

  const { inSight, narrow, unclipped, large, reachable, besidePieces, readable } = checks;
  const { unbroken, within, apart, held, uncut, unscrolled, smallestCellPx } = checks;
  const faults = (): string[] => [
    ...(inSight ? outOfSight().map((one) => `out of sight: ${nameOf(one)}`) : []),
    ...(inSight ? tooSmall() : []),
    ...(narrow && document.documentElement.scrollWidth > innerWidth
      ? [`wider by ${document.documentElement.scrollWidth - innerWidth}`]
      : []),
    ...(unscrolled && scrolls() ? ['scrolls down'] : []),
    ...(smallestCellPx !== undefined
      ? needed('.board-cell', () => []).concat(
          smallestSide() < smallestCellPx ? [`a cell of ${smallestSide()} px`] : [],
        )
      : []),
    ...(unclipped ? clipped().map((one) => `clipped: ${nameOf(one)}`) : []),
    ...(large ? small().map((one) => `small: ${nameOf(one)}`) : []),
    ...(reachable ? unreachable(reachable).map((one) => `out of reach: ${nameOf(one)}`) : []),
    ...(besidePieces
      ? needed(besidePieces, (over) =>
          covered(over).map(
            (part) => `${nameOf(over)} lies over ${part.getAttribute('data-part') ?? 'a piece'}`,
          ),
        )
      : []),
    ...(readable
      ? needed(readable, (box) => (endsOutOfReach(box) ? [`no end: ${nameOf(box)}`] : []))
      : []),
    ...(unbroken
      ? there(unbroken).flatMap((text) => brokenWords(text).map((word) => `broken: ${word}`))
      : []),
    ...(within
      ? needed(within, (box) => (leaves(box) ? [`leaves the screen: ${nameOf(box)}`] : []))
      : []),
    ...(apart ? overEachOther(apart).map((pair) => `over each other: ${pair}`) : []),
    ...(held
      ? there(held.parts)
          .filter((one) => leaves(one, one.closest(held.box)?.getBoundingClientRect()))
          .map((one) => `outside its box: ${nameOf(one)}`)
      : []),
    ...(uncut
      ? there(uncut)
          .filter(
            (one) =>
              one.scrollWidth > one.clientWidth + slackPx ||
              one.scrollHeight > one.clientHeight + slackPx + overhang(one),
          )
          .map((one) => `cut: ${nameOf(one)}`)
      : []),
  ];

  if (texts.length === 0) return faults();
  /** Waits until what measures the page has seen its new size; false if the browser owes it a frame. */
  const drawn = (): Promise<boolean> =>
    new Promise((done) => {
      const overdue = setTimeout(() => done(false), overdueMs);
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          clearTimeout(overdue);
          done(true);
        }),
      );
    });
  const { style } = document.documentElement;
  const found: string[] = [];
  try {
    for (const percent of texts) {
      style.fontSize = `${percent}%`;
      if (!(await drawn())) return null;
      found.push(...faults().map((fault) => `text at ${percent} %: ${fault}`));
    }
  } finally {
    style.fontSize = '100%';
  }
  return found;
}

/** Parts of a table that are not wholly in sight. */
export const outside = (page: Runs, insets: Insets = NO_INSETS): Promise<string[]> =>
  layoutFaults(page, { inSight: insets });

/** Controls that are smaller than a fingertip, by name. */
export const smallControls = (page: Runs): Promise<string[]> => layoutFaults(page, { large: true });

/** Texts of controls that stick out of their box. */
export const clipped = (page: Runs): Promise<string[]> => layoutFaults(page, { unclipped: true });

/** How far the page is wider than the screen, in CSS pixels. */
export const overflow = (page: Runs): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth, null);

/** Texts of elements whose upper or lower edge something else lies over while the other edge is to be seen. */
export const halfCovered = (page: Runs, selector: string): Promise<string[]> =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)]
        .filter((box) => {
          const { left, top, bottom, width } = box.getBoundingClientRect();
          const seen = (y: number) => box.contains(document.elementFromPoint(left + width / 2, y));
          return seen(top + 2) !== seen(bottom - 2);
        })
        .map((box) => box.textContent ?? ''),
    selector,
  );

/** Sets the size of the page's text, in percent. */
export const setText = (page: Runs, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

/** Elements, of those the selector matches and that show, which lie over each other. */
export const overlaps = (page: Runs, selector: string): Promise<string[]> =>
  layoutFaults(page, { apart: selector });

/** Boxes that scroll sideways, the page among them, by class and by how much; of those that are not made to. */
export const sidewaysScrollers = (page: Runs, meant: string): Promise<string[]> =>
  page.evaluate(
    (given) =>
      [...document.querySelectorAll('*')]
        .filter((one) => {
          const { overflowX } = getComputedStyle(one);
          const scrolls = one === document.documentElement || /auto|scroll/.test(overflowX);
          return scrolls && one.scrollWidth > one.clientWidth + 1 && !one.closest(given);
        })
        .map((one) => `${one.className || one.tagName}: ${one.scrollWidth - one.clientWidth}`),
    meant,
  );

/** All that stands in the lines at the edges of a table, and what lies next to them. */
const STRIP_PARTS = [
  ':is([data-part="far"], [data-part="near"]) :is(button:not([data-part="clock"] *), [data-name], [data-part="clock"], [data-part="taken"] > [aria-hidden])',
  '[data-part="notice"]',
  '[data-part="board"]',
  '[data-part="actions"]',
].join(', ');

/** What must hold of the lines at the edges of a table: parts lie apart and in their line, and names are whole. */
export const STRIP_CHECKS: Checks = {
  apart: STRIP_PARTS,
  held: { parts: STRIP_PARTS, box: '[data-part="far"], [data-part="near"]' },
  uncut: ':is([data-name], [data-part="taken"], [role="timer"], [data-part="actions"] span)',
};
