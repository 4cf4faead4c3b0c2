// The time that solving an ending still takes, as it is foreseen from what has been done.
import { expect, test } from 'vitest';
import { bridge41 } from '../../src/games/bridge41';
import { EndingSolving } from '../../src/session/analysis/endingSolving';

const rules = bridge41.rules({});
const start = 'k4/5/5/r4/**1**/5/5/5/1R2K w m 0 0';

function begun() {
  let clock = 0;
  let report: (done: number) => unknown = () => undefined;
  const engine = {
    solve: (_: unknown, onProgress: typeof report) => {
      report = onProgress;
      return new Promise<'solved'>(() => undefined);
    },
  };
  const endings = new EndingSolving(
    engine,
    () => undefined,
    () => clock,
  );
  endings.show(rules, rules.parse(start));
  void endings.solve({ game: 'bridge41', options: {}, start, moves: [] });
  /** Works for that many seconds at a steady pace, with four reports a second. */
  const work = (seconds: number, from: number, to: number) => {
    const reports = 4 * seconds;
    for (let one = 1; one <= reports; one++) {
      clock += 250;
      void report(from + ((to - from) * one) / reports);
    }
  };
  const left = () => (endings.state?.kind === 'working' ? endings.state.secondsLeft : undefined);
  const wait = (milliseconds: number) => {
    clock += milliseconds;
  };
  return { endings, work, left, wait };
}

test('at a steady pace the time left is what will pass, once a tenth is done', () => {
  const { work, left } = begun();
  work(4, 0, 0.08);
  expect(left()).toBeNull();
  work(6, 0.08, 0.2);
  expect(left()).toBeCloseTo(40, 0);
  work(15, 0.2, 0.5);
  expect(left()).toBeCloseTo(25, 0);
});

test('neither a pause nor a frozen page counts as work', () => {
  const { endings, work, left, wait } = begun();
  work(10, 0, 0.2);
  endings.pause();
  wait(3_600_000);
  void endings.solve({ game: 'bridge41', options: {}, start, moves: [] });
  work(10, 0.2, 0.4);
  expect(left()).toBeCloseTo(30, 0);
  wait(3_600_000);
  work(5, 0.4, 0.5);
  expect(left()).toBeCloseTo(26, 0);
});
