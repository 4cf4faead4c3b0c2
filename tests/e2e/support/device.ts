// A phone: Chromium with a finger. Most phones are windows of one browser that share nothing; one that is to be killed and
// switched on again, or measured, has a whole browser of its own, with a profile that outlives it.
import { mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { headlessChromium, programOf } from '../../support/installed';
import { PATIENCE } from './browsers/browser';
import { removeProfile } from './browsers/profile';

export const PHONE = { width: 360, height: 640 };

export interface DeviceOptions {
  readonly size?: { readonly width: number; readonly height: number };
  readonly dark?: boolean;
  readonly touch?: boolean;
  readonly reducedMotion?: boolean;
  /** Of the device's owner, such as "de-DE"; American English unless another is given. */
  readonly locale?: string;
  /**
   * Whether the app's service worker runs, for tests about storing the app, or about how fast it is as users have it. Storing it
   * costs every new device about two seconds of a processor.
   */
  readonly serviceWorker?: boolean;
  /** Whether it has a browser and a profile of its own: to be killed, installed to, or measured from the start. */
  readonly own?: boolean;
  /** The film that the camera of a device with a browser of its own sees, in the format Y4M. */
  readonly camera?: string;
  /** Where its own profile lies; otherwise in a folder that is gone when it is closed. */
  readonly profile?: string;
}

export interface Device {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page printed as errors, and requests that left the app's own origin. */
  readonly complaints: string[];
  /**
   * Ends the whole browser at once, as a battery that falls out does, and switches it on again. Rejects unless the
   * device has one of its own.
   */
  crash(): Promise<Device>;
  /** Switches it off in order, and on again. Rejects unless it has a browser of its own. */
  restart(): Promise<Device>;
  close(): Promise<void>;
}

/** Switches on a new device and opens the address. */
export async function openDevice(url: string, options: DeviceOptions = {}): Promise<Device> {
  const { own, profile } = options;
  if (profile !== undefined) return launch(join(profile, 'profile'), url, options);
  if (own) return launch(mkdtempSync(join(tmpdir(), 'fortyone-')), url, options);
  const context = await (await sharedBrowser()).newContext(windowOf(options));
  return {
    ...(await openedIn(context, url)),
    crash: () => Promise.reject(new Error(SHARED)),
    restart: () => Promise.reject(new Error(SHARED)),
    close: () => context.close(),
  };
}

const SHARED = 'only a device with a browser of its own can be switched off and on';

let shared: Promise<Browser> | null = null;

/** One for all test files of a worker; Playwright ends it with the process. */
async function sharedBrowser(): Promise<Browser> {
  shared ??= chromium.launch(launching(headlessChromium()));
  const browser = await shared;
  if (browser.isConnected()) return browser;
  shared = null;
  return sharedBrowser();
}

/** Ends the browser that devices share, for programs that run on. */
export async function closeSharedBrowser(): Promise<void> {
  const browser = await shared;
  shared = null;
  await browser?.close();
}

const launching = (executablePath: string, { camera }: DeviceOptions = {}): LaunchOptions => ({
  executablePath,
  args: [
    '--no-sandbox',
    // Devices reach each other by address: not every machine that runs tests passes on the names that browsers give instead.
    '--disable-features=WebRtcHideLocalIpsWithMdns',
    '--allow-loopback-in-peer-connection',
    ...(camera
      ? ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${camera}`]
      : []),
  ],
});

const windowOf = ({
  size = PHONE,
  dark = false,
  touch = true,
  reducedMotion = false,
  serviceWorker = false,
  locale = 'en-US',
}: DeviceOptions): BrowserContextOptions => ({
  locale,
  serviceWorkers: serviceWorker ? 'allow' : 'block',
  viewport: size,
  deviceScaleFactor: 2,
  hasTouch: touch,
  isMobile: touch,
  colorScheme: dark ? 'dark' : 'light',
  reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
});

async function openedIn(
  context: BrowserContext,
  url: string,
): Promise<Pick<Device, 'page' | 'context' | 'complaints'>> {
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
  return { page, context, complaints };
}

async function launch(profile: string, url: string, options: DeviceOptions): Promise<Device> {
  const context = await chromium.launchPersistentContext(profile, {
    ...launching(programOf('Chromium'), options),
    ...windowOf(options),
  });
  return {
    ...(await openedIn(context, url)),
    crash: async () => {
      const gone = new Promise((resolve) => context.once('close', resolve));
      process.kill(browserProcess(profile), 'SIGKILL');
      await gone;
      rmSync(join(profile, 'SingletonLock'), { force: true });
      return launch(profile, url, options);
    },
    restart: async () => {
      await context.close();
      return launch(profile, url, options);
    },
    close: async () => {
      await context.close();
      await removeProfile(profile);
    },
  };
}

/** Chromium links its profile's lock to "host-process". */
function browserProcess(profile: string): number {
  return Number(readlinkSync(join(profile, 'SingletonLock')).split('-').at(-1));
}
