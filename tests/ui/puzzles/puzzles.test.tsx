// @vitest-environment happy-dom
// Puzzles on their screens: solved, missed, in a row, by the day; and what is kept of them.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { games, register } from '../../../src/games';
import {
  DAY_MS,
  dayNumber,
  dayOf,
  dayWithNumber,
  type PuzzleWay,
} from '../../../src/puzzles/attempt';
import { type AddedAttempt, createAttemptStore } from '../../../src/storage/attemptRecord';
import type { GameStore } from '../../../src/storage/gameStore';
import { createMemoryRows } from '../../../src/storage/memoryRows';
import { createMemoryStore } from '../../../src/storage/rowStore';
import { StatisticsScreen } from '../../../src/ui/history/StatisticsScreen';
import { PuzzleScreen } from '../../../src/ui/puzzles/PuzzleScreen';
import { PuzzlesScreen } from '../../../src/ui/puzzles/PuzzlesScreen';
import { createRouter } from '../../../src/ui/routing/router';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings/settings';
import { createObservable } from '../../../src/util/observable';
import { losAlamos } from '../../proofGames/losalamos';
import { findingOf, lineOf } from '../../review/support';
import { gameOf } from '../../session/fakes';
import { reviewOf } from '../../support/reviews';

const GAME = 'puzzled';
/** The rook mates from any file. */
const FILES = ['c', 'd', 'e', 'f'];
const made = { date: '', command: '', games: 0 };
const puzzles = FILES.map((file, index) => ({
  id: file,
  options: {},
  text: `k5/6/K5/6/6/${index + 2}R${index === 3 ? '' : 3 - index} w 0 0`,
  moves: [`${file}1${file}6`],
  // All are about mate, which is no choice then.
  themes: ['checkmate', ...(index > 0 ? ['in1'] : []), 'kind-R'],
  rating: 800 + 300 * index,
}));
const today = dayOf(new Date());
const ASKED = 'White to move and win in 1 move.With a hint, your rating doesn’t change.';

let store: GameStore;
/** Moves in which another move than the solution is proven to win. */
let slowWin: number | null = null;
let ratedPuzzles = true;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  if (!games.some(({ id }) => id === GAME)) {
    const named = {
      ...losAlamos,
      id: GAME,
      loadPuzzles: async () => ({ default: { made, puzzles } }),
    };
    register({ ...named, rules: (values) => ({ ...losAlamos.rules(values), game: GAME }) });
  }
  store = createMemoryStore('no storage here', () => 1);
  slowWin = null;
  ratedPuzzles = true;
});

afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

async function show(screen: preact.ComponentChild): Promise<void> {
  const judge = {
    judge: async () => findingOf({ best: 1, played: 0.4 }),
    provenWin: async () => slowWin,
    hint: async () => null,
    close: () => undefined,
  };
  const services = {
    router: createRouter(window),
    settings: createObservable({ ...DEFAULT_SETTINGS, ratedPuzzles, animation: 'none' as const }),
    store: Promise.resolve(store),
    codeMissing: createObservable(false),
    nearby: createObservable(null),
    openGames: { unsaved: () => [] },
    loadJudge: async () => () => judge,
    hasUnsavedChanges: () => false,
  } as unknown as Services;
  await act(() =>
    render(<ServicesProvider value={services}>{screen}</ServicesProvider>, document.body),
  );
  // Code and attempts are loaded first.
  await vi.waitFor(async () => {
    await act(settle);
    if (!document.querySelector('h1')) throw new Error('nothing is shown yet');
  }, 20_000);
  await act(settle);
}

const open = (way: PuzzleWay, of: string | null = null) =>
  show(<PuzzleScreen game={GAME} way={way} of={of} />);
const leave = () => act(() => render(null, document.body));

