// A file that the service worker fetches anew: the network may be slow, but not silent.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchFresh, textIn } from '../../workers/builtFiles';

let body: ReadableStreamDefaultController<Uint8Array>;

/** A network that answers at once, and sends what the test has it send. */
function answer(_address: string, { signal }: RequestInit): Promise<Response> {
  const stream = new ReadableStream<Uint8Array>({
    start(control) {
      body = control;
      signal?.addEventListener('abort', () => control.error(signal.reason));
    },
  });
  return Promise.resolve(new Response(stream));
}

const send = (text: string) => body.enqueue(new TextEncoder().encode(text));

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a file that stops on its way is given up', async () => {
  const fetching = fetchFresh('https://app.test/index.js');
  await vi.advanceTimersByTimeAsync(0);
  send('half of ');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await fetching).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test('one that comes slowly is waited for', async () => {
  const fetching = fetchFresh('https://app.test/index.js');
  for (const part of ['it ', 'comes ', 'in parts']) {
    await vi.advanceTimersByTimeAsync(14_000);
    send(part);
  }
  await vi.advanceTimersByTimeAsync(0);
  body.close();
  const content = await fetching;
  expect(content && textIn(content)).toBe('it comes in parts');
  expect(vi.getTimerCount()).toBe(0);
});
