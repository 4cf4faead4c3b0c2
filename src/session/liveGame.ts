// The course of a game being played: asks the computer when it is to move, saves every ply before anyone answers it,
// keeps the clocks, and shows how it stands. Its state changes here alone, by the transitions that gameSession.ts calls;
// what players may do, and when, is that file's business.
import type { RuleSet } from '../games/game';
import { type Colour, type Outcome, opposite, outcome } from '../rules/types';
import { type LastOpenings, NO_OPENINGS } from '../storage/gameStore';
import { OwnActions } from '../storage/message';
import {
  type GameRecord,
  type MessageState,
  outcomeOf,
  type Player,
  playerOf,
  resultOf,
} from '../storage/record';
import { rulesOf } from '../storage/replay';
import { runDetached } from '../util/failures';
import { createObservable, type Observable } from '../util/observable';
import { ClockKeeper, type ClockState, steadyTime } from './clock';
import { Saver } from './saver';
import { lastMoveOf, NO_PAUSE, paceOf, requestOf, Thinker } from './thinker';
import { Timeline } from './timeline';
import type { AnswerPace, SessionParts, SessionView } from './types';
import { isAgainstComputer, isWatched, lastDecision, sessionView } from './view';

/** What a message says of a game. */
type Received = Pick<GameRecord, 'moves' | 'result' | 'spent' | 'message'>;

export class LiveGame {
  private readonly views: Observable<SessionView>;
  private stored: GameRecord;
  readonly timeline: Timeline;
  readonly thinker: Thinker;
  readonly saver: Saver<GameRecord>;
  readonly clock: ClockKeeper | null;
  /** Ply on the board. */
  private shown: number;
  /** Nobody moves and no clock runs until someone says so. */
  private isPaused: boolean;
  /** The page is out of sight. */
  private hidden = false;
  /** Its screen was left: the engine, which all games share, is for the one on the screen. */
  private isResting = false;
  /** The friend's device is connected. */
  private isConnected = false;
  /** Nobody plays on here. */
  private left = false;
  private readonly ownActions = new OwnActions();
  private readonly lastOpenings: LastOpenings;
  private readonly pace: (() => AnswerPace) | null;
  private readonly rules: RuleSet;
  private readonly now: () => number;

  constructor(parts: SessionParts) {
    const { record, engine, store, now = Date.now, time = steadyTime, elsewhere = null } = parts;
    this.stored = record;
    this.lastOpenings = parts.lastOpenings ?? NO_OPENINGS;
    this.pace = parts.pace ?? null;
    this.thinker = new Thinker(engine, time, () => this.publish());
    this.saver = new Saver({
      store,
      revision: record.revision,
      superseded: elsewhere,
      onAnswer: () => this.noteSaved(),
    });
    this.now = now;
    this.rules = rulesOf(record);
    this.timeline = new Timeline(this.rules, record);
    this.shown = this.timeline.length;
    this.isPaused = record.moves.length > 0 && this.pausable();
    this.clock =
      record.clock &&
      new ClockKeeper(record.clock, record.used, time, this.clockState(), () => this.noticeFlag());
    this.views = createObservable(this.snapshot());
  }

  /** Saves what is new about it, or lets the computer begin. */
  begin(): void {
    const { record, timeline } = this;
    const endUnstored = timeline.ended !== null && record.result === null;
    if (record.revision === 0 || endUnstored)
      runDetached(
        this.commit(record.result ? outcomeOf(record.result) : timeline.ended, record.message),
      );
    else runDetached(this.consult());
  }

  get view(): SessionView {
    return this.views.get();
  }

  get record(): GameRecord {
    return this.stored;
  }

  get paused(): boolean {
    return this.isPaused;
  }

  get closed(): boolean {
    return this.left;
  }

  subscribe(listener: (view: SessionView) => void): () => void {
    return this.views.subscribe(listener);
  }

  /** Closes the session: removes listeners and cancels the engine; a pending save still completes. */
  close(): void {
    this.left = true;
    this.views.close();
    this.thinker.cancel();
    this.clock?.follow(this.clockState());
  }

