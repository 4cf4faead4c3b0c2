// Which browsers this machine has, and where: Debian's, an installed Chrome or Firefox, Playwright's own Chromium, or
// whatever a variable names. Without one of them the tests that need it are left out, except where CI is set.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

export const ENGINE_NAMES = ['Chromium', 'Firefox', 'WebKitGTK'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

interface Place {
  /** Variable of the environment that names the program itself, before all others. */
  readonly variable: string;
  readonly programs: () => readonly string[];
  /** What it cannot run without. */
  readonly needs?: string;
}

const PLACES: Readonly<Record<EngineName, Place>> = {
  Chromium: {
    variable: 'CHROMIUM',
    programs: () => [
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      chromium.executablePath(),
    ],
  },
  Firefox: {
    variable: 'FIREFOX',
    programs: () => [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
  },
  WebKitGTK: {
    variable: 'MINIBROWSER',
    programs: () =>
      ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((machine) =>
        ['4.1', '4.0', '6.0'].map(
          (version) => `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`,
        ),
      ),
    needs: '/usr/bin/Xvfb',
  },
};

function find(engine: EngineName): string | null {
  const { variable, programs, needs } = PLACES[engine];
  if (needs && !existsSync(needs)) return null;
  const named = process.env[variable];
  return [...(named ? [named] : programs())].find((path) => existsSync(path)) ?? null;
}

/** Path of an engine's program. @throws if this machine has none */
export function programOf(engine: EngineName): string {
  const path = find(engine);
  if (!path)
    throw new Error(`no ${engine} here; the variable ${PLACES[engine].variable} may name one`);
  return path;
}

/** Debian's Chromium for pages alone. */
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Path of a Chromium for windows that nobody looks at. Without a browser around the page tests take about a third less time
 * in the same engine; where there is none, or a variable names another, it is the whole browser.
 * @throws if this machine has neither
 */
export const headlessChromium = (): string =>
  process.env[PLACES.Chromium.variable] || !existsSync(SHELL) ? programOf('Chromium') : SHELL;

/** Engines that this machine has, of those given. */
export const installed = (engines: readonly EngineName[] = ENGINE_NAMES): EngineName[] =>
  engines.filter((engine) => find(engine) !== null);

/** Engines that this machine lacks. */
export const missing = (): EngineName[] => ENGINE_NAMES.filter((engine) => find(engine) === null);
