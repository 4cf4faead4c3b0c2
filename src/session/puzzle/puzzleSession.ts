// A puzzle being solved: answers right moves as the solution does, has wrong ones refuted by the engine, and saves what
// came of it before it is shown.
import { positionAfter } from '../../engine/line';
import { movesToEnd } from '../../engine/score';
import { type Finding, isGoodEnough } from '../../review/finding';
import type { Position } from '../../rules/position';
import { boardState } from '../boardState';
import { describeMove, legalOptions } from '../moves';
import { findingOrReason } from '../review/tried';
import type { MoveOption } from '../types';
import type {
  PuzzleParts,
  PuzzlePhase,
  PuzzleSession,
  PuzzleTask,
  PuzzleView,
  Tried,
} from './types';

/** Nodes of the first look at a move that is not the solution. */
const NODES = 40_000;
const ASKED: PuzzlePhase = { kind: 'asked' };
const JUDGING: PuzzlePhase = { kind: 'judging' };
const NO_OPTIONS: readonly MoveOption[] = [];

/** Begins a puzzle. @throws InputError if its texts do not fit the rules */
export function openPuzzle(parts: PuzzleParts): PuzzleSession {
  return new OpenPuzzle(parts);
}

class OpenPuzzle implements PuzzleSession {
  view: PuzzleView;
  /** Moves of the solution that have been played. */
  private played = 0;
  private readonly listeners = new Set<(view: PuzzleView) => void>();
  /** Number of the present state: an answer to an earlier one is dropped. */
  private turn = 0;

  constructor(private readonly parts: PuzzleParts) {
    const { task, rules } = parts;
    const position = positionAfter(rules, task.line);
    this.view = {
      ...{ task, rules },
      solver: position.side,
      board: boardState(rules, position, null),
      notation: '',
      options: legalOptions(rules, position),
      phase: ASKED,
      hint: null,
      solved: null,
      unsaved: null,
    };
  }

