// A review under way: what is asked, what is kept, and how it goes on after whatever interrupts it.
import { expect, test } from 'vitest';
import { type JudgeRequest, WorkerFailure } from '../../src/engine/api';
import { gameById } from '../../src/games';
import type { MoveAnalysis } from '../../src/review/moveAnalysis';
import { BLACK, WHITE } from '../../src/rules/types';
import type { Judge } from '../../src/session/review/reviewPly';
import {
  type FinishedGame,
  openReview,
  type ReviewSession,
} from '../../src/session/review/reviewSession';
import type { ReviewRecord } from '../../src/storage/reviewRecord';
import { findingOf } from '../review/support';
import { playedGame } from '../support/playedGames';
import { gameOf } from './fakes';

const ENGINE = '1 2026-11-22';
const MOVES = ['lblc', 'lylx', 'mbmc', 'mymx'];
const RESIGNED = { result: { score: '1-0', reason: 'resignation' } } as const;
const finished: FinishedGame = { ...gameOf({}, { id: 'g', moves: MOVES }), ...RESIGNED };

/** A judge who answers when told to. */
class FakeJudge implements Judge {
  readonly asked: JudgeRequest[] = [];
  closed = 0;
  private open: ((answer: MoveAnalysis | null | Error) => void) | null = null;

  judge(request: JudgeRequest): Promise<MoveAnalysis | null> {
    this.asked.push(request);
    return new Promise((resolve, reject) => {
      this.open = (answer) => (answer instanceof Error ? reject(answer) : resolve(answer));
    });
  }

  close(): void {
    this.closed++;
    this.open?.(null);
    this.open = null;
  }

  async answer(answer: MoveAnalysis | null | Error = findingOf({ best: 0.5 })): Promise<void> {
    this.open?.(answer);
    for (let turn = 0; turn < 6; turn++) await Promise.resolve();
  }
}

interface Opened {
  readonly session: ReviewSession;
  readonly judge: FakeJudge;
  readonly saved: ReviewRecord[];
}

function opened(
  stored: ReviewRecord | null = null,
  game: FinishedGame = finished,
  engine = ENGINE,
): Opened {
  const judge = new FakeJudge();
  const saved: ReviewRecord[] = [];
  let time = 0;
  const session = openReview({
    ...{ game, stored, engine, judge },
    store: { save: async (review) => void saved.push(review) },
    now: () => (time += 1000),
  });
  return { session, judge, saved };
}

const ready = ({ session }: Opened) => session.view.findings.map((finding) => finding !== null);

test('work goes from the last position to the first, and each finding is shown as it comes', async () => {
  const one = opened();
  expect(one.session.view.state).toBe('waiting');
  one.session.start();
  for (let ply = 4; ply >= 0; ply--) {
    const { line, move } = one.judge.asked.at(-1) ?? {};
    expect(line?.moves).toEqual(MOVES.slice(0, ply));
    expect(move).toBe(MOVES[ply] ?? null);
    await one.judge.answer();
    expect(ready(one).slice(ply).every(Boolean)).toBe(true);
  }
  expect(one.session.view).toMatchObject({ state: 'whole', done: 5, millisecondsLeft: null });
  expect(one.saved.at(-1)?.findings).not.toContain(null);
});

test('a mark that the next ply denies is looked at again, at both plies, and told as far as both bear it out', async () => {
  const one = opened();
  one.session.start();
  const asked = () => {
    const { line, nodes } = one.judge.asked.at(-1) ?? {};
    return { ply: line?.moves.length, nodes };
  };
  await one.judge.answer(findingOf({ side: WHITE, best: 0.83 }));
  await one.judge.answer(findingOf({ side: BLACK, best: 0.17 }));
  // White to move is said to throw a won game away, of which Black's next look sees nothing.
  const { nodes = 0 } = asked();
  await one.judge.answer(findingOf({ side: WHITE, best: 0.84, played: 0.6 }));
  expect(asked()).toEqual({ ply: 3, nodes: 4 * nodes });
  await one.judge.answer(findingOf({ side: BLACK, best: 0.2 }));
  expect(asked()).toEqual({ ply: 2, nodes: 4 * nodes });
  await one.judge.answer(findingOf({ side: WHITE, best: 0.85, played: 0.62 }));
  expect(asked()).toEqual({ ply: 1, nodes });
  expect(one.session.view).toMatchObject({ done: 3 });
  const [finding, next] = one.session.view.findings.slice(2);
  expect(next?.best.chance).toBe(0.2);
  expect(finding).toMatchObject({ best: { chance: 0.85 }, played: { chance: 0.8 } });
});

test('where the closer look at the next ply bears the mark out, it stays', async () => {
  const one = opened();
  one.session.start();
  await one.judge.answer(findingOf({ side: WHITE, best: 0.83 }));
  await one.judge.answer(findingOf({ side: BLACK, best: 0.17 }));
  const found = findingOf({ side: WHITE, best: 0.84, played: 0.3 });
  await one.judge.answer(found);
  await one.judge.answer(findingOf({ side: BLACK, best: 0.7 }));
  expect(one.session.view.findings[2]).toBe(found);
  expect(one.session.view.findings[3]?.best.chance).toBe(0.7);
  expect(one.judge.asked.at(-1)?.line.moves).toHaveLength(1);
});

