// Solves the ending at the place shown of an analysis in the background.
import type { SolveResult } from '../../engine/analyst';
import type { GameLine } from '../../engine/api';
import { onDemandMaterial } from '../../engine/endings/pieceList';
import type { RuleSet } from '../../games/game';
import type { Position } from '../../rules/position';
import type { AnalysisEngine, Solving } from './types';

/** Steps of reported progress; each is drawn. */
const STEPS = 100;
/** Share of the work, 0 to 1, from which on the time left can be foreseen; before, endings of fewer pieces are solved. */
const FORESEEN_FROM = 0.1;
/** The time left is foreseen anew at each twentieth of the work, so that it does not flicker. */
const FORECASTS = 20;
/** Longest time (ms) between two reports of a worker that works; in a longer one the page was frozen, and the worker too. */
const REPORT_LIMIT_MS = 1000;

/** An ending being solved, which may be put off. */
interface Work {
  readonly pieces: number;
  readonly control: AbortController;
  /** Share done, 0 to 1. */
  done: number;
  secondsLeft: number | null;
  /** Milliseconds that it has worked, and when it was last heard of. */
  worked: number;
  heardAt: number;
  /** Lets it go on; null where it is not put off. */
  resume: (() => void) | null;
  over: Promise<void>;
}

export class EndingSolving {
  /** The pieces of the place shown; null where there is nothing to solve on demand. */
  private shown: number | null = null;
  private work: Work | null = null;
  private readonly results = new Map<number, SolveResult>();

  constructor(
    private readonly engine: Pick<AnalysisEngine<unknown>, 'solve'>,
    /** Hears of progress. */
    private readonly onChange: () => void,
    /** Milliseconds from any start. */
    private readonly now: () => number = () => performance.now(),
  ) {}

  get isWorking(): boolean {
    return this.work !== null && !this.work.resume;
  }

  get state(): Solving | null {
    const { shown, work } = this;
    if (shown === null) return null;
    if (work?.pieces === shown) {
      const { done, secondsLeft } = work;
      return work.resume ? { kind: 'paused', done } : { kind: 'working', done, secondsLeft };
    }
    const result = this.results.get(shown);
    return result === undefined ? { kind: 'offered' } : { kind: 'over', result };
  }

  /** At another ending, the one before is put off. */
  show(rules: RuleSet, position: Position): void {
    this.shown = onDemandMaterial(rules, position);
    if (this.work && this.work.pieces !== this.shown) this.pause();
  }

  /** Solves the ending shown, which is the one at the end of the line, or goes on with it. One that was put off is given up. */
  async solve(line: GameLine): Promise<void> {
    const { shown: pieces, work } = this;
    if (pieces === null) return;
    if (work?.pieces === pieces) this.goOn(work);
    else {
      this.cancel();
      this.begin(pieces, line);
    }
    await this.work?.over;
  }

  pause(): void {
    if (!this.work || this.work.resume) return;
    // Nothing to let go on before the next report, which then waits.
    this.work.resume = () => undefined;
  }

  cancel(): void {
    this.work?.control.abort();
    this.work = null;
  }

  private begin(pieces: number, line: GameLine): void {
    const work: Work = {
      pieces,
      control: new AbortController(),
      ...{ done: 0, secondsLeft: null, worked: 0, heardAt: this.now() },
      ...{ resume: null, over: Promise.resolve() },
    };
    this.work = work;
    work.over = this.engine
      .solve(line, (done) => this.report(work, done), work.control.signal)
      .then((result) => {
        // One table is kept, that of the latest.
        if (result === 'solved') this.results.clear();
        if (result !== 'stopped') this.results.set(pieces, result);
        if (this.work === work) this.work = null;
      });
    this.onChange();
  }

  private goOn(work: Work): void {
    const { resume } = work;
    work.resume = null;
    work.heardAt = this.now();
    resume?.();
    this.onChange();
  }

  /** Notes progress; a worker waits for what this returns, and so rests while the work is put off. */
  private report(work: Work, all: number): Promise<void> | undefined {
    const now = this.now();
    work.worked += Math.min(now - work.heardAt, REPORT_LIMIT_MS);
    work.heardAt = now;
    const done = Math.floor(all * STEPS) / STEPS;
    if (done !== work.done) {
      if (Math.floor(all * FORECASTS) !== Math.floor(work.done * FORECASTS) && all >= FORESEEN_FROM)
        work.secondsLeft = (work.worked * (1 - all)) / all / 1000;
      work.done = done;
      if (this.work === work) this.onChange();
    }
    if (!work.resume) return undefined;
    return new Promise((resolve) => {
      work.resume = resolve;
    });
  }
}
