// An analysis under way: its moves, what is undone, and how it is saved.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pathTo } from '../../src/analysis/places';
import type { SolveResult } from '../../src/engine/analyst';
import { games } from '../../src/games';
import { openAnalysis } from '../../src/session/analysis/analysisSession';
import type {
  AnalysisEngine,
  AnalysisQuestion,
  AnalysisSession,
} from '../../src/session/analysis/types';
import { parseAnalysisText } from '../../src/storage/analysisConversion';
import {
  type AnalysisRecord,
  analysisOfGame,
  newAnalysis,
  parsePlayableAnalysis,
  playAnalysis,
} from '../../src/storage/analysisRecord';
import { ConflictError } from '../../src/storage/errors';
import { anyDeeds } from '../support/analyses';
import { randomMoves } from '../support/playedGames';
import { gameOf, settled } from './fakes';

type Found = 'idle' | 'thinking' | 'failed';
type Solved = Parameters<AnalysisEngine<Found>['solve']>;

/** An engine that remembers what it was asked, and reports when the test says so. */
class FakeEngine implements AnalysisEngine<Found> {
  state: Found = 'idle';
  readonly requests: AnalysisQuestion[] = [];
  stops = 0;
  /** What it was asked to solve last, and how to answer. */
  solving: Solved | null = null;
  solved: (result: SolveResult) => void = () => undefined;

  constructor(private readonly onChange: () => void) {}

  show(request: AnalysisQuestion): void {
    this.requests.push(request);
    this.report('thinking');
  }

  stop(): void {
    this.stops++;
    this.report('idle');
  }

  solve(...asked: Solved): ReturnType<AnalysisEngine<Found>['solve']> {
    this.solving = asked;
    return new Promise((resolve) => {
      this.solved = resolve;
      asked[2].addEventListener('abort', () => resolve('stopped'));
    });
  }

  report(state: Found): void {
    this.state = state;
    this.onChange();
  }
}

/** A store that keeps what is saved; saves wait while `held`, and fail while `failure` is set. */
class FakeAnalyses {
  readonly saved: AnalysisRecord[] = [];
  failure: Error | null = null;
  /** Saves begun, held ones too. */
  begun = 0;
  private gate: Promise<void> = Promise.resolve();

  async save(record: AnalysisRecord): Promise<void> {
    this.begun++;
    await this.gate;
    if (this.failure) throw this.failure;
    this.saved.push(record);
  }

