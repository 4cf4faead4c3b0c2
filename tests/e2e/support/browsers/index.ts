// The engines that every test of this folder's interface runs in.
import type { EngineName, OpenBrowser } from './browser';
import { openChromium } from './chromium';
import { openFirefox } from './firefox';
import { openWebKit } from './webkit';

export const ENGINES: readonly (readonly [EngineName, OpenBrowser])[] = [
  ['Chromium', openChromium],
  ['Firefox', openFirefox],
  ['WebKitGTK', openWebKit],
];