/** Lets everything happen that is not waited for. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => setTimeout(done));
}

const text = (part: string) => document.querySelector(`[data-part="${part}"]`)?.textContent?.trim();
const kept = async () =>
  (await (await store.openAttempts()).list(GAME)).map(({ way, puzzle, solved, rating }) => ({
    ...{ way, puzzle, solved, rated: rating !== null },
  }));

async function press(name: string): Promise<void> {
  await act(async () => {
    const buttons = [...document.querySelectorAll('button')];
    const button = buttons.find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === name,
    );
    if (!button) throw new Error(`no button ${name}`);
    button.click();
    await settle();
  });
  await act(settle);
}

/** What screen readers announce. */
const spoken = () =>
  [...document.querySelectorAll('[role="status"]')].map((one) => one.textContent).join();

/** The file that the rook stands on. */
const rookFile = (): string => {
  const rook = document.querySelector('[aria-label*="white rook"]')?.getAttribute('aria-label');
  return rook?.charAt(0) ?? '';
};

async function play(from: string, to: string): Promise<void> {
  for (const square of [from, to]) {
    await act(async () => {
      const cell = document.querySelector<HTMLElement>(`[aria-label^="${square}, "]`);
      if (!cell) throw new Error(`no cell ${square}`);
      cell.click();
      await settle();
    });
  }
  await act(settle);
}

const solve = () => {
  const file = rookFile();
  return play(`${file}1`, `${file}6`);
};
const miss = () => {
  const file = rookFile();
  return play(`${file}1`, `${file}2`);
};

