// The page's side of the engine worker: one question at a time, an answer within 50 ms of a stop, and a new worker whenever
// one has crashed, hangs or must be interrupted. A searching worker receives no messages, and pages without cross-origin
// isolation have no shared memory for a stop flag; so every finished iteration is reported, and stopping means taking the
// last reported move and terminating the worker. Requests carry the whole game, so a new worker needs nothing else.
import { proxy, type Remote } from 'comlink';
import type { FoundThreat } from '../reasons/reason';
import type { MoveAnalysis } from '../review/moveAnalysis';
import { asError, recordFailure } from '../util/failures';
import {
  type AnalysisInfo,
  anyMove,
  type Breakdown,
  type EngineWorkerApi,
  type GameLine,
  type HintReply,
  type HintRequest,
  type JudgeRequest,
  type ProofRequest,
  type ThinkInfo,
  type ThinkReply,
  type ThinkRequest,
  type ThreatRequest,
  WorkerFailure,
} from './api';
import { HINT_TIME_MS, LEVEL_TIME_MS } from './levels';
import { maxJudgeNodes } from './limits';
import {
  type EngineWorker,
  MAX_STUCK_WORKERS,
  MAX_WORKERS_PER_REQUEST,
  RESPONSE_TIMEOUT_MS,
  type SpawnedWorker,
  silenceLimitMs,
  spawnWorker,
  Watchdog,
} from './spawnWorker';

/** Nodes per millisecond assumed of the slowest device. Chosen by hand; not measured on such a device. */
const MIN_NODES_PER_MS = 10;
/** How long (ms) a stopped search without any report may go on. */
const STOP_TIMEOUT_MS = 30;
type OnInfo<I extends ThinkInfo> = (info: I) => void;
/** Called when the engine has taken too long to start, and again once it has started. */
type OnLate = (isLate: boolean) => void;

/** A question of any kind. */
interface SearchQuestion {
  /** The search's own time limit (ms). */
  readonly budget: number;
  /** Sends the question to a worker; resolves to the reply. */
  readonly ask: (api: Remote<EngineWorkerApi>, onInfo: OnInfo<AnalysisInfo>) => Promise<() => void>;
  readonly onInfo: OnInfo<AnalysisInfo>;
  readonly onLate: OnLate;
  /** The reply by the best report so far. @throws the error that rejects the question */
  readonly answerEarly: (best: ThinkInfo | null) => void;
  readonly reject: (error: Error) => void;
  best: ThinkInfo | null;
  attempts: number;
  stopping: boolean;
}

interface Ask<R> {
  readonly budget: number;
  readonly onInfo: OnInfo<AnalysisInfo>;
  readonly onLate?: OnLate;
  readonly ask: (api: Remote<EngineWorkerApi>, onInfo: OnInfo<AnalysisInfo>) => Promise<R>;
  /** The reply when the question is stopped. */
  readonly early: (best: ThinkInfo | null) => R;
}

