// What a player does and sees, in any of the three engines. The board is read by the names of its cells, as a screen
// reader reads it.
import { type Tab, until } from './browser';

/** A link, button or summary by its accessible name, or the end of it for one that begins with a picture. */
export const named = (name: string): string =>
  `//*[self::a or self::button or self::summary][@aria-label="${name}" or normalize-space()="${name}"]`;

/** The label of a choice. */
export const choice = (label: string): string => `//label[normalize-space()="${label}"]`;

/** Presses as soon as it is there, again if it was drawn anew meanwhile. */
export const press = (tab: Tab, locator: string): Promise<unknown> =>
  until(`${locator} to press`, async () => {
    await tab.press(locator);
    return true;
  });

/** Waits until a text is on the screen. */
export const sees = (tab: Tab, text: string): Promise<unknown> =>
  until(`"${text}"`, () =>
    tab.evaluate((wanted) => document.body.textContent.includes(wanted), text),
  );

/** Waits until a heading, or the legend of a group of choices, is on the screen. */
export const seesHeading = (tab: Tab, text: string): Promise<unknown> =>
  until(`the heading "${text}"`, () =>
    tab.evaluate(
      (wanted) =>
        [...document.querySelectorAll('h1, h2, legend')].some((one) => one.textContent === wanted),
      text,
    ),
  );

/** Opens a screen by the fragment of its address, without loading the page again. */
export const visit = (tab: Tab, fragment: string): Promise<void> =>
  tab.evaluate((hash) => {
    location.hash = hash;
  }, fragment);

/** What is chosen for a game against the computer, the player having White. */
interface ChosenGame {
  /** 1 if absent. */
  readonly level?: number;
  /** Whether the level follows from the player's results. */
  readonly matched?: boolean;
  /** Whether the coach, which may ask about any move, looks on. */
  readonly coached?: boolean;
  /** FEN to begin from; the game's own start if absent. */
  readonly position?: string;
}

/** Turns a switch of the sheet on or off, by the beginning of its words, as soon as it is there. */
const turn = (tab: Tab, words: string, on: boolean): Promise<unknown> =>
  until(`the switch ${words}`, () =>
    tab.evaluate(
      (wanted, state) => {
        const rows = [...document.querySelectorAll('dialog label')];
        const row = rows.find(({ textContent }) => textContent.startsWith(wanted));
        const input = row?.querySelector('input');
        if (input && input.checked !== state) input.click();
        return input?.checked === state;
      },
      words,
      on,
    ),
  );

/** Begins a game against the computer and waits for its board. */
export async function newGame(tab: Tab, game: string, chosen: ChosenGame = {}): Promise<void> {
  const { level = 1, matched = false, coached = false, position = '' } = chosen;
  await visit(tab, `#/new/${game}?opponent=computer`);
  await turn(tab, 'Matches you', matched);
  if (matched) await sees(tab, 'of 8 for now');
  else await enter(tab, 'dialog input[type=range]', String(level));
  await risen(tab);
  await chooseStandard(tab);
  await press(tab, choice('White'));
  await turn(tab, 'Coach', coached);
  await enter(tab, 'dialog textarea', position);
  await press(tab, named('Start'));
  await until('the board', () => tab.evaluate(() => document.querySelector('.board') !== null));
}

/** Newcomers are offered livelier rules first. */
const chooseStandard = (tab: Tab): Promise<unknown> =>
  tab.evaluate(() => {
    const labels = [...document.querySelectorAll('dialog label')];
    const standard = labels.find(({ textContent }) => textContent === 'Standard');
    standard?.querySelector('input')?.click();
  });

/** Gives a field a value, as soon as it is there. */
const enter = (tab: Tab, field: string, value: string): Promise<unknown> =>
  until(`the field ${field}`, () =>
    tab.evaluate(
      (selector, text) => {
        const found = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
        if (!found) return false;
        found.value = text;
        return found.dispatchEvent(new Event('input', { bubbles: true }));
      },
      field,
      value,
    ),
  );

