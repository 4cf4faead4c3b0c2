// How long the page's main thread was busy, in all and without a pause, in its own processor time: what else the machine
// does at the same moment does not count. And how many styles it reckoned.
import type { CDPSession, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of processor time. */
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly elementCount?: number };
}

/** Milliseconds after which people notice that something was slow to react. */
export const NOTICEABLE = 50;

/**
 * Milliseconds that the yardstick takes on a phone: four times what it took where Fairy-Stockfish's WebAssembly searched
 * 357,000 nodes of TheBridge41 per second (`npm run lab -- bench`). Speed is told by it, not by the clock, since one machine may
 * be twice as fast at times; nor by the browser's own throttling, which stretches what other programs take, too.
 */
const YARDSTICK_OF_A_PHONE = 58;

/** How often the yardstick is laid on: the middle of its times counts. */
const TIMES = 5;

/** Milliseconds of the main thread's tasks. */
export interface MainThreadWork {
  readonly longest: number;
  readonly total: number;
}

/** The longest task of the page's main thread, in milliseconds, while the action ran. */
export async function longestTask(page: Page, action: () => Promise<void>): Promise<number> {
  return (await workDuring(page, action)).longest;
}

/** The longest task while the action runs, in milliseconds of a phone. */
export async function longestOnPhone(page: Page, action: () => Promise<void>): Promise<number> {
  const { longest, onPhone } = await longestOfEach(page, [async () => action]);
  return longest[0] * onPhone;
}

/** Milliseconds of the longest task during each action, and how many times as long it takes on a phone. */
interface LongestTasks {
  readonly longest: readonly number[];
  readonly onPhone: number;
}

/**
 * The longest task while each of the actions runs, one after the other. An action is what its preparation comes to, which is
 * not measured: finding what to tap is the test's work, and no small one.
 */
export async function longestOfEach(
  page: Page,
  preparations: readonly (() => Promise<() => Promise<void>>)[],
): Promise<LongestTasks> {
  const before = await yardstick(page);
  const longest: number[] = [];
  for (const prepare of preparations) longest.push(await longestTask(page, await prepare()));
  const after = await yardstick(page);
  return { longest, onPhone: (YARDSTICK_OF_A_PHONE * 2) / (before + after) };
}

/**
 * How long a fixed piece of a page's usual work takes its main thread just now, in milliseconds: script that makes
 * elements, their styles and their layout. It tells how fast the machine is at the moment, and shares its bad ones.
 */
async function yardstick(page: Page): Promise<number> {
  const times: number[] = [];
  while (times.length < TIMES) times.push(await longestTask(page, () => makeRows(page)));
  return median(times);
}

const makeRows = (page: Page): Promise<void> =>
  page.evaluate((rows) => {
    const list = document.createElement('div');
    for (let row = 0; row < rows; row += 1) {
      const button = list.appendChild(document.createElement('button'));
      button.setAttribute('aria-label', `row ${row}`);
      button.append(...['one', 'two', 'three'].map((word) => `${word} ${row} `));
    }
    document.body.append(list);
    list.getBoundingClientRect();
    list.remove();
  }, 600);

/** The middle value, the greater one of two. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1];

/** What the page's main thread did while the action ran. */
export async function workDuring(
  page: Page,
  action: () => Promise<unknown>,
): Promise<MainThreadWork> {
  const tasks = await tasksDuring(page, action);
  return {
    longest: Math.max(...tasks),
    total: tasks.reduce((sum, task) => sum + task, 0),
  };
}

/** What the browser tells of each kind of event. More would slow down what is measured. */
const CATEGORIES = {
  RunTask: ['toplevel', 'disabled-by-default-devtools.timeline'],
  UpdateLayoutTree: ['toplevel', 'devtools.timeline'],
};

/** Milliseconds of each task of the page's main thread while the action ran. */
export async function tasksDuring(
  page: Page,
  action: () => Promise<unknown>,
): Promise<readonly number[]> {
  const tasks = await mainThreadEvents(page, 'RunTask', action);
  if (tasks.length === 0) throw new Error('the trace has no tasks of a main thread');
  return tasks.map(({ tdur = 0 }) => tdur / 1000);
}

/** How many elements' styles the page reckoned anew while the action ran, each as often as it did. */
export async function restyledDuring(page: Page, action: () => Promise<unknown>): Promise<number> {
  const updates = await mainThreadEvents(page, 'UpdateLayoutTree', action);
  return updates.reduce((sum, { args: { elementCount = 0 } }) => sum + elementCount, 0);
}

async function mainThreadEvents(
  page: Page,
  kind: keyof typeof CATEGORIES,
  action: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES[kind] },
  });
  try {
    await action();
  } finally {
    await stopTracing(session);
    await session.detach();
  }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  return events.filter((event) => event.name === kind && mains.has(threadOf(event)));
}

async function stopTracing(session: CDPSession): Promise<void> {
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
}
