// What players may do to a game being played: move, take back, redo, change sides, pause, end it, look back.

import { refuse } from '../input/input';
import { type Colour, opposite, outcome } from '../rules/types';
import { type Arrived, afterGrant, type Merge, mergeArrived } from '../storage/message';
import type { MessageState, RequestKind } from '../storage/record';
import { runDetached } from '../util/failures';
import { LiveGame } from './liveGame';
import type { Session, SessionParts, SessionView } from './types';
import {
  askedOf,
  isAgainstComputer,
  isWatched,
  lastDecision,
  mayAsk,
  mayBeCoached,
  resigningColour,
} from './view';

/**
 * Opens a game, new or stored. A game never saved is saved at once, so that it can be found again before its first
 * move; a stored one with clocks, or of two computers, is paused. @throws InputError naming what in the record cannot be
 * replayed
 */
export function openSession(parts: SessionParts): Session {
  const game = new LiveGame(parts);
  game.begin();
  return new GameSession(game);
}

class GameSession implements Session {
  constructor(private readonly game: LiveGame) {}

  get view(): SessionView {
    return this.game.view;
  }

  subscribe(listener: (view: SessionView) => void): () => void {
    return this.game.subscribe(listener);
  }

  async play(text: string): Promise<void> {
    const { game } = this;
    // Wait until the last move is saved, so that a quick reply cannot overtake it.
    while (game.saver.pending > 0) await game.saver.last;
    if (game.closed) return;
    this.assertOngoing();
    this.assertOwnTurn();
    if (game.paused) throw refuse('gamePaused');
    const move = game.timeline.find(text);
    if (game.noticeFlag()) throw refuse('timeIsOver');
    await game.play(move);
  }

  async takeBack(by: Colour | null = null): Promise<void> {
    const { game } = this;
    this.assertCurrent();
    if (game.record.strict) throw refuse('strictGame');
    const ply = lastDecision(game.record, game.timeline, by);
    if (ply === null) throw refuse('nothingToTakeBack');
    await game.takeBackTo(ply);
  }

  async redo(): Promise<void> {
    const { game } = this;
    this.assertOngoing();
    if (game.timeline.redoable === 0) throw refuse('nothingToPlayAgain');
    await game.playAgain();
  }

  async swapSides(): Promise<void> {
    const { game } = this;
    this.assertOngoing();
    if (!isAgainstComputer(game.record)) throw refuse('notAgainstComputer');
    await game.changePlaces();
  }

  async resign(side?: Colour): Promise<void> {
    const { game } = this;
    this.assertOngoing();
    const loser = resigningColour(game.record, side ?? game.side);
    if (loser === null) throw refuse('twoComputers');
    if (game.record.message) this.assertOwnTurn();
    await game.end(outcome(opposite(loser), 'resignation'));
  }

  async agreeDraw(): Promise<void> {
    this.assertOngoing();
    if (this.game.record.message) this.assertAsked('draw');
    await this.game.end(outcome(null, 'agreement'));
  }

  async receive(came: Arrived): Promise<Merge> {
    const { game } = this;
    // What is compared must not change by a save under way.
    while (game.saver.pending > 0) await game.saver.last;
    this.assertCurrent();
    this.messageState();
    const merge = mergeArrived(game.record, came);
    if (merge.how === 'goesOn') await game.receive(merge.next);
    return merge;
  }

  async noteSent(): Promise<void> {
    const { game } = this;
    this.assertCurrent();
    const { due: _due, ...message } = this.messageState();
    await game.setMessage({ ...message, sent: game.timeline.length });
  }

  async noteOutgoing(): Promise<void> {
    const { game } = this;
    this.assertCurrent();
    await game.setMessage({ ...this.messageState(), sent: game.timeline.length });
  }

  async noteRefused(): Promise<void> {
    this.assertOngoing();
    const message = this.messageState();
    if (!message.request) throw refuse('nothingAsked');
    await this.game.setMessage({ ...message, request: { ...message.request, state: 'refused' } });
  }

  async ask(what: RequestKind): Promise<void> {
    const { game } = this;
    this.assertOngoing();
    const message = this.messageState();
    if (!mayAsk(this.view, what)) throw refuse('askAfterMove');
    await game.setMessage({ ...message, due: true, request: { what, state: 'asked' } });
  }

  async allowTakeBack(): Promise<void> {
    const { game } = this;
    this.assertOngoing();
    const message = afterGrant(this.assertAsked('takeBack'), game.timeline.length);
    const { moves, spent } = game.record;
    await game.receive({ moves: moves.slice(0, -1), result: null, spent, message });
  }

  async decline(): Promise<void> {
    this.assertOngoing();
    const what = askedOf(this.view);
    if (!what) throw refuse('nothingAsked');
    const message = this.messageState();
    await this.game.setMessage({ ...message, request: { what, state: 'declined' } });
  }

  async setCoach(on: boolean): Promise<void> {
    const { game } = this;
    this.assertOngoing();
    if (!mayBeCoached(game.record)) throw refuse('noCoach');
    await game.setCoach(on);
  }

  setConnected(isConnected: boolean): void {
    this.game.setConnected(isConnected);
  }

  moveNow(): void {
    this.game.thinker.moveNow();
  }

  async pause(): Promise<void> {
    const { game } = this;
    if (game.paused || game.decider() === null || !game.pausable()) return;
    await game.pause();
  }

  resume(): void {
    this.game.resume();
  }

  async step(): Promise<void> {
    const { game } = this;
    while (game.saver.pending > 0) await game.saver.last;
    if (game.paused && isWatched(game.record)) await game.consult(true);
  }

  setHidden(hidden: boolean): void {
    this.game.setHidden(hidden);
  }

  leave(): void {
    runDetached(this.pause());
    this.game.rest();
  }

  timeLeft(side: Colour): number {
    return this.game.clock?.left(side) ?? 0;
  }

  async retry(): Promise<void> {
    const { game } = this;
    this.assertCurrent();
    if (game.saver.problem !== null) await game.save();
    if (game.thinker.isLate) game.thinker.cancel();
    else if (!game.thinker.givenUp) return;
    game.thinker.forget();
    runDetached(game.consult());
  }

  show(ply: number): void {
    this.game.show(ply);
  }

  showLive(): void {
    this.show(this.game.timeline.length);
  }

  close(): void {
    this.game.close();
  }

  /** @throws InputError unless a person on this device is to move */
  private assertOwnTurn(): void {
    const decider = this.game.decider();
    if (decider === 'computer') throw refuse('computersTurn');
    if (decider === 'friend') throw refuse('friendsTurn');
  }

  /** @throws InputError unless it is a game by message */
  private messageState(): MessageState {
    const { message } = this.game.record;
    if (!message) throw refuse('notByMessage');
    return message;
  }

  /** @throws InputError unless the friend has asked for this */
  private assertAsked(what: RequestKind): MessageState {
    const message = this.messageState();
    if (askedOf(this.view) === what) return message;
    throw refuse(what === 'draw' ? 'noDrawOffered' : 'noMoveAskedBack');
  }

  private assertCurrent(): void {
    const { superseded } = this.game.saver;
    if (superseded !== null) throw refuse('asSaid', superseded);
  }

  private assertOngoing(): void {
    this.assertCurrent();
    if (this.game.record.result) throw refuse('gameIsOver');
  }
}