  /** Plays a person's legal move, which is shown, and saves it; what was taken back is forgotten. */
  async play(move: number): Promise<void> {
    this.thinker.forget();
    this.ownActions.begin(this.stored.message);
    this.shown = this.push(move);
    await this.commit();
  }

  /** Takes moves back until `ply` are left, or the end of the game if none are; they can be played again. */
  async takeBackTo(ply: number): Promise<void> {
    const { timeline, stored } = this;
    this.thinker.forget();
    const taken = timeline.takeBackTo(ply);
    if (taken > 0 || stored.result?.reason === 'time') this.clock?.lap();
    this.shown = ply;
    if (isWatched(stored)) this.isPaused = true;
    await this.commit();
  }

  /** Plays again what was taken back last, up to a person's decision against the computer. */
  async playAgain(): Promise<void> {
    const { timeline, stored } = this;
    this.thinker.forget();
    do timeline.playAgain();
    while (timeline.redoable > 0 && isAgainstComputer(stored) && !this.personToMove());
    this.clock?.lap();
    this.shown = timeline.length;
    await this.commit();
  }

  /** The players change places. */
  async changePlaces(): Promise<void> {
    const { white, black } = this.stored;
    this.thinker.forget();
    this.thinker.changeSides();
    this.stored = { ...this.stored, white: black, black: white };
    await this.commit();
  }

  /** Lets the coach look on, or no longer; the game remembers one that has seen a person's move. */
  async setCoach(on: boolean): Promise<void> {
    const seen = this.stored.coach !== null && lastDecision(this.stored, this.timeline) !== null;
    this.stored = { ...this.stored, coach: on ? 'on' : seen ? 'off' : null };
    await this.save();
  }

  /** Ends the game for a reason that the board does not show. */
  async end(how: Outcome): Promise<void> {
    this.thinker.forget();
    this.ownActions.begin(this.stored.message);
    await this.commit(how);
  }

  /**
   * Goes on as a message says, which adds to the game, or takes back by consent what it lacks; a player who looks back is shown
   * it.
   */
  async receive({ moves, result, spent, message }: Received) {
    const { timeline } = this;
    if (moves.length !== timeline.length) this.clock?.lap();
    if (moves.length < timeline.length) {
      timeline.cutTo(moves.length);
      this.shown = moves.length;
    }
    // What a move took is measured by the device of its player.
    for (const [ply, text] of [...moves.entries()].slice(timeline.length))
      this.shown = this.push(timeline.find(text), spent[ply] ?? 0);
    await this.commit(result ? outcomeOf(result) : null, message);
  }

  /** Takes notice of whether the friend's device is connected. */
  setConnected(isConnected: boolean): void {
    this.isConnected = isConnected;
    this.publish();
    if (!isConnected) runDetached(this.saveTime());
  }

  /** Takes note of what the friend was sent or offered. */
  async setMessage(message: MessageState): Promise<void> {
    this.stored = { ...this.stored, message };
    await this.save();
  }

  /** Stops clocks and thinking. */
  async pause(): Promise<void> {
    this.isPaused = true;
    this.thinker.cancel();
    this.publish();
    await this.saveTime();
  }

  /** Ends that. */
  resume(): void {
    this.isPaused = false;
    this.publish();
    runDetached(this.consult());
  }

  /** Asks the computer nothing until the game can be seen again. */
  rest(): void {
    this.isResting = true;
    this.thinker.cancel();
    this.publish();
  }

  /** Takes notice of whether the page can be seen. */
  setHidden(hidden: boolean): void {
    this.hidden = hidden;
    if (!hidden) this.isResting = false;
    if (this.noticeFlag()) return;
    if (hidden && isWatched(this.stored)) this.thinker.cancel();
    this.publish();
    if (hidden) runDetached(this.saveTime());
    else runDetached(this.consult());
  }

  /** Shows the position after `ply` moves; beyond either end, the nearest there is. */
  show(ply: number): void {
    this.shown = Math.min(Math.max(Math.trunc(ply), 0), this.timeline.length);
    this.publish();
  }

