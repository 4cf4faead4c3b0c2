// What tests in each of the three engines stand on: the production build behind a server, and a browser that opened it.
import { afterAll, beforeAll } from 'vitest';
import { DIST } from '../build';
import { type StaticServer, serve } from '../server';
import type { Browser, OpenBrowser } from './browser';
import { named, press, storedForOffline } from './player';

/** Within tests and their hooks alone: before the first of them there is nothing yet. */
export interface EngineStage {
  readonly server: StaticServer;
  readonly browser: Browser;
}

/** One browser for all tests of a group. */
export function engineStage(open: OpenBrowser): EngineStage {
  const set: Partial<{ server: StaticServer; browser: Browser }> = {};
  beforeAll(async () => {
    set.server = await serve(DIST);
    set.browser = await open(set.server.url);
  });
  afterAll(async () => {
    await set.browser?.close();
    await set.server?.stop();
  });
  return {
    get server() {
      return there(set.server, 'the server is not started yet');
    },
    get browser() {
      return there(set.browser, 'the browser is not open yet');
    },
  };
}

/** The same, with the app stored for use without a network, and that told and read. */
export function offlineStage(open: OpenBrowser): EngineStage {
  const stage = engineStage(open);
  beforeAll(async () => {
    await storedForOffline(stage.browser);
    await press(stage.browser, named('OK'));
  });
  return stage;
}

function there<Thing>(thing: Thing | undefined, otherwise: string): Thing {
  if (thing === undefined) throw new Error(otherwise);
  return thing;
}
