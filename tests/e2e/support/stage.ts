// What most end-to-end tests stand on: the production build behind a server, and a phone that opened it.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { DIST } from './build';
import { type Device, type DeviceOptions, openDevice } from './device';
import { type StaticServer, serve } from './server';

/** Within tests and their hooks alone: before the first of them there is nothing yet. */
export interface Stage {
  readonly server: StaticServer;
  readonly device: Device;
  readonly page: Page;
  /** Swaps the phone for a new one with a browser of its own, which can be killed. */
  ownBrowser(): Promise<void>;
  /** Ends the phone at once, as a battery that falls out does, and switches it on again. */
  crash(): Promise<void>;
}

/** One phone for all tests of the file. */
export function sharedStage(options?: DeviceOptions): Stage {
  const stage = new Setting(options);
  beforeAll(async () => {
    stage.server = await serve(DIST);
    stage.device = await openDevice(stage.server.url, options);
  });
  afterAll(async () => {
    await stage.device.close();
    await stage.server.stop();
  });
  return stage;
}

/** One phone for all tests of the file, each of which begins at Home. */
export function stageAtHome(options?: DeviceOptions): Stage {
  const stage = sharedStage(options);
  beforeEach(async () => {
    await stage.page.goto(`${stage.server.url}#/`);
  });
  return stage;
}

/** A new phone for each test, which must not print an error nor ask anything of another host. */
export function freshStage(options?: DeviceOptions): Stage {
  const stage = new Setting(options);
  beforeAll(async () => {
    stage.server = await serve(DIST);
  });
  beforeEach(async () => {
    await stage.switchOn();
  });
  afterEach(async () => {
    expect(stage.device.complaints).toEqual([]);
    await stage.device.close();
  });
  afterAll(() => stage.server.stop());
  return stage;
}

class Setting implements Stage {
  constructor(private readonly options: DeviceOptions = {}) {}

  #server: StaticServer | undefined;
  #device: Device | undefined;

  get server(): StaticServer {
    if (!this.#server) throw new Error('the server is not started yet');
    return this.#server;
  }

  set server(server: StaticServer) {
    this.#server = server;
  }

  get device(): Device {
    if (!this.#device) throw new Error('the phone is not switched on yet');
    return this.#device;
  }

  set device(device: Device) {
    this.#device = device;
  }

  get page(): Page {
    return this.device.page;
  }

  /** A new phone, whose database is there: its games are read. */
  async switchOn(options = this.options): Promise<void> {
    this.device = await openDevice(this.server.url, options);
    await this.page.locator('main[aria-busy="false"]').waitFor();
  }

  async ownBrowser(): Promise<void> {
    expect(this.device.complaints).toEqual([]);
    await this.device.close();
    await this.switchOn({ ...this.options, own: true });
  }

  async crash(): Promise<void> {
    this.device = await this.device.crash();
  }
}
