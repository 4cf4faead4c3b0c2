// An engine and a store whose answers the test gives when it likes.
import type { ThinkInfo, ThinkReply, ThinkRequest } from '../../src/engine/api';
import type { Session, SessionEngine, SessionStore, SessionView } from '../../src/session/types';
import { type GameRecord, type NewGame, newRecord } from '../../src/storage/record';
import { rulesOf } from '../../src/storage/replay';

interface Question {
  readonly request: ThinkRequest;
  readonly onInfo: (info: ThinkInfo) => void;
  readonly onLate: (isLate: boolean) => void;
  answer(move: string | null): void;
  fail(error: string | Error): void;
}

/** An engine that thinks until the test answers. */
export class FakeEngine implements SessionEngine {
  readonly questions: Question[] = [];
  stops = 0;
  private readonly waiting: ((question: Question) => void)[] = [];

  think(
    request: ThinkRequest,
    onInfo: Question['onInfo'],
    onLate: Question['onLate'],
  ): Promise<ThinkReply> {
    return new Promise((resolve, reject) => {
      const question: Question = {
        request,
        onInfo,
        onLate,
        answer: (move) => resolve({ move, info: null }),
        fail: (error) => reject(typeof error === 'string' ? new Error(error) : error),
      };
      this.questions.push(question);
      this.waiting.shift()?.(question);
    });
  }

  stop(): void {
    this.stops++;
  }

  /** The next question that is asked from now on. */
  next(): Promise<Question> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}

/** A store that keeps what is saved; saves wait while `held`, and fail while `failure` is set. */
export class FakeStore implements SessionStore {
  readonly saved: GameRecord[] = [];
  failure: Error | null = null;
  private gate: Promise<void> = Promise.resolve();

  async save(record: GameRecord): Promise<void> {
    await this.gate;
    if (this.failure) throw this.failure;
    this.saved.push(record);
  }

  /** Makes saves wait until the returned function is called. */
  hold(): () => void {
    let release: () => void = () => undefined;
    this.gate = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  get lastMoves(): readonly string[] | undefined {
    return this.saved.at(-1)?.moves;
  }
}

export const PERSON = { kind: 'person' } as const;
export const COMPUTER = { kind: 'computer', level: 3 } as const;

/** A new game of TheBridge41 between two persons, or as given. */
export function gameOf(
  chosen: Partial<NewGame> = {},
  played: Partial<GameRecord> = {},
): GameRecord {
  const game = chosen.game ?? 'bridge41';
  const options = chosen.options ?? {};
  const setup = {
    game,
    options,
    start: rulesOf({ game, options }).startFen,
    white: PERSON,
    black: PERSON,
    ...chosen,
  };
  return { ...newRecord(setup, 'game-1', 1000), ...played };
}

/** Resolves with the first view, the present one included, that satisfies the condition. */
export function until(
  session: Session,
  condition: (view: SessionView) => boolean,
): Promise<SessionView> {
  if (condition(session.view)) return Promise.resolve(session.view);
  return new Promise((resolve) => {
    const unsubscribe = session.subscribe((view) => {
      if (!condition(view)) return;
      unsubscribe();
      resolve(view);
    });
  });
}

/** Move texts played so far. */
export const texts = (view: SessionView): string[] => view.moves.map(({ text }) => text);

/** Resolves once all that was begun has been done, as far as no timer is awaited. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
}
