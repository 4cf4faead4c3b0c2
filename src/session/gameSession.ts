// A game being played: who decides the next move, asking the computer, taking back and redoing, clocks, pausing,
// ending, and saving every ply before anyone answers it. The engine and the store are given to it; the screen is left to
// others.
import type { RuleSet } from '../games/game';
import { type Colour, InputError, type Outcome, opposite, outcome } from '../rules/types';
import { type GameRecord, outcomeOf, playerOf, resultOf } from '../storage/record';
import { rulesOf } from '../storage/replay';
import { steadyTime } from './clock';
import { ClockKeeper, type ClockState } from './clockKeeper';
import { isAgainstComputer, isWatched, lastDecision, resigner } from './persons';
import { questionOf } from './question';
import { Saver } from './saver';
import { Thinker } from './thinker';
import { Timeline } from './timeline';
import type {
  BoardState,
  EngineClient,
  PlayedMove,
  Session,
  SessionStore,
  SessionView,
} from './types';
import { viewOf } from './view';

export interface SessionParts {
  readonly record: GameRecord;
  readonly engine: EngineClient;
  readonly store: SessionStore;
  /** Milliseconds since 1970; the system's clock if absent. */
  readonly now?: () => number;
  /** Milliseconds from any origin, never going back and counting the device's sleep; made of the system's if absent. */
  readonly time?: () => number;
  /** Why the game can only be looked at here: another tab plays it. */
  readonly elsewhere?: string;
}

