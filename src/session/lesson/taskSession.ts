// A task of a lesson being tried: judges the learner's moves, plays the other side's, and takes back what was wrong.
// Every move is kept at once, so that a task can be left at any time and gone on with.

import type { GameLine } from '../../engine/api';
import { InputError } from '../../input/input';
import { textsOf } from '../../language/texts';
import {
  hasSurvived,
  judge,
  solution,
  type TaskProgress,
  taskProgressAfter,
} from '../../lessons/judge';
import { goalCells, type Problem, problemOf } from '../../lessons/solver';
import type { Position } from '../../rules/position';
import { createObservable, type Observable } from '../../util/observable';
import { boardState, describeMove, legalOptions } from '../moves';
import { engineTrouble } from '../troubles';
import type { MoveOption } from '../types';
import type { TaskParts, TaskPhase, TaskSession, TaskView } from './types';

const texts = textsOf('troubles');

const ASKED: TaskPhase = { kind: 'asked' };
const NO_OPTIONS: readonly MoveOption[] = [];

/** Begins a task, or goes on with it; moves that no longer fit it are forgotten. */
export function openTask(parts: TaskParts): TaskSession {
  return new OpenTask(parts);
}

class OpenTask implements TaskSession {
  private readonly views: Observable<TaskView>;
  private moves: readonly string[];
  /** Null for a won game. */
  private readonly problem: Problem | null;
  /** Number of the present state: an answer to an earlier one is dropped. */
  private turn = 0;

  constructor(private readonly parts: TaskParts) {
    const { rules, task } = parts;
    this.problem = task.level === undefined ? problemOf(rules, task) : null;
    this.moves = this.playable(parts.moves);
    const position = rules.parse(task.position);
    this.views = createObservable<TaskView>({
      task,
      rules,
      learner: position.side,
      board: boardState(rules, position, null),
      notation: '',
      options: NO_OPTIONS,
      phase: ASKED,
      goals: [],
      shown: null,
      left: null,
      canTakeBack: false,
      notice: null,
    });
    // A won game that was lost goes on where it could still be won: its end has counted already.
    if (!this.problem && this.position().outcome()) this.moves = this.movesBefore();
    this.ask(null);
  }

  get view(): TaskView {
    return this.views.get();
  }

  subscribe(listener: (view: TaskView) => void): () => void {
    return this.views.subscribe(listener);
  }

  play(text: string): void {
    if (this.view.phase.kind !== 'asked') return;
    const position = this.position();
    const move = this.parts.rules.parseMove(position, text);
    this.turn++;
    if (this.problem) this.tryOut(this.problem, text, move);
    else this.goOn(text, move);
  }

  takeBack(): void {
    if (!this.view.canTakeBack) return;
    const { phase } = this.view;
    // A wrong move was never kept, but in a won game.
    if (phase.kind !== 'wrong' || !this.problem) this.keep(this.movesBefore());
    this.ask(null);
  }

  again(): void {
    this.keep([]);
    this.ask(null);
  }

  retry(): void {
    if (this.view.notice !== null) this.ask(null);
  }

  async show(): Promise<void> {
    if (this.view.phase.kind !== 'asked') return;
    const { turn } = this;
    const position = this.position();
    const move = this.problem
      ? solution(this.problem, this.progress(this.problem))
      : await this.engineMove(position);
    if (move === null || turn !== this.turn) return;
    this.parts.helped();
    this.change({ shown: describeMove(this.parts.rules, position, move) });
  }

  close(): void {
    this.turn++;
    this.views.close();
  }

  /** Judges a move in an exercise. */
  private tryOut(problem: Problem, text: string, move: number): void {
    const progress = this.progress(problem);
    const { position } = progress;
    const judgement = judge(problem, progress, move);
    const option = this.showMove(position, move);
    if (judgement.kind === 'done') {
      this.finish();
    } else if (judgement.kind === 'wrong') {
      const first = this.moves.length === 0;
      const { because, answer } = judgement;
      const reply = answer === null ? null : describeMove(this.parts.rules, position, answer);
      const phase: TaskPhase = { kind: 'wrong', move: text, first, because, answer: reply };
      this.change({ phase, canTakeBack: true });
      this.parts.wrong();
      if (answer !== null) this.later(() => this.showMove(position, answer));
    } else if (judgement.answer === null) {
      this.keep([...this.moves, text]);
      this.ask(option);
    } else {
      const { answer } = judgement;
      this.change({ phase: { kind: 'answering' } });
      this.keep([...this.moves, text, this.parts.rules.formatMove(position, answer)]);
      this.later(() => this.ask(this.showMove(position, answer)));
    }
  }

  /** Plays a move of a won game, and lets the computer answer. */
  private goOn(text: string, move: number): void {
    const position = this.position();
    this.showMove(position, move);
    this.keep([...this.moves, text]);
    this.answer(position);
  }

