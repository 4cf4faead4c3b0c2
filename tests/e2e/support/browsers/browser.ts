// What the tests ask of a browser, whichever engine it runs: small enough that Chromium, Firefox and WebKitGTK all give
// it. Tests of one engine's own abilities (touch, quota, installation) use ../device.ts, Chromium under Playwright.
import type { EngineName } from '../../../support/installed';

/** A page. Locators are CSS selectors, or XPath where they begin with a slash. */
export interface Tab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function of its own (no closure) in the page, and waits for what it promises. */
  evaluate<A extends readonly unknown[], T>(
    run: (...given: A) => T | Promise<T>,
    ...given: A
  ): Promise<T>;
  /** Gives the page this size, in CSS pixels, and waits until it has it. */
  resize(width: number, height: number): Promise<void>;
  /** Presses the first element that the locator finds now. Rejects if there is none, or something covers it. */
  press(locator: string): Promise<void>;
}

export interface Browser extends Tab {
  readonly engine: EngineName;
  /** What pages printed as errors, scripts that failed, and requests that failed or went elsewhere. */
  readonly complaints: string[];
  /** Another page of the same profile. */
  newTab(url: string): Promise<Tab>;
  /** Stops every process of the browser for this long, in milliseconds, as a device that sleeps does. */
  freeze(milliseconds: number): Promise<void>;
  /** Ends the process of its page, as a device does that needs the memory of a tab out of sight, and brings the page back. */
  discard(): Promise<void>;
  /** Ends every process of the browser at once, as a battery that falls out does. */
  kill(): Promise<void>;
  /** Switches a killed browser on again, with its profile, and opens the address. */
  start(url: string): Promise<void>;
  /** Ends the browser and removes its profile. */
  close(): Promise<void>;
}

/** Opens a browser on an empty profile. */
export type OpenBrowser = (url: string) => Promise<Browser>;

/** The page that `current` gives at the time of each call: a browser's own, anew after each start. */
export function pageOf(current: () => Tab): Tab {
  return {
    goto: (url) => current().goto(url),
    reload: () => current().reload(),
    evaluate: (run, ...given) => current().evaluate(run, ...given),
    resize: (width, height) => current().resize(width, height),
    press: (locator) => current().press(locator),
  };
}

/** How long a condition may take to come true on a slow and busy machine, in milliseconds. */
export const PATIENCE = 120_000;
/** Time between two looks, in milliseconds. */
const INTERVAL = 40;
/** How long one look may take to answer, in milliseconds: a page that is left may take the answer with it. */
const LOOK_PATIENCE = 30_000;

/**
 * Looks again and again until the answer is truthy, and gives it; failures on the way, and looks that never answer,
 * count as not yet.
 */
export async function until<T>(
  what: string,
  look: () => Promise<T>,
  patience = PATIENCE,
): Promise<NonNullable<T>> {
  const deadline = Date.now() + patience;
  let last = '';
  while (Date.now() < deadline) {
    try {
      const found = await within(LOOK_PATIENCE, look());
      if (found) return found;
      last = String(found);
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await new Promise((resolve) => setTimeout(resolve, INTERVAL));
  }
  throw new Error(`not seen in ${patience} ms: ${what} (at last: ${last})`);
}

/** What is promised, or a failure if that takes longer, in milliseconds. */
export function within<T>(patience: number, promised: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`no answer in ${patience} ms`));
    const timer = setTimeout(late, patience);
    promised.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A call of a function in the page, as the text of an expression; what goes in must be plain data. */
export const callText = (run: (...given: never[]) => unknown, given: readonly unknown[]): string =>
  `(${run})(...${JSON.stringify(given)})`;

/** Whether an address leads out of the app. */
export function isForeign(url: string, origin: string): boolean {
  return !/^(data|blob|about|chrome|moz-extension|resource):/.test(url) && !url.startsWith(origin);
}

/** A request as Playwright and Puppeteer both tell of it. */
interface FailedRequest {
  url(): string;
  failure(): { errorText: string } | null;
}

/** Notes a request that failed, but for one that the browser gave up because its page was left meanwhile. */
export function noteFailure(complaints: string[], request: FailedRequest): void {
  const reason = request.failure()?.errorText;
  if (reason === 'net::ERR_ABORTED' || reason === 'NS_BINDING_ABORTED') return;
  complaints.push(`request for ${request.url()} failed: ${reason}`);
}

/** Waits until a page has this size, in CSS pixels. */
export const sized = (
  tab: Pick<Tab, 'evaluate'>,
  width: number,
  height: number,
): Promise<unknown> =>
  until(`a page of ${width}x${height}`, () =>
    tab.evaluate((...size) => `${[innerWidth, innerHeight]}` === `${size}`, width, height),
  );
