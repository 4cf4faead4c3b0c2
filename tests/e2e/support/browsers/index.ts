// The engines that tests of this folder's interface run in, of those that this machine has.
import { ENGINE_NAMES, type EngineName, installed } from '../../../support/installed';
import type { OpenBrowser } from './browser';
import { openChromium } from './chromium';
import { openFirefox } from './firefox';
import { openWebKit } from './webkit';

const OPEN: Readonly<Record<EngineName, OpenBrowser>> = {
  Chromium: openChromium,
  Firefox: openFirefox,
  WebKitGTK: openWebKit,
};

/** Name and opener of each engine that is here, of those given. */
export const engines = (
  ...names: readonly EngineName[]
): readonly (readonly [EngineName, OpenBrowser])[] =>
  installed(names).map((name) => [name, OPEN[name]]);

export const ENGINES = engines(...ENGINE_NAMES);
