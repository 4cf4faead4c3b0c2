// The log of failures: bounded, free of what people typed, and never a failure itself.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuse } from '../../../src/input/input';
import { MAX_ENTRIES, readFailures, recordInLog } from '../../../src/ui/about/failureLog';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

/** An error with the stack that a browser would give it. */
const failed = (error: Error, ...frames: string[]): Error =>
  Object.assign(error, { stack: [`${error.name}: ${error.message}`, ...frames].join('\n') });

const logged = (error: unknown) => {
  recordInLog('task', error, 1000);
  return readFailures().at(-1);
};

test('an entry has time, kind, message and the innermost calls', () => {
  const error = failed(
    new TypeError('x is undefined'),
    '    at play (https://games.example/app/assets/index-abc.js:12:345)',
    '    at async https://games.example/app/assets/screens-def.js:1:2',
    'tap@https://games.example/app/assets/index-abc.js:3:4',
    ...Array.from({ length: 9 }, (_, line) => `    at f (index.js:${line}:1)`),
  );
  expect(logged(error)).toEqual({
    time: 1000,
    kind: 'task',
    message: 'TypeError: x is undefined',
    stack: [
      'at play (index-abc.js:12:345)',
      'at async screens-def.js:1:2',
      'tap@index-abc.js:3:4',
      'at f (index.js:0:1)',
      'at f (index.js:1:1)',
    ],
    count: 1,
  });
});

test.each([
  ['a refused input', refuse('noTags', 1, 'Ann'), 'InputError'],
  [
    'text that is no JSON',
    new SyntaxError('Unexpected token \'A\', ..."me":"Ann "Bee" C"... is not valid JSON'),
    'SyntaxError: Unexpected token \'A\', ..."…"... is not valid JSON',
  ],
  [
    'an address',
    new TypeError('Failed to load https://home.example/games/index.html?a=b#/open/BxyAnn'),
    'TypeError: Failed to load index.html',
  ],
  ['something thrown', { name: 'Ann' }, 'thrown object'],
  ['a text', 'no “Ann” here', 'no "…" here'],
])('%s is logged without what people wrote', (_, error, message) => {
  expect(logged(error)?.message).toBe(message);
  expect([...stored.values()].join()).not.toContain('Ann');
});

test('the message is no part of the stack, however many lines it has', () => {
  const error = failed(refuse('asSaid', 'Ann\nAnn 1:2'), '    at read (index.js:1:2)');
  expect(logged(error)?.stack).toEqual(['at read (index.js:1:2)']);
});

test('the same failure in a row is one entry', () => {
  const error = failed(new Error('again'));
  for (let time = 1; time <= 1000; time++) recordInLog('engine', error, time);
  expect(readFailures()).toEqual([
    { time: 1000, kind: 'engine', message: 'Error: again', stack: [], count: 1000 },
  ]);
});

test('only the newest entries are kept, each of a bounded size', () => {
  for (let number = 0; number < MAX_ENTRIES + 50; number++) {
    const frames = Array.from({ length: 9 }, () => `    at ${'f'.repeat(1000)} (index.js:1:1)`);
    recordInLog('task', failed(new Error(`${number} ${'x'.repeat(1000)}`), ...frames), number);
  }
  expect(readFailures()).toHaveLength(MAX_ENTRIES);
  expect(readFailures()[0]?.time).toBe(50);
  expect(JSON.stringify([...stored.values()]).length).toBeLessThan(250_000);
});

test.each(['', '{', 'null', '{}', '[1,null,{"time":1}]'])('a damaged log, %j, is empty', (text) => {
  stored.set('fortyone.failures', text);
  expect(readFailures()).toEqual([]);
  expect(logged(new Error('next'))?.message).toBe('Error: next');
});

test('blocked storage is no failure', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(logged(new Error('lost'))).toBeUndefined();
});
