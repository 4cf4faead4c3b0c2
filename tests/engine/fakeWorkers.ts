// Workers for the engine's clients to talk to: they speak real Comlink over message channels, and crash when told to.
import { expose } from 'comlink';
import { type EngineWorkerApi, HEARTBEAT } from '../../src/engine/api';
import type { EngineWorker } from '../../src/engine/spawnWorker';

export interface FakeWorker {
  readonly worker: EngineWorker;
  crash(): void;
  signOfLife(): void;
  terminated: boolean;
  /**
   * Who hears its messages: the page, for signs of life, and a Comlink proxy. With more of these, the first to be collected
   * would close the channel.
   */
  listeners: number;
}

const channels: MessageChannel[] = [];

function fakeWorker(api: Partial<EngineWorkerApi>): FakeWorker {
  const channel = new MessageChannel();
  channels.push(channel);
  expose({ think: never, analyse: never, hint: never, prepare: never, ...api }, channel.port1);
  const events = new EventTarget();
  const fake: FakeWorker = {
    terminated: false,
    listeners: 0,
    crash: () => events.dispatchEvent(new Event('error')),
    signOfLife: () => channel.port2.dispatchEvent(new MessageEvent('message', { data: HEARTBEAT })),
    worker: {
      postMessage: (message, transfer = []) => channel.port2.postMessage(message, transfer),
      addEventListener: (type, listener) => {
        if (type === 'message') fake.listeners++;
        (type === 'message' ? channel.port2 : events).addEventListener(type, listener);
      },
      removeEventListener: (type, listener) =>
        (type === 'message' ? channel.port2 : events).removeEventListener(type, listener),
      start: () => channel.port2.start(),
      terminate: () => {
        fake.terminated = true;
        channel.port1.close();
      },
    },
  };
  return fake;
}

export const never = (): Promise<never> => new Promise(() => undefined);

/** Opens workers that answer so, in this order, and keeps a record of those opened. */
export function fakeWorkers(apis: readonly Partial<EngineWorkerApi>[]) {
  const opened: FakeWorker[] = [];
  const open = (): EngineWorker => {
    const api = apis[opened.length];
    if (!api) throw new Error('no worker left');
    const fake = fakeWorker(api);
    opened.push(fake);
    return fake.worker;
  };
  return { open, opened };
}

/** Call after each test: open channels keep a process alive. */
export function closeChannels(): void {
  for (const { port1, port2 } of channels.splice(0)) {
    port1.close();
    port2.close();
  }
}
