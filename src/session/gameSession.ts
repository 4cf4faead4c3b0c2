// What players may do to a game being played: move, take back, redo, change sides, pause, end it, look back.
import { type Colour, InputError, opposite, outcome } from '../rules/types';
import { runDetached } from '../util/failures';
import { LiveGame } from './liveGame';
import type { Session, SessionParts, SessionView } from './types';
import { isAgainstComputer, isWatched, lastDecision, mayBeCoached, resigningColour } from './view';

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
    if (game.decider() !== 'person') throw new InputError('it is the computer’s turn');
    if (game.paused) throw new InputError('the game is paused');
    const move = game.timeline.find(text);
    if (game.noticeFlag()) throw new InputError('the time for this move is over');
    await game.play(move);
  }

  async takeBack(): Promise<void> {
    const { game } = this;
    this.assertCurrent();
    const ply = lastDecision(game.record, game.timeline);
    if (ply === null) throw new InputError('there is no move of yours to take back');
    await game.takeBackTo(ply);
  }

  async redo(): Promise<void> {
    const { game } = this;
    this.assertOngoing();
    if (game.timeline.redoable === 0) throw new InputError('there is no move to play again');
    await game.playAgain();
  }

  async swapSides(): Promise<void> {
    const { game } = this;
    this.assertOngoing();
    if (!isAgainstComputer(game.record))
      throw new InputError('this is not a game against the computer');
    await game.changePlaces();
  }

  async resign(): Promise<void> {
    const { game } = this;
    this.assertOngoing();
    const loser = resigningColour(game.record, game.side);
    if (loser === null) throw new InputError('two computers play this game');
    await game.end(outcome(opposite(loser), 'resignation'));
  }

  async agreeDraw(): Promise<void> {
    this.assertOngoing();
    await this.game.end(outcome(null, 'agreement'));
  }

  async setCoach(on: boolean): Promise<void> {
    const { game } = this;
    this.assertOngoing();
    if (!mayBeCoached(game.record)) throw new InputError('this game cannot have a coach');
    await game.setCoach(on);
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

  private assertCurrent(): void {
    const { superseded } = this.game.saver;
    if (superseded !== null) throw new InputError(superseded);
  }

  private assertOngoing(): void {
    this.assertCurrent();
    if (this.game.record.result) throw new InputError('the game is over');
  }
}