/**
 * Opens a game, new or stored. A game never saved is saved at once, so that it can be found again before its first
 * move; a stored one with clocks, or of two computers, is paused. @throws InputError naming what in the record cannot be
 * replayed
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
  private readonly thinker: Thinker;
  private readonly saver: Saver;
  private readonly clock: ClockKeeper | null;
  private readonly now: () => number;
  private readonly listeners = new Set<(view: SessionView) => void>();
  private shown: number;
  /** Moves taken back, the next one to play again first. */
  private undone: readonly PlayedMove[] = [];
  private paused: boolean;
  private hidden = false;
  private closed = false;

  constructor(parts: SessionParts) {
    const { record, engine, store, now = Date.now, time = systemTime(), elsewhere = null } = parts;
    this.record = record;
    this.thinker = new Thinker(engine, () => this.publish());
    this.saver = new Saver(store, record.revision, elsewhere);
    this.now = now;
    this.rules = rulesOf(record);
    this.timeline = new Timeline(this.rules, record);
    this.shown = this.timeline.length;
    this.paused = record.moves.length > 0 && this.pausable();
    this.clock =
      record.clock &&
      new ClockKeeper(record.clock, record.used, time, this.clockState(), () => this.noticeFlag());
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
    if (this.paused) throw new InputError('the game is paused');
    if (this.saver.pending > 0) throw new InputError('the last move is still being saved');
    const move = this.timeline.find(text);
    if (this.noticeFlag()) throw new InputError('the time for this move is over');
    this.thinker.forget();
    this.undone = [];
    this.push(move);
    this.shown = this.timeline.length;
    await this.commit();
  }

  async takeBack(): Promise<void> {
    this.assertCurrent();
    const ply = lastDecision(this.record, this.timeline);
    if (ply === null) throw new InputError('there is no move of yours to take back');
    this.thinker.forget();
    const taken = this.timeline.truncate(ply);
    this.undone = [...taken, ...this.undone];
    if (taken.length > 0 || this.record.result?.reason === 'time') this.clock?.lap();
    this.shown = ply;
    if (isWatched(this.record)) this.paused = true;
    await this.commit();
  }

  async redo(): Promise<void> {
    this.assertOngoing();
    if (this.undone.length === 0) throw new InputError('there is no move to play again');
    this.thinker.forget();
    let rest = this.undone;
    do {
      this.timeline.push(this.timeline.find(rest[0].text), rest[0].spent);
      rest = rest.slice(1);
    } while (rest.length > 0 && isAgainstComputer(this.record) && !this.personToMove());
    this.undone = rest;
    this.clock?.lap();
    this.shown = this.timeline.length;
    await this.commit();
  }

  async swapSides(): Promise<void> {
    this.assertOngoing();
    const { white, black } = this.record;
    if (!isAgainstComputer(this.record)) throw new InputError('no person plays the computer');
    this.thinker.forget();
    this.record = { ...this.record, white: black, black: white };
    await this.commit();
  }

  async resign(): Promise<void> {
    this.assertOngoing();
    const loser = resigner(this.record, this.liveBoard().side);
    if (loser === null) throw new InputError('no person plays in this game');
    this.thinker.forget();
    await this.commit(outcome(opposite(loser), 'resignation'));
  }

  async agreeDraw(): Promise<void> {
    this.assertOngoing();
    this.thinker.forget();
    await this.commit(outcome(null, 'agreement'));
  }

  moveNow(): void {
    this.thinker.moveNow();
  }

  async pause(): Promise<void> {
    if (this.paused || this.decider() === null || !this.pausable()) return;
    this.paused = true;
    this.thinker.cancel();
    this.publish();
    await this.saveTime();
  }

  resume(): void {
    this.paused = false;
    this.publish();
    void this.consult();
  }

  step(): void {
    if (this.paused && isWatched(this.record)) void this.consult(true);
  }

  setHidden(hidden: boolean): void {
    this.hidden = hidden;
    if (this.noticeFlag()) return;
    if (hidden && isWatched(this.record)) this.thinker.cancel();
    this.publish();
    if (hidden) void this.saveTime();
    else void this.consult();
  }

  timeLeft(side: Colour): number {
    return this.clock?.left(side) ?? 0;
  }

  async retry(): Promise<void> {
    this.assertCurrent();
    if (this.saver.problem !== null) await this.save();
    if (!this.thinker.givenUp) return;
    this.thinker.forget();
    void this.consult();
  }

  show(ply: number): void {
    this.shown = Math.min(Math.max(Math.trunc(ply), 0), this.timeline.length);
    this.publish();
  }

  showLive(): void {
    this.show(this.timeline.length);
  }

  close(): void {
    this.closed = true;
    this.listeners.clear();
    this.thinker.cancel();
    this.clock?.follow(this.clockState());
  }

  // --- the course of a game ---

  /** Takes the timeline's line as the game, saves it, then lets the computer answer. */
  private async commit(end: Outcome | null = this.timeline.ended): Promise<void> {
    this.thinker.cancel();
    const { moves } = this.timeline;
    this.record = {
      ...this.record,
      moves: moves.map(({ text }) => text),
      result: end ? resultOf(end) : null,
      spent: this.clock ? moves.map(({ spent }) => spent) : [],
      updatedAt: this.now(),
    };
    this.clock?.follow(this.clockState());
    await this.save();
    void this.consult();
  }

  /** Asks the computer for its move and plays the answer, if it is to move, all is saved and nothing holds it up. */
  private async consult(once = false): Promise<void> {
    const { thinker, record, timeline } = this;
    const { side } = this.liveBoard();
    const player = playerOf(record, side);
    if (this.decider() !== 'computer' || player.kind !== 'computer') return;
    const held = this.paused ? !once : this.hidden && isWatched(record);
    if (held || thinker.searching || thinker.givenUp || this.saver.pending > 0) return;
    const move = await thinker.ask({
      ...questionOf({
        record,
        side,
        level: player.level,
        left: this.clock?.left(side) ?? Number.POSITIVE_INFINITY,
        unhurried: isWatched(record) && !once,
      }),
      find: (text) => timeline.find(text),
    });
    if (move !== null && !this.noticeFlag()) await this.answer(move);
  }

  /** Plays the computer's move; a player who looks back keeps looking. */
  private async answer(move: number): Promise<void> {
    const live = this.shown === this.timeline.length;
    this.undone = [];
    this.push(move);
    if (live) this.shown = this.timeline.length;
    await this.commit();
  }

  private push(move: number): void {
    this.timeline.push(move, this.clock?.lap() ?? 0);
  }

  /** Ends the game if the side to move has no time left, and tells whether it did. */
  private noticeFlag(): boolean {
    if (!this.clock?.fallen || this.decider() === null) return false;
    void this.commit(outcome(opposite(this.liveBoard().side), 'time'));
    return true;
  }

  /** Saves the game as it is now; how that went is told in the view. */
  private async save(): Promise<void> {
    this.record = { ...this.record, used: this.clock?.used ?? 0 };
    const saved = this.saver.save(this.record);
    this.publish();
    await saved;
    if (this.saver.superseded !== null) this.thinker.cancel();
    this.record = { ...this.record, revision: this.saver.revision };
    this.publish();
  }

  /** Saves what the move under way has taken so far. */
  private async saveTime(): Promise<void> {
    if (this.clock && this.decider() !== null && this.clock.used !== this.record.used)
      await this.save();
  }

  // --- who and what ---

  private liveBoard(): BoardState {
    return this.timeline.board(this.timeline.length);
  }

  private personToMove(): boolean {
    return playerOf(this.record, this.liveBoard().side).kind === 'person';
  }

  private decider(): 'person' | 'computer' | null {
    if (this.record.result || this.saver.superseded !== null) return null;
    return playerOf(this.record, this.liveBoard().side).kind;
  }

  private pausable(): boolean {
    const { clock, result } = this.record;
    if (result) return false;
    return isWatched(this.record) || (clock !== null && this.timeline.length > 0);
  }

  /** The first move starts the clocks. */
  private clockState(): ClockState {
    const { record, timeline } = this;
    const { moves } = timeline;
    const outOfSight = this.hidden && (isAgainstComputer(record) || isWatched(record));
    const held = this.closed || this.paused || outOfSight || this.thinker.givenUp;
    const runs = moves.length > 0 && this.decider() !== null && !held;
    return { moves, side: this.liveBoard().side, runs };
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
    this.clock?.follow(this.clockState());
    this.view = this.snapshot();
    for (const listener of this.listeners) listener(this.view);
  }

  private snapshot(): SessionView {
    return viewOf({
      record: this.record,
      rules: this.rules,
      timeline: this.timeline,
      shown: this.shown,
      redoable: this.undone.length > 0,
      paused: this.paused,
      deciding: this.decider(),
      clock: this.clock,
      saver: this.saver,
      thinker: this.thinker,
    });
  }
}

const systemTime = () =>
  steadyTime(
    () => Date.now(),
    () => performance.now(),
  );
