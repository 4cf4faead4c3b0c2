// A phone: Chromium with a finger and a profile that outlives it, so that it can be killed and switched on again.

import { mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { programOf } from '../../support/installed';
import { PATIENCE } from './browsers/browser';

export const PHONE = { width: 360, height: 640 };

export interface DeviceOptions {
  readonly size?: { readonly width: number; readonly height: number };
  readonly dark?: boolean;
  readonly touch?: boolean;
  readonly reducedMotion?: boolean;
}

export interface Device {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page printed as errors, and requests that left the app's own origin. */
  readonly complaints: string[];
  /** Ends the whole browser at once, as a battery that falls out does, and switches it on again. */
  crash(): Promise<Device>;
  close(): Promise<void>;
}

/** Switches on a new device and opens the address. */
export function openDevice(url: string, options: DeviceOptions = {}): Promise<Device> {
  return launch(mkdtempSync(join(tmpdir(), 'fortyone-')), url, options);
}

async function launch(profile: string, url: string, options: DeviceOptions): Promise<Device> {
  const { size = PHONE, dark = false, touch = true, reducedMotion = false } = options;
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: programOf('Chromium'),
    args: ['--no-sandbox'],
    viewport: size,
    deviceScaleFactor: 2,
    hasTouch: touch,
    isMobile: touch,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  });
  context.setDefaultTimeout(PATIENCE);
  const page = context.pages()[0] ?? (await context.newPage());
  const complaints: string[] = [];
  const origin = new URL(url).origin;
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  context.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== origin)
      complaints.push(`request to ${request.url()}`);
  });
  await page.goto(url);
  return {
    page,
    context,
    complaints,
    crash: async () => {
      const gone = new Promise((resolve) => context.once('close', resolve));
      process.kill(browserProcess(profile), 'SIGKILL');
      await gone;
      rmSync(join(profile, 'SingletonLock'), { force: true });
      return launch(profile, url, options);
    },
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Chromium links its profile's lock to "host-process". */
function browserProcess(profile: string): number {
  return Number(readlinkSync(join(profile, 'SingletonLock')).split('-').at(-1));
}