test('a puzzle that is solved is kept and rated, and another follows', async () => {
  await open('training');
  expect(text('task')).toBe(ASKED);
  const first = rookFile();
  await solve();
  expect(text('task')).toMatch(
    /^Solved\. R.6# is checkmate: no reply gets Black out of check\.Rating 1[2-9]\d\d \(\+\d+\)\. Placing you: 1 of 10\.$/,
  );
  expect(text('puzzle')).toMatch(/Rating 1[2-9]\d\d$/);
  expect(spoken()).toMatch(/Solved\. (R.*check\.) Rating .*\(\+(?!.*\1)/);
  expect(await kept()).toEqual([{ way: 'training', puzzle: first, solved: true, rated: true }]);
  await press('Next');
  expect(text('task')).toBe(ASKED);
  expect(rookFile()).not.toBe(first);
});

test('where nothing can be saved another puzzle follows, and the rating still moves', async () => {
  const rows = createMemoryRows();
  const held = new Map<string, AddedAttempt>();
  let isReadable = true;
  vi.spyOn(store, 'openAttempts').mockImplementation(async () =>
    createAttemptStore({
      use: async (operation) => {
        if (!isReadable) throw new Error('no answer');
        return operation(rows, () => undefined);
      },
      keep: async () => {
        throw new Error('no room');
      },
      held,
    }),
  );
  await open('training');
  const first = rookFile();
  await solve();
  expect(document.body.textContent).toContain('no room');
  expect(text('task')).toMatch(/Rating 1[2-9]\d\d \(\+\d+\)/);
  await press('Next');
  expect(text('task')).toBe(ASKED);
  expect(rookFile()).not.toBe(first);
  const rating = text('puzzle');
  isReadable = false;
  await solve();
  expect(text('puzzle')).toBe(rating);
});

test('a wrong move is told and does not count any more when it is put right', async () => {
  await open('training');
  await miss();
  expect(text('task')).toMatch(
    /^R\w+ isn’t the move\. Your chances fell from 100% to 40%\. Try again\.$/,
  );
  await press('Try again');
  await solve();
  expect(text('task')).toMatch(
    /^Found\. R.*Rating (1[01]|[89])\d\d \(−\d+\)\. Placing you: 1 of 10\.$/,
  );
  expect(await kept()).toMatchObject([{ solved: false }]);
});

test('a slower win is no miss: the strip says unrated, another try follows, and the rating stays', async () => {
  slowWin = 3;
  await open('training');
  expect(text('puzzle')).toContain('Rating 1200');
  await miss();
  expect(text('task')).toMatch(
    /^R.* wins too, in at most 3 moves\. Find the win in 1 move\.Your next try is unrated\.$/,
  );
  expect(text('puzzle')).toContain('Unrated');
  expect(await kept()).toEqual([]);
  await press('Try again');
  slowWin = 2;
  await miss();
  expect(text('task')).toMatch(/ wins too, in 2 moves\. The win in 1 move is still there\./);
  await press('Try again');
  slowWin = 9;
  await miss();
  expect(text('task')).toMatch(/ wins too, but takes longer\. The win in 1 move is still there\./);
  await press('Try again');
  expect(text('task')).toBe(
    'White to move and win in 1 move.With a hint it won’t count as solved.',
  );
  await solve();
  expect(text('task')).toMatch(/^Solved\. R.*\.Unrated: your rating stays 1200\.$/);
  expect(await kept()).toMatchObject([{ solved: true, rated: false }]);
});

test('practice without rating says so, and stays so', async () => {
  await show(<PuzzlesScreen game={GAME} />);
  const rated = document.querySelector<HTMLInputElement>('input[role="switch"]');
  expect(rated?.checked).toBe(true);
  await act(() => rated?.click());
  expect(document.body.textContent).toContain('Puzzles near your rating, unrated.');
  leave();
  ratedPuzzles = false;
  await open('training');
  expect(text('puzzle')).toContain('Unrated');
  expect(text('task')).toContain('With a hint it won’t count as solved.');
  await miss();
  await press('Try again');
  await solve();
  expect(text('task')).toMatch(/^Found\. R.*\.Unrated: your rating stays 1200\.$/);
  expect(await kept()).toMatchObject([{ way: 'training', solved: false, rated: false }]);
});

test('a puzzle that is given up has no tick', async () => {
  const icon = () => document.querySelector('[data-part="task"] svg')?.innerHTML;
  await open('training');
  const asked = icon();
  await press('Solution');
  await vi.waitFor(async () => {
    await act(settle);
    expect(text('task')).toMatch(/^Solution: R/);
  }, 20_000);
  expect(icon()).toBe(asked);
  await press('Next');
  await solve();
  expect(icon()).not.toBe(asked);
});

test('the solution is stepped through in place, and read out', async () => {
  await open('training');
  const file = rookFile();
  await solve();
  const result = text('task');
  await press('Previous move');
  expect(text('task')).toMatch(/^This is where the puzzle begins\./);
  expect(document.querySelector(`[aria-label^="${file}1, white rook"]`)).not.toBeNull();
  await press('Next move');
  expect(text('task')).toBe(result);
  expect(spoken()).toMatch(/White: rook/);
});

test('a clock that was set back is told of, wherever a day is shown', async () => {
  await open('daily');
  await solve();
  leave();
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    vi.setSystemTime(Date.now() - 2 * DAY_MS);
    await show(<PuzzlesScreen game={GAME} />);
    expect(document.body.textContent).toContain('Your device says it’s ');
    leave();
    await open('daily', today);
    expect(document.body.textContent).toContain('Your device says it’s ');
  } finally {
    vi.useRealTimers();
  }
});

test.each(['streak', 'daily'] as const)('%s leaves the rating alone', async (way) => {
  await open(way);
  expect(text('task')).toMatch(
    way === 'streak'
      ? /A hint ends your streak\.$/
      : /With a hint, the day doesn’t count as solved\.$/,
  );
  await miss();
  expect(await kept()).toMatchObject([{ way, solved: false, rated: false }]);
  leave();
  await show(<PuzzlesScreen game={GAME} />);
  expect(document.body.textContent).toContain('You solved 0 of 1 on the first try.');
  expect(document.body.textContent).not.toContain('Your rating');
});

test('what was not answered comes again, and a hint makes it unrated, as it says before', async () => {
  await open('training');
  const first = rookFile();
  leave();
  await open('training');
  expect(rookFile()).toBe(first);
  await press('Hint');
  expect(text('task')).toMatch(/ Look at your \w+ on \w\d\.$/);
  await press('Hint');
  expect(text('task')).toMatch(/ \w+ \w\d to \w\d\.$/);
  expect(await kept()).toMatchObject([{ solved: false, rated: false }]);
  expect(text('puzzle')).toContain('Unrated');
});

