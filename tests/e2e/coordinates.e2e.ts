// The coordinates of every board, seen from either side on a phone and on a tablet: the letters themselves touch no piece, whatever room
// their lines take.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PIECE_SETS } from '../../src/artwork/sets';
import { offeredGames } from '../../src/games';
import { texts } from '../../src/language/en/settings';
import { choose, passAndPlay } from './support/play';
import { freshStage } from './support/stage';

const stage = freshStage({ reducedMotion: true });

const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
];

/** Coordinates that touch a piece, each with the cell of the piece. */
const touching = (page: Page): Promise<string[]> =>
  page.locator('.board svg[data-picture]').evaluate((picture) => {
    const steps = [0, 1, 2, 3, 4, 5, 6].map((step) => step / 6);
    const pen = document.createElement('canvas').getContext('2d');
    const painted = [...picture.querySelectorAll('[data-cell] *')].filter(
      (shape) => shape instanceof SVGGeometryElement,
    );
    const labels = [...picture.querySelectorAll<SVGTextElement>('.board-labels text')];
    const near = (one: DOMRect, other: DOMRect): boolean =>
      Math.max(one.left, other.left) < Math.min(one.right, other.right) + 4 &&
      Math.max(one.top, other.top) < Math.min(one.bottom, other.bottom) + 4;
    if (!pen || labels.length === 0) return ['no coordinates'];
    return labels.flatMap((label) => {
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(label);
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const text = label.textContent;
      const ink = pen.measureText(text);
      const left = Number(label.getAttribute('x')) - ink.width / 2;
      const top = Number(label.getAttribute('y')) - ink.actualBoundingBoxAscent;
      const height = ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent;
      const points = steps.flatMap((across) =>
        steps.map((down) => new DOMPoint(left + across * ink.width, top + down * height)),
      );
      return painted
        .filter((shape) => near(shape.getBoundingClientRect(), label.getBoundingClientRect()))
        .filter((shape) => {
          const { fill, stroke } = getComputedStyle(shape);
          const to = shape
            .getScreenCTM()
            ?.inverse()
            .multiply(label.getScreenCTM() ?? undefined);
          return points
            .map((point) => point.matrixTransform(to))
            .some(
              (point) =>
                (fill !== 'none' && shape.isPointInFill(point)) ||
                (stroke !== 'none' && shape.isPointInStroke(point)),
            );
        })
        .map((shape) => `${text}: ${shape.closest('[data-cell]')?.getAttribute('data-cell')}`);
    });
  });

const boards = PIECE_SETS.flatMap((set) => offeredGames.map(({ name }) => ({ name, set })));

test.each(boards)('$name, $set pieces', async ({ name, set }) => {
  const { page } = stage;
  await page.goto(`${stage.server.url}#/settings`);
  await choose(page, texts.pieceSets[set]);
  await page.goto(`${stage.server.url}#/`);
  await passAndPlay(page, name);
  for (const bottom of ['White', 'Black']) {
    await page.getByRole('application', { name: `${bottom} at the bottom` }).waitFor();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await touching(page), `${bottom} at the bottom, ${size.width} px`).toEqual([]);
    }
    await page.getByRole('button', { name: 'Flip', exact: true }).tap();
  }
});
