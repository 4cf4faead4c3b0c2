// A game being played: who decides the next move, asking the computer, taking back, ending, and saving every ply
// before anyone answers it. The engine and the store are given to it; clocks and the screen are left to others.
import type { ThinkInfo } from '../engine/api';
import type { RuleSet } from '../games/game';
import { InputError, type Outcome, opposite, outcome } from '../rules/types';
import { type GameRecord, outcomeOf, playerOf, resultOf } from '../storage/record';
import { rulesOf } from '../storage/replay';
import { lastDecision, resigner } from './persons';
import { Saver } from './saver';
import { Timeline } from './timeline';
import type { EngineClient, MoveOption, Session, SessionStore, SessionView } from './types';

/** How often the engine is asked for one move before the player is told that it fails. */
const ATTEMPTS = 2;
const NO_OPTIONS: readonly MoveOption[] = [];

export interface SessionParts {
  readonly record: GameRecord;
  readonly engine: EngineClient;
  readonly store: SessionStore;
  /** Milliseconds since 1970; the system's clock if absent. */
  readonly now?: () => number;
}

/**
 * Opens a game, new or stored. A game never saved is saved at once, so that it can be found again before its first
 * move. @throws InputError naming what in the record cannot be replayed
 */
export function openSession(parts: SessionParts): Session {
  const session = new GameSession(parts);
  session.begin();
  return session;
}

class GameSession implements Session {
  view: SessionView;
  private record: GameRecord;
  private readonly rules: RuleSet;
  private readonly timeline: Timeline;
  private readonly engine: EngineClient;
  private readonly saver: Saver;
  private readonly now: () => number;
  private readonly listeners = new Set<(view: SessionView) => void>();
  /** Grows with every change of the game; an answer to an older question is dropped. */
  private epoch = 0;
  private shown: number;
  private searching = false;
  private thinking: ThinkInfo | null = null;
  private engineProblem: string | null = null;
  /** The engine failed so often that it is not asked again unless the player wants it. */
  private engineGivenUp = false;

  constructor({ record, engine, store, now = Date.now }: SessionParts) {
    this.record = record;
    this.engine = engine;
    this.saver = new Saver(store, record.revision);
    this.now = now;
    this.rules = rulesOf(record);
    this.timeline = new Timeline(this.rules, record);
    this.shown = this.timeline.length;
    this.view = this.snapshot();
  }

  begin(): void {
    const { record, timeline } = this;
    const endUnstored = timeline.ended !== null && record.result === null;
    if (record.revision === 0 || endUnstored)
      void this.commit(record.result ? outcomeOf(record.result) : timeline.ended);
    else void this.consult();
  }

  subscribe(listener: (view: SessionView) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  // --- commands ---

  async play(text: string): Promise<void> {
    this.assertOngoing();
    if (this.decider() !== 'person') throw new InputError('it is the computer that is to move');
    if (this.saver.pending > 0) throw new InputError('the last move is still being saved');
    const move = this.timeline.find(text);
    this.forgetEngineProblem();
    this.timeline.push(move);
    this.shown = this.timeline.length;
    await this.commit();
  }

  async takeBack(): Promise<void> {
    this.assertCurrent();
    const ply = lastDecision(this.record, this.timeline);
    if (ply === null) throw new InputError('there is no move of yours to take back');
    this.forgetEngineProblem();
    this.timeline.truncate(ply);
    this.shown = ply;
    await this.commit();
  }

  async resign(): Promise<void> {
    this.assertOngoing();
    const loser = resigner(this.record, this.liveBoard().side);
    if (loser === null) throw new InputError('no person plays in this game');
    this.forgetEngineProblem();
    await this.commit(outcome(opposite(loser), 'resignation'));
  }

  async agreeDraw(): Promise<void> {
    this.assertOngoing();
    this.forgetEngineProblem();
    await this.commit(outcome(null, 'agreement'));
  }

  moveNow(): void {
    if (this.searching) this.engine.stop();
  }

  async retry(): Promise<void> {
    this.assertCurrent();
    if (this.saver.problem !== null) await this.save();
    if (this.engineGivenUp) void this.consult();
  }

  show(ply: number): void {
    this.shown = Math.min(Math.max(Math.trunc(ply), 0), this.timeline.length);
    this.publish();
  }

  showLive(): void {
    this.show(this.timeline.length);
  }

  close(): void {
    this.listeners.clear();
    this.epoch++;
    this.endSearch();
  }

  // --- the course of a game ---

  /** Takes the timeline's line as the game, saves it, then lets the computer answer. */
  private async commit(end: Outcome | null = this.timeline.ended): Promise<void> {
    const epoch = ++this.epoch;
    this.endSearch();
    this.record = {
      ...this.record,
      moves: this.timeline.moves.map(({ text }) => text),
      result: end ? resultOf(end) : null,
      updatedAt: this.now(),
    };
    await this.save();
    if (epoch === this.epoch) void this.consult();
  }

  /** Asks the computer for its move, if it is to move, and plays the answer. */
  private async consult(): Promise<void> {
    const player = playerOf(this.record, this.liveBoard().side);
    if (this.decider() !== 'computer' || player.kind !== 'computer') return;
    const epoch = this.epoch;
    this.forgetEngineProblem();
    this.searching = true;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      this.publish();
      const move = await this.ask(player.level);
      if (epoch !== this.epoch) return;
      if (typeof move === 'number') {
        this.searching = false;
        return this.answer(move);
      }
      this.thinking = null;
      this.engineProblem =
        attempt < ATTEMPTS
          ? 'The computer had to start thinking again.'
          : `The computer could not move: ${move.message}.`;
    }
    this.searching = false;
    this.engineGivenUp = true;
    this.publish();
  }

