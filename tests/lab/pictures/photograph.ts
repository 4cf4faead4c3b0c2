// Takes pictures of HTML with the installed Chromium.
import { chromium } from 'playwright-core';
import { programOf } from '../../support/installed';

export interface Picture {
  readonly html: string;
  /** Width in CSS px; the height is that of the content unless given. */
  readonly width: number;
  readonly height?: number;
  readonly path: string;
  /** Keep what the page leaves unpainted transparent. */
  readonly transparent?: boolean;
  /** Render in the high-contrast colours of an operating system. */
  readonly forcedColours?: boolean;
}

/** Renders each picture to its PNG file. */
export async function photograph(...pictures: readonly Picture[]): Promise<void> {
  const browser = await chromium.launch({
    executablePath: programOf('Chromium'),
    args: ['--no-sandbox'],
  });
  try {
    for (const { html, width, height, path, transparent, forcedColours } of pictures) {
      const page = await browser.newPage({
        viewport: { width, height: height ?? 100 },
        forcedColors: forcedColours ? 'active' : 'none',
      });
      await page.setContent(html);
      await page.screenshot({ path, fullPage: !height, omitBackground: transparent ?? false });
      await page.close();
    }
  } finally {
    await browser.close();
  }
}
