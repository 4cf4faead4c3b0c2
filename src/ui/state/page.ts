// What the whole page is listened to for: failures that nothing else catches, whether a person points, by finger or mouse, or
// uses the keyboard, that the focus is lost, and that its size changes. And what may become code in it.
import { recordFailure, setFailureRecorder } from '../../util/failures';

/**
 * Records what nothing else catches; the browser prints that. Files that the page was still loading as it was left did not
 * fail.
 */
export function watchFailures(page: Window): void {
  let isLeft = false;
  page.addEventListener('pagehide', () => {
    isLeft = true;
  });
  page.addEventListener('pageshow', () => {
    isLeft = false;
  });
  page.addEventListener('error', ({ error, message }) => recordFailure('error', error ?? message));
  page.addEventListener('unhandledrejection', ({ reason }) => recordFailure('rejection', reason));
  import('../about/failureLog').then(
    ({ recordInLog }) =>
      setFailureRecorder((kind, ...failure) => {
        if (kind !== 'loading' || !isLeft) recordInLog(kind, ...failure);
      }),
    // The browser prints failures anyway.
    () => undefined,
  );
}

/**
 * Marks the document's root with `data-pointing` from each touch or click until the next key. Browsers differ in this: after a
 * tap that opens a sheet, WebKit shows the ring of the keyboard's focus around its first button.
 */
export function watchPointing(page: Document): void {
  const { dataset } = page.documentElement;
  page.addEventListener(
    'pointerdown',
    () => {
      dataset.pointing = '';
    },
    { capture: true },
  );
  page.addEventListener(
    'keydown',
    () => {
      delete dataset.pointing;
    },
    { capture: true },
  );
}

/**
 * Hands the focus on when a button that was pressed leaves the page: else keys and screen readers would begin at the top. The part
 * of the screen around it takes the focus, or else the board or the heading.
 */
export function watchFocus(page: Document): void {
  /** What got the focus last, and all that is around it. */
  let held: readonly Element[] = [];
  page.addEventListener('focusin', ({ target }) => {
    held = outwards(target);
  });
  const look = () => {
    if (page.activeElement !== page.body || held[0]?.isConnected !== false) return;
    const left = held.filter(({ isConnected }) => isConnected);
    held = [];
    // A screen that comes in place of another takes the focus itself.
    if (!left.some((element) => element.matches('main'))) return;
    const next =
      left.find((element) => element.matches('[tabindex]')) ??
      page.querySelector('[data-cells] [tabindex="0"]');
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    else focusHeading();
  };
  new MutationObserver(look).observe(page, { childList: true, subtree: true });
}

function outwards(target: EventTarget | null): Element[] {
  const found: Element[] = [];
  for (let at = target; at instanceof Element; at = at.parentElement) found.push(at);
  return found;
}

/**
 * Has all styles found anew once the page has another size. WebKit now and then keeps those of the size before, though its
 * media queries match: a phone on its side had the table of an upright one. Any change at the root mends that.
 */
export function watchSize(page: Window): void {
  const { style } = page.document.documentElement;
  page.addEventListener('resize', () => {
    // By then the media queries are known for the new size.
    page.requestAnimationFrame(() => {
      style.setProperty('--seen-size', `${page.innerWidth} ${page.innerHeight}`);
    });
  });
}

/** Puts the focus on the screen's heading, from which keys and screen readers go on when what had it is gone. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });

interface PolicyRules {
  /** Null refuses. */
  createScriptURL(address: string): string | null;
}

interface GuardedPage extends Window {
  readonly trustedTypes?: { createPolicy(name: string, rules: PolicyRules): unknown };
}

/**
 * Lets this page start its own workers, and no other code from an address, under the policy that the build adds
 * (.build/contentSecurity.ts).
 */
export function trustOwnScripts({ trustedTypes, location }: GuardedPage): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) =>
      new URL(address, location.href).origin === location.origin ? address : null,
  });
}
