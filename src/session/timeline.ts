// The line of a game in memory: its live position, a snapshot and notation for every ply of it, and what was taken back
// from it. Knows neither players nor storage.
import type { RuleSet } from '../games/game';
import { legalMoves } from '../rules/move';
import type { Position } from '../rules/position';
import type { Outcome } from '../rules/types';
import type { GameRecord } from '../storage/record';
import { replay } from '../storage/replay';
import { itemAt } from '../util/items';
import { boardState, describeMove, headlineOf, legalOptions } from './moves';
import type { BoardState, MoveOption, PlayedMove } from './types';

export class Timeline {
  /** Moves played, oldest first. A new array after each change. */
  moves: readonly PlayedMove[] = [];
  /** How the game ended by the rules, or null. */
  ended: Outcome | null = null;
  /** Whether the last move has just begun a new stage, which is read before the game goes on. */
  beganStage = false;
  /** Snapshots: before the first move, and after each. */
  private readonly boards: BoardState[] = [];
  private readonly position: Position;
  private legal: readonly MoveOption[] | null = null;
  /** Moves taken back, the next one to play again first. */
  private undone: readonly PlayedMove[] = [];

  /** @throws InputError naming what cannot be replayed */
  constructor(
    private readonly rules: RuleSet,
    record: GameRecord,
  ) {
    const played: PlayedMove[] = [];
    let last: MoveOption | null = null;
    const { position } = replay(rules, record, (before, move) => {
      this.boards.push(boardState(rules, before, last));
      const option = describeMove(rules, before, move);
      played.push(this.playedMove(before, option, record.spent[played.length] ?? 0));
      last = option;
    });
    this.position = position;
    this.boards.push(boardState(rules, position, last));
    this.moves = played;
    this.ended = position.outcome();
  }

  /** Number of moves played. */
  get length(): number {
    return this.moves.length;
  }

  /** The position after `ply` moves. */
  board(ply: number): BoardState {
    return itemAt(this.boards, ply);
  }

  /** Legal moves of the live position, none once the game has ended. */
  options(): readonly MoveOption[] {
    this.legal ??= this.ended ? [] : legalOptions(this.rules, this.position);
    return this.legal;
  }

  /** How many legal moves the live position has. */
  choices(): number {
    return this.ended ? 0 : legalMoves(this.position).length;
  }

  /** The legal move with this text. @throws InputError if there is none */
  find(text: string): number {
    return this.rules.parseMove(this.position, text);
  }

  /** How many moves taken back could be played again. */
  get redoable(): number {
    return this.undone.length;
  }

  /** Plays a legal move with its time in milliseconds; moves taken back are discarded. */
  push(move: number, spent: number): void {
    this.undone = [];
    this.append(move, spent);
  }

  /** Takes moves back until `ply` are left, and tells how many those were; they can be played again. */
  takeBackTo(ply: number): number {
    const taken = this.moves.slice(ply);
    this.undone = [...taken, ...this.undone];
    for (let i = this.length; i > ply; i--) this.position.unmake();
    this.moves = this.moves.slice(0, ply);
    this.boards.length = ply + 1;
    this.beganStage = false;
    this.changed();
    return taken.length;
  }

  /** Takes moves back for good until `ply` are left. */
  cutTo(ply: number): void {
    this.takeBackTo(ply);
    this.undone = [];
  }

  /** Plays again the move that was taken back last; there must be one. */
  playAgain(): void {
    const next = itemAt(this.undone, 0);
    this.undone = this.undone.slice(1);
    this.append(this.find(next.text), next.spent);
  }

  private append(move: number, spent: number): void {
    const { rules, position } = this;
    const option = describeMove(rules, position, move);
    this.moves = [...this.moves, this.playedMove(position, option, spent)];
    position.make(move);
    const before = this.board(this.length - 1);
    const after = boardState(rules, position, option);
    this.boards.push(after);
    this.beganStage = headlineOf(rules, before, after, null) !== null;
    this.changed();
  }

  private changed(): void {
    this.legal = null;
    this.ended = this.position.outcome();
  }

  private playedMove(position: Position, option: MoveOption, spent: number): PlayedMove {
    const { move, text, effects } = option;
    const notation = this.rules.notation(position, move);
    return { move, text, notation, side: position.side, effects, spent };
  }
}
