// The coach: one question at a time, an answer in time or none, and nothing told of a position that is gone.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { JudgeRequest, ThreatRequest } from '../../src/engine/api';
import type { FoundThreat, MoveReason, Threat } from '../../src/reasons/reason';
import type { MoveAnalysis } from '../../src/review/moveAnalysis';
import { WHITE } from '../../src/rules/types';
import { ANSWER_TIME_MS, Coach, type CoachEngine } from '../../src/session/coach';
import { warningOf } from '../../src/words/reviewText';
import { createSpeaker } from '../../src/words/speaker';
import { rulesOf } from '../engine/support';

const LINE = { game: 'any', options: {}, start: 'start', moves: ['a'] };

function findingOf(best: number, played: number, consequence: MoveReason | null): MoveAnalysis {
  return {
    ...{ side: 0, choices: 9, left: 1, second: null, isObviousRecapture: false },
    best: { score: 100, chance: best, moves: ['b'] },
    played: { score: -100, chance: played, moves: ['c', 'd'] },
    explanation: {
      kind: 'lostPiece',
      consequence,
      better: { text: 'b', notation: null },
      betterIdea: null,
    },
  };
}

const LOSS: MoveReason = { kind: 'text', text: 'loses a rook' };
const BLUNDER = findingOf(0.6, 0.3, LOSS);

const THREAT: Threat = {
  kind: 'takes',
  taken: [{ letter: 'P', side: 'w', cell: 'lb' }],
  taker: null,
  move: { text: 'x', notation: 'x', piece: null, to: null },
};
const speaker = createSpeaker(rulesOf('bridge41'), WHITE, WHITE);

/** Answers when it is told to. */
class FakeEngine implements CoachEngine {
  readonly asked: string[] = [];
  private readonly waiting: (() => void)[] = [];
  finding: MoveAnalysis | null = BLUNDER;
  closed = 0;

  judge({ move }: JudgeRequest): Promise<MoveAnalysis | null> {
    return this.later(`judge ${move}`, () => this.finding);
  }

  threat({ line }: ThreatRequest): Promise<FoundThreat | null> {
    return this.later('threat', () => ({ threat: THREAT, line: line.moves }));
  }

  close(): void {
    this.closed++;
  }

  /** Answers what is open, and all that is asked until nothing is. */
  async answerAll(): Promise<void> {
    for (let idle = 0; idle < 5; idle++) {
      const open = this.waiting.splice(0);
      if (open.length > 0) idle = 0;
      for (const answer of open) answer();
      await vi.advanceTimersByTimeAsync(0);
    }
  }

  private later<T>(what: string, answer: () => T): Promise<T> {
    this.asked.push(what);
    return new Promise((resolve) => this.waiting.push(() => resolve(answer())));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a threat is told, and the player’s time is used for looking ahead', async () => {
  const engine = new FakeEngine();
  const told = new Coach(engine).attend(LINE);
  await engine.answerAll();
  expect(await told).toEqual({ threat: THREAT, line: ['a'] });
  expect(engine.asked).toEqual(['threat', 'judge null', 'judge null', 'judge null']);
});

test('a move that throws much away is asked about, with the answer that is the danger', async () => {
  const engine = new FakeEngine();
  const coach = new Coach(engine);
  const asked = coach.ask(LINE, 'c');
  await engine.answerAll();
  const finding = await asked;
  expect(finding && warningOf(finding, true, speaker)).toEqual({
    text: 'This loses a rook.',
    answer: 'd',
  });
});

test.each<[string, MoveAnalysis | null, boolean]>([
  ['loses less', findingOf(0.6, 0.46, LOSS), true],
  ['leaves the game won', findingOf(1, 0.81, LOSS), true],
  ['moves no piece, and shows nothing plain', findingOf(0.6, 0.3, null), false],
  ['is not judged', null, true],
])('nothing is asked about a move that %s', async (_what, finding, isPieceMove) => {
  const engine = new FakeEngine();
  engine.finding = finding;
  const asked = new Coach(engine).ask(LINE, 'c');
  await engine.answerAll();
  const judged = await asked;
  expect(judged && warningOf(judged, isPieceMove, speaker)).toBeNull();
});

test('a question waits for what the engine is at, and takes the place of what it would do next', async () => {
  const engine = new FakeEngine();
  const coach = new Coach(engine);
  const threat = coach.attend(LINE);
  await vi.advanceTimersByTimeAsync(0);
  const asked = coach.ask(LINE, 'c');
  await vi.advanceTimersByTimeAsync(50);
  expect(engine.asked).toEqual(['threat']);
  await engine.answerAll();
  expect(await asked).not.toBeNull();
  expect(engine.asked).toEqual(['threat', 'judge c']);
  expect(await threat).toBeNull();
});

test('what comes too late is not asked, and no engine is bothered any more', async () => {
  const engine = new FakeEngine();
  const coach = new Coach(engine);
  void coach.attend(LINE);
  await vi.advanceTimersByTimeAsync(0);
  const asked = coach.ask(LINE, 'c');
  await vi.advanceTimersByTimeAsync(ANSWER_TIME_MS);
  expect(await asked).toBeNull();
  await engine.answerAll();
  expect(engine.asked).toEqual(['threat']);
});

test('nor is what a busy page hears late, though before the timer', async () => {
  const engine = new FakeEngine();
  const coach = new Coach(engine);
  const asked = coach.ask(LINE, 'c');
  await vi.advanceTimersByTimeAsync(0);
  const late = performance.now() + ANSWER_TIME_MS;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(late);
  await engine.answerAll();
  expect(await asked).toBeNull();
  clock.mockRestore();
});

test('an engine that fails has nothing to say, and is asked again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const engine = new FakeEngine();
  const coach = new Coach(engine);
  vi.spyOn(engine, 'judge').mockRejectedValueOnce(new Error('it crashed'));
  expect(await coach.ask(LINE, 'c')).toBeNull();
  const again = coach.ask(LINE, 'c');
  await engine.answerAll();
  expect(await again).not.toBeNull();
});

test('a coach that is sent away asks nothing more', async () => {
  const engine = new FakeEngine();
  const coach = new Coach(engine);
  const threat = coach.attend(LINE);
  await vi.advanceTimersByTimeAsync(0);
  coach.close();
  await engine.answerAll();
  expect(await threat).toBeNull();
  expect(engine.asked).toEqual(['threat']);
  expect(engine.closed).toBe(1);
});
