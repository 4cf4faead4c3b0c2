// Work of every kind that is saved as it goes, as its screen sees it: for tests of what the screen says about saving.
import { type LessonProgress, withMoves, withSolved } from '../../src/lessons/progress';
import { openAnalysis } from '../../src/session/analysis/analysisSession';
import { openSession } from '../../src/session/gameSession';
import { openPuzzle } from '../../src/session/puzzle/puzzleSession';
import type { PuzzleSession } from '../../src/session/puzzle/types';
import { openReview } from '../../src/session/review/reviewSession';
import { ProgressSaver } from '../../src/session/saver';
import { newAnalysis, playAnalysis } from '../../src/storage/analysisRecord';
import type { GameStore } from '../../src/storage/gameStore';
import { runDetached } from '../../src/util/failures';
import { losAlamos } from '../proofGames/losalamos';
import { findingOf } from '../review/support';
import { FakeEngine, gameOf } from './fakes';

/** Work under way. Nothing of it waits for the storage. */
export interface SavedWork {
  /** Does more of it; `which` chooses what. */
  goOn(which: number): void;
  /** Does something else, where the kind has something else. */
  goBack(which: number): void;
  /** Tries to save what was not saved. */
  retry(): void;
  isSaving(): boolean;
  /** Whether the screen says, or lets one believe, that all of it is saved. */
  isSaved(): boolean;
  /** Whether there is something to be found again. */
  hasShown(): boolean;
  /** What the screen shows, and what a storage has of it. */
  shown(): unknown;
  stored(store: GameStore): Promise<unknown>;
  close(): void;
}

/** `id` is nobody else's. */
export type StartWork = (store: GameStore, id: string) => Promise<SavedWork>;

const pick = <T>(list: readonly T[], which: number): T | undefined =>
  list[which % Math.max(1, list.length)];
const nothing = () => undefined;

const game: StartWork = async (store, id) => {
  const session = openSession({ record: gameOf({}, { id }), engine: new FakeEngine(), store });
  const shown = () => session.view.moves.map(({ text }) => text);
  return {
    goOn(which) {
      const move = pick(session.view.options, which);
      if (move) runDetached(session.play(move.text));
    },
    goBack: () => session.view.canTakeBack && runDetached(session.takeBack()),
    retry: nothing,
    isSaving: () => session.view.saving,
    isSaved: () => !session.view.unsaved,
    hasShown: () => shown().length > 0,
    shown,
    stored: async (opened) => (await opened.load(id))?.moves,
    close: () => session.close(),
  };
};

const analysis: StartWork = async (store, id) => {
  const analyses = await store.openAnalyses();
  const session = openAnalysis({
    analysis: await playAnalysis(newAnalysis(gameOf(), id, 500)),
    store: analyses,
    engine: () => ({ state: null, show: nothing, stop: nothing, solve: async () => 'stopped' }),
    now: () => 500,
  });
  return {
    goOn(which) {
      const move = pick(session.view.options, which);
      if (move) runDetached(session.play(move.text));
    },
    goBack: () => runDetached(session.back()),
    retry: () => runDetached(session.retry()),
    isSaving: () => session.view.saving,
    isSaved: () => !session.view.unsaved,
    hasShown: () => true,
    shown: () => [session.view.record.tree, session.view.record.path],
    stored: async (opened) => {
      const found = await (await opened.openAnalyses()).load(id);
      return [found?.record.tree, found?.record.path];
    },
    close: () => session.close(),
  };
};

/** Made once and again: what is looked at of a game whose moves never change. */
const review: StartWork = async (store, id) => {
  const played = gameOf({}, { id, moves: ['lblc', 'lylx', 'mbmc', 'mymx'], revision: 1 });
  const finished = { ...played, result: { score: '1-0', reason: 'resignation' } } as const;
  await store.save(finished);
  const reviews = await store.openReviews();
  let time = 0;
  let saving = 0;
  const session = openReview({
    ...{ game: finished, stored: null, engine: 'engine' },
    judge: { judge: async () => findingOf({ best: 0.5 }), close: nothing },
    store: {
      save(found) {
        saving++;
        return reviews.save(found).finally(() => saving--);
      },
    },
    now: () => (time += 1000),
  });
  const found = (findings: readonly unknown[] = []) => findings.map((finding) => finding !== null);
  return {
    goOn: () => session.start(),
    goBack: () => session.cancel(),
    retry: () => session.retrySave(),
    isSaving: () => session.view.state === 'working' || saving > 0,
    isSaved: () => session.view.unsaved === null,
    hasShown: () => session.view.done > 0,
    shown: () => found(session.view.findings),
    stored: async (opened) => found((await (await opened.openReviews()).load(id))?.findings),
    close: () => runDetached(session.close()),
  };
};

/** Puzzles solved one after the other. */
const puzzles: StartWork = async (store, id) => {
  const attempts = await store.openAttempts();
  const rules = losAlamos.rules({});
  const sessions: PuzzleSession[] = [];
  const settled = () => sessions.filter(({ view }) => view.solved !== null);
  const names = () => sessions.map((_, index) => `${id}-${index}`);
  const begin = () => {
    const name = `${id}-${sessions.length}`;
    const attempt = { id: name, game: id, puzzle: name, way: 'training', run: null } as const;
    const session = openPuzzle({
      task: {
        line: { game: 'losalamos', options: {}, start: 'k5/6/1K4/6/6/5R w 0 0', moves: [] },
        ...{ moves: ['f1f5'], promised: 'win', mistake: null },
      },
      rules,
      pace: 0,
      judge: {
        judge: async () => null,
        hint: async () => null,
        provenWin: async () => null,
        close: nothing,
      },
      record: ({ solved }) =>
        attempts.add({ ...attempt, solved, rating: 1200, day: '2026-11-22', at: 500 }),
    });
    sessions.push(session);
    return session;
  };
  return {
    goOn: () => runDetached(begin().play('f1f5')),
    goBack: () => runDetached(sessions.at(-1)?.retry()),
    retry: () => runDetached(sessions.at(-1)?.retry()),
    isSaving: () => settled().length < sessions.length,
    isSaved: () => (sessions.at(-1)?.view.unsaved ?? null) === null,
    hasShown: () => sessions.length > 0,
    shown: () => names().sort(),
    stored: async (opened) =>
      (await (await opened.openAttempts()).list(id)).map(({ id: name }) => name).sort(),
    close() {
      for (const session of sessions) session.close();
    },
  };
};

const lessons: StartWork = async (store, id) => {
  const saver = new ProgressSaver(Promise.resolve(store), id);
  await saver.read();
  const lesson = (which: number) => ({ id: `lesson${which % 3}`, tasks: [1, 2] });
  return {
    goOn: (which) => runDetached(saver.change((now) => withSolved(now, lesson(which), which % 2))),
    goBack: (which) =>
      runDetached(saver.change((now) => withMoves(now, lesson(which), [`move${which % 7}`]))),
    retry: () => runDetached(saver.retry()),
    isSaving: () => saver.views.get().saving,
    isSaved: () => saver.views.get().problem === null,
    hasShown: () => true,
    shown: () => sorted(saver.views.get().progress),
    stored: async (opened) => sorted(await opened.lessonProgress(id)),
    close: nothing,
  };
};

const sorted = (progress: LessonProgress | null) =>
  progress && {
    done: progress.done.toSorted(),
    starred: progress.starred.toSorted(),
    begun: progress.begun,
  };

export const KINDS: Readonly<Record<string, StartWork>> = {
  game,
  analysis,
  review,
  puzzles,
  lessons,
};
