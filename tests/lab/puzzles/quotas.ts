// How many puzzles of a kind a collection takes, so that not every one is a capture or a check, and few are over at once.
import type { OptionValues } from '../../../src/games/options';
import type { Theme } from '../../../src/games/themes';
import { goalOf } from '../../../src/puzzles/puzzle';
import { type Faults, MOST_OF_FAULTS } from './fairness';

/** Shares of the collection at most. */
const MOST = {
  /** Won in one move. */
  inOne: 0.1,
  inTwo: 0.3,
  inThree: 0.37,
  /** Key moves that capture or check, whatever is promised. */
  loud: 0.7,
  /** Gains that one loud move makes. */
  single: 0.1,
  /** By other rules than the usual ones. */
  unusual: 0.94,
  ...MOST_OF_FAULTS,
} as const;
type Kind = keyof typeof MOST;

const FAULTLESS: Faults = { lone: false, hanging: false, run: false, bare: false };

export class Quotas {
  private readonly taken = new Map<Kind, number>();

  constructor(private readonly count: number) {}

  /** Whether it still takes any puzzle by these rules. */
  takesRules(options: OptionValues): boolean {
    return !isUnusual(options) || (this.taken.get('unusual') ?? 0) < MOST.unusual * this.count;
  }

  /** Whether the collection takes one more with these themes, options, plies and faults; if so, it is counted. */
  take(
    themes: readonly Theme[],
    plies: number,
    options: OptionValues,
    faults: Faults = FAULTLESS,
  ): boolean {
    // Stages are mined by themselves (races.ts).
    const loud = goalOf(themes) !== 'stage' && !themes.includes('quiet');
    const is: Record<Kind, boolean> = {
      inOne: themes.includes('in1'),
      inTwo: themes.includes('in2'),
      inThree: themes.includes('in3'),
      loud,
      single: loud && plies === 1 && goalOf(themes) !== 'win',
      unusual: isUnusual(options),
      ...faults,
    };
    const kinds = (Object.keys(is) as Kind[]).filter((kind) => is[kind]);
    if (kinds.some((kind) => (this.taken.get(kind) ?? 0) >= MOST[kind] * this.count)) return false;
    for (const kind of kinds) this.taken.set(kind, (this.taken.get(kind) ?? 0) + 1);
    return true;
  }
}

const isUnusual = (options: OptionValues): boolean => Object.keys(options).length > 0;
