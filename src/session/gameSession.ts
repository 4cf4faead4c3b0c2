// What players may do to a game being played: move, take back, redo, change sides, pause, end it, look back.
import { type Colour, InputError, opposite, outcome } from '../rules/types';
import { LiveGame, type SessionParts } from './liveGame';
import { isAgainstComputer, isWatched, lastDecision, resigner } from './persons';
import type { Session, SessionView } from './types';

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
    // Nobody answers a move before it is saved; a quick player's answer waits for that.
    while (game.saver.pending > 0) await game.saver.last;
    if (game.closed) return;
    this.assertOngoing();
    if (game.decider() !== 'person') throw new InputError('it is the computer that is to move');
    if (game.paused) throw new InputError('the game is paused');
    const move = game.timeline.find(text);
    if (game.noticeFlag()) throw new InputError('the time for this move is over');
    game.thinker.forget();
    game.undone = [];
    game.push(move);
    game.shown = game.timeline.length;
    await game.commit();
  }

  async takeBack(): Promise<void> {
    const { game } = this;
    this.assertCurrent();
    const ply = lastDecision(game.record, game.timeline);
    if (ply === null) throw new InputError('there is no move of yours to take back');
    game.thinker.forget();
    const taken = game.timeline.truncate(ply);
    game.undone = [...taken, ...game.undone];
    if (taken.length > 0 || game.record.result?.reason === 'time') game.clock?.lap();
    game.shown = ply;
    if (isWatched(game.record)) game.paused = true;
    await game.commit();
  }

  async redo(): Promise<void> {
    const { game } = this;
    this.assertOngoing();
    if (game.undone.length === 0) throw new InputError('there is no move to play again');
    game.thinker.forget();
    let rest = game.undone;
    do {
      game.timeline.push(game.timeline.find(rest[0].text), rest[0].spent);
      rest = rest.slice(1);
    } while (rest.length > 0 && isAgainstComputer(game.record) && !game.personToMove());
    game.undone = rest;
    game.clock?.lap();
    game.shown = game.timeline.length;
    await game.commit();
  }

  async swapSides(): Promise<void> {
    const { game } = this;
    this.assertOngoing();
    const { white, black } = game.record;
    if (!isAgainstComputer(game.record)) throw new InputError('no person plays the computer');
    game.thinker.forget();
    game.thinker.changeSides();
    game.record = { ...game.record, white: black, black: white };
    await game.commit();
  }

  async resign(): Promise<void> {
    const { game } = this;
    this.assertOngoing();
    const loser = resigner(game.record, game.side);
    if (loser === null) throw new InputError('no person plays in this game');
    game.thinker.forget();
    await game.commit(outcome(opposite(loser), 'resignation'));
  }

  async agreeDraw(): Promise<void> {
    this.assertOngoing();
    this.game.thinker.forget();
    await this.game.commit(outcome(null, 'agreement'));
  }

  moveNow(): void {
    this.game.thinker.moveNow();
  }

  async pause(): Promise<void> {
    const { game } = this;
    if (game.paused || game.decider() === null || !game.pausable()) return;
    game.paused = true;
    game.thinker.cancel();
    game.publish();
    await game.saveTime();
  }

  resume(): void {
    const { game } = this;
    game.paused = false;
    game.publish();
    void game.consult();
  }

  async step(): Promise<void> {
    const { game } = this;
    while (game.saver.pending > 0) await game.saver.last;
    if (game.paused && isWatched(game.record)) await game.consult(true);
  }

  setHidden(hidden: boolean): void {
    const { game } = this;
    game.hidden = hidden;
    if (game.noticeFlag()) return;
    if (hidden && isWatched(game.record)) game.thinker.cancel();
    game.publish();
    if (hidden) void game.saveTime();
    else void game.consult();
  }

  timeLeft(side: Colour): number {
    return this.game.clock?.left(side) ?? 0;
  }

  async retry(): Promise<void> {
    const { game } = this;
    this.assertCurrent();
    if (game.saver.problem !== null) await game.save();
    if (!game.thinker.givenUp) return;
    game.thinker.forget();
    void game.consult();
  }

  show(ply: number): void {
    const { game } = this;
    game.shown = Math.min(Math.max(Math.trunc(ply), 0), game.timeline.length);
    game.publish();
  }

  showLive(): void {
    this.show(this.game.timeline.length);
  }

  close(): void {
    this.game.close();
  }

  private assertCurrent(): void {
    const { superseded } = this.game.saver;
    if (superseded !== null) throw new InputError(superseded);
  }

  private assertOngoing(): void {
    this.assertCurrent();
    if (this.game.record.result) throw new InputError('the game is over');
  }
}
