// A puzzle being solved: answers right moves as the solution does, has wrong ones refuted by the engine, and saves what
// came of it before it is shown.
import { type GameLine, positionAfter } from '../../engine/api';
import { movesToEnd } from '../../engine/score';
import { isGoodEnough, type MoveAnalysis } from '../../review/moveAnalysis';
import type { Position } from '../../rules/position';
import { runDetached } from '../../util/failures';
import { itemAt } from '../../util/items';
import { createObservable, type Observable } from '../../util/observable';
import { boardState, describeMove, legalOptions } from '../moves';
import { findingOrReason } from '../review/reviewPly';
import { SaveReports } from '../troubles';
import type { MoveOption } from '../types';
import type {
  PuzzleParts,
  PuzzlePhase,
  PuzzleResult,
  PuzzleSession,
  PuzzleView,
  Tried,
} from './types';

/** Nodes of the first look at a move that is not the solution. */
const JUDGE_NODES = 40_000;
/** Positions looked at for a proof that another move than the solution wins by force: a fraction of a second's work. */
const PROOF_NODES = 20_000;
/** Nodes for the reason of a solution that wins no game: less than half a second's work. */
const REASON_NODES = 40_000;
/** Nodes for the reply to a move that loses a stage; stored puzzles are those in which it refutes (tests/lab/race/puzzles.ts). */
const REPLY_NODES = 40_000;
const ASKED: PuzzlePhase = { kind: 'asked' };
const JUDGING: PuzzlePhase = { kind: 'judging' };
const NO_OPTIONS: readonly MoveOption[] = [];

/** Begins a puzzle. @throws InputError if its texts do not fit the rules */
export function openPuzzle(parts: PuzzleParts): PuzzleSession {
  return new OpenPuzzle(parts);
}

class OpenPuzzle implements PuzzleSession {
  private readonly views: Observable<PuzzleView>;
  /** Moves of the solution that have been played. */
  private played = 0;
  /** Number of the present state: an answer to an earlier one is dropped. */
  private turn = 0;
  /** Moves tried so far that win, though not as fast as the solution. */
  private slowWins = 0;
  private readonly reports = new SaveReports((unsaved) => this.change({ unsaved }));

  constructor(private readonly parts: PuzzleParts) {
    const { task, rules } = parts;
    const position = positionAfter(rules, task.line);
    this.views = createObservable<PuzzleView>({
      ...{ task, rules },
      solver: position.side,
      board: boardState(rules, position, null),
      notation: '',
      options: legalOptions(rules, position),
      phase: ASKED,
      left: this.movesLeft(),
      hint: null,
      why: null,
      step: null,
      solved: null,
      rated: true,
      unsaved: null,
    });
  }

  get view(): PuzzleView {
    return this.views.get();
  }

  subscribe(listener: (view: PuzzleView) => void): () => void {
    return this.views.subscribe(listener);
  }

  async play(text: string): Promise<void> {
    if (this.view.phase.kind !== 'asked') return;
    const { task, rules } = this.parts;
    const position = this.position();
    const move = rules.parseMove(position, text);
    if (text === itemAt(task.moves, this.played)) {
      this.played++;
      this.show(position, move);
      await this.goOn();
      return;
    }
    const { option, notation } = this.show(position, move);
    this.change({ phase: JUDGING });
    await this.tryOut(option, notation);
  }

  async hint(): Promise<void> {
    const { phase, hint } = this.view;
    if (phase.kind !== 'asked' || hint?.whole) return;
    const position = this.position();
    const wanted = this.parts.rules.parseMove(position, itemAt(this.parts.task.moves, this.played));
    if (!(await this.settle({ solved: false, rated: false }))) return;
    const move = describeMove(this.parts.rules, position, wanted);
    // A move without a cell has no piece to point out first.
    this.change({ phase: ASKED, hint: { move, whole: hint !== null || move.from === null } });
  }

  async solve(): Promise<void> {
    const { phase } = this.view;
    if (phase.kind !== 'asked' && phase.kind !== 'wrong' && phase.kind !== 'slow') return;
    if (!(await this.settle({ solved: false, rated: this.view.rated }))) return;
    this.change({ hint: null, ...this.shownAt(this.position()) });
    this.playOut();
  }