  subscribe(listener: (view: PuzzleView) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async play(text: string): Promise<void> {
    if (this.view.phase.kind !== 'asked') return;
    const { task, rules } = this.parts;
    const position = this.position();
    const move = rules.parseMove(position, text);
    if (text === task.moves[this.played]) {
      this.played++;
      this.show(position, move);
      await this.goOn();
      return;
    }
    const before = this.position();
    const { option, notation } = this.show(position, move);
    this.change({ phase: JUDGING });
    await this.tryOut(before, option, notation);
  }

  async hint(): Promise<void> {
    const { phase, hint } = this.view;
    if (phase.kind !== 'asked' || hint?.whole) return;
    const position = this.position();
    const wanted = this.parts.rules.parseMove(position, this.parts.task.moves[this.played]);
    if (!(await this.settle(false))) return;
    const move = describeMove(this.parts.rules, position, wanted);
    // A move without a cell has no piece to point out first.
    this.change({ phase: ASKED, hint: { move, whole: hint !== null || move.from === null } });
  }

  async solve(): Promise<void> {
    const { phase } = this.view;
    if (phase.kind !== 'asked' && phase.kind !== 'wrong') return;
    if (!(await this.settle(false))) return;
    this.change({ hint: null, ...this.shownAt(this.position()) });
    this.playOut();
  }

  again(): void {
    if (this.view.phase.kind === 'wrong') this.ask(null, '');
  }

  async retry(): Promise<void> {
    const { solved } = this.view;
    if (solved !== null) await this.save(solved);
  }

  close(): void {
    this.turn++;
    this.listeners.clear();
    this.parts.judge.close();
  }

  /** After a right move, or its answer: the end, the other side's move, or the solver's next. */
  private async goOn(): Promise<void> {
    if (this.isOver()) {
      this.change({ phase: JUDGING });
      if (await this.settle(true)) this.change({ phase: { kind: 'solved', how: 'solution' } });
      return;
    }
    const position = this.position();
    if (position.side === this.view.solver) {
      this.ask(this.view.board.lastMove, this.view.notation);
      return;
    }
    this.change({ phase: { kind: 'answering' } });
    this.later(() => {
      this.step(position);
      void this.goOn();
    });
  }

  /** Plays the rest of the solution, move by move. */
  private playOut(): void {
    if (this.isOver()) {
      this.change({ phase: { kind: 'shown' } });
      return;
    }
    this.change({ phase: { kind: 'answering' } });
    this.later(() => {
      this.step(this.position());
      this.playOut();
    });
  }

  private async tryOut(before: Position, option: MoveOption, notation: string): Promise<void> {
    const { turn } = this;
    const { task, rules } = this.parts;
    const known = task.mistake?.played?.moves[0] === option.text ? task.mistake : null;
    const { line } = task;
    const moves = [...line.moves, ...task.moves.slice(0, this.played)];
    const request = { line: { ...line, moves }, move: option.text, nodes: NODES };
    const found = known ?? (await findingOrReason(this.parts.judge, request));
    if (turn !== this.turn) return;
    const finding = typeof found === 'string' ? null : found;
    const left = this.movesLeft(before);
    const how = finding && asGoodAs(task, finding, left);
    if (how) {
      if (await this.settle(true)) this.change({ phase: { kind: 'solved', how } });
      return;
    }
    if (!(await this.settle(false))) return;
    before.make(option.move);
    const reply = finding?.played?.moves[1];
    const answer = reply === undefined ? null : rules.parseMove(before, reply);
    const wins = finding?.played ? movesToEnd(finding.played.score) : null;
    const tried: Tried = {
      ...{ notation, finding, left },
      answer: answer === null ? null : describeMove(rules, before, answer),
      answerNotation: answer === null ? null : rules.notation(before, answer),
      slowly: wins !== null && wins > 0 ? wins : null,
    };
    this.change({ phase: { kind: 'wrong', tried } });
  }

  /** Settles whether it counts as solved, once; whether what was going on goes on. */
  private async settle(solved: boolean): Promise<boolean> {
    if (this.view.solved !== null) return true;
    const { turn } = this;
    this.change({ phase: JUDGING });
    const unsaved = await this.saved(solved);
    if (turn !== this.turn) return false;
    this.change({ solved, unsaved });
    return true;
  }

  private async save(solved: boolean): Promise<void> {
    const unsaved = await this.saved(solved);
    this.change({ unsaved });
  }

  /** Why it is not saved, or null. */
  private saved(solved: boolean): Promise<string | null> {
    return this.parts.record(solved).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
  }

  /** Lets the solver move where the solution stands. */
  private ask(last: MoveOption | null, notation: string): void {
    this.turn++;
    const { rules } = this.parts;
    const position = this.position();
    this.change({
      board: boardState(rules, position, last),
      notation,
      options: legalOptions(rules, position),
      phase: ASKED,
      hint: null,
    });
  }

  /** Plays the next move of the solution. */
  private step(position: Position): void {
    const { task, rules } = this.parts;
    this.show(position, rules.parseMove(position, task.moves[this.played]));
    this.played++;
  }

  /** Plays a move on a position and shows it, with nothing to choose. */
  private show(position: Position, move: number): { option: MoveOption; notation: string } {
    const { rules } = this.parts;
    const option = describeMove(rules, position, move);
    const notation = rules.notation(position, move);
    position.make(move);
    this.change({
      board: boardState(rules, position, option),
      ...{ notation, options: NO_OPTIONS, hint: null },
    });
    return { option, notation };
  }

  private shownAt(position: Position): Partial<PuzzleView> {
    return {
      board: boardState(this.parts.rules, position, null),
      ...{ notation: '', options: NO_OPTIONS },
    };
  }

  /** Own moves that the solution still takes from a position of it. */
  private movesLeft(position: Position): number {
    const { task, rules } = this.parts;
    let own = 0;
    const rest = task.moves.slice(this.played);
    for (const text of rest) {
      if (position.side === this.view.solver) own++;
      position.make(rules.parseMove(position, text));
    }
    for (const _ of rest) position.unmake();
    return own;
  }

  private isOver(): boolean {
    return this.played === this.parts.task.moves.length;
  }

  /** Where the solution stands. */
  private position(): Position {
    const { task, rules } = this.parts;
    const moves = [...task.line.moves, ...task.moves.slice(0, this.played)];
    return positionAfter(rules, { ...task.line, moves });
  }

  /** Does something after a while, unless something else has been done by then. */
  private later(action: () => void): void {
    const { turn } = this;
    setTimeout(() => turn === this.turn && action(), this.parts.pace);
  }

  private change(changed: Partial<PuzzleView>): void {
    this.view = { ...this.view, ...changed };
    for (const listener of [...this.listeners]) listener(this.view);
  }
}

/**
 * How another move than the solution's does as well, or null: where a win is promised, one that wins in no more moves by
 * the engine's count to the end of the game; of a mistake, one that is about as good as the best. A gain or an escape has
 * one move alone, which deeper looks than this have found.
 */
function asGoodAs(
  { promised }: PuzzleTask,
  finding: Finding,
  left: number,
): 'asFast' | 'asGood' | null {
  if (promised === 'better') return isGoodEnough(finding) ? 'asGood' : null;
  const wins = finding.played ? movesToEnd(finding.played.score) : null;
  return promised === 'win' && wins !== null && wins > 0 && wins <= left ? 'asFast' : null;
}