export class EngineClient {
  private worker: SpawnedWorker | null = null;
  private readonly watchdog = new Watchdog(() => this.fallSilent());
  private question: SearchQuestion | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly open: () => EngineWorker) {}

  /**
   * Asks for a move at a level. An open question is stopped first. Rejects if the request is refused or several workers in a
   * row fail.
   */
  think(
    request: ThinkRequest,
    onInfo: OnInfo<ThinkInfo> = ignore,
    onLate: OnLate = ignore,
  ): Promise<ThinkReply> {
    return this.put({
      budget: request.moveTime ?? LEVEL_TIME_MS,
      onInfo,
      onLate,
      ask: (api, report) => api.think(request, proxy(report)),
      early: (best) => bestSoFar(request.line, best),
    });
  }

  /**
   * Asks for the best move and the reason for it; null if the signal or another question stops it before that. Rejects as
   * think.
   */
  hint(request: HintRequest, signal?: AbortSignal): Promise<HintReply | null> {
    const reply = this.put<HintReply | null>({
      budget: HINT_TIME_MS,
      onInfo: ignore,
      ask: (api) => api.hint(request),
      early: () => null,
    });
    const { question } = this;
    const stop = () => {
      if (question && question === this.question) this.cutShort(question);
    };
    signal?.addEventListener('abort', stop);
    return reply.finally(() => signal?.removeEventListener('abort', stop));
  }

  /**
   * Asks what a move is worth; null if the game is over before it, or if a stop or another question comes first. Rejects as
   * think.
   */
  judge(request: JudgeRequest): Promise<MoveAnalysis | null> {
    return this.look(request, (api) => api.judge(request));
  }

  /** Asks what the last move threatens; null likewise. Rejects as think. */
  threat(request: ThreatRequest): Promise<FoundThreat | null> {
    return this.look(request, (api) => api.threat(request));
  }

  /** Asks within how many moves a win is proven; null if a stop or another question comes first. Rejects as think. */
  provenWin(request: ProofRequest): Promise<number | null> {
    return this.put<number | null>({
      budget: (2 * request.nodes) / MIN_NODES_PER_MS,
      onInfo: ignore,
      ask: (api) => api.provenWin(request),
      early: () => null,
    });
  }

  private look<R>(
    { nodes, moveTime = maxJudgeNodes(nodes) / MIN_NODES_PER_MS }: JudgeRequest | ThreatRequest,
    ask: Ask<R | null>['ask'],
  ): Promise<R | null> {
    return this.put<R | null>({ budget: moveTime, onInfo: ignore, ask, early: () => null });
  }

  /** Answers the open question, if any, with the best move so far. */
  stop(): void {
    const { question } = this;
    if (!question || question.stopping) return;
    question.stopping = true;
    if (question.best) this.cutShort(question);
    else this.setTimer(STOP_TIMEOUT_MS, () => this.cutShort(question));
  }

  /** Stops and terminates the worker. The client stays usable. */
  close(): void {
    this.stop();
    if (this.question) this.cutShort(this.question);
    this.endWorker();
  }

  private put<R>({ budget, onInfo, onLate = ignore, ask, early }: Ask<R>): Promise<R> {
    if (this.question) this.cutShort(this.question);
    return new Promise((resolve, reject) => {
      this.question = {
        ...{ budget, onInfo, onLate, reject },
        ask: async (api, report) => {
          const reply = await ask(api, report);
          return () => resolve(reply);
        },
        answerEarly: (best) => resolve(early(best)),
        ...{ best: null, attempts: 0, stopping: false },
      };
      this.send(this.question);
    });
  }

  private send(question: SearchQuestion): void {
    question.attempts++;
    let worker: SpawnedWorker;
    try {
      worker = this.openWorker();
    } catch (error) {
      this.settle(() => question.reject(asError(error)));
      return;
    }
    // Ignore replies from a terminated worker.
    const isOpen = () => this.question === question && this.worker === worker;
    this.listen(question, worker);
    this.setTimer(question.budget + RESPONSE_TIMEOUT_MS, () => this.fail('slow'));
    question
      .ask(worker.api, (info) => {
        if (isOpen()) this.progress(question, info);
      })
      .then(
        (answer) => {
          if (isOpen()) this.settle(answer);
        },
        (error: unknown) => {
          if (isOpen()) {
            this.settle(() => question.reject(asError(error)));
          }
        },
      );
  }

  private progress(question: SearchQuestion, info: AnalysisInfo): void {
    if (info.rank === 1) question.best = info;
    if (question.stopping) {
      this.cutShort(question);
      return;
    }
    question.onInfo(info);
  }

  /** Answers with the best move so far and interrupts the search. */
  private cutShort(question: SearchQuestion): void {
    this.endWorker();
    this.settle(() => {
      try {
        question.answerEarly(question.best);
      } catch (error) {
        question.reject(asError(error));
      }
    });
  }

  private settle(answer: () => void): void {
    clearTimeout(this.timer);
    this.watchdog.stop();
    this.question = null;
    answer();
  }

  private openWorker(): SpawnedWorker {
    if (this.worker) return this.worker;
    const opened = spawnWorker(this.open, {
      onCrash: () => {
        if (this.worker === opened) this.fail('crashed');
      },
      onHeartbeat: (isFirst) => {
        if (this.worker !== opened) return;
        if (isFirst) this.question?.onLate(false);
        if (this.question) this.listen(this.question, opened);
      },
    });
    this.worker = opened;
    return opened;
  }

  private endWorker(): void {
    this.worker?.end();
    this.worker = null;
  }

  /** Restarts the wait for the worker's next sign of life. */
  private listen({ attempts }: SearchQuestion, worker: SpawnedWorker): void {
    this.watchdog.restart(silenceLimitMs(worker, attempts));
  }

  private fallSilent(): void {
    if (!this.worker?.hasBegun) this.question?.onLate(true);
    this.fail('silent', MAX_STUCK_WORKERS);
  }

  /** Replaces a worker that failed and asks again; rejects the question after `most` workers. */
  private fail(how: Breakdown, most = MAX_WORKERS_PER_REQUEST): void {
    this.endWorker();
    const failure = new WorkerFailure(how);
    recordFailure('engine', failure);
    const { question } = this;
    if (!question) return;
    if (question.stopping) this.cutShort(question);
    else if (question.attempts < most) this.send(question);
    else this.settle(() => question.reject(failure));
  }

  private setTimer(milliseconds: number, action: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(action, milliseconds);
  }
}

/** @throws InputError for a line that cannot be replayed */
const bestSoFar = (line: GameLine, best: ThinkInfo | null): ThinkReply =>
  best ? { move: best.line[0], info: best } : { move: anyMove(line), info: null };

const ignore = (): void => undefined;
