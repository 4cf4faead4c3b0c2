// Opens games, analyses and reviews by id. The code of session and engine is loaded with the first of each.

import type { AnalysisState } from '../../engine/analyst';
import type { HintProvider, ThinkReply, ThinkRequest } from '../../engine/api';
import type { AnalysisSession } from '../../session/analysis/types';
import type { Judge } from '../../session/review/reviewPly';
import type { OpenedReview } from '../../session/review/reviewSession';
import type { AnswerPace, Session, SessionEngine } from '../../session/types';
import type { AnalysisRecord } from '../../storage/analysisRecord';
import type { GameStore } from '../../storage/gameStore';
import type { Arrived } from '../../storage/message';
import type { GameRecord } from '../../storage/record';
import type { CreateAnalyst } from './analysisSource';
import type { LoadedGame } from './gameSource';
import { createOpenSessions, type OpenSessions } from './openSessions';

export interface OpenGames extends OpenSessions<GameRecord, Session>, HintProvider {
  /** Holds what came with a link for a game that is about to be shown. */
  bring(id: string, came: Arrived): void;
  /** Hands that over, once; null if nothing came for this game. */
  takeArrival(id: string): Arrived | null;
  /** A move of the computer's in what is no game of its own, such as a lesson. Rejects if the engine breaks down. */
  think(request: ThinkRequest): Promise<ThinkReply>;
}

interface OpenGamesParts {
  readonly store: Promise<GameStore>;
  readonly createEngine: () => Promise<SessionEngine & HintProvider>;
  /** Whether a game is shown, or Back leads to it. */
  readonly isOnTrail: (id: string) => boolean;
  /** How answers are shown now. */
  readonly pace: () => AnswerPace;
  /** Called when a game has ended and is saved. */
  readonly onEnded: () => void;
}

export function createOpenGames(parts: OpenGamesParts): OpenGames {
  const { store, createEngine, isOnTrail, pace, onEnded } = parts;
  let engine: Promise<SessionEngine & HintProvider> | null = null;
  const openEngine = () => {
    engine ??= createEngine().catch((error: unknown) => {
      engine = null;
      throw error;
    });
    return engine;
  };
  const sessions = createOpenSessions<GameRecord, Session, LoadedGame>(async () => {
    const [games, client, { gameSource }] = await Promise.all([
      store,
      openEngine(),
      import('./gameSource'),
    ]);
    return gameSource(games, client, isOnTrail, pace, onEnded);
  });
  let arrival: { readonly id: string; readonly came: Arrived } | null = null;
  return {
    ...sessions,
    bring: (id, came) => {
      arrival = { id, came };
    },
    takeArrival: (id) => {
      if (arrival?.id !== id) return null;
      const { came } = arrival;
      arrival = null;
      return came;
    },
    leave: (session) => {
      session.leave();
      sessions.leave(session);
    },
    think: async (request) => (await openEngine()).think(request, ignore, ignore),
    hint: async (request, signal) => {
      const adviser = await openEngine();
      return signal?.aborted ? null : adviser.hint(request, signal);
    },
  };
}

const ignore = (): void => undefined;

export type OpenAnalyses = OpenSessions<AnalysisRecord, AnalysisSession<AnalysisState>>;

interface OpenAnalysesParts {
  readonly store: Promise<GameStore>;
  readonly loadAnalyst: () => Promise<CreateAnalyst>;
}

export function createOpenAnalyses({ store, loadAnalyst }: OpenAnalysesParts): OpenAnalyses {
  return createOpenSessions(async () => {
    const [games, createAnalyst, { analysisSource }] = await Promise.all([
      store,
      loadAnalyst(),
      import('./analysisSource'),
    ]);
    return analysisSource(games, await games.openAnalyses(), createAnalyst);
  });
}

/** What there is to review under an id. Rejects with an InputError for a game that cannot be read. */
export type OpenReviews = (id: string) => Promise<OpenedReview | 'missing' | 'unfinished'>;

interface OpenReviewsParts {
  readonly store: Promise<GameStore>;
  /** Games that live in this page only, or have gone further here. */
  readonly unsaved: () => readonly GameRecord[];
  /** Makes a judge with an engine of its own. */
  readonly loadJudge: () => Promise<() => Judge>;
}

export function createOpenReviews({ store, unsaved, loadJudge }: OpenReviewsParts): OpenReviews {
  return async (id) => {
    const games = await store;
    const record = unsaved().find((one) => one.id === id) ?? (await games.load(id));
    if (!record) return 'missing';
    if (!record.result) return 'unfinished';
    const [createJudge, { reviewSource }] = await Promise.all([
      loadJudge(),
      import('./reviewSource'),
    ]);
    return reviewSource({ ...record, result: record.result }, games, createJudge());
  };
}
