// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { textsOf } from '../../../src/language/texts';
import { register } from '../../../src/ui/pwa/registration';
import { createObservable } from '../../../src/util/observable';

/** A service worker, as far as a page sees it. */
class Worker extends EventTarget {
  constructor(
    public state: ServiceWorkerState,
    private readonly news: string,
  ) {
    super();
  }

  readonly scriptURL = new URL('sw.js', location.href).href;

  postMessage(_message: unknown, [port]: MessagePort[]): void {
    port?.postMessage(this.news);
  }

  becomes(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** What Home says of it. */
const said = (news: string | null) => news !== null && textsOf('messages').newVersion(news);

afterEach(() => vi.unstubAllGlobals());

/** A page that an older worker serves, whose browser has this one ready or underway. */
async function registered(found: { installing?: Worker; waiting?: Worker }) {
  const active = new Worker('activated', '');
  const registration = Object.assign(new EventTarget(), {
    installing: null as Worker | null,
    waiting: null as Worker | null,
    active,
    ...found,
  });
  const container = Object.assign(new EventTarget(), {
    controller: active,
    register: async () => registration,
  });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: container }));
  const heard = {
    offlineReady: createObservable(false),
    waiting: createObservable<string | null>(null),
  };
  await register(window, heard, () => false);
  return { registration, waiting: heard.waiting };
}

test('a version that the browser found before the page registered is offered once it is there', async () => {
  const next = new Worker('installing', 'Faster boards.');
  const { registration, waiting } = await registered({ installing: next });
  expect(waiting.get()).toBeNull();
  Object.assign(registration, { installing: null, waiting: next });
  next.becomes('installed');
  await vi.waitFor(() =>
    expect(said(waiting.get())).toBe('A new version is ready. Faster boards.'),
  );
});

test('a version that waits already when the page registers is offered', async () => {
  const { waiting } = await registered({ waiting: new Worker('installed', 'Faster boards.') });
  await vi.waitFor(() =>
    expect(said(waiting.get())).toBe('A new version is ready. Faster boards.'),
  );
});
