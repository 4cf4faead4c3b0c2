// Links and pictures in Chromium, Firefox and WebKitGTK alike: what one of them makes, each of them opens.
import { describe, expect, test } from 'vitest';
import { ENGINES } from '../support/browsers';
import { until } from '../support/browsers/browser';
import {
  named,
  newPassAndPlay,
  playMove,
  press,
  saved,
  sees,
  storedForOffline,
} from '../support/browsers/player';
import { engineStage } from '../support/browsers/stage';

const links: string[] = [];

describe.each(ENGINES)('%s', (_, open) => {
  const stage = engineStage(open);

  test('hands a game on as a link and as a picture that decodes', async () => {
    await storedForOffline(stage.browser);
    await press(stage.browser, named('OK'));
    await newPassAndPlay(stage.browser, 'cuarenta');
    await playMove(stage.browser);
    await saved(stage.browser, 1);
    await stage.browser.evaluate(() => {
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
    await press(stage.browser, named('More'));
    await press(stage.browser, named('Share'));
    await press(stage.browser, named('Copy: Link to the game'));
    const link = await until('the link, to copy by hand', () =>
      stage.browser.evaluate(
        () => document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value,
      ),
    );
    links.push(new URL(link).hash);
    await press(stage.browser, named('Save: Picture'));
    await sees(stage.browser, 'Picture saved.');
    const picture = await stage.browser.evaluate(async () => {
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
      await stage.browser.evaluate((hash) => location.assign(hash), link);
      await sees(stage.browser, 'After White’s move 1, Black to move.');
      await stage.browser.evaluate(() => location.assign('#/'));
    }
    expect(stage.browser.complaints).toEqual([]);
  });
});
