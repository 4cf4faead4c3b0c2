// The ending at the place shown of an analysis: whether it may be solved on demand, how far that is, and what came of it. Places of
// the same men share it.
import type { GameLine } from '../../engine/api';
import { onDemandMaterial } from '../../engine/endings/onDemand';
import type { SolveResult } from '../../engine/solveApart';
import type { RuleSet } from '../../games/game';
import type { Position } from '../../rules/position';
import type { AnalysisEngine, Solving } from './types';

/** How finely progress is told: each step is drawn. */
const STEPS = 100;

export class EndingSolving {
  /** The men of the place shown; null where there is nothing to solve on demand. */
  private shown: number | null = null;
  private working: {
    readonly men: number;
    done: number;
    readonly control: AbortController;
  } | null = null;
  private readonly results = new Map<number, SolveResult>();

  constructor(
    private readonly engine: Pick<AnalysisEngine<unknown>, 'solve'>,
    /** Hears of progress. */
    private readonly onChange: () => void,
  ) {}

  get isWorking(): boolean {
    return this.working !== null;
  }

  get state(): Solving | null {
    const { shown, working } = this;
    if (shown === null) return null;
    if (working) return { kind: 'working', done: working.done };
    const result = this.results.get(shown);
    return result === undefined ? { kind: 'offered' } : { kind: 'over', result };
  }

  /** Another ending calls off the solving of the one before. */
  show(rules: RuleSet, position: Position): void {
    this.shown = onDemandMaterial(rules, position);
    if (this.working && this.working.men !== this.shown) this.cancel();
  }

  /** Solves the ending shown, which is the one at the end of the line. */
  async solve(line: GameLine): Promise<void> {
    const { shown: men } = this;
    if (men === null || this.working) return;
    const working = { men, done: 0, control: new AbortController() };
    this.working = working;
    this.onChange();
    const onProgress = (all: number) => {
      const done = Math.floor(all * STEPS) / STEPS;
      if (done === working.done) return;
      working.done = done;
      if (this.working === working) this.onChange();
    };
    const result = await this.engine.solve(line, onProgress, working.control.signal);
    // One table is kept, that of the latest.
    if (result === 'solved') this.results.clear();
    if (result !== 'stopped') this.results.set(men, result);
    if (this.working === working) this.working = null;
  }

  cancel(): void {
    this.working?.control.abort();
    this.working = null;
  }
}
