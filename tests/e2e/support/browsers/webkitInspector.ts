// WebKit's remote inspector protocol, as far as the tests need it: load a page, run script in it, and hear of errors and
// requests. Commands travel wrapped in messages to the page's current process, which a navigation may replace.
import { NodeWebSocketTransport } from 'puppeteer-core/internal/node/NodeWebSocketTransport.js';
import { callText, isForeign, until } from './browser';

interface Reply {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Record<string, unknown>;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

interface RemoteObject {
  readonly objectId?: string;
  readonly value?: unknown;
  readonly description?: string;
}

type Settle = (reply: Reply) => void;

const CLOSED = 'the page is not inspected any more';

export class Inspector {
  private target: string | null = null;
  private count = 0;
  private readonly open = new Map<number, Settle>();
  private readonly addresses = new Map<unknown, string>();
  private isClosed = false;
  private readonly closed: Promise<void>;

  private constructor(
    private readonly transport: NodeWebSocketTransport,
    private readonly complaints: string[],
    /** Of the app: requests to any other are complaints. */
    public origin: string,
  ) {
    transport.onmessage = (text) => this.hear(JSON.parse(String(text)));
    this.closed = new Promise((resolve) => {
      transport.onclose = () => {
        this.isClosed = true;
        this.forget(CLOSED);
        resolve();
      };
    });
  }

  static async connect(address: string, complaints: string[], origin = ''): Promise<Inspector> {
    const transport = await NodeWebSocketTransport.create(address);
    const inspector = new Inspector(transport, complaints, origin);
    await until('a page to inspect', async () => inspector.target);
    return inspector;
  }

  /** Lets go of the page, which can be inspected anew once the browser has seen that. */
  close(): Promise<void> {
    this.transport.close();
    return this.closed;
  }

  async goto(url: string): Promise<void> {
    // On the way to a blank page, the app may still ask for something.
    if (url.startsWith('http')) this.origin = new URL(url).origin;
    await this.leave(() => this.call('Page.navigate', { url }));
  }

  async reload(): Promise<void> {
    await this.leave(() => this.call('Page.reload', {}));
  }

  async evaluate<A extends readonly unknown[], T>(
    run: (...given: A) => T | Promise<T>,
    ...given: A
  ): Promise<T> {
    const expression = `(async () => ${callText(run, given)})()`;
    const started = await this.call('Runtime.evaluate', { expression });
    const { objectId: promiseObjectId } = remote(started);
    const ended = await this.call('Runtime.awaitPromise', { promiseObjectId, returnByValue: true });
    return remote(ended).value as T;
  }

  /** The same for what answers at once: the answer is here before the page can be left by it. */
  async evaluateAtOnce<A extends readonly unknown[], T>(
    run: (...given: A) => T,
    ...given: A
  ): Promise<T> {
    const expression = callText(run, given);
    return remote(await this.call('Runtime.evaluate', { expression, returnByValue: true }))
      .value as T;
  }

  /** Goes to a new document, and waits until it is loaded. */
  private async leave(go: () => Promise<unknown>): Promise<void> {
    await this.evaluate(() => void Object.assign(window, { leaving: true }));
    await go();
    await until('the new document', () =>
      this.evaluate(() => document.readyState === 'complete' && !('leaving' in window)),
    );
  }

  private call(method: string, params: object): Promise<Record<string, unknown>> {
    // What is sent into a closed connection is lost without a word.
    if (this.isClosed) return Promise.reject(new Error(`${method}: ${CLOSED}`));
    const id = ++this.count;
    return new Promise((resolve, reject) => {
      this.open.set(id, ({ result, error }) => {
        this.open.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result ?? {});
      });
      const message = JSON.stringify({ id, method, params });
      const envelope = { targetId: this.target, message };
      const outer = { id, method: 'Target.sendMessageToTarget', params: envelope };
      this.transport.send(JSON.stringify(outer));
    });
  }

  private hear({ id, method, params = {}, error }: Reply): void {
    if (error && id !== undefined) this.open.get(id)?.({ error });
    if (method === 'Target.targetCreated') {
      const { targetId } = params.targetInfo as { targetId: string };
      this.forget('the page went to another process');
      this.target = targetId;
      for (const domain of ['Console', 'Network', 'Page', 'Runtime'])
        this.call(`${domain}.enable`, {}).catch(() => undefined);
    }
    // Nothing answers for a page that has crashed.
    if (method === 'Target.targetDestroyed' && params.targetId === this.target)
      this.forget('the page crashed or was closed');
    if (method === 'Target.dispatchMessageFromTarget') {
      const inner: Reply = JSON.parse(String(params.message));
      if (inner.id !== undefined) this.open.get(inner.id)?.(inner);
      else this.note(inner);
    }
  }

  /** An event of the page. */
  private note({ method, params = {} }: Reply): void {
    if (method === 'Console.messageAdded') {
      const { level, text } = params.message as { level: string; text: string };
      if (level === 'error') this.complaints.push(text);
    }
    if (method === 'Network.requestWillBeSent') {
      const { url } = params.request as { url: string };
      this.addresses.set(params.requestId, url);
      if (isForeign(url, this.origin)) this.complaints.push(`request to ${url}`);
    }
    if (method === 'Network.loadingFailed' && !params.canceled)
      this.complaints.push(
        `request for ${this.addresses.get(params.requestId)} failed: ${params.errorText}`,
      );
  }

  private forget(reason: string): void {
    for (const settle of this.open.values()) settle({ error: { message: reason } });
  }
}

function remote({ result, wasThrown }: Record<string, unknown>): RemoteObject {
  const object = result as RemoteObject;
  if (wasThrown) throw new Error(object.description ?? 'the page threw');
  return object;
}
