// @vitest-environment happy-dom
// A lesson on its screen: right and wrong moves, the next task, what is kept when it is left.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { games, register } from '../../../src/games';
import type { Lesson } from '../../../src/games/lessons';
import { begunAnew, NO_PROGRESS } from '../../../src/lessons/progress';
import { DAY_MS, dayOf } from '../../../src/puzzles/attempt';
import type { GameStore } from '../../../src/storage/gameStore';
import type { GameRecord } from '../../../src/storage/record';
import { createMemoryStore } from '../../../src/storage/rowStore';
import { LessonScreen } from '../../../src/ui/lessons/LessonScreen';
import { LessonsScreen } from '../../../src/ui/lessons/LessonsScreen';
import { FIRST_CHOICES } from '../../../src/ui/newgame/draft';
import { PuzzleScreen } from '../../../src/ui/puzzles/PuzzleScreen';
import { createRouter } from '../../../src/ui/routing/router';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings/settings';
import { createObservable } from '../../../src/util/observable';
import { losAlamos } from '../../proofGames/losalamos';

const GAME = 'taught';

const walk: Lesson = {
  id: 'first',
  title: 'The rook',
  about: 'It goes straight.',
  tasks: [
    {
      position: 'k5/6/6/6/6/K4R w 0 0',
      ask: 'Bring the rook to f3 and d3.',
      goal: { kind: 'reach', cells: ['f3', 'd3'] },
      moves: 2,
      other: 'still',
      success: 'Well walked.',
      wrong: { f1f2: 'Too short.' },
      otherwise: 'Up first.',
    },
    {
      position: 'k5/6/K5/6/6/5R w 0 0',
      ask: 'Mate.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'Mate it is.',
      otherwise: 'No mate.',
    },
  ],
};
const won: Lesson = {
  id: 'won',
  title: 'A won game',
  about: 'Finish it.',
  tasks: [
    {
      position: '1k4/6/1K4/6/6/5R w 0 0',
      ask: 'Win.',
      level: 1,
      success: 'Won.',
      otherwise: 'Not won.',
    },
  ],
};

let store: GameStore;
/** As screens have it, each the same. */
let opened: Promise<GameStore>;
let answers: string[];
let begunGames: GameRecord[];

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  if (!games.some(({ id }) => id === GAME)) {
    const lessons = [walk, won];
    const named = { ...losAlamos, id: GAME, loadLessons: async () => ({ lessons: () => lessons }) };
    register({ ...named, rules: (values) => ({ ...losAlamos.rules(values), game: GAME }) });
  }
  store = createMemoryStore('no storage here', () => 1);
  opened = Promise.resolve(store);
  answers = [];
  begunGames = [];
});

afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(screen: preact.ComponentChild): Promise<void> {
  const services = {
    router: createRouter(window),
    settings: createObservable({ ...DEFAULT_SETTINGS, animation: 'none' as const }),
    store: opened,
    codeMissing: createObservable(false),
    nearby: createObservable(null),
    openGames: {
      think: async () => ({ move: answers.shift() ?? null, info: null }),
      begin: (record: GameRecord) => begunGames.push(record),
    },
    hasUnsavedChanges: () => false,
  } as unknown as Services;
  await act(() =>
    render(<ServicesProvider value={services}>{screen}</ServicesProvider>, document.body),
  );
  // What the first paint asked for, and what came of it.
  for (let turn = 0; turn < 3; turn++) await act(settle);
}

const open = (id: string) => show(<LessonScreen game={GAME} id={id} />);
const leave = () => act(() => render(null, document.body));

/** Lets everything happen that is not waited for. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

const text = (part: string) => document.querySelector(`[data-part="${part}"]`)?.textContent?.trim();
/** Squares marked on the board, as a listener hears of them. */
const goals = () =>
  [...document.querySelectorAll('[aria-label$=", goal"]')]
    .map((found) => found.getAttribute('aria-label')?.split(',')[0])
    .sort();
const said = () =>
  document.querySelector('div.visually-hidden[role="status"]')?.textContent?.trim();

async function press(name: string): Promise<void> {
  await act(async () => {
    const buttons = [...document.querySelectorAll('button')];
    const button = buttons.find(({ textContent }) => textContent?.trim() === name);
    if (!button) throw new Error(`no button ${name}`);
    button.click();
    await settle();
  });
}

async function play(from: string, to: string): Promise<void> {
  for (const square of [from, to]) {
    await act(async () => {
      const cell = document.querySelector<HTMLElement>(`[aria-label^="${square}, "]`);
      if (!cell) throw new Error(`no cell ${square}`);
      cell.click();
      await settle();
    });
  }
}

