// Links and pictures in Chromium, Firefox and WebKitGTK alike: what one of them makes, each of them opens.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from '../support/browsers';
import { type Browser, until } from '../support/browsers/browser';
import {
  named,
  newPassAndPlay,
  playMove,
  press,
  saved,
  sees,
  storedForOffline,
} from '../support/browsers/player';
import { DIST } from '../support/build';
import { type StaticServer, serve } from '../support/server';

const links: string[] = [];

describe.each(ENGINES)('%s', (_, open) => {
  let server: StaticServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await serve(DIST);
    browser = await open(server.url);
  });

  afterAll(async () => {
    await browser?.close();
    await server.stop();
  });

  test('hands a game on as a link and as a picture that decodes', async () => {
    await storedForOffline(browser);
    await press(browser, named('OK'));
    await newPassAndPlay(browser, 'cuarenta');
    await playMove(browser);
    await saved(browser, 1);
    await browser.evaluate(() => {
      const made: Blob[] = [];
      const create = URL.createObjectURL;
      URL.createObjectURL = (content) => {
        if (content instanceof Blob) made.push(content);
        return create(content);
      };
      const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
      Object.assign(globalThis, { made });
    });
    await press(browser, named('More'));
    await press(browser, named('Share'));
    await press(browser, named('Copy: Link to the game'));
    const link = await until('the link, to copy by hand', () =>
      browser.evaluate(() => document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value),
    );
    links.push(new URL(link).hash);
    await press(browser, named('Save: Picture'));
    await sees(browser, 'Picture saved.');
    const picture = await browser.evaluate(async () => {
      const made: Blob[] = Reflect.get(globalThis, 'made');
      const png = made.find(({ type }) => type === 'image/png');
      if (!png) return null;
      const { width, height } = await createImageBitmap(png);
      return { width, height, size: png.size };
    });
    expect(picture).toEqual({
      width: expect.any(Number),
      height: expect.any(Number),
      size: expect.any(Number),
    });
    expect(picture?.width).toBeGreaterThan(1000);
    expect(picture?.size).toBeGreaterThan(100_000);
  });

  test('opens what every engine so far has made', async () => {
    for (const link of links) {
      await browser.evaluate((hash) => location.assign(hash), link);
      await sees(browser, "After White's move 1, Black to move.");
      await browser.evaluate(() => location.assign('#/'));
    }
    expect(browser.complaints).toEqual([]);
  });
});