  /** Takes the timeline's line as the game and saves it; `message` is how a game by message stands then, if it came so. */
  private async commit(
    end: Outcome | null = this.timeline.ended,
    message?: MessageState,
  ): Promise<void> {
    this.thinker.cancel();
    const { moves } = this.timeline;
    const before = this.stored.message;
    if (message) this.ownActions.forget();
    const state = message ?? (before && this.ownActions.after(before, moves.length, end !== null));
    this.stored = {
      ...this.stored,
      moves: moves.map(({ text }) => text),
      result: end ? resultOf(end) : null,
      spent: this.clock ? moves.map(({ spent }) => spent) : [],
      ...(state && { message: state }),
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
    const isAway = this.closed || this.isResting;
    const held = isAway || (this.paused ? !once : this.hidden && isWatched(record));
    if (held || thinker.searching || thinker.givenUp || this.saver.pending > 0) return;
    const left = this.clock?.left(side) ?? Number.POSITIVE_INFINITY;
    const move = await thinker.ask({
      request: requestOf({ record, side, player, lastOpenings: this.lastOpenings, left }),
      choices: timeline.choices(),
      pace: once
        ? NO_PAUSE
        : paceOf(lastMoveOf(record, timeline), this.pace?.() ?? null, isWatched(record)),
      find: (text) => timeline.find(text),
    });
    if (move !== null && !this.noticeFlag()) await this.answer(move);
  }

  /** Plays the computer's move; a player who looks back keeps looking. */
  private async answer(move: number): Promise<void> {
    const live = this.shown === this.timeline.length;
    const ply = this.push(move);
    if (live) this.shown = ply;
    await this.commit();
  }

  /** Plays a legal move that took this long, by the clock if not given, and returns how many have been played. */
  private push(move: number, spent = this.clock?.lap() ?? 0): number {
    this.timeline.push(move, spent);
    return this.timeline.length;
  }

  /** Ends the game if the side to move has no time left, and tells whether it did. A friend's device says so of the friend. */
  noticeFlag(): boolean {
    const decider = this.decider();
    if (!this.clock?.fallen || decider === null || decider === 'friend') return false;
    runDetached(this.commit(outcome(opposite(this.side), 'time')));
    return true;
  }

  /** Saves the game as it is now, then lets the computer answer; the view shows how saving went. */
  async save(): Promise<void> {
    this.stored = { ...this.stored, used: this.clock?.used ?? 0 };
    const saved = this.saver.save(this.record);
    this.publish();
    await saved;
    this.noteSaved();
    // Callers that asked meanwhile wait for this.
    runDetached(this.consult());
  }

  private noteSaved(): void {
    if (this.saver.superseded !== null) this.thinker.cancel();
    this.stored = { ...this.stored, revision: this.saver.revision };
    this.publish();
  }

  /** Saves what the move under way has taken so far. */
  private async saveTime(): Promise<void> {
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

  decider(): Player['kind'] | null {
    if (this.record.result || this.saver.superseded !== null) return null;
    return playerOf(this.record, this.side).kind;
  }

  pausable(): boolean {
    const { clock, result, message } = this.record;
    if (result || message) return false;
    return isWatched(this.record) || (clock !== null && this.timeline.length > 0);
  }

  /**
   * Clocks start with the first move. In a game by message they stand while the devices are apart, and in any game while a
   * computer's finished answer is held back.
   */
  private clockState(): ClockState {
    const { record, timeline } = this;
    const { moves } = timeline;
    const outOfSight = this.hidden && (isAgainstComputer(record) || isWatched(record));
    const { givenUp, pausing } = this.thinker;
    const apart = record.message !== undefined && !this.isConnected;
    const held = this.closed || this.paused || outOfSight || apart || givenUp || pausing;
    const runs = moves.length > 0 && this.decider() !== null && !held;
    return { moves, side: this.side, runs };
  }

  private publish(): void {
    this.clock?.follow(this.clockState());
    this.views.set(this.snapshot());
  }

  private snapshot(): SessionView {
    return sessionView({
      record: this.record,
      rules: this.rules,
      timeline: this.timeline,
      shown: this.shown,
      paused: this.paused,
      deciding: this.decider(),
      clock: this.clock,
      saver: this.saver,
      thinker: this.thinker,
    });
  }
}