  again(): void {
    const { kind } = this.view.phase;
    if (kind === 'wrong' || kind === 'slow') this.ask(null, '');
  }

  stepBy(moves: 1 | -1): void {
    const { kind } = this.view.phase;
    const { task, rules } = this.parts;
    if (kind !== 'solved' && kind !== 'shown') return;
    // Where another move stands on the board at first, on leads to the solution's in its place.
    const from = this.view.step ?? this.played + (moves < 0 && !this.isOver() ? 1 : 0);
    const step = from + moves;
    if (step < 0 || step > task.moves.length) return;
    const position = positionAfter(rules, task.line);
    const shown = task.moves.slice(0, step);
    const last = shown.pop();
    for (const text of shown) position.make(rules.parseMove(position, text));
    if (last === undefined) this.change({ ...this.shownAt(position), step });
    else {
      this.show(position, rules.parseMove(position, last));
      this.change({ step });
    }
  }

  async retry(): Promise<void> {
    const { solved, rated } = this.view;
    if (solved !== null) await this.reports.follow(this.parts.record({ solved, rated }));
  }

  close(): void {
    this.turn++;
    this.views.close();
    this.parts.judge.close();
  }

  /** After a right move, or its answer: the end, the other side's move, or the solver's next. */
  private async goOn(): Promise<void> {
    if (this.isOver()) {
      this.change({ phase: JUDGING });
      await this.finish('solution');
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
      runDetached(this.goOn());
    });
  }

  /** Plays the rest of the solution, move by move. */
  private playOut(): void {
    if (this.isOver()) {
      this.change({ phase: { kind: 'shown' } });
      runDetached(this.giveReason());
      return;
    }
    this.change({ phase: { kind: 'answering' } });
    this.later(() => {
      this.step(this.position());
      this.playOut();
    });
  }

  private async tryOut(option: MoveOption, notation: string): Promise<void> {
    const { turn } = this;
    const { task, rules, judge } = this.parts;
    const known = task.mistake?.played?.moves[0] === option.text ? task.mistake : null;
    const line = { ...task.line, moves: [...task.line.moves, ...task.moves.slice(0, this.played)] };
    const moves = await this.provenWin({ ...line, moves: [...line.moves, option.text] });
    if (turn !== this.turn) return;
    if (moves !== null) {
      await this.acceptWin(notation, moves);
      return;
    }
    const request = { line, move: option.text, nodes: JUDGE_NODES };
    const found = known ?? (await findingOrReason(judge, request));
    if (turn !== this.turn) return;
    const finding = typeof found === 'string' ? null : found;
    if (task.promised === 'better') {
      if (finding && isGoodEnough(finding)) {
        await this.finish('asGood');
        return;
      }
    } else if (finding && reachesWin(finding)) {
      await this.acceptWin(notation, null);
      return;
    }
    if (!(await this.settle({ solved: false, rated: this.view.rated }))) return;
    const after = this.position();
    after.make(option.move);
    const reply =
      task.promised === 'stage'
        ? await this.replyAfter({ ...line, moves: [...line.moves, option.text] })
        : finding?.played?.moves[1];
    if (turn !== this.turn) return;
    const answer = reply === undefined ? null : rules.parseMove(after, reply);
    const tried: Tried = {
      ...{ notation, finding },
      answer: answer === null ? null : describeMove(rules, after, answer),
      answerNotation: answer === null ? null : rules.notation(after, answer),
    };
    this.change({ phase: { kind: 'wrong', tried } });
  }

  /** The other side's best move. A judgement shows none where a stage is lost, which costs little of the game's chances. */
  private async replyAfter(line: GameLine): Promise<string | undefined> {
    const request = { line, nodes: REPLY_NODES };
    const found = await this.parts.judge.hint(request).catch(() => null);
    return found?.move ?? undefined;
  }

  /** Moves within which another move than the solution's is proven to win. Of a mistake the engine's judgement decides alone. */
  private async provenWin(line: GameLine): Promise<number | null> {
    const { task, judge } = this.parts;
    if (task.promised === 'better') return null;
    // Without an engine nothing is proven.
    return judge.provenWin({ line, nodes: PROOF_NODES }).catch(() => null);
  }

  /**
   * Another move that wins by force: slower than a promised win, but enough where less was promised, or where it is as fast
   * after all. The collection's proofs count no stalemate, which wins in some games.
   */
  private async acceptWin(notation: string, moves: number | null): Promise<void> {
    const isSlow = moves === null || moves > this.view.left;
    if (this.parts.task.promised === 'win' && isSlow) this.tellSlowWin(notation, moves);
    else await this.finish('forcedWin');
  }

  /** The win is kept, so nothing is settled yet; but what comes of the puzzle moves no rating any more. */
  private tellSlowWin(notation: string, moves: number | null): void {
    const rated = this.view.solved === null ? false : this.view.rated;
    this.change({ rated, phase: { kind: 'slow', notation, moves, isFirst: this.slowWins === 0 } });
    this.slowWins++;
  }

  private async finish(how: 'solution' | 'forcedWin' | 'asGood'): Promise<void> {
    const isSettled = await this.settle({ solved: true, rated: this.view.rated });
    if (!isSettled) return;
    this.change({ phase: { kind: 'solved', how } });
    if (how === 'solution') runDetached(this.giveReason());
  }

  /** Of a win its moves tell why; of a mistake the review has; else the engine is asked. */
  private async giveReason(): Promise<void> {
    const { turn } = this;
    const { line, promised, mistake, moves } = this.parts.task;
    let reason = mistake?.explanation?.betterIdea ?? null;
    if (promised !== 'win' && promised !== 'better') {
      const request = { line, nodes: REASON_NODES };
      const found = await this.parts.judge.hint(request).catch(() => null);
      if (turn !== this.turn) return;
      reason = found?.move === itemAt(moves, 0) ? found.reason : null;
    }
    this.change({ why: { reason } });
  }

  /** Settles what came of it, once; whether what was going on goes on. */
  private async settle(result: PuzzleResult): Promise<boolean> {
    if (this.view.solved !== null) return true;
    const { turn } = this;
    this.change({ phase: JUDGING });
    await this.reports.follow(this.parts.record(result));
    if (turn !== this.turn) return false;
    this.change(result);
    return true;
  }

  /** Lets the solver move where the solution stands. */
  private ask(last: MoveOption | null, notation: string): void {
    this.turn++;
    const { rules } = this.parts;
    const position = this.position();
    this.change({
      board: boardState(rules, position, last),
      left: this.movesLeft(),
      notation,
      options: legalOptions(rules, position),
      phase: ASKED,
      hint: null,
    });
  }

  /** Plays the next move of the solution. */
  private step(position: Position): void {
    const { task, rules } = this.parts;
    const move = rules.parseMove(position, itemAt(task.moves, this.played));
    this.played++;
    this.show(position, move);
  }

  /** Plays a move on a position and shows it, with nothing to choose. */
  private show(position: Position, move: number): { option: MoveOption; notation: string } {
    const { rules } = this.parts;
    const option = describeMove(rules, position, move);
    const notation = rules.notation(position, move);
    position.make(move);
    this.change({
      board: boardState(rules, position, option),
      ...{ notation, options: NO_OPTIONS, hint: null, left: this.movesLeft() },
    });
    return { option, notation };
  }

  private shownAt(position: Position): Partial<PuzzleView> {
    return {
      board: boardState(this.parts.rules, position, null),
      ...{ notation: '', options: NO_OPTIONS },
    };
  }

  /** Own moves that the solution still takes from where it stands. */
  private movesLeft(): number {
    const { task, rules } = this.parts;
    const position = this.position();
    const solver = positionAfter(rules, task.line).side;
    let own = 0;
    for (const text of task.moves.slice(this.played)) {
      if (position.side === solver) own++;
      position.make(rules.parseMove(position, text));
    }
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
    this.views.set({ ...this.view, ...changed });
  }
}

/** Whether the engine's search of the move has found the way to the end of a won game. */
function reachesWin({ played }: MoveAnalysis): boolean {
  const left = played && movesToEnd(played.score);
  return left !== null && left > 0;
}