test('a streak goes on from where it was left, and ends with a miss', async () => {
  await open('streak');
  expect(rookFile()).toBe('c');
  await solve();
  expect(text('task')).toContain('1 in a row.');
  leave();
  await open('streak');
  expect(text('puzzle')).toContain('1 solved');
  await solve();
  await press('Next');
  await miss();
  expect(text('task')).toMatch(/^R\w+ isn’t the move\. Your chances fell /);
  expect(text('puzzle')).toContain('2 solved');
  await press('Solution');
  await vi.waitFor(async () => {
    await act(settle);
    expect(text('task')).toContain('Your streak is over. Your longest streak: 2.');
  }, 20_000);
  await press('New streak');
  expect(text('puzzle')).toContain('0 solved');
});

test('a day has one puzzle, which the calendar remembers; days to come tell nothing', async () => {
  await open('daily');
  const first = rookFile();
  await solve();
  leave();
  await open('daily', today);
  expect(rookFile()).toBe(first);
  leave();
  await open('daily', dayWithNumber((dayNumber(today) ?? 0) + 1));
  expect(document.body.textContent).toMatch(/The puzzle of \d.* isn’t here yet\./);
  leave();
  await open('daily', 'someday');
  expect(document.body.textContent).toContain('There’s no puzzle for this day.');
  leave();
  await show(<PuzzlesScreen game={GAME} />);
  const day = document.querySelector('[aria-label$="today, solved"]');
  expect(day?.textContent).toContain(String(Number(today.slice(-2))));
  expect(document.body.textContent).toContain('You solved 1 of 1 on the first try.');
  expect(document.body.textContent).toContain('How many moves1Win in one move (3)');
  expect(document.body.textContent).not.toMatch(/With the rook|Checkmate/);
});

test('a day’s puzzle that was put right was not solved on the first try', async () => {
  await open('daily');
  await miss();
  await press('Try again');
  await solve();
  expect(text('task')).toMatch(/^Found\./);
  leave();
  await show(<PuzzlesScreen game={GAME} />);
  expect(document.body.textContent).toContain('Today’s puzzleNot solved on the first try.');
});

test('a theme that no puzzle is about, and a game without puzzles, say so', async () => {
  await open('theme', 'castling');
  expect(document.body.textContent).toContain('No puzzles on this theme yet.');
  leave();
  await open('theme', 'in1');
  expect(text('puzzle')).toContain('Win in one move');
});

test('a puzzle of a theme that comes again soon is called unrated before it is tried', async () => {
  await open('theme', 'in1');
  for (let count = 1; count <= 3; count++) {
    expect(text('puzzle')).toMatch(/Rating \d+$/);
    await solve();
    await press('Next');
  }
  expect(text('puzzle')).toContain('Unrated');
  expect(text('task')).toContain('With a hint it won’t count as solved.');
  await solve();
  expect(text('task')).toContain('Unrated: your rating stays');
});

test('a missed puzzle is due the next day, on Home and among the game’s puzzles, until it is solved', async () => {
  const yesterday = dayWithNumber((dayNumber(today) ?? 0) - 1);
  const missed = { puzzle: 'd', solved: false, rating: 1100, day: yesterday, run: null };
  const attempts = await store.openAttempts();
  await attempts.add({ id: 'a', game: GAME, way: 'training', at: Date.now() - DAY_MS, ...missed });
  await show(<PuzzlesScreen game={GAME} />);
  expect(document.body.textContent).toContain('Due today1 to solve again.');
  leave();
  await open('due');
  expect(rookFile()).toBe('d');
  expect(text('puzzle')).toContain('Due todayUnrated');
  await solve();
  expect(text('task')).toContain('You’ll see this one again in 3 days.');
  expect((await kept()).at(-1)).toEqual({ way: 'due', puzzle: 'd', solved: true, rated: false });
  await press('Next');
  expect(document.body.textContent).toContain('All done for today.');
  leave();
  await show(<PuzzlesScreen game={GAME} />);
  expect(document.body.textContent).not.toContain('Due today');
});

