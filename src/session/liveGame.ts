// The course of a game being played: asks the computer when it is to move, saves every ply before anyone answers it,
// keeps the clocks, and shows how it stands. What players may do to it is gameSession.ts's business.
import type { RuleSet } from '../games/game';
import { type Colour, type Outcome, opposite, outcome } from '../rules/types';
import { type GameRecord, outcomeOf, playerOf, resultOf } from '../storage/record';
import { rulesOf } from '../storage/replay';
import { systemTime } from './clock';
import { ClockKeeper, type ClockState } from './clockKeeper';
import { isAgainstComputer, isWatched } from './persons';
import { questionOf } from './question';
import { Saver } from './saver';
import { Thinker } from './thinker';
import { Timeline } from './timeline';
import type { EngineClient, PlayedMove, SessionStore, SessionView } from './types';
import { sessionView } from './view';

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

export class LiveGame {
  view: SessionView;
  record: GameRecord;
  readonly timeline: Timeline;
  readonly thinker: Thinker;
  readonly saver: Saver<GameRecord>;
  readonly clock: ClockKeeper | null;
  /** Ply on the board. */
  shown: number;
  /** Moves taken back, the next one to play again first. */
  undone: readonly PlayedMove[] = [];
  /** Nobody moves and no clock runs until someone says so. */
  paused: boolean;
  /** The page is out of sight. */
  hidden = false;
  /** Nobody plays on here. */
  closed = false;
  private readonly rules: RuleSet;
  private readonly now: () => number;
  private readonly listeners = new Set<(view: SessionView) => void>();

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

  /** Saves what is new about it, or lets the computer begin. */
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

  /** Ends it here: nobody is told anything more, and nothing is asked; a save under way is finished. */
  close(): void {
    this.closed = true;
    this.listeners.clear();
    this.thinker.cancel();
    this.clock?.follow(this.clockState());
  }

  /** Takes the timeline's line as the game and saves it. */
  async commit(end: Outcome | null = this.timeline.ended): Promise<void> {
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
  }

  /** Asks the computer for its move and plays the answer, if it is to move, all is saved and nothing holds it up. */
  async consult(once = false): Promise<void> {
    const { thinker, record, timeline, side } = this;
    const player = playerOf(record, side);
    if (this.decider() !== 'computer' || player.kind !== 'computer') return;
    const held = this.closed || (this.paused ? !once : this.hidden && isWatched(record));
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

  push(move: number): void {
    this.timeline.push(move, this.clock?.lap() ?? 0);
  }

  /** Ends the game if the side to move has no time left, and tells whether it did. */
  noticeFlag(): boolean {
    if (!this.clock?.fallen || this.decider() === null) return false;
    void this.commit(outcome(opposite(this.side), 'time'));
    return true;
  }

  /** Saves the game as it is now, then lets the computer answer; how saving went is told in the view. */
  async save(): Promise<void> {
    this.record = { ...this.record, used: this.clock?.used ?? 0 };
    const saved = this.saver.save(this.record);
    this.publish();
    await saved;
    if (this.saver.superseded !== null) this.thinker.cancel();
    this.record = { ...this.record, revision: this.saver.revision };
    this.publish();
    // Whoever wanted it asked meanwhile was told to wait for this.
    void this.consult();
  }

  /** Saves what the move under way has taken so far. */
  async saveTime(): Promise<void> {
    if (this.clock && this.decider() !== null && this.clock.used !== this.record.used)
      await this.save();
  }

  /** The side to move. */
  get side(): Colour {
    return this.timeline.board(this.timeline.length).side;
  }

  personToMove(): boolean {
    return playerOf(this.record, this.side).kind === 'person';
  }

  decider(): 'person' | 'computer' | null {
    if (this.record.result || this.saver.superseded !== null) return null;
    return playerOf(this.record, this.side).kind;
  }

  pausable(): boolean {
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
    return { moves, side: this.side, runs };
  }

  publish(): void {
    this.clock?.follow(this.clockState());
    this.view = this.snapshot();
    for (const listener of this.listeners) listener(this.view);
  }

  private snapshot(): SessionView {
    return sessionView({
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
