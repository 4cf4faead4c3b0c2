// A reporter that prints the test files which took longest, so that what makes the tests slow is seen as they grow.
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 10;

const seconds = (milliseconds: number): string =>
  `${(milliseconds / 1000).toFixed(1)} s`.padStart(9);

export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const timed = modules.map((file) => {
      const { duration, setupDuration, collectDuration } = file.diagnostic();
      return { path: file.moduleId, time: duration + setupDuration + collectDuration };
    });
    if (timed.length <= SHOWN) return;
    const slowest = timed.sort((a, b) => b.time - a.time).slice(0, SHOWN);
    const rows = slowest.map(({ path, time }) => `${seconds(time)}  ${relative('.', path)}`);
    console.log(`\nThe ${SHOWN} slowest of ${timed.length} files:\n${rows.join('\n')}\n`);
  }
}