test('without a review there are no mistakes to go through', async () => {
  await open('mistake');
  expect(document.body.textContent).toContain('Review a finished game');
});

test('mistakes that cannot be read say why, and lead back', async () => {
  vi.spyOn(store, 'openReviews').mockRejectedValue(new Error('no answer'));
  await open('mistake');
  expect(document.body.textContent).toContain('The games could not be read: no answer');
  expect(document.body.textContent).toContain('All puzzles');
  leave();
  const yesterday = dayWithNumber((dayNumber(today) ?? 0) - 1);
  const attempts = await store.openAttempts();
  await attempts.add({
    ...{ id: 'a', game: GAME, puzzle: 'mine:0', way: 'mistake', solved: false, rating: null },
    ...{ run: null, day: yesterday, at: Date.now() - DAY_MS },
  });
  vi.spyOn(store, 'summariesOf').mockRejectedValue(new Error('no answer'));
  await open('due');
  expect(document.body.textContent).toContain('The games could not be read: no answer');
});

test('a mistake of a reviewed game is put right once a day', async () => {
  const start = puzzles[3].text;
  const record = gameOf({}, { id: 'mine', game: GAME, start, moves: ['f1f2'], revision: 1 });
  const played = { ...record, result: { score: '0-1', reason: 'resignation' } as const };
  const slip = {
    ...findingOf({ best: 0.9, played: 0.3 }),
    best: lineOf(0.9, 'f1f6'),
    played: lineOf(0.3, 'f1f2', 'a6b6'),
  };
  await store.save(played);
  await (await store.openReviews()).save(reviewOf(played, [slip]));
  await open('mistake');
  expect(text('task')).toMatch(
    /^White played Rf2, and White’s chances fell from 90% to 30%\. Find a better move\./,
  );
  await solve();
  expect(text('task')).toBe('Solved.You’ll see this one again tomorrow.');
  expect(await kept()).toEqual([{ way: 'mistake', puzzle: 'mine:0', solved: true, rated: false }]);
  await press('Next');
  expect(document.body.textContent).toContain('All done for today.');
});

/** Opens Statistics and waits until these first tries are counted there; gives the figures of the plot, read out as a table. */
async function ratingsAfter(tries: number): Promise<number> {
  await show(<StatisticsScreen />);
  await vi.waitFor(async () => {
    await act(settle);
    expect(document.body.textContent).toContain(
      `Puzzles: ${tries} of ${tries} solved on the first try.`,
    );
  }, 20_000);
  const table = [...document.querySelectorAll('table')].find(
    ({ caption }) => caption?.textContent === 'Rating by attempt',
  );
  return table?.querySelectorAll('td').length ?? 0;
}

test('Statistics waits for three puzzles, then shows the rating over time, though no game was finished', async () => {
  await open('training');
  await solve();
  leave();
  expect(await ratingsAfter(1)).toBe(0);
  expect(document.body.textContent).toContain('Two more puzzles, and a line shows how you get on.');
  leave();
  await open('training');
  await solve();
  await press('Next');
  await solve();
  leave();
  expect(await ratingsAfter(3)).toBe(3);
});

test('attempts that cannot be read are not taken for none: what is wrong is said, and they are read again', async () => {
  vi.spyOn(store, 'openAttempts').mockRejectedValueOnce(new Error('The storage is shut.'));
  await open('due');
  expect(document.body.textContent).toContain(
    'Your progress could not be read: The storage is shut.',
  );
  expect(document.body.textContent).not.toContain('All done for today.');
  await press('Try again');
  await vi.waitFor(() => expect(document.body.textContent).toContain('All done for today.'));
});