test('a game that the rules ended has nothing to decide in its last position', () => {
  const start = '4k/R4/1R3/5/**1**/5/5/5/K4 w m 0 0';
  const mated: FinishedGame = {
    ...gameOf({ start }, { id: 'm', moves: ['lxlz'] }),
    result: { score: '1-0', reason: 'checkmate' },
  };
  const { session, judge } = opened(null, mated);
  session.start();
  expect(judge.asked[0]).toMatchObject({ move: 'lxlz', line: { moves: [] } });
  expect(session.view).toMatchObject({ done: 0, ending: { winner: 0, onBoard: true } });
});

test('cancelled, it keeps what it has, and goes on where it stopped', async () => {
  const one = opened();
  one.session.start();
  await one.judge.answer();
  await one.judge.answer();
  expect(one.session.view.millisecondsLeft).toBeGreaterThan(0);
  one.session.cancel();
  expect(one.session.view).toMatchObject({ state: 'waiting', done: 2 });
  await one.judge.answer();
  expect(one.session.view.done).toBe(2);
  one.session.start();
  expect(one.judge.asked.at(-1)?.line.moves).toHaveLength(2);
});

test('what was saved before the page was gone is gone on with in the next', async () => {
  const first = opened();
  first.session.start();
  await first.judge.answer();
  await first.judge.answer();
  await first.judge.answer();
  // The page is killed here: nothing is told.
  const second = opened(first.saved.at(-1) ?? null);
  expect(second.session.view).toMatchObject({ done: 3, state: 'waiting' });
  second.session.start();
  expect(second.judge.asked[0].line.moves).toEqual(MOVES.slice(0, 1));
});

test('out of sight nothing is looked at, and it goes on by itself afterwards', async () => {
  const one = opened();
  one.session.start();
  await one.judge.answer();
  one.session.setHidden(true);
  expect(one.session.view.state).toBe('waiting');
  expect(one.judge.closed).toBe(1);
  one.session.setHidden(false);
  expect(one.session.view.state).toBe('working');
});

test('an engine that fails is told of, and asked again when wanted', async () => {
  const one = opened();
  one.session.start();
  await one.judge.answer(new WorkerFailure('crashed'));
  expect(one.session.view).toMatchObject({
    state: 'waiting',
    problem: 'the engine crashed',
  });
  one.session.start();
  expect(one.session.view).toMatchObject({ state: 'working', problem: null });
});

test('by another engine, a whole review is shown as outdated and renewed when wanted; a part of one is begun anew', async () => {
  const one = opened();
  one.session.start();
  for (let ply = 0; ply < 3; ply++) await one.judge.answer();
  const partly = one.saved.at(-1) ?? null;
  for (let ply = 0; ply < 2; ply++) await one.judge.answer();
  const whole = one.saved.at(-1) ?? null;
  const later = opened(whole, finished, '2 2027-01-01');
  expect(later.session.view).toMatchObject({ state: 'whole', outdated: true });
  later.session.renew();
  expect(later.session.view).toMatchObject({ state: 'working', outdated: false, done: 0 });
  expect(opened(partly, finished, '2 2027-01-01').session.view.done).toBe(0);
});

test('a review of other moves is not this one’s', async () => {
  const one = opened();
  one.session.start();
  for (let ply = 0; ply < 5; ply++) await one.judge.answer();
  const other = { ...finished, moves: MOVES.slice(0, 3) };
  expect(opened(one.saved.at(-1) ?? null, other).session.view.done).toBe(0);
});

test('six hundred plies are asked for one by one, and saved and shown now and then, not each', async () => {
  const game = gameById('bipartite');
  if (!game) throw new Error('no Bipartite');
  const { moves, start, options } = playedGame('long', 0, { game, plies: 600, seed: 1 });
  expect(moves).toHaveLength(600);
  const long: FinishedGame = {
    ...{ id: 'long', game: game.id, start, options, moves },
    ...RESIGNED,
  };
  const saved: ReviewRecord[] = [];
  const asked: number[] = [];
  let time = 0;
  const session = openReview({
    ...{ game: long, stored: null, engine: ENGINE },
    judge: {
      judge: async ({ line }) => {
        asked.push(line.moves.length);
        return findingOf({ best: 0.5 });
      },
      close: () => undefined,
    },
    store: { save: async (review) => void saved.push(review) },
    now: () => (time += 10),
  });
  let reports = 0;
  const whole = new Promise<void>((resolve) => {
    session.subscribe(({ state }) => {
      reports++;
      if (state === 'whole') resolve();
    });
  });
  session.start();
  await whole;
  await session.close();
  expect(asked).toEqual(Array.from({ length: 601 }, (_, ply) => 600 - ply));
  expect(saved.at(-1)?.findings).not.toContain(null);
  // 601 findings in some 20 seconds by this clock, saved about every 0.7 of them.
  expect(saved.length).toBeLessThan(60);
  // The screen is drawn anew with each report: about every 0.15 seconds, however many findings come.
  expect(reports).toBeLessThan(200);
});

test('left, it stops and saves what it has', async () => {
  const one = opened();
  one.session.start();
  await one.judge.answer();
  await one.session.close();
  expect(one.judge.closed).toBe(1);
  expect(one.saved.at(-1)?.findings.filter(Boolean)).toHaveLength(1);
});
