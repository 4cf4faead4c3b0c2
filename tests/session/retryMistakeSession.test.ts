// Finding a better move than the one that was played: what is tried, how it is judged and answered.
import { expect, test } from 'vitest';
import { type JudgeRequest, WorkerFailure } from '../../src/engine/api';
import type { MoveAnalysis } from '../../src/review/moveAnalysis';
import {
  type MistakeTask,
  RetryMistakeSession,
} from '../../src/session/review/retryMistakeSession';
import { findingOf, lineOf } from '../review/support';
import { gameOf } from './fakes';

const game = {
  ...gameOf({}, { id: 'g', moves: ['lblc', 'lylx', 'mbmc'] }),
  result: { score: '0-1', reason: 'resignation' } as const,
};
const mistake: MoveAnalysis = findingOf({ best: 0.6, played: 0.2 });
const tasks: MistakeTask[] = [0, 2].map((ply) => ({ ply, finding: mistake }));

function opened(answer: (request: JudgeRequest) => Promise<MoveAnalysis | null>, first = 0) {
  const asked: JudgeRequest[] = [];
  const judge = {
    judge: (request: JudgeRequest) => {
      asked.push(request);
      return answer(request);
    },
    close: () => undefined,
  };
  return { session: new RetryMistakeSession({ game, tasks, first, judge }), asked };
}

const tried = (played: number): MoveAnalysis => ({
  ...findingOf({ best: 0.6, played }),
  played: lineOf(played, 'try', 'answer'),
});

test('the best move is right without asking, the one of the game wrong', async () => {
  const { session, asked } = opened(async () => null);
  await session.play('best');
  expect(session.view.state).toEqual({ kind: 'found', move: 'best', isBest: true });
  session.again();
  await session.play('other');
  expect(session.view.state).toEqual({ kind: 'wrong', move: 'other', finding: mistake });
  expect(asked).toEqual([]);
});

test.each([
  [0.56, 'found'],
  [0.5, 'wrong'],
])('any other is judged: a chance of %f is %s', async (chance, kind) => {
  const { session, asked } = opened(async () => tried(chance), 1);
  await session.play('try');
  expect(asked[0]).toMatchObject({ move: 'try', line: { moves: ['lblc', 'lylx'] } });
  expect(session.view.state.kind).toBe(kind);
});

test('only the move of the solution is called the best, whatever a look at another one finds', async () => {
  const found = { ...tried(0.6), best: lineOf(0.6, 'try', 'answer') };
  const { session } = opened(async () => found);
  await session.play('try');
  expect(session.view.state).toEqual({ kind: 'found', move: 'try', isBest: false });
});

test('a move that is tried again while it is judged waits for the answer to the second try', async () => {
  const answers: ((finding: MoveAnalysis | null) => void)[] = [];
  const { session } = opened(
    () =>
      new Promise((resolve) => {
        // As the engine does: another question cuts the one before short.
        answers.at(-1)?.(null);
        answers.push(resolve);
      }),
  );
  const first = session.play('try');
  session.again();
  const second = session.play('try');
  await first;
  expect(session.view.state).toEqual({ kind: 'judging', move: 'try' });
  answers.at(-1)?.(tried(0.6));
  await second;
  expect(session.view.state).toMatchObject({ kind: 'found', move: 'try' });
});

test('the solution is shown to who asks', () => {
  const { session } = opened(async () => null);
  session.solve();
  expect(session.view.state).toEqual({ kind: 'solution', move: 'best' });
});

test('a hint shows the piece, for this mistake alone', () => {
  const { session } = opened(async () => null);
  session.hint();
  expect(session.view.hinted).toBe(true);
  session.go(1);
  expect(session.view).toMatchObject({ index: 1, hinted: false, state: { kind: 'asked' } });
  session.go(2);
  expect(session.view.index).toBe(1);
});

test('a hint that comes when nothing is asked leaves what was found', async () => {
  const { session } = opened(async () => null);
  await session.play('best');
  session.hint();
  expect(session.view).toMatchObject({ hinted: false, state: { kind: 'found', move: 'best' } });
});

test('an answer that comes after going on is not for the next mistake', async () => {
  let answer: (finding: MoveAnalysis) => void = () => undefined;
  const { session } = opened(() => new Promise((resolve) => (answer = resolve)));
  const played = session.play('try');
  session.go(1);
  answer(tried(0.6));
  await played;
  expect(session.view).toMatchObject({ index: 1, state: { kind: 'asked' } });
});

test('an engine that fails is told of', async () => {
  const { session } = opened(async () => {
    throw new WorkerFailure('slow');
  });
  await session.play('try');
  expect(session.view.state).toEqual({
    kind: 'failed',
    move: 'try',
    reason: 'the engine takes too long',
  });
});
