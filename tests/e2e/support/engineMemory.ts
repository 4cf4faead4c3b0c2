// What the engine's worker holds in memory, as Chromium's debugger tells it.
import type { CDPSession, Page } from 'playwright-core';

interface HeapUsage {
  /** Bytes that the worker's heap takes, free parts included. */
  readonly totalSize: number;
  /** Bytes of array buffers, which lie outside the heap. */
  readonly backingStorageSize: number;
}

/** Bytes of the heap and the array buffers of the page's dedicated worker, once garbage is collected. */
export async function engineMemory(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  try {
    const worker = await engineTarget(session);
    await ask(session, worker, 1, 'HeapProfiler.collectGarbage');
    const usage = await ask(session, worker, 2, 'Runtime.getHeapUsage');
    const { totalSize, backingStorageSize } = usage as HeapUsage;
    return totalSize + backingStorageSize;
  } finally {
    await session.detach();
  }
}

/** Attaches to the page's workers and gives the debugger's name for the engine's. */
function engineTarget(session: CDPSession): Promise<string> {
  return new Promise((resolve, reject) => {
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker') resolve(sessionId);
    });
    // Not flattened: the page's own session is the only one there is to speak through.
    const choice = { autoAttach: true, waitForDebuggerOnStart: false, flatten: false };
    session.send('Target.setAutoAttach', choice).catch(reject);
  });
}

/** Sends the worker a command, and gives its result. */
function ask(session: CDPSession, sessionId: string, id: number, method: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      const reply = JSON.parse(message);
      if (reply.id === id) resolve(reply.result);
    });
    const message = JSON.stringify({ id, method });
    session.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
  });
}