/** The other side's answer has come. */
const answered = () =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(2000);
    await settle();
  });

test('right moves lead through the tasks, and the lesson is done with the last', async () => {
  await open('first');
  expect(text('task')).toBe('Bring the rook to f3 and d3.');
  expect(said()).toBe('Bring the rook to f3 and d3.');
  expect(goals()).toEqual(['d3', 'f3']);
  await play('f1', 'f3');
  expect(text('lesson')).toContain('1 move');
  expect(said()).toMatch(/rook f1 to f3.*Right so far\. 1 move left\./);
  expect(goals()).toEqual(['d3']);
  await play('f3', 'd3');
  expect(goals()).toEqual([]);
  expect(text('task')).toBe('Very good. Well walked.');
  expect(said()).toMatch(/rook f3 to d3.*Very good\. Well walked\./);
  expect(document.activeElement?.textContent).toBe('Next task');
  await press('Next task');
  expect(text('task')).toBe('Mate.');
  await play('f1', 'f6');
  expect(text('task')).toBe('Well done. Mate it is.');
  expect((await store.lessonProgress(GAME)).done).toEqual(['first']);
  expect(text('answers')).toContain('Next: A won game');
  expect(document.activeElement?.textContent).toBe('Play now');
  await press('Play now');
  // Against the weakest level at once, as White, with the coach looking on.
  const [begun] = begunGames;
  expect(location.hash).toBe(`#/game/${begun.id}`);
  expect(begun).toMatchObject({
    game: GAME,
    white: { kind: 'person' },
    black: { kind: 'computer', level: 1 },
    coach: 'on',
  });
  expect(await store.newGameChoices(GAME)).toMatchObject({ level: 1, begun: 1 });
});

test('who has chosen a game before chooses the one after the first lesson, too', async () => {
  const choices = { ...FIRST_CHOICES, level: 5, coach: false };
  await store.rememberChoices(GAME, choices);
  await open('first');
  await press('Skip');
  await play('f1', 'f6');
  await press('Next task');
  await play('f1', 'f3');
  await play('f3', 'd3');
  await press('Play now');
  expect(begunGames).toEqual([]);
  expect(location.hash).toBe(`#/new/${GAME}?opponent=computer`);
  expect(await store.newGameChoices(GAME)).toEqual(choices);
});

test('the first lesson of TheBridge41 ends by saying how the game after it differs', async () => {
  const place = { task: 5, solved: [0, 1, 2, 3, 4], helped: [], moves: [] };
  const begun = { ...NO_PROGRESS, begun: { first: place } };
  await store.changeLessonProgress('bridge41', () => begun);
  const openLast = async () => {
    await show(<LessonScreen game="bridge41" id="first" />);
    await loaded();
    await play('Ly', 'Lz');
  };
  const difference = '“Play now” has other rules: Open river.';
  await openLast();
  expect(text('task')).toContain(`Now you know enough to play.${difference}`);
  expect(said()).toContain(`Now you know enough to play. ${difference}`);
  await press('Play now');
  expect(begunGames).toMatchObject([{ game: 'bridge41', options: { bridge: 'big' } }]);
  leave();
  // Who has chosen rules is asked for them.
  await store.changeLessonProgress('bridge41', () => begun);
  await openLast();
  expect(text('task')).toMatch(/Now you know enough to play\.$/);
});

test('a wrong move is named, and taken back', async () => {
  await open('first');
  await play('f1', 'f2');
  expect(text('task')).toBe('Too short.');
  expect(said()).toContain('Too short.');
  await press('Take it back');
  expect(text('task')).toBe('Bring the rook to f3 and d3.');
  expect(document.querySelector('[aria-label^="f1, white rook"]')).not.toBeNull();
  await play('a1', 'a2');
  expect(text('task')).toBe('Up first.');
});

test('a task left in the middle is gone on with where it was', async () => {
  await open('first');
  await play('f1', 'f3');
  leave();
  await open('first');
  expect(document.querySelector('[aria-label^="f3, white rook"]')).not.toBeNull();
  expect(text('lesson')).toContain('1 move');
  await press('Again');
  expect(document.querySelector('[aria-label^="f1, white rook"]')).not.toBeNull();
});

test('a skipped task comes up again before the lesson is done', async () => {
  await open('first');
  await press('Skip');
  await play('f1', 'f6');
  await press('Next task');
  expect(text('task')).toBe('Bring the rook to f3 and d3.');
  await play('f1', 'f3');
  await play('f3', 'd3');
  expect((await store.lessonProgress(GAME)).done).toEqual(['first']);
  await press('Repeat lesson');
  expect(text('task')).toBe('Bring the rook to f3 and d3.');
  expect((await store.lessonProgress(GAME)).done).toEqual(['first']);
});

