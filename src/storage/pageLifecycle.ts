// Aborts transactions when the page is left, and retries them when it is shown again. WebKit keeps a page that was left with
// its transactions: one that was under way never ends, and no page reads or writes those stores until the browser restarts.
import { unwrap } from 'idb';
import { abort } from './databaseRows';
import type { Database } from './schema';

/** Where `pagehide` and `pageshow` are told: the window. */
type Page = Pick<EventTarget, 'addEventListener'>;

export class PageLifecycle {
  private readonly underWay = new Set<IDBTransaction>();
  private away: { readonly over: Promise<void>; readonly end: () => void } | null = null;
  private timesLeft = 0;

  constructor(page: Page | null = ownPage()) {
    page?.addEventListener('pagehide', () => this.leave());
    page?.addEventListener('pageshow', () => this.resume());
  }

  /** Runs something as soon as the page is shown, and once more if it failed because the page was left meanwhile. */
  async retryAfterPageShow<T>(attempt: () => Promise<T>): Promise<T> {
    await this.away?.over;
    const { timesLeft } = this;
    try {
      return await attempt();
    } catch (error) {
      if (timesLeft === this.timesLeft) throw error;
      return this.retryAfterPageShow(attempt);
    }
  }

  /** Has the transactions of an open database end when the page is left. */
  watch(database: Database): void {
    const own = unwrap(database);
    own.transaction = (...given) => {
      const tx = IDBDatabase.prototype.transaction.apply(own, given);
      this.add(tx);
      return tx;
    };
  }

  /** Has a transaction end when the page is left. */
  add(tx: IDBTransaction): void {
    this.underWay.add(tx);
    for (const over of ['complete', 'abort']) {
      tx.addEventListener(over, () => this.underWay.delete(tx));
    }
    if (this.away) abort(tx);
  }

  private leave(): void {
    let end = () => {};
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.away ??= { over, end };
    this.timesLeft += 1;
    for (const tx of this.underWay) abort(tx);
  }

  private resume(): void {
    this.away?.end();
    this.away = null;
  }
}

function ownPage(): Page | null {
  return typeof window === 'undefined' ? null : window;
}
