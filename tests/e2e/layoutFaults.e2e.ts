// The measures of layout see each fault they are made for, on a page that has them all, and none on one that has none.
import { beforeEach, expect, test } from 'vitest';
import { type Checks, layoutFaults, layoutFaultsOfTexts } from './support/layout';
import { sharedStage } from './support/stage';

// A phone would make the page as wide as what is too wide.
const stage = sharedStage({ touch: false });
// The app allows no styles within elements.
beforeEach(() => stage.page.goto('about:blank'));

/** All that can be looked for. */
const CHECKS: Checks = {
  inSight: true,
  narrow: true,
  unscrolled: true,
  smallestCellPx: 24,
  unclipped: true,
  large: true,
  reachable: '.reach',
  besidePieces: '.over',
  readable: '.read',
  unbroken: '.word',
  within: '.within',
  apart: '.apart',
  held: { parts: '.part', box: '.box' },
  uncut: '.cut',
};

/** An element at a place, in CSS pixels. */
const at = (attributes: string, left: number, top: number, width: number, height: number) =>
  `<div style="position:absolute;left:${left}px;top:${top}px;width:${width}px;height:${height}px" ${attributes}>`;
const button = (name: string, style: string, type = '') =>
  `<button class="${type}" aria-label="${name}" style="position:absolute;padding:0;border:0;${style}">x</button>`;

const page = (body: string): string =>
  `<!doctype html><meta name="viewport" content="width=device-width"><body style="margin:0">${body}`;

test('a page with every fault', async () => {
  await stage.page.setContent(
    page(`
      ${at('data-part="far"', 0, -20, 50, 50)}</div>
      ${at('', 0, 700, 600, 300)}</div>
      ${at('class="board"', 0, 500, 200, 90)}</div>
      ${button('tiny cell', 'left:0;top:100px;width:20px;height:20px', 'board-cell')}
      ${button('small', 'left:60px;top:100px;width:30px;height:50px')}
      ${button('hidden', 'left:120px;top:100px;width:50px;height:50px', 'reach')}
      ${at('', 110, 90, 80, 80)}</div>
      ${at('class="over" aria-label="words"', 200, 100, 50, 50)}</div>
      ${at('data-cell="1"', 230, 120, 50, 50)}</div>
      ${at('class="read" aria-label="long"', 0, 200, 50, 50)}<span style="display:block;width:90px">long</span></div>
      <div class="word" style="position:absolute;left:100px;top:200px;width:30px;overflow-wrap:anywhere">Rhinoceros</div>
      ${at('class="within" aria-label="sheet"', 340, 200, 50, 50)}</div>
      ${at('class="apart" aria-label="one"', 0, 300, 50, 50)}</div>
      ${at('class="apart" aria-label="other"', 30, 320, 50, 50)}</div>
      ${at('class="box"', 100, 300, 50, 50)}${at('class="part" aria-label="part"', 0, 0, 90, 20)}</div></div>
      ${at('class="cut" aria-label="name"', 200, 300, 20, 20)}Rhinoceros</div>
      <button aria-label="stuffed" style="position:absolute;left:0;top:400px;width:50px;height:50px;padding:0;overflow:hidden;white-space:nowrap">Rhinoceros Rhinoceros</button>`),
  );
  const faults = await layoutFaults(stage.page, CHECKS);
  for (const fault of [
    'out of sight: far',
    'a board of 200 px',
    expect.stringMatching(/^wider by \d+$/),
    'scrolls down',
    'a cell of 20 px',
    'small: small',
    'clipped: stuffed',
    'out of reach: hidden',
    'words lies over a piece',
    'no end: long',
    'broken: Rhinoceros',
    'leaves the screen: sheet',
    'over each other: one and other',
    'outside its box: part',
    'cut: name',
  ]) {
    expect.soft(faults).toContainEqual(fault);
  }
});

test('a page without what must be there', async () => {
  await stage.page.setContent(page(''));
  expect(await layoutFaults(stage.page, CHECKS)).toEqual([
    'not there: .board-cell',
    'not there: .over',
    'not there: .read',
    'not there: .within',
  ]);
});

test('a table may scroll, but only once its board is as small as it may be', async () => {
  const table = (boardPx: number) =>
    stage.page.setContent(
      page(`<main style="position:fixed;inset:0;overflow:auto">
        ${at('class="board"', 0, 0, boardPx, boardPx)}</div>
        ${at('data-part="actions"', 0, 900, 50, 50)}</div></main>`),
    );
  await table(240);
  expect(await layoutFaults(stage.page, { inSight: true })).toEqual([]);
  await table(260);
  expect(await layoutFaults(stage.page, { inSight: true })).toEqual(['out of sight: actions']);
});

test('a page without faults, and one that has them with larger text alone', async () => {
  const good = `
    ${at('class="over within"', 0, 0, 50, 50)}</div>
    ${at('class="read"', 60, 0, 200, 100)}<span>words</span></div>
    ${button('cell', 'left:0;top:100px;width:24px;height:24px', 'board-cell')}
    ${button('large', 'left:60px;top:150px;width:50px;height:50px', 'reach')}`;
  await stage.page.setContent(page(good));
  expect(await layoutFaults(stage.page, CHECKS)).toEqual([]);
  await stage.page.setContent(
    page(`${good}<span class="cut" aria-label="name"
      style="position:absolute;left:0;top:300px;width:80px;font-size:1rem">words</span>`),
  );
  expect(await layoutFaultsOfTexts(stage.page, { uncut: '.cut' }, [100, 400])).toEqual([
    'text at 400 %: cut: name',
  ]);
  expect(await layoutFaults(stage.page, { uncut: '.cut' })).toEqual([]);
});