  private forgetEngineProblem(): void {
    this.engineProblem = null;
    this.engineGivenUp = false;
  }

  /** The engine's legal move for the game so far, or why there is none. */
  private async ask(level: number): Promise<number | Error> {
    const { game, options, start, moves } = this.record;
    const epoch = this.epoch;
    try {
      const request = { line: { game, options, start, moves }, level };
      const { move } = await this.engine.think(request, (info) => {
        if (epoch !== this.epoch || !this.searching) return;
        this.thinking = info;
        this.publish();
      });
      if (epoch !== this.epoch) return new Error('the question is out of date');
      return move === null ? new Error('it gave no move') : this.timeline.find(move);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  /** Plays the computer's move; a player who looks back keeps looking. */
  private async answer(move: number): Promise<void> {
    const live = this.shown === this.timeline.length;
    this.thinking = null;
    this.timeline.push(move);
    if (live) this.shown = this.timeline.length;
    await this.commit();
  }

  private endSearch(): void {
    if (this.searching) this.engine.stop();
    this.searching = false;
    this.thinking = null;
  }

  /** Saves the game as it is now; how that went is told in the view. */
  private async save(): Promise<void> {
    const saved = this.saver.save(this.record);
    this.publish();
    await saved;
    if (this.saver.superseded !== null) this.endSearch();
    this.record = { ...this.record, revision: this.saver.revision };
    this.publish();
  }

  // --- who and what ---

  private liveBoard() {
    return this.timeline.board(this.timeline.length);
  }

  private decider(): 'person' | 'computer' | null {
    if (this.record.result || this.saver.superseded !== null) return null;
    return playerOf(this.record, this.liveBoard().side).kind;
  }

  private assertCurrent(): void {
    const { superseded } = this.saver;
    if (superseded !== null) throw new InputError(superseded);
  }

  private assertOngoing(): void {
    this.assertCurrent();
    if (this.record.result) throw new InputError('the game is over');
  }

  // --- the view ---

  private publish(): void {
    this.view = this.snapshot();
    for (const listener of this.listeners) listener(this.view);
  }

  private snapshot(): SessionView {
    const { record, timeline, shown, saver } = this;
    const superseded = saver.superseded !== null;
    const live = shown === timeline.length;
    const deciding = this.decider();
    const playable = live && deciding === 'person' && saver.pending === 0;
    return {
      record,
      rules: this.rules,
      board: timeline.board(shown),
      shown,
      live,
      moves: timeline.moves,
      options: playable ? timeline.options() : NO_OPTIONS,
      outcome: record.result ? outcomeOf(record.result) : null,
      deciding,
      thinking: this.thinking,
      canTakeBack: !superseded && lastDecision(record, timeline) !== null,
      notice: saver.superseded ?? this.problems(),
      canRetry: !superseded && (saver.problem !== null || this.engineGivenUp),
      superseded,
    };
  }

  private problems(): string | null {
    const { problem } = this.saver;
    const save =
      problem &&
      `The game could not be saved: ${problem.replace(/\.$/, '')}. It goes on while this page is open.`;
    return [save, this.engineProblem].filter((text) => text !== null).join(' ') || null;
  }
}
