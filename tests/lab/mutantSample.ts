// Which mutants are tried (mutants.ts): a sample drawn by a seed, or a list. As a plugin of Stryker, whose checkers run in
// processes of their own: what is not in the sample counts as if it did not compile, so it is neither run nor scored.
interface Mutant {
  readonly id: string;
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: {
    readonly start: { readonly line: number; readonly column: number };
    readonly end: { readonly line: number; readonly column: number };
  };
}

/** Names a mutant alike in every run of the same code; Stryker's own numbers depend on the files that a run was given. */
export function mutantKey({ fileName, mutatorName, replacement, location }: Mutant): string {
  const { start, end } = location;
  const file = fileName.replace(/^.*\/(?=src\/)/, '');
  const place = [start.line, start.column, end.line, end.column].join(':');
  return [file, place, mutatorName, replacement].join(' ');
}

/** Of 0 to 1, alike in every process (FNV-1a, mixed once more because short texts differ in low bits only). */
function fractionOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** What mutants.ts passes on in MUTANT_SAMPLE. */
export interface Sample {
  readonly seed: number;
  /** Share of the mutants, 0 to 1. */
  readonly share: number;
  /** Only mutants with these keys of results, if present. */
  readonly keys?: readonly string[];
}

/** A mutant as results and readers count: checkers count lines and columns from 0, results from 1. */
function asInResults(mutant: Mutant): Mutant {
  const { start, end } = mutant.location;
  const fromOne = ({ line, column }: typeof start) => ({ line: line + 1, column: column + 1 });
  return { ...mutant, location: { start: fromOne(start), end: fromOne(end) } };
}

/** Whether a mutant, as a checker is given it, is tried. */
export const isSampled = (mutant: Mutant, { seed, share, keys }: Sample): boolean =>
  keys?.includes(mutantKey(asInResults(mutant))) ??
  fractionOf(`${seed} ${mutantKey(mutant)}`) < share;

function createSampler() {
  const sample: Sample = JSON.parse(process.env.MUTANT_SAMPLE ?? '{"seed":1,"share":1}');
  return {
    init: async (): Promise<void> => undefined,
    check: async (mutants: readonly Mutant[]) =>
      Object.fromEntries(
        mutants.map((mutant) => [
          mutant.id,
          isSampled(mutant, sample)
            ? { status: 'passed' }
            : { status: 'compileError', reason: 'not in the sample' },
        ]),
      ),
  };
}
createSampler.inject = [] as string[];

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: createSampler }];
