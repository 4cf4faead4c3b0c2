// Goes through the mistakes of a game one by one, asks for a better move at each, and judges what is tried.
import { isGoodEnough, type MoveAnalysis } from '../../review/moveAnalysis';
import { itemAt } from '../../util/items';
import { createObservable, type Observable } from '../../util/observable';
import { findingOrReason, type Judge, REVIEW_LOOK } from './reviewPly';
import type { FinishedGame } from './reviewSession';

/** A mistake to go through. */
export interface MistakeTask {
  /** Plies played before it. */
  readonly ply: number;
  /** What was found about it. */
  readonly finding: MoveAnalysis;
}

/** How it stands with the mistake at hand. */
export type RetryMistakeState =
  | { readonly kind: 'asked' }
  | { readonly kind: 'judging'; readonly move: string }
  /** The best move, or one that is nearly as good. */
  | { readonly kind: 'found'; readonly move: string; readonly isBest: boolean }
  /** A move that is not; its finding says why not. */
  | { readonly kind: 'wrong'; readonly move: string; readonly finding: MoveAnalysis }
  | { readonly kind: 'solution'; readonly move: string }
  | { readonly kind: 'failed'; readonly move: string; readonly reason: string };

export interface RetryMistakeView {
  /** Which of the mistakes is at hand, from 0. */
  readonly index: number;
  readonly task: MistakeTask;
  readonly state: RetryMistakeState;
  /** Whether the piece to move is shown. */
  readonly hinted: boolean;
}

interface RetryMistakeParts {
  readonly game: FinishedGame;
  /** In the order of the game; at least one. */
  readonly tasks: readonly MistakeTask[];
  /** Which of them comes first. */
  readonly first: number;
  readonly judge: Judge;
}

const ASKED: RetryMistakeState = { kind: 'asked' };

export class RetryMistakeSession {
  private readonly views: Observable<RetryMistakeView>;

  constructor(private readonly parts: RetryMistakeParts) {
    const { tasks, first } = parts;
    const index = Math.min(Math.max(0, first), tasks.length - 1);
    this.views = createObservable<RetryMistakeView>({
      index,
      task: itemAt(tasks, index),
      state: ASKED,
      hinted: false,
    });
  }

  get view(): RetryMistakeView {
    return this.views.get();
  }

  subscribe(listener: (view: RetryMistakeView) => void): () => void {
    return this.views.subscribe(listener);
  }

  /** Tries a legal move; resolves when it is judged. */
  async play(move: string): Promise<void> {
    const { task } = this.view;
    const { best, played } = task.finding;
    if (move === best.moves[0])
      return this.change({ state: { kind: 'found', move, isBest: true } });
    // What was wrong with the move of the game is known.
    if (move === played?.moves[0]) return this.change({ state: wrong(move, task.finding) });
    const judging: RetryMistakeState = { kind: 'judging', move };
    this.change({ state: judging });
    const { game, options, start, moves } = this.parts.game;
    const line = { game, options, start, moves: moves.slice(0, task.ply) };
    const request = { line, move, ...REVIEW_LOOK };
    const found = await findingOrReason(this.parts.judge, request);
    // The same move may have been taken back and tried again meanwhile: that question cut this one short.
    if (this.view.state !== judging) return;
    if (typeof found === 'string') this.change({ state: { kind: 'failed', move, reason: found } });
    // "Best" is the move of the solution alone: what is said about that one does not fit another.
    else if (isGoodEnough(found)) this.change({ state: { kind: 'found', move, isBest: false } });
    else this.change({ state: wrong(move, found) });
  }

  /** Shows which piece moves, while a move is asked for. */
  hint(): void {
    if (this.view.state.kind !== 'asked') return;
    this.change({ hinted: true });
  }

  /** Shows the best move. */
  solve(): void {
    this.change({
      state: { kind: 'solution', move: itemAt(this.view.task.finding.best.moves, 0) },
    });
  }

  /** Takes the move tried back. */
  again(): void {
    this.change({ state: ASKED });
  }

  /** Goes to another mistake by its index; beyond either end, nothing happens. */
  go(index: number): void {
    const task = this.parts.tasks[index];
    if (task) this.change({ index, task, state: ASKED, hinted: false });
  }

  /** Ends judging and forgets listeners. */
  close(): void {
    this.views.close();
    this.parts.judge.close();
  }

  private change(part: Partial<RetryMistakeView>): void {
    this.views.set({ ...this.view, ...part });
  }
}

const wrong = (move: string, finding: MoveAnalysis): RetryMistakeState => ({
  kind: 'wrong',
  move,
  finding,
});
