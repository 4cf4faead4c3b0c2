// A puzzle being solved: what is right, what is wrong and what counts, and that results are saved before they are told.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HintRequest, JudgeRequest, ProofRequest } from '../../src/engine/api';
import { WIN } from '../../src/engine/score';
import type { MoveAnalysis } from '../../src/review/moveAnalysis';
import { openPuzzle } from '../../src/session/puzzle/puzzleSession';
import type { PuzzleResult, PuzzleTask } from '../../src/session/puzzle/types';
import { losAlamos } from '../proofGames/losalamos';
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

/** A move worth so much. */
const worth = (played: number, score: number, ...moves: string[]): MoveAnalysis => ({
  ...findingOf({ best: 1, played }),
  played: { score, chance: played, moves },
});

interface Opening {
  readonly task?: Partial<PuzzleTask>;
  readonly answer?: MoveAnalysis | null | Error;
  /** Moves that are proven to win, and in how many: four unless given. */
  readonly winsIn?: number;
  readonly wins?: readonly string[];
  readonly record?: () => Promise<void>;
  /** What the engine would play. */
  readonly hintMove?: string;
}

function opened(opening: Opening) {
  const { task: changes = {}, answer = null, wins = [] } = opening;
  const { record = async () => undefined, hintMove = 'f1f5', winsIn = 4 } = opening;
  const hinted: HintRequest[] = [];
  const asked: JudgeRequest[] = [];
  const proofs: ProofRequest[] = [];
  const saved: PuzzleResult[] = [];
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
      provenWin: async (request) => {
        proofs.push(request);
        if (answer instanceof Error) throw answer;
        return wins.includes(request.line.moves.at(-1) ?? '') ? winsIn : null;
      },
      hint: async (request) => {
        hinted.push(request);
        if (answer instanceof Error) throw answer;
        return { move: hintMove, reason: { kind: 'check' }, line: [], info: null };
      },
      close: () => undefined,
    },
    record: (result) => {
      saved.push(result);
      return record();
    },
  });
  return { session, asked, proofs, hinted, saved };
}

const SOLVED: PuzzleResult = { solved: true, rated: true };
const MISSED: PuzzleResult = { solved: false, rated: true };

const answered = () => vi.advanceTimersByTimeAsync(PACE);

test('right moves are answered, and the last one solves it', async () => {
  const { session, asked, saved } = opened({});
  await session.play('f1f5');
  expect(session.view).toMatchObject({ phase: { kind: 'answering' }, options: [] });
  await answered();
  expect(session.view.phase.kind).toBe('asked');
  await session.play('f5f6');
  expect(session.view).toMatchObject({ phase: { kind: 'solved', how: 'solution' }, solved: true });
  expect([saved, asked]).toEqual([[SOLVED], []]);
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
    phase: { kind: 'wrong', tried: { answer: { text: 'a6b5' } } },
    ...{ solved: false, left: 2 },
  });
  session.again();
  expect(session.view.phase.kind).toBe('asked');
  await session.play('f1f5');
  await answered();
  await session.play('f5f6');
  expect(session.view).toMatchObject({ phase: { kind: 'solved' }, solved: false });
  expect(saved).toEqual([MISSED]);
});

test('a slower forced win is not wrong: nothing is settled, another try follows, and no rating moves', async () => {
  const { session, asked, proofs, saved } = opened({ wins: ['b4b3', 'f1e1'] });
  await session.play('b4b3');
  expect(proofs).toMatchObject([{ line: { moves: ['b4b3'] } }]);
  expect(session.view).toMatchObject({
    phase: { kind: 'slow', isFirst: true, moves: 4 },
    ...{ solved: null, rated: false, left: 2 },
  });
  session.again();
  expect(session.view).toMatchObject({ phase: { kind: 'asked' }, board: { lastMove: null } });
  await session.play('f1e1');
  expect(session.view.phase).toMatchObject({ kind: 'slow', isFirst: false });
  expect([asked, saved]).toEqual([[], []]);
  session.again();
  await session.play('f1f5');
  await answered();
  await session.play('f5f6');
  expect(session.view).toMatchObject({ phase: { kind: 'solved', how: 'solution' }, solved: true });
  expect(saved).toEqual([{ solved: true, rated: false }]);
});

test('a win that is as fast as the solution after all solves it', async () => {
  const { session, saved } = opened({ wins: ['b4b3'], winsIn: 2 });
  await session.play('b4b3');
  expect(session.view.phase).toEqual({ kind: 'solved', how: 'forcedWin' });
  expect(saved).toEqual([SOLVED]);
});

test('a slower win within the solution is none the worse, and a miss after it moves no rating', async () => {
  const { session, proofs, saved } = opened({ wins: ['f5e5'], answer: worth(0.5, 0, 'f5f1') });
  await session.play('f1f5');
  await answered();
  expect(session.view.left).toBe(1);
  await session.play('f5e5');
  expect(proofs).toMatchObject([{ line: { moves: ['f1f5', 'a6b6', 'f5e5'] } }]);
  expect(session.view.phase.kind).toBe('slow');
  session.again();
  await session.play('f5f1');
  expect(session.view.phase.kind).toBe('wrong');
  expect(saved).toEqual([{ solved: false, rated: false }]);
});

test('a win that only the engine’s search finds is not wrong either', async () => {
  const inSixMoves = WIN - 11;
  const { session, saved } = opened({ answer: worth(1, inSixMoves, 'b4b3') });
  await session.play('b4b3');
  const phase = { kind: 'slow', moves: null };
  expect(session.view).toMatchObject({ phase, solved: null, rated: false });
  expect(saved).toEqual([]);
});

