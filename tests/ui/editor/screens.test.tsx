// @vitest-environment happy-dom
// Setting up and drawing as they are met by keys and screen readers: names of cells and tools, the sentence, and what a
// reload keeps.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startDraft, storedDraft } from '../../../src/editor/draft';
import { games } from '../../../src/games';
import type { AnalysisStore } from '../../../src/storage/analysisStore';
import { UnansweredError } from '../../../src/storage/errors';
import type { GameStore } from '../../../src/storage/gameStore';
import { createMemoryStore } from '../../../src/storage/rowStore';
import { DrawScreen } from '../../../src/ui/draw/DrawScreen';
import { drawnOption } from '../../../src/ui/draw/drawing';
import { storedDrawing } from '../../../src/ui/draw/drawn';
import { saveDraft, storedDrafts } from '../../../src/ui/editor/drafts';
import { SetUpScreen } from '../../../src/ui/editor/SetUpScreen';
import { createRouter } from '../../../src/ui/routing/router';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings/settings';
import { createObservable } from '../../../src/util/observable';
import { rulesFor } from '../../support/situation';

const root = document.createElement('div');
document.body.append(root);

const services = (store: Promise<GameStore> = new Promise(() => undefined)) =>
  ({
    router: createRouter(window),
    settings: createObservable(DEFAULT_SETTINGS),
    codeMissing: createObservable(false),
    nearby: createObservable(null),
    store,
    // Neither screen asks for more before something is begun on it.
  }) as unknown as Services;

const open = async (screen: preact.JSX.Element, store?: Promise<GameStore>) => {
  const given = services(store);
  await act(() => render(<ServicesProvider value={given}>{screen}</ServicesProvider>, root));
  return given;
};
const leave = () => act(() => render(null, root));

const cell = (name: string) => {
  const found = [...root.querySelectorAll<HTMLElement>('[data-button]')].find((one) =>
    one.getAttribute('aria-label')?.startsWith(`${name},`),
  );
  if (!found) throw new Error(`no cell ${name}`);
  return found;
};
const label = (name: string) => cell(name).getAttribute('aria-label');
const press = (name: string, key: string) =>
  act(() => {
    cell(name).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  });