test('a solved task done again changes nothing of how far the lesson is', async () => {
  await open('first');
  await play('f1', 'f3');
  await play('f3', 'd3');
  const place = (await store.lessonProgress(GAME)).begun.first;
  expect(place).toEqual({ task: 1, solved: [0], helped: [], moves: [] });
  await press('Again');
  await press('Show me');
  await play('f1', 'f3');
  expect((await store.lessonProgress(GAME)).begun.first).toEqual(place);
  expect(await kept()).toEqual([]);
  leave();
  await open('first');
  await play('f1', 'f6');
  const done = { done: ['first'], starred: ['first'], begun: {} };
  expect(await store.lessonProgress(GAME)).toEqual(done);
  await press('Again');
  await play('f1', 'f6');
  expect(await store.lessonProgress(GAME)).toEqual(done);
  await press('Repeat lesson');
  await play('f1', 'f3');
  expect((await store.lessonProgress(GAME)).begun.first?.moves).not.toEqual([]);
});

test('a move is shown to who asks', async () => {
  await open('first');
  await press('Show me');
  expect(document.querySelector('.mark-hint')).not.toBeNull();
  const told = [...document.querySelectorAll('[role=status]')].map((one) => one.textContent);
  expect(told).toContainEqual(expect.stringMatching(/^Rook f1 to \w\d\./));
});

/** Attempts at tasks, in their order. */
const kept = async () =>
  (await (await store.openAttempts()).list(GAME)).map(
    ({ puzzle, way, solved }) => `${way} ${puzzle} ${solved ? 'solved' : 'failed'}`,
  );

test('a task fails by the third wrong try or a move shown, once, and says when it comes back', async () => {
  await open('first');
  for (let tries = 0; tries < 4; tries++) {
    expect(await kept()).toEqual(tries < 3 ? [] : ['task first/0 failed']);
    await play('f1', 'f2');
    await press('Take it back');
  }
  await press('Show me');
  await play('f1', 'f3');
  await play('f3', 'd3');
  expect(text('task')).toBe('Very good. Well walked.You’ll see this one again tomorrow.');
  expect(said()).toContain('Well walked. You’ll see this one again tomorrow.');
  await press('Next task');
  await press('Show me');
  expect(await kept()).toEqual(['task first/0 failed', 'task first/1 failed']);
});

test('a task that went well, or wrong twice, is not kept, and says nothing of coming back', async () => {
  await open('first');
  await play('f1', 'f2');
  await press('Take it back');
  await play('f1', 'f2');
  await press('Take it back');
  await play('f1', 'f3');
  await play('f3', 'd3');
  expect(text('task')).toBe('Very good. Well walked.');
  expect(await kept()).toEqual([]);
});

const failedOn = async (puzzle: string, daysAgo: number) => {
  const at = Date.now() - daysAgo * DAY_MS;
  await (await store.openAttempts()).add({
    ...{ id: puzzle, game: GAME, puzzle, way: 'task', solved: false, rating: null, run: null },
    ...{ day: dayOf(new Date(at)), at },
  });
};
/** Code that comes later is here, and what was to be saved is saved. */
async function loaded(): Promise<void> {
  for (let turn = 0; turn < 3; turn++)
    await act(async () => {
      await vi.dynamicImportSettled();
      await settle();
    });
}
const openDue = async () => {
  await show(<PuzzleScreen game={GAME} way="due" of={null} />);
  await loaded();
};

test('failed tasks come back when they are due, the oldest first, until they are solved at the first go', async () => {
  await failedOn('first/0', 1);
  await failedOn('first/1', 2);
  await failedOn('first/7', 2);
  await openDue();
  expect(text('lesson')).toBe('Due today1 moveThe rook');
  expect(text('task')).toBe('Mate.With “Show me” it won’t count as solved.');
  await play('f1', 'f6');
  await loaded();
  expect(text('task')).toBe('Well done. Mate it is.You’ll see this one again in 3 days.');
  expect(said()).toContain('Mate it is. You’ll see this one again in 3 days.');
  await press('Next');
  await loaded();
  expect(text('task')).toContain('Bring the rook to f3 and d3.');
  expect(goals()).toEqual(['d3', 'f3']);
  await play('f1', 'f2');
  await press('Take it back');
  expect(text('task')).toBe('Bring the rook to f3 and d3.');
  await play('f1', 'f3');
  await play('f3', 'd3');
  expect(text('task')).toContain('You’ll see this one again tomorrow.');
  expect((await kept()).slice(3)).toEqual(['task first/1 solved', 'task first/0 failed']);
  await press('Next');
  await loaded();
  expect(document.body.textContent).toContain('All done for today.');
});

