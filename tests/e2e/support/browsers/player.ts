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

/** Switches off the coach that a newcomer has: it may ask about any move. */
const sendCoachAway = (tab: Tab): Promise<void> =>
  tab.evaluate(() => {
    const rows = [...document.querySelectorAll('dialog label')];
    const coach = rows.find((row) => row.textContent?.startsWith('Coach'))?.querySelector('input');
    if (coach?.checked) coach.click();
  });

/** Begins a game against the computer, the player having White, and waits for its board. */
export async function newGame(tab: Tab, game: string, level = 1): Promise<void> {
  await visit(tab, `#/new/${game}?opponent=computer`);
  await until('the level', () =>
    tab.evaluate((wanted) => {
      const slider = document.querySelector<HTMLInputElement>('dialog input[type=range]');
      if (!slider) return false;
      slider.value = String(wanted);
      return slider.dispatchEvent(new Event('input', { bubbles: true }));
    }, level),
  );
  await risen(tab);
  await press(tab, choice('White'));
  await sendCoachAway(tab);
  await press(tab, named('Start'));
  await until('the board', () => tab.evaluate(() => document.querySelector('.board') !== null));
}

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

/** Waits until a game has at least this many moves in the database, and gives them. */
export const saved = (tab: Tab, count: number): Promise<string[]> =>
  until(`${count} moves saved`, async () => {
    const moves = await savedMoves(tab);
    return moves.length >= count && moves;
  }).then((moves) => moves || []);

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