  /** The computer's move in a won game, unless that is over. */
  private answer(position: Position): void {
    const { rules, engine, task } = this.parts;
    if (this.over(position) || task.level === undefined) return;
    this.change({ phase: { kind: 'answering' }, notice: null });
    const { turn } = this;
    const level = task.level;
    const asked = engine.think({ line: this.line(), level });
    // Its failure is shown after the pace, below.
    asked.catch(() => undefined);
    this.later(() => {
      asked.then(
        ({ move }) => {
          if (turn !== this.turn || move === null) return;
          const option = this.showMove(position, rules.parseMove(position, move));
          this.keep([...this.moves, move]);
          if (!this.over(position)) this.ask(option);
        },
        (error: unknown) => {
          if (turn !== this.turn) return;
          const notice = texts.couldNotMove(engineTrouble(error));
          this.change({ notice, canTakeBack: true });
        },
      );
    });
  }

  /** Tells the end of a won game; whether it has come. */
  private over(position: Position): boolean {
    const end = position.outcome();
    if (!end) return false;
    if (end.winner === this.view.learner) {
      this.finish();
      return true;
    }
    const move = this.moves.at(-1) ?? '';
    this.change({
      phase: { kind: 'wrong', move, first: false, because: null, answer: null },
      canTakeBack: true,
    });
    this.parts.wrong();
    return true;
  }

  /** Lets the learner move where the moves have led; `last` is the move that did. */
  private ask(last: MoveOption | null): void {
    this.turn++;
    const { rules } = this.parts;
    const position = this.position();
    if (!this.problem && position.side !== this.view.learner) {
      this.change({ board: boardState(rules, position, last) });
      this.answer(position);
      return;
    }
    const progress = this.problem && this.progress(this.problem);
    if (this.problem && progress && hasSurvived(this.problem, progress)) {
      this.finish();
      return;
    }
    this.change({
      board: boardState(rules, position, last),
      ...(last === null && { notation: '' }),
      options: legalOptions(rules, position),
      phase: ASKED,
      goals: this.problem && progress ? goalCells(this.problem, position, progress.tally) : [],
      shown: null,
      left: progress?.left ?? null,
      canTakeBack: this.moves.length > 0,
      notice: null,
    });
  }

  private finish(): void {
    this.moves = [];
    this.change({ phase: { kind: 'done' }, goals: [], canTakeBack: false });
    this.parts.solved();
  }

  /** Plays a move on a position and shows it, with nothing to choose. */
  private showMove(position: Position, move: number): MoveOption {
    const { rules } = this.parts;
    const option = describeMove(rules, position, move);
    const notation = rules.notation(position, move);
    position.make(move);
    this.change({
      board: boardState(rules, position, option),
      notation,
      options: NO_OPTIONS,
      shown: null,
    });
    return option;
  }

  /** Does something after a while, unless something else has been done by then. */
  private later(action: () => void): void {
    const { turn } = this;
    setTimeout(() => turn === this.turn && action(), this.parts.pace);
  }

  private keep(moves: readonly string[]): void {
    this.moves = moves;
    this.parts.keep(moves);
  }

  private change(changed: Partial<TaskView>): void {
    this.views.set({ ...this.view, ...changed });
  }

  private progress(problem: Problem): TaskProgress {
    return taskProgressAfter(problem, this.moves);
  }

  /** The position that the moves lead to. */
  private position(): Position {
    return this.problem ? this.progress(this.problem).position : played(this.parts, this.moves);
  }

  /** The moves without the learner's last and what followed it. */
  private movesBefore(): readonly string[] {
    const sides = sidesOf(this.parts, this.problem, this.moves);
    return this.moves.slice(0, Math.max(sides.lastIndexOf(this.view.learner), 0));
  }

  private line(): GameLine {
    const { rules, task } = this.parts;
    return { game: rules.game, options: rules.options, start: task.position, moves: this.moves };
  }

  /** What the engine would play for the learner; null where it cannot say. */
  private async engineMove(position: Position): Promise<number | null> {
    const reply = await this.parts.engine.hint({ line: this.line() }).catch(() => null);
    return reply?.move ? this.parts.rules.parseMove(position, reply.move) : null;
  }

  private playable(moves: readonly string[]): readonly string[] {
    try {
      if (this.problem) taskProgressAfter(this.problem, moves);
      else played(this.parts, moves);
      return moves;
    } catch (error) {
      if (error instanceof InputError) return [];
      throw error;
    }
  }
}

/** The position after moves of both sides. @throws InputError if one is not legal */
function played(
  { rules, task }: Pick<TaskParts, 'rules' | 'task'>,
  moves: readonly string[],
): Position {
  const position = rules.parse(task.position);
  for (const text of moves) position.make(rules.parseMove(position, text));
  return position;
}

/** Who made each of the moves. */
function sidesOf(
  parts: TaskParts,
  problem: Problem | null,
  moves: readonly string[],
): readonly number[] {
  return moves.map((_, index) => {
    const before = moves.slice(0, index);
    return (problem ? taskProgressAfter(problem, before).position : played(parts, before)).side;
  });
}