test('a due task that is solved in its lesson is solved', async () => {
  await failedOn('first/0', 1);
  await open('first');
  await play('f1', 'f3');
  await play('f3', 'd3');
  await loaded();
  expect(text('task')).toContain('You’ll see this one again in 3 days.');
  expect((await kept()).at(-1)).toBe('task first/0 solved');
});

test('a failure that cannot be saved says so, and is saved on trying again', async () => {
  const attempts = await store.openAttempts();
  let isFull = true;
  vi.spyOn(store, 'openAttempts').mockResolvedValue({
    ...attempts,
    add: async (attempt) => {
      if (isFull) throw new Error('no room');
      return attempts.add(attempt);
    },
  });
  await open('first');
  await press('Show me');
  expect(document.body.textContent).toContain('no room');
  isFull = false;
  await press('Try again');
  expect(await kept()).toEqual(['task first/0 failed']);
  expect(document.body.textContent).not.toContain('no room');
});

test('what could not be saved of a lesson is saved with the next one, and said until then', async () => {
  const full = vi.spyOn(store, 'changeLessonProgress').mockRejectedValue(new Error('no room'));
  await open('first');
  await press('Skip');
  await play('f1', 'f6');
  await press('Next task');
  await play('f1', 'f3');
  await play('f3', 'd3');
  expect(document.body.textContent).toContain('no room');
  leave();
  await open('won');
  expect(document.body.textContent).toContain('no room');
  full.mockRestore();
  await play('f1', 'f2');
  expect(document.body.textContent).not.toContain('no room');
  expect(await store.lessonProgress(GAME)).toMatchObject({
    done: ['first'],
    begun: { won: { moves: ['f1f2'] } },
  });
});

test('a won game goes on against the computer, moves are taken back, and the win ends it', async () => {
  await open('won');
  answers = ['b6a6', 'b6a6'];
  await play('f1', 'f2');
  await answered();
  expect(document.querySelector('[aria-label^="a6, black king"]')).not.toBeNull();
  leave();
  await open('won');
  expect(document.querySelector('[aria-label^="a6, black king"]')).not.toBeNull();
  await press('Take back');
  expect(document.querySelector('[aria-label^="f1, white rook"]')).not.toBeNull();
  await play('f1', 'f2');
  await answered();
  await play('f2', 'f6');
  expect(text('task')).toBe('Nicely done. Won.');
  expect((await store.lessonProgress(GAME)).done).toEqual(['won']);
});

test('a move typed while the computer thinks hears whose turn it is', async () => {
  await open('won');
  await press('More');
  await loaded();
  await press('Type a move');
  await play('f1', 'f2');
  const type = async (move: string) => {
    const field = document.querySelector<HTMLInputElement>('[data-part="typing"] input');
    if (!field) throw new Error('no field to type in');
    await act(() => {
      field.value = move;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await act(async () => {
      field.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      await settle();
    });
  };
  await type('f2f6');
  expect(document.body.textContent).toContain('Black is to move, not White.');
  expect(document.body.textContent).not.toContain('Use the buttons below');
});

test('the list ticks what is done and names what is begun', async () => {
  await store.changeLessonProgress(GAME, () => ({
    ...NO_PROGRESS,
    done: ['won'],
    begun: { first: { task: 1, solved: [0], helped: [], moves: [] } },
  }));
  await show(<LessonsScreen game={GAME} />);
  const items = [...document.querySelectorAll('ol > li')].map(({ textContent }) => textContent);
  expect(items[0]).toContain('1 of 2 tasks done');
  expect(items[1]).toContain('Done. Repeat it without “Show me” for a star.');
  expect(document.querySelector('a.primary')?.textContent).toBe('Continue: The rook');
});

test('a lesson that is done stays so in the list while it is done again', async () => {
  const done = { ...NO_PROGRESS, done: ['first'], starred: ['first'] };
  await store.changeLessonProgress(GAME, () => begunAnew(done, walk));
  await show(<LessonsScreen game={GAME} />);
  expect(document.querySelector('ol > li')?.textContent).toContain('Done without help');
});

test('an address of a lesson that is not there leads to those that are', async () => {
  await open('nothing');
  expect(document.body.textContent).toContain('This lesson doesn’t exist.');
});