/** Waits until the sheet has come up: a press may miss what still moves. */
const risen = (tab: Tab): Promise<unknown> =>
  until('a sheet that stands still', () =>
    tab.evaluate(() => {
      const sheet = document.querySelector('dialog[open]');
      const moves = sheet?.getAnimations({ subtree: true });
      return moves?.every(({ playState }) => playState !== 'running') ?? false;
    }),
  );

/** Begins a game of two players. */
export async function newPassAndPlay(tab: Tab, game: string): Promise<void> {
  await visit(tab, `#/new/${game}?opponent=person`);
  await risen(tab);
  await chooseStandard(tab);
  await press(tab, named('Start'));
  await until('the board', () => tab.evaluate(() => document.querySelector('.board') !== null));
}

/** What stands where, by the cells' own names; offered moves are left out. */
export const board = (tab: Tab): Promise<string[]> =>
  tab.evaluate(() =>
    [...document.querySelectorAll('.board-cell')].map((cell) =>
      (cell.getAttribute('aria-label') ?? '').replace(/, legal (move|capture)$/, ''),
    ),
  );

/** How many moves the list beside the board shows. */
export const shownMoves = (tab: Tab): Promise<number> =>
  tab.evaluate(() => document.querySelectorAll('[data-ply]').length);

/** Moves of the shown game as they lie in the database. */
export const savedMoves = (tab: Tab): Promise<string[]> =>
  tab.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const id = decodeURIComponent(location.hash.replace('#/game/', ''));
        const opening = indexedDB.open('fortyone');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('games').objectStore('games').get(id);
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result?.moves ?? []);
          };
        };
      }),
  );

/** A number from 0 up to 1, the same row of them for the same seed. */
export type Random = () => number;

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const RESULT = '[aria-label="Result"]';

/**
 * Plays a move for White: tries its pieces until one is offered a way, and takes that; or takes a choice without a
 * cell. Tells whether there was one, as soon as it is made on the screen; false if the game is over.
 */
export async function playMove(tab: Tab, random: Random = () => 0): Promise<boolean> {
  const target = await until('a move for White', async () => {
    if ((await matches(tab, RESULT)).length > 0) return RESULT;
    const [bare] = await matches(tab, '.choice-button');
    if (bare) return '.choice-button';
    const own = (await matches(tab, '.board-cell')).filter((label) => label.includes(', white '));
    const first = Math.floor(random() * own.length);
    for (const label of [...own.slice(first), ...own.slice(0, first)]) {
      const piece = `.board-cell[aria-label="${label}"]`;
      if (!(await matches(tab, `${piece}[aria-pressed="true"]`)).length) await tab.press(piece);
      const offered = await matches(tab, '.board-cell[aria-label*=", legal "]');
      if (offered.length === 0) continue;
      return `.board-cell[aria-label="${offered[Math.floor(random() * offered.length)]}"]`;
    }
    return null;
  });
  if (target === RESULT) return false;
  await tab.press(target);
  if ((await matches(tab, '.board-pick')).length > 0) await press(tab, '.board-pick');
  return true;
}

/** Waits until a game has at least this many moves in the database, and gives them; a failure says what the page showed. */
export const saved = async (tab: Tab, count: number): Promise<string[]> => {
  try {
    const found = await until(`${count} moves saved`, async () => {
      const moves = await savedMoves(tab);
      return moves.length >= count && moves;
    });
    return found || [];
  } catch (error) {
    const shown = await tab.evaluate(() => `${location.hash} ${document.body.textContent}`);
    throw new Error(`the page showed: ${shown}`, { cause: error });
  }
};

/** Waits for the service worker's word that the app is stored. */
export const storedForOffline = (tab: Tab): Promise<unknown> => sees(tab, 'Ready to work offline.');

/** Labels, or else texts, of the elements found now. */
const matches = (tab: Tab, selector: string): Promise<string[]> =>
  tab.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].map(
        (found) => found.getAttribute('aria-label') ?? found.textContent ?? '',
      ),
    selector,
  );
