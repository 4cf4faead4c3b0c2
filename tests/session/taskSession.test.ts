// A task of a lesson: what counts while the engine is asked, and what is left of a won game.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTask } from '../../src/session/lesson/taskSession';
import { losAlamos } from '../proofGames/losalamos';
import { FakeEngine } from './fakes';

const PACE = 100;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** A game that f1f6 wins at once; f1f5 and f5b5 give it away by stalemate. */
function openedWonGame(moves: readonly string[] = []) {
  const engine = new FakeEngine();
  const told = { helped: vi.fn(), wrong: vi.fn(), solved: vi.fn() };
  const session = openTask({
    rules: losAlamos.rules({}),
    task: {
      position: '1k4/6/1K4/6/6/5R w 0 0',
      ask: 'Win.',
      level: 1,
      success: 'Won.',
      otherwise: 'Not won.',
    },
    moves,
    engine: {
      think: (request) =>
        engine.think(
          request,
          () => undefined,
          () => undefined,
        ),
      hint: async () => ({ move: 'f1f6', reason: null, line: [], info: null }),
    },
    pace: PACE,
    keep: () => undefined,
    ...told,
  });
  return { session, engine, told };
}

test('a hint that comes after the winning move counts for nothing', async () => {
  const { session, told } = openedWonGame();
  const showing = session.show();
  session.play('f1f6');
  await showing;
  expect(told.solved).toHaveBeenCalledOnce();
  expect(told.helped).not.toHaveBeenCalled();
  expect(session.view).toMatchObject({ phase: { kind: 'done' }, shown: null });
});

test('a won game that was lost counts once, and is opened where it can still be won', () => {
  const { session, told } = openedWonGame(['f1f5', 'b6a6']);
  session.play('f5b5');
  expect(session.view.phase).toMatchObject({ kind: 'wrong' });
  expect(told.wrong).toHaveBeenCalledOnce();

  const again = openedWonGame(['f1f5', 'b6a6', 'f5b5']);
  expect(again.told.wrong).not.toHaveBeenCalled();
  expect(again.session.view).toMatchObject({ phase: { kind: 'asked' }, canTakeBack: true });
  again.session.play('f5f6');
  expect(again.told.solved).toHaveBeenCalledOnce();
});

test('a failure of the engine is shown after the pace, and is no failure of the app before', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const { session, engine } = openedWonGame();
  session.play('f1f5');
  engine.questions[0]?.fail('no memory');
  await new Promise(setImmediate);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  expect(session.view.notice).toBeNull();
  await vi.advanceTimersByTimeAsync(PACE);
  expect(session.view.notice).toContain('no memory');
});

test('after a failure of the engine, trying again asks it in the same position', async () => {
  const { session, engine } = openedWonGame();
  session.play('f1f5');
  engine.questions[0]?.fail('no memory');
  await vi.advanceTimersByTimeAsync(PACE);
  expect(session.view.notice).toContain('no memory');
  session.retry();
  expect(session.view).toMatchObject({ phase: { kind: 'answering' }, notice: null });
  expect(engine.questions[1]?.request.line.moves).toEqual(['f1f5']);
  engine.questions[1]?.answer('b6a6');
  await vi.advanceTimersByTimeAsync(PACE);
  expect(session.view.phase).toEqual({ kind: 'asked' });
  session.retry();
  expect(engine.questions).toHaveLength(2);
});