/** As a key or a screen reader clicks. */
const click = (target: HTMLElement) =>
  act(() => {
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  });
const button = (name: string) => {
  const found = [...root.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name && !one.dataset.button,
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
/** A key pressed off the board. */
const pressOff = (key: string) =>
  act(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
const heard = () => root.querySelector('.visually-hidden[role="status"]')?.textContent?.trim();
const part = (name: string) => root.querySelector(`[data-part="${name}"]`)?.textContent ?? '';

beforeEach(() => {
  localStorage.clear();
  storedDrafts().set({ last: games[0].id, byGame: {} });
  storedDrawing().set({ value: null, past: [] });
});
afterEach(async () => {
  await leave();
  vi.restoreAllMocks();
});

describe.each(games.map((game) => [game.name, game] as const))('setting up %s', (_name, game) => {
  const rules = game.rules({});
  const start = rules.parse(rules.startFen);
  const names = rules.board.cells.map(({ name }) => name);
  const at = (cellIndex: number) => names[cellIndex];
  const filled = start.cells.findIndex((code) => code !== 0);
  const letter = rules.kinds[start.cells[filled] >> 1]?.letter ?? '';

  test('a letter lays its piece, Delete takes one off, 0 undoes, and a reload keeps it', async () => {
    await open(<SetUpScreen game={game.id} />);
    expect(part('verdict')).toMatch(/^Playable/);
    const before = label(at(filled));
    await press(at(filled), 'Delete');
    expect(label(at(filled))).toContain('empty');
    await press(at(filled), letter);
    expect(label(at(filled))).toContain('white');
    await press(at(filled), letter.toLowerCase());
    expect(label(at(filled))).toContain('black');
    await leave();
    await open(<SetUpScreen game={game.id} />);
    expect(label(at(filled))).toContain('black');
    for (let undo = 0; undo < 3; undo++) await press(at(filled), '0');
    expect(label(at(filled))).toBe(before);
  });

  test('a chosen piece is laid by activating cells, and the eraser takes it off', async () => {
    await open(<SetUpScreen game={game.id} />);
    const [kind] = rules.kinds.flatMap((one) => (one ? [one] : []));
    await click(button(`white ${kind.name}`));
    expect(button(`white ${kind.name}`).getAttribute('aria-pressed')).toBe('true');
    await click(cell(at(filled)));
    expect(label(at(filled))).toContain(`white ${kind.name}`);
    await click(button('Remove pieces'));
    await click(cell(at(filled)));
    expect(label(at(filled))).toContain('empty');
  });

  test('a letter off the board says which piece it chooses, Delete that it takes pieces off', async () => {
    await open(<SetUpScreen game={game.id} />);
    const [kind] = rules.kinds.flatMap((one) => (one ? [one] : []));
    await pressOff(kind.letter);
    expect(button(`white ${kind.name}`).getAttribute('aria-pressed')).toBe('true');
    expect(heard()).toBe(`White ${kind.name}.`);
    await pressOff('Delete');
    expect(heard()).toBe('Remove pieces.');
  });

  test('what is wrong is said, and nothing can be begun from it', async () => {
    await open(<SetUpScreen game={game.id} />);
    await click(button('Clear'));
    const sentence = part('verdict');
    const goOn = button('Continue');
    expect(goOn.getAttribute('aria-disabled')).toBe(`${!sentence.startsWith('Playable')}`);
    expect(sentence).toMatch(/\.$/);
  });
});

test('going along the games by arrow keys keeps the sheet; Done leads to the one chosen', async () => {
  const { router } = await open(<SetUpScreen game={games[0].id} />);
  const strip = [...root.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes(games[0].name),
  );
  expect.assert(strip);
  await click(strip);
  const [, other, third] = games;
  for (const { name } of [other, third]) {
    const radio = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].find(
      (one) => one.closest('label')?.textContent?.includes(name),
    );
    expect.assert(radio, name);
    await click(radio);
    expect(radio.checked).toBe(true);
  }
  await click(button('Done'));
  expect(router.route.get()).toEqual({ screen: 'setUp', game: third.id });
});

test('the moves since the start are said to appear in the position text, and do', async () => {
  await open(<SetUpScreen game={games[0].id} />);
  await click(button('Details'));
  const field = [...root.querySelectorAll('input')].find(
    ({ labels }) => labels?.[0]?.textContent === 'Moves by both sides since the start',
  );
  expect.assert(field);
  const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('This only appears in the position text.');
  field.value = '40';
  await act(() => {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await click(button('More'));
  await click(button('Position text'));
  expect(root.querySelector('textarea')?.value).toMatch(/ 40$/);
});

test('the count towards a draw is offered where it ends a game: in the battle, not in the race', async () => {
  const race = startDraft(rulesFor('bipartite'));
  for (const [terrain, isOffered] of [false, false, true].entries()) {
    saveDraft(storedDraft({ ...race, terrain }), []);
    await open(<SetUpScreen game="bipartite" />);
    await click(button('Details'));
    expect(root.textContent?.includes('At 100 the game is drawn.')).toBe(isOffered);
    await leave();
  }
});

test('cells that something is wrong with say so', async () => {
  const royal = games.find((game) => game.rules({}).kinds[6]?.royal) ?? games[0];
  const rules = royal.rules({});
  const kings = rules.kinds.flatMap((kind) => (kind?.royal ? [kind.letter] : []));
  await open(<SetUpScreen game={royal.id} />);
  const start = rules.parse(rules.startFen);
  const free = rules.board.cells.find(
    ({ index }) => start.cells[index] === 0 && rules.exists(start.terrain, index),
  );
  await press(free?.name ?? '', kings[0]);
  expect(part('verdict')).toMatch(/^White has 2 kings, and can have only one\.$/);
  expect(label(free?.name ?? '')).toMatch(/, marked$/);
  expect(button('Continue').getAttribute('aria-disabled')).toBe('true');
});

describe('saving a position with a title', () => {
  /** The sheet with its title typed; the first save goes as given, and `save` is what its button does. */
  async function typed(first: AnalysisStore['save']) {
    const store = createMemoryStore('no storage here', () => 1);
    const analyses = await store.openAnalyses();
    vi.spyOn(store, 'openAnalyses').mockResolvedValue(analyses);
    vi.spyOn(analyses, 'save').mockImplementationOnce(first);
    await open(<SetUpScreen game={games[0].id} />, Promise.resolve(store));
    await click(button('Continue'));
    await click(button('Save with a title'));
    const field = root.querySelector('input');
    expect.assert(field);
    field.value = 'Mine';
    await act(() => {
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    const save = () =>
      act(() => {
        field.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      });
    const titles = async () => (await analyses.list()).map(({ name }) => name);
    return { analyses, save, titles };
  }
  const alert = () => root.querySelector('[role="alert"]')?.textContent;
  const isSaid = () => expect.poll(() => root.textContent).toContain('Saved in History as “Mine”.');

  test('storage that answers late is waited for', async () => {
    let answer: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (answer = resolve));
    const { save } = await typed(() => Promise.reject(new UnansweredError(late)));
    await save();
    await expect.poll(alert).toBe('Not saved: the storage of this device does not answer.');
    answer();
    await isSaid();
  });

  test('a save that failed after all was written succeeds with the next tap, and there is one', async () => {
    const { analyses, save, titles } = await typed(async (record) => {
      await analyses.save(record);
      throw new Error('connection lost');
    });
    await save();
    await expect.poll(alert).toBe('Not saved: this device doesn’t save it.');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1);
    await save();
    await isSaid();
    expect(await titles()).toEqual(['Mine']);
  });
});

describe('drawing a board', () => {
  const game = games.find((one) => drawnOption(one));

  test('two cells join, on every side; what is refused says why; a reload keeps it, and undo brings it back', async () => {
    await open(<DrawScreen game={game?.id ?? null} board={null} />);
    expect(part('count')).toContain('41 places');
    await click(button('Clear'));
    expect(part('count')).toContain('64 places');
    await click(cell('b4'));
    await click(cell('b5'));
    expect(part('count')).toContain('62 places');
    expect(label('g5')).toMatch(/, in g4-g5$/);
    await click(cell('a1'));
    await click(cell('a2'));
    expect(root.textContent).toMatch(/Not joined: .*share a cell/);
    expect(part('count')).toContain('62 places');
    await leave();
    await open(<DrawScreen game={game?.id ?? null} board={null} />);
    expect(part('count')).toContain('62 places');
    await click(button('Mirror'));
    await click(cell('b4'));
    await click(cell('b4'));
    expect(part('count')).toContain('63 places');
    for (let undo = 0; undo < 3; undo++) await click(button('Undo'));
    expect(part('count')).toContain('41 places');
    expect(button('Undo').getAttribute('aria-disabled')).toBe('true');
  });

  test('a board that comes with the address is drawn on, one Undo from one’s own; a bad one changes nothing', async () => {
    await open(<DrawScreen game={game?.id ?? null} board={null} />);
    await click(button('Clear'));
    await leave();
    await open(<DrawScreen game={game?.id ?? null} board="d4-e5,a2-a3" />);
    expect(part('count')).toContain('60 places');
    await click(button('Undo'));
    expect(part('count')).toContain('64 places');
    await leave();
    await open(<DrawScreen game={game?.id ?? null} board="a1-b1" />);
    expect(root.textContent).toMatch(/board can’t be used: .*a1-b1.*share a cell/);
    expect(part('count')).toContain('64 places');
  });

  test('Escape lets go of a corner, and what Enter does is in the list of keys', async () => {
    await open(<DrawScreen game={game?.id ?? null} board="none" />);
    await click(cell('b4'));
    await press('b4', 'Escape');
    await click(cell('c6'));
    await click(cell('c5'));
    expect(part('count')).toContain('60 places');
    expect(label('c5')).toMatch(/, in c5-c6$/);
    await press('b4', '1');
    expect(heard()).toContain('60 places');
    await click(button('More'));
    await click(button('Keys'));
    expect(root.textContent).toContain('choose a corner of a lane, then the opposite one');
    expect(root.textContent).not.toContain('to the next such piece');
  });

  test('each change of the board is heard, as is the corner chosen first', async () => {
    await open(<DrawScreen game={game?.id ?? null} board={null} />);
    await press('b4', '0');
    expect(heard()).toBe('Nothing to undo.');
    await click(button('Clear'));
    expect(heard()).toBe('64 places');
    await click(cell('b4'));
    expect(cell('b4').getAttribute('aria-pressed')).toBe('true');
    await press('b4', 'Escape');
    expect(cell('b4').getAttribute('aria-pressed')).toBeNull();
    await click(cell('b4'));
    await click(cell('b5'));
    expect(heard()).toBe('b4 to b5 joined. 62 places.');
    await press('b4', '0');
    expect(heard()).toBe('64 places');
    await click(button('Undo'));
    expect(heard()).toMatch(/^41 places/);
  });

  test('a board gets a name, another name, and loses it again', async () => {
    const given = await open(<DrawScreen game={game?.id ?? null} board="a2-a3,d4-e5" />);
    const names = () => given.settings.get().mixes.map(({ name }) => name);
    const menu = async (item: string) => {
      await click(button('More'));
      await click(button(item));
    };
    const call = async (name: string) => {
      const field = root.querySelector('input');
      if (!field) throw new Error('no field');
      field.value = name;
      await act(() => {
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await act(() => {
        field.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      });
    };
    await menu('Save with a name');
    await call('Standard');
    expect(root.textContent).toContain('That name is taken.');
    await call('Crossing');
    expect(names()).toEqual(['Crossing']);
    expect(given.settings.get().mixes[0]?.options).toEqual({ layout: 'a2-a3,d4-e5' });
    expect(part('drawing')).toContain('Crossing');
    await menu('Rename “Crossing”');
    await call('Corner');
    expect(names()).toEqual(['Corner']);
    await menu('Delete “Corner”');
    expect(names()).toEqual([]);
    expect(part('count')).toContain('60 places');
  });
});
