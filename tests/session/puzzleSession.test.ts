// A puzzle being solved: what is right, what is wrong and what counts, and that results are saved before they are told.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { JudgeRequest } from '../../src/engine/api';
import { WIN } from '../../src/engine/score';
import type { Finding } from '../../src/review/finding';
import { openPuzzle } from '../../src/session/puzzle/puzzleSession';
import type { PuzzleTask } from '../../src/session/puzzle/types';
import { losAlamos } from '../proofGames/losAlamos';
import { findingOf } from '../review/support';

const rules = losAlamos.rules({});
const PACE = 100;
/** Two moves, with the king's only answer between them. */
const task: PuzzleTask = {
  line: { game: 'losalamos', options: {}, start: 'k5/6/1K4/6/6/5R w 0 0', moves: [] },
  moves: ['f1f5', 'a6b6', 'f5f6'],
  promised: 'win',
  mistake: null,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** A move worth so much; `score` as of engine/score.ts. */
const worth = (played: number, score: number, ...moves: string[]): Finding => ({
  ...findingOf({ best: 1, played }),
  played: { score, chance: played, moves },
});

interface Opening {
  readonly task?: Partial<PuzzleTask>;
  readonly answer?: Finding | null | Error;
  readonly record?: (solved: boolean) => Promise<void>;
}

function opened({ task: changes = {}, answer = null, record = async () => undefined }: Opening) {
  const asked: JudgeRequest[] = [];
  const saved: boolean[] = [];
  const session = openPuzzle({
    task: { ...task, ...changes },
    rules,
    pace: PACE,
    judge: {
      judge: async (request) => {
        asked.push(request);
        if (answer instanceof Error) throw answer;
        return answer;
      },
      close: () => undefined,
    },
    record: (solved) => {
      saved.push(solved);
      return record(solved);
    },
  });
  return { session, asked, saved };
}

const answered = () => vi.advanceTimersByTimeAsync(PACE);

test('right moves are answered, and the last one solves it', async () => {
  const { session, asked, saved } = opened({});
  await session.play('f1f5');
  expect(session.view).toMatchObject({ phase: { kind: 'answering' }, options: [] });
  await answered();
  expect(session.view.phase.kind).toBe('asked');
  await session.play('f5f6');
  expect(session.view).toMatchObject({ phase: { kind: 'solved', how: 'solution' }, solved: true });
  expect([saved, asked]).toEqual([[true], []]);
});

test('nothing is told before it is saved', async () => {
  let save: () => void = () => undefined;
  const record = () => new Promise<void>((done) => (save = done));
  const { session } = opened({ task: { moves: ['f1f5'] }, record });
  const played = session.play('f1f5');
  await answered();
  expect(session.view).toMatchObject({ phase: { kind: 'judging' }, solved: null });
  save();
  await played;
  expect(session.view).toMatchObject({ phase: { kind: 'solved' }, solved: true });
});

test('a wrong move is refuted and taken back, and what follows does not count', async () => {
  const { session, asked, saved } = opened({ answer: worth(0.3, -80, 'b4b3', 'a6b5') });
  await session.play('b4b3');
  expect(asked[0]).toMatchObject({ move: 'b4b3', line: { moves: [] } });
  expect(session.view).toMatchObject({
    phase: { kind: 'wrong', tried: { answer: { text: 'a6b5' }, slowly: null, left: 2 } },
    solved: false,
  });
  session.again();
  expect(session.view.phase.kind).toBe('asked');
  await session.play('f1f5');
  await answered();
  await session.play('f5f6');
  expect(session.view).toMatchObject({ phase: { kind: 'solved' }, solved: false });
  expect(saved).toEqual([false]);
});

test.each([
  ['as fast', WIN - 3, 'solved'],
  ['more slowly', WIN - 5, 'wrong'],
])('another move that wins %s', async (_, score, kind) => {
  const { session, saved } = opened({ answer: worth(1, score, 'b4b3') });
  await session.play('b4b3');
  expect(session.view.phase.kind).toBe(kind);
  expect(saved).toEqual([kind === 'solved']);
  if (session.view.phase.kind === 'wrong') expect(session.view.phase.tried.slowly).toBe(3);
});

test('where a gain is promised no other move will do, whatever a short look says', async () => {
  const { session } = opened({ task: { promised: 'gain' }, answer: worth(1, WIN - 1, 'b4b3') });
  await session.play('b4b3');
  expect(session.view.phase.kind).toBe('wrong');
});

test('instead of a mistake any good move will do; the mistake itself needs no engine', async () => {
  const mistake = worth(0.2, -300, 'f1f2', 'a6b6');
  const better = { promised: 'better', mistake, moves: ['f1f5'] } as const;
  const good = opened({ task: better, answer: worth(0.97, 400, 'b4b3') });
  await good.session.play('b4b3');
  expect(good.session.view.phase).toEqual({ kind: 'solved', how: 'asGood' });
  const again = opened({ task: better });
  await again.session.play('f1f2');
  expect(again.session.view.phase).toMatchObject({
    kind: 'wrong',
    tried: { finding: mistake, answerNotation: expect.stringContaining('b6') },
  });
  expect(again.asked).toEqual([]);
});

test('a hint shows the piece, then where it goes, and costs the point once', async () => {
  const { session, saved } = opened({});
  await session.hint();
  expect(session.view.hint).toMatchObject({ whole: false, move: { text: 'f1f5' } });
  await session.hint();
  expect(session.view.hint).toMatchObject({ whole: true });
  expect(saved).toEqual([false]);
});

test('the solution is played to its end, also from a wrong move', async () => {
  const { session, saved } = opened({ answer: worth(0.3, -80, 'b4b3') });
  await session.play('b4b3');
  await session.solve();
  for (let move = 0; move < 3; move++) await answered();
  expect(session.view.phase.kind).toBe('shown');
  expect(session.view.board.lastMove?.text).toBe('f5f6');
  expect(saved).toEqual([false]);
});

test('what cannot be saved is told of, and saved when it is tried again', async () => {
  let full = true;
  const record = async () => {
    if (full) throw new Error('no room');
  };
  const { session, saved } = opened({ task: { moves: ['f1f5'] }, record });
  await session.play('f1f5');
  expect(session.view).toMatchObject({ phase: { kind: 'solved' }, unsaved: 'no room' });
  full = false;
  await session.retry();
  expect(session.view.unsaved).toBeNull();
  expect(saved).toEqual([true, true]);
});

test('without an engine a wrong move is wrong all the same', async () => {
  const { session } = opened({ answer: new Error('it crashed') });
  await session.play('b4b3');
  expect(session.view.phase).toMatchObject({ kind: 'wrong', tried: { finding: null } });
});
