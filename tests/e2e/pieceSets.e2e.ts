// The set of pieces chosen in Settings: on every board at once, in pictures that are shared, and without a network from the
// first paint on.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layers } from '../../src/artwork/pieces';
import { faults } from './support/axe';
import { choose, gameCard, offlineReady, passAndPlay } from './support/play';
import { openShareSheet, saved } from './support/share';
import { freshStage } from './support/stage';

declare global {
  interface Window {
    /** Sets that pieces were drawn in since the page was opened. */
    drawnSets?: Set<string>;
  }
}

const stage = freshStage({ serviceWorker: true, reducedMotion: true });

/** Runs in the page: notes the set of each piece as it is drawn. */
function noteSets(): void {
  const sets = new Set<string>();
  window.drawnSets = sets;
  const note = () => {
    // Faces of characters are portraits, and have one look.
    for (const piece of document.querySelectorAll('.piece:not([data-character] *)'))
      for (const name of piece.classList) if (/^piece-(?!white|black)/.test(name)) sets.add(name);
  };
  new MutationObserver(note).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
  });
}

test('simple pieces stay chosen: offline no other set is drawn, not even for a moment', async () => {
  const { page } = stage;
  await offlineReady(page);
  await page.goto(`${stage.server.url}#/settings`);
  await choose(page, 'Simple');
  expect(await faults(page)).toEqual([]);
  await stage.server.stop();
  await page.addInitScript(noteSets);
  await page.goto(`${stage.server.url}#/`);
  await page.reload();
  await gameCard(page, 'Cuarenta').locator('.piece').first().waitFor();
  await passAndPlay(page, 'Cuarenta');
  await page.locator('.board .piece-simple').first().waitFor();
  expect(await page.evaluate(() => [...(window.drawnSets ?? [])])).toEqual(['piece-simple']);
  await openShareSheet(page);
  const drawing = readFileSync(await (await saved(page, 'Drawing')).path(), 'utf8');
  expect(drawing).toContain(layers('camel', 'white', 'simple')[0].d);
  expect(drawing).not.toContain(layers('camel', 'white', 'carved')[0].d);
});
