// Build step: leaves out of what was measured or learnt how it was made, which tests alone compare with today’s engine
// (tests/lab/measured.test.ts). Players would download it with the engine and with the screens.
import type { Plugin } from 'vite';

/** Measurements, and what was learnt, that are loaded for their results alone. */
const MEASURED = /\/src\/games\/[^/]+\/(?:ladder|balance|network|raceNetwork|weights)\.json$/;
const PROVENANCE: ReadonlySet<string> = new Set(['command', 'date', 'mark', 'made']);

export function withoutProvenance(): Plugin {
  return {
    name: 'without-provenance',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      MEASURED.test(id)
        ? { code: JSON.stringify(JSON.parse(code), resultsAlone), map: null }
        : null,
  };
}

const resultsAlone = (key: string, value: unknown): unknown =>
  PROVENANCE.has(key) ? undefined : value;
