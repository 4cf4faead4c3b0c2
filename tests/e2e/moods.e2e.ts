// Each game's own colours can be read, in light and dark: texts and what is pressed against every ground that they stand on.
import { describe, expect, test } from 'vitest';
import { offeredGames } from '../../src/games';
import { stageAtHome } from './support/stage';

/** What is drawn or written, on what, and the least contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
const PAIRS: readonly (readonly [ink: string, ground: string, least: number])[] = [
  ...['--ground', '--surface', '--sunken', '--accent-soft'].flatMap((ground) => [
    ['--text', ground, 7] as const,
    ['--accent', ground, 4.5] as const,
    ['--accent-strong', ground, 4.5] as const,
  ]),
  ...['--ground', '--surface', '--accent-soft'].map((ground) => ['--muted', ground, 4.5] as const),
  ['--danger', '--ground', 4.5],
  ['--line-strong', '--ground', 3],
  ['--on-accent', '--accent', 4.5],
  ['--on-accent', '--accent-strong', 4.5],
];

const stage = stageAtHome();

test('every game has a mood of its own, which its card on Home shows', async () => {
  const moods = offeredGames.map(({ mood }) => mood);
  expect(new Set(moods).size).toBe(offeredGames.length);
  const shown = stage.page.getByRole('region', { name: 'Play' }).locator('li');
  await expect
    .poll(() => shown.evaluateAll((all) => all.map((one) => one.dataset.mood)))
    .toEqual(moods);
});

describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
  test.each(offeredGames)('$name can be read', async ({ mood }) => {
    const { page } = stage;
    await page.emulateMedia({ colorScheme });
    const weak = await page.evaluate(
      ([name, pairs]) => {
        const place = document.createElement('div');
        place.dataset.mood = name;
        document.body.append(place);
        const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
        /** Relative luminance of the colour that a token stands for here. */
        const luminance = (token: string): number => {
          place.style.color = `var(${token})`;
          if (!canvas) throw new Error('nothing to paint on');
          canvas.fillStyle = getComputedStyle(place).color;
          canvas.fillRect(0, 0, 1, 1);
          const [r, g, b] = Array.from(canvas.getImageData(0, 0, 1, 1).data, (byte) =>
            byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
          );
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const found = pairs.flatMap(([ink, ground, least]) => {
          const [dark, light] = [luminance(ink), luminance(ground)].sort((a, b) => a - b);
          const contrast = (light + 0.05) / (dark + 0.05);
          return contrast < least ? [`${ink} on ${ground}: ${contrast.toFixed(2)}`] : [];
        });
        place.remove();
        return found;
      },
      [mood, PAIRS] as const,
    );
    expect(weak).toEqual([]);
  });
});