  hold(): () => void {
    let release: () => void = () => undefined;
    this.gate = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  get last(): AnalysisRecord | undefined {
    return this.saved.at(-1);
  }
}

const game = gameOf({}, { moves: ['lblc', 'lylx', 'rbrc'] });

async function opened(
  record = newAnalysis(analysisOfGame(game, 2), 'mine', 5),
  elsewhere?: string,
) {
  const store = new FakeAnalyses();
  const engines: FakeEngine[] = [];
  const session = openAnalysis({
    analysis: await playAnalysis(record),
    store,
    engine: (onChange) => {
      engines.push(new FakeEngine(onChange));
      return engines[0];
    },
    now: () => 77,
    ...(elsewhere !== undefined && { elsewhere }),
  });
  return { store, session, engine: engines[0] };
}

const allSaved = (session: AnalysisSession<Found>) =>
  expect.poll(() => session.view.saving).toBe(false);

const path = ({ view }: AnalysisSession<Found>) => pathTo(view.place);

describe('an analysis', () => {
  test('of a game shows the ply it was opened at, is saved at once, and leaves the game alone', async () => {
    const before = structuredClone(game);
    const { session, store } = await opened();
    expect(path(session)).toEqual(['lblc', 'lylx']);
    expect(session.view.saving).toBe(true);
    await allSaved(session);
    expect(store.last).toMatchObject({ revision: 1, origin: { game: 'game-1', ply: 2 } });
    await session.play('mbmc');
    await session.remove([]);
    expect(game).toEqual(before);
  });

  test('goes along with the same move, and starts a variation with another', async () => {
    const { session, store } = await opened();
    await session.play('rbrc');
    expect(session.view.record.tree).toBe('1. lblc lylx 2. rbrc');
    await session.back();
    await session.play('mbmc');
    expect(session.view).toMatchObject({ inVariation: true, comment: null, branches: [] });
    expect(store.last).toMatchObject({
      tree: '1. lblc lylx 2. rbrc (2. mbmc)',
      path: ['lblc', 'lylx', 'mbmc'],
      updatedAt: 77,
    });
    await session.back();
    expect(session.view.branches.map(({ text }) => text)).toEqual(['rbrc', 'mbmc']);
    await session.forward(1);
    expect(path(session)).toEqual(['lblc', 'lylx', 'mbmc']);
    await expect(session.play('rbrc')).rejects.toThrow('illegal move "rbrc"');
  });

  test('is stepped through by lines', async () => {
    const { session } = await opened();
    await session.toLineEnd();
    expect(path(session)).toEqual(['lblc', 'lylx', 'rbrc']);
    await session.forward();
    await session.toLineStart();
    await session.back();
    expect(path(session)).toEqual([]);
    expect(session.view.board.text).toBe(game.start);
    expect(session.view.board.lastMove).toBeNull();
    await session.go(['lblc']);
    expect(session.view.board.lastMove?.text).toBe('lblc');
  });

  test('is promoted, commented, deleted, and a deletion is undone', async () => {
    const { session } = await opened();
    await session.playLine(['mbmc', 'mymx']);
    await session.promote(path(session));
    await session.comment(path(session), ' so ');
    const before = session.view.record.tree;
    expect(before).toBe('1. lblc lylx 2. mbmc (2. rbrc) 2... mymx {so}');
    expect(session.view).toMatchObject({ comment: 'so', inVariation: false });
    await session.remove(['lblc', 'lylx', 'mbmc']);
    expect(path(session)).toEqual(['lblc', 'lylx']);
    expect(session.view.canUndoDelete).toBe(true);
    await session.undoDelete();
    expect(session.view.record.tree).toBe(before);
    expect(path(session)).toEqual(['lblc', 'lylx', 'mbmc', 'mymx']);
    expect(session.view.canUndoDelete).toBe(false);
  });

  test('a move that is there already only moves on: a deletion can still be undone', async () => {
    const { session } = await opened();
    await session.remove(['lblc', 'lylx', 'rbrc']);
    await session.go([]);
    const { tree, updatedAt } = session.view.record;
    await session.playLine(['lblc', 'lylx']);
    expect(path(session)).toEqual(['lblc', 'lylx']);
    expect(session.view.record).toMatchObject({ tree, updatedAt });
    expect(session.view.canUndoDelete).toBe(true);
  });

  test('plays a line of the engine as a whole or not at all', async () => {
    const { session } = await opened();
    const before = session.view.record.tree;
    await expect(session.playLine(['mbmc', 'mymk'])).rejects.toThrow('move 2: illegal move "mymk"');
    expect(session.view.record.tree).toBe(before);
  });

  test('is copied as text, whole or one line of it, which opens as an analysis', async () => {
    const { session } = await opened();
    await session.rename('Ours');
    await session.playLine(['mbmc', 'mymx']);
    const read = (text: string) => parseAnalysisText(text, 'here', 9);
    expect(read(session.text())).toMatchObject({
      name: 'Ours',
      tree: '1. lblc lylx 2. rbrc (2. mbmc mymx)',
    });
    expect(read(session.text(['lblc', 'lylx', 'mbmc'])).tree).toBe('1. lblc lylx 2. mbmc mymx');
  });

  test('refuses bad names, comments and settings by name, and changes nothing', async () => {
    const { session } = await opened();
    const before = session.view.record;
    await expect(session.rename('')).rejects.toThrow('name is empty');
    await expect(session.comment([], 'x'.repeat(301))).rejects.toThrow('more than 300');
    await expect(session.configure({ lines: 4 })).rejects.toThrow('settings.lines is 4');
    expect(session.view.record).toMatchObject({ ...before, revision: expect.any(Number) });
  });
});

describe('saving', () => {
  test('what changes during a save is saved together after it, and shown as saved only then', async () => {
    const { session, store } = await opened();
    await allSaved(session);
    const release = store.hold();
    const first = session.play('rbrc');
    await expect.poll(() => store.begun).toBe(2);
    const second = session.back();
    const third = session.play('mbmc');
    expect(path(session)).toEqual(['lblc', 'lylx', 'mbmc']);
    expect(session.view.saving).toBe(true);
    expect(store.saved).toHaveLength(1);
    release();
    await Promise.all([first, second, third]);
    expect(store.saved.map(({ revision }) => revision)).toEqual([1, 2, 3]);
    expect(store.last?.path).toEqual(['lblc', 'lylx', 'mbmc']);
    expect(session.view).toMatchObject({ saving: false, unsaved: false });
  });

  test('a failure is told, and tried again', async () => {
    const { session, store } = await opened();
    await allSaved(session);
    store.failure = new Error('the storage of this device is full');
    await session.play('mbmc');
    expect(session.view.unsaved).toBe(true);
    expect(session.view.notice).toMatch(/could not be saved: the storage of this device is full\./);
    store.failure = null;
    await session.retry();
    expect(session.view).toMatchObject({ unsaved: false, notice: null });
    expect(store.last?.tree).toContain('mbmc');
  });

  test('once another tab has gone on with it, it can be looked at but not changed', async () => {
    const { session, store } = await opened();
    await allSaved(session);
    store.failure = new ConflictError('This analysis went on in another tab.');
    await session.play('mbmc');
    expect(session.view).toMatchObject({
      superseded: true,
      unsaved: false,
      options: [],
      notice: 'This analysis went on in another tab.',
    });
    await expect(session.comment([], 'x')).rejects.toThrow('went on in another tab');
    await session.back();
    expect(path(session)).toEqual(['lblc', 'lylx']);
    expect(store.saved).toHaveLength(1);
  });

  test('one that another tab has can only be looked at', async () => {
    const stored = { ...newAnalysis(analysisOfGame(game, 0), 'mine', 5), revision: 3 };
    const { session, store } = await opened(stored, 'Another tab has this analysis.');
    await session.forward();
    expect(path(session)).toEqual(['lblc']);
    await expect(session.play('lylx')).rejects.toThrow('Another tab has this analysis.');
    expect(store.saved).toEqual([]);
  });
});

describe('the engine', () => {
  test('is asked about the place shown while it is on and the page is seen', async () => {
    const { session, engine } = await opened();
    expect(engine.requests).toEqual([]);
    await session.configure({ engine: true, lines: 3 });
    expect(engine.requests).toEqual([
      {
        line: {
          game: game.game,
          options: game.options,
          start: game.start,
          moves: ['lblc', 'lylx'],
        },
        lines: 3,
        threat: false,
      },
    ]);
    await session.comment(path(session), 'not a new question');
    expect(engine.requests).toHaveLength(1);
    await session.play('mbmc');
    expect(engine.requests.at(-1)?.line.moves).toEqual(['lblc', 'lylx', 'mbmc']);
    session.setHidden(true);
    expect(engine.stops).toBe(1);
    session.setHidden(false);
    expect(engine.requests).toHaveLength(3);
    await session.configure({ threat: true });
    expect(engine.requests.at(-1)).toMatchObject({ lines: 1, threat: true });
    await session.configure({ engine: false });
    expect(engine.stops).toBe(2);
  });

  test('tells what it found in the view, and is asked again after it failed', async () => {
    const { session, engine } = await opened();
    await session.configure({ engine: true });
    const seen: Found[] = [];
    session.subscribe((view) => seen.push(view.engine));
    engine.report('failed');
    expect(seen).toEqual(['failed']);
    await session.retry();
    expect(engine.requests).toHaveLength(2);
    session.close();
    expect(engine.stops).toBe(1);
    engine.report('failed');
    expect(seen.filter((state) => state === 'failed')).toHaveLength(1);
  });

  test('is not asked where the game is over', async () => {
    const moves = randomMoves(games[0].rules({}), 1, 600);
    expect(moves.result).not.toBeNull();
    const over = gameOf({ game: games[0].id, options: {} }, { moves: moves.moves });
    const { session, engine } = await opened(
      newAnalysis(analysisOfGame(over, moves.moves.length), 'x', 1),
    );
    await session.configure({ engine: true });
    expect(session.view.outcome).not.toBeNull();
    expect(session.view.options).toEqual([]);
    expect(engine.requests).toEqual([]);
    await session.back();
    expect(engine.requests).toHaveLength(1);
  });
});

test.each(games.map((one) => ({ name: one.name, one })))(
  'whatever a person does in $name, what is stored is playable and opens as it was',
  async ({ one }) => {
    const { startFen, options } = one.rules({});
    await fc.assert(
      fc.asyncProperty(anyDeeds, async (deeds) => {
        const begun = newAnalysis({ game: one.id, options, start: startFen }, 'x', 1);
        const { session, store } = await opened(begun);
        for (const deed of deeds) await command(session, deed.kind, deed.choice, deed.text);
        await session.back();
        await allSaved(session);
        const stored = store.last ?? begun;
        expect(parsePlayableAnalysis(stored)).toEqual(session.view.record);
        const again = (await opened(stored)).session.view;
        expect(again.notation).toEqual(session.view.notation.map(withoutIds));
        function withoutIds(block: (typeof again.notation)[number]) {
          return expect.objectContaining({
            level: block.level,
            moves: block.moves.map(({ number, notation, comment }) =>
              expect.objectContaining({ number, notation, comment }),
            ),
          });
        }
      }),
      { numRuns: 12 },
    );
  },
);

async function command(
  session: AnalysisSession<Found>,
  kind: string,
  choice: number,
  text: string,
) {
  const { view } = session;
  const at = pathTo(view.place);
  if (kind === 'play' && view.options.length > 0) {
    await session.play(view.options[choice % view.options.length].text);
  } else if (kind === 'back') await session.back();
  else if (kind === 'forward') await session.forward(choice % Math.max(1, view.branches.length));
  else if (kind === 'start') await session.toLineStart();
  else if (kind === 'end') await session.toLineEnd();
  else if (kind === 'promote') await session.promote(at);
  else if (kind === 'main') await session.makeMainLine(at);
  else if (kind === 'remove' && at.length > 0) await session.remove(at);
  else if (kind === 'comment') await session.comment(at, text);
}

describe('an ending of four pieces', () => {
  const start = 'k4/5/5/5/**1**/5/5/r4/R3K w m 0 0';
  const begun = newAnalysis({ game: 'bridge41', options: {}, start }, 'few', 5);
  const few = { ...begun, settings: { ...begun.settings, engine: true } };
  const share = (session: AnalysisSession<Found>) =>
    session.view.solving?.kind === 'working' ? session.view.solving.done : null;

  test('is offered where it is solved only if that is asked for', async () => {
    expect((await opened()).session.view.solving).toBeNull();
    // The engine is off, and what was stored is opened again.
    const { session } = await opened({ ...begun, revision: 1 });
    expect(session.view.solving).toEqual({ kind: 'offered' });
    // A capture leaves three pieces, which are solved unasked.
    const taking = session.view.options.find(({ effects }) => effects.captured.length > 0);
    await session.play(taking?.text ?? '');
    expect(session.view.solving).toBeNull();
  });

  test('is solved while the engine rests, which then looks at the place anew', async () => {
    const { session, engine } = await opened(few);
    expect(engine.requests).toHaveLength(1);
    const done = session.solve();
    expect(share(session)).toBe(0);
    expect(engine.stops).toBe(1);
    void engine.solving?.[1](0.5);
    expect(share(session)).toBe(0.5);
    // Another place of the same pieces is the same ending.
    const quiet = session.view.options.find(({ effects }) => effects.captured.length === 0);
    await session.play(quiet?.text ?? '');
    expect(share(session)).toBe(0.5);
    expect(engine.requests).toHaveLength(1);
    engine.solved('solved');
    await done;
    expect(session.view.solving).toEqual({ kind: 'over', result: 'solved' });
    expect(engine.requests).toHaveLength(2);
  });

  test('is paused by hand while the engine goes on, and gone on with where it was', async () => {
    const { session, engine } = await opened(few);
    const done = session.solve();
    const asked = engine.solving;
    expect(asked?.[1](0.25)).toBeUndefined();
    session.pauseSolving();
    expect(session.view.solving).toEqual({ kind: 'paused', done: 0.25 });
    expect(engine.requests).toHaveLength(2);
    // The worker waits for the answer to its next report.
    let isAnswered = false;
    const answer = Promise.resolve(asked?.[1](0.3)).then(() => {
      isAnswered = true;
    });
    await settled();
    expect(isAnswered).toBe(false);
    const resumed = session.solve();
    await answer;
    expect(engine.stops).toBe(2);
    expect(share(session)).toBe(0.3);
    expect(engine.solving).toBe(asked);
    engine.solved('solved');
    await Promise.all([done, resumed]);
    expect(session.view.solving).toEqual({ kind: 'over', result: 'solved' });
  });

  test('is paused at another ending, and given up by closing', async () => {
    const { session, engine } = await opened(few);
    const solving = session.solve();
    void engine.solving?.[1](0.4);
    const taking = session.view.options.find(({ effects }) => effects.captured.length > 0);
    await session.play(taking?.text ?? '');
    expect(session.view.solving).toBeNull();
    await session.back();
    expect(session.view.solving).toEqual({ kind: 'paused', done: 0.4 });
    expect(engine.solving?.[2].aborted).toBe(false);
    session.close();
    expect(engine.solving?.[2].aborted).toBe(true);
    await solving;
  });

  test('that cannot be solved says so, and the engine goes on', async () => {
    for (const result of ['too large', 'unsolvable', 'failed'] as const) {
      const { session, engine } = await opened(few);
      const done = session.solve();
      engine.solved(result);
      await done;
      expect(session.view.solving).toEqual({ kind: 'over', result });
      expect(engine.requests).toHaveLength(2);
    }
  });
});