test('a slower win after a miss does not undo it, and the solution can be asked for from there', async () => {
  const { session, saved } = opened({ wins: ['b4b3'], answer: worth(0.3, -80, 'f1f2') });
  await session.play('f1f2');
  session.again();
  await session.play('b4b3');
  expect(session.view).toMatchObject({ phase: { kind: 'slow' }, solved: false, rated: true });
  await session.solve();
  for (let move = 0; move < 3; move++) await answered();
  expect(session.view.phase.kind).toBe('shown');
  expect(saved).toEqual([MISSED]);
});

test('where a gain is promised another move must win for certain, whatever a short look says', async () => {
  const gain = { promised: 'gain' } as const;
  const unproven = opened({ task: gain, answer: worth(1, 900, 'b4b3') });
  await unproven.session.play('b4b3');
  expect(unproven.session.view.phase.kind).toBe('wrong');
  const proven = opened({ task: gain, wins: ['b4b3'] });
  await proven.session.play('b4b3');
  expect(proven.session.view.phase).toEqual({ kind: 'solved', how: 'forcedWin' });
  expect(proven.saved).toEqual([SOLVED]);
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

test('a hint shows the piece, then where it goes, and makes the puzzle unrated instead of a loss', async () => {
  const { session, saved } = opened({});
  await session.hint();
  expect(session.view.hint).toMatchObject({ whole: false, move: { text: 'f1f5' } });
  await session.hint();
  expect(session.view.hint).toMatchObject({ whole: true });
  expect(session.view).toMatchObject({ solved: false, rated: false });
  expect(saved).toEqual([{ solved: false, rated: false }]);
});

test('a hint after a miss changes nothing that was settled', async () => {
  const { session, saved } = opened({ answer: worth(0.3, -80, 'b4b3') });
  await session.play('b4b3');
  session.again();
  await session.hint();
  expect(session.view).toMatchObject({ solved: false, rated: true });
  expect(saved).toEqual([MISSED]);
});

test('the solution is played to its end, also from a wrong move', async () => {
  const { session, saved } = opened({ answer: worth(0.3, -80, 'b4b3') });
  await session.play('b4b3');
  await session.solve();
  for (let move = 0; move < 3; move++) await answered();
  expect(session.view.phase.kind).toBe('shown');
  expect(session.view.board.lastMove?.text).toBe('f5f6');
  expect(saved).toEqual([MISSED]);
});

test('the solution can be stepped through once it is known, and not before', async () => {
  const { session } = opened({});
  session.stepBy(-1);
  expect(session.view.step).toBeNull();
  await session.play('f1f5');
  await answered();
  session.stepBy(-1);
  expect(session.view).toMatchObject({ step: null, phase: { kind: 'asked' } });
  await session.play('f5f6');
  const last = () => session.view.board.lastMove?.text ?? null;
  const seen = [last()];
  for (let back = 0; back < 4; back++) {
    session.stepBy(-1);
    seen.push(last());
  }
  expect(seen).toEqual(['f5f6', 'a6b6', 'f1f5', null, null]);
  expect(session.view).toMatchObject({ step: 0, solved: true, options: [] });
  for (let on = 0; on < 4; on++) session.stepBy(1);
  expect(session.view).toMatchObject({ step: 3, board: { lastMove: { text: 'f5f6' } } });
});

test('from another good move the steps lead back to where it was played, and on with the solution', async () => {
  const better = {
    promised: 'better',
    mistake: worth(0.2, -300, 'f1f2'),
    moves: ['f1f5'],
  } as const;
  const { session } = opened({ task: better, answer: worth(0.97, 400, 'b4b3') });
  await session.play('b4b3');
  session.stepBy(-1);
  expect(session.view).toMatchObject({ step: 0, board: { lastMove: null } });
  session.stepBy(1);
  expect(session.view.board.lastMove?.text).toBe('f1f5');
});

test('from another good move the next step shows the solution’s in its place', async () => {
  const { session } = opened({ wins: ['f1f2'], task: { promised: 'gain' } });
  await session.play('f1f2');
  expect(session.view.phase).toEqual({ kind: 'solved', how: 'forcedWin' });
  session.stepBy(1);
  expect(session.view).toMatchObject({ step: 1, board: { lastMove: { text: 'f1f5' } } });
});

test('the reason for a gain is the engine’s if it would play the same; a win needs none', async () => {
  const gain = { promised: 'gain', moves: ['f1f5'] } as const;
  const same = opened({ task: gain });
  await same.session.play('f1f5');
  await vi.waitFor(() => expect(same.session.view.why).toEqual({ reason: { kind: 'check' } }));
  const other = opened({ task: gain, hintMove: 'f1f2' });
  await other.session.play('f1f5');
  await vi.waitFor(() => expect(other.session.view.why).toEqual({ reason: null }));
  const win = opened({ task: { moves: ['f1f5'] } });
  await win.session.play('f1f5');
  await vi.waitFor(() => expect(win.session.view.why).toEqual({ reason: null }));
  expect([same.hinted.length, win.hinted.length]).toEqual([1, 0]);
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
  expect(saved).toEqual([SOLVED, SOLVED]);
});

test('without an engine a wrong move is wrong all the same', async () => {
  const { session } = opened({ answer: new Error('it crashed') });
  await session.play('b4b3');
  expect(session.view.phase).toMatchObject({ kind: 'wrong', tried: { finding: null } });
});
