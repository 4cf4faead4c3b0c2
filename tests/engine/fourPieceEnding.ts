// An ending of four pieces, solved on demand, and the test that its values follow from the moves there are. Its users are test
// files of their own, so that they run side by side: solving takes half a minute each.
import { describe, expect, test } from 'vitest';
import { Tablebase } from '../../src/engine/endings/library';
import { pliesOf } from '../../src/engine/endings/table';
import type { RuleSet } from '../../src/games/game';
import { ForcedWin } from '../support/forcedWin';
import { anyOf, valueByMoves, walk } from './solvedEndings';
import { rulesOf, still } from './support';

export const SOLVING_TIMEOUT_MS = 240_000;
/** Positions of each ending that are compared with an exhaustive search. */
const MAX_SEARCHES = 400;
export const ignoreProgress = () => undefined;

const solved = new Map<string, Promise<Tablebase>>();

/** Solved once for all tests of a file. The clock stands still: however busy the machine is, nothing takes too long. */
export function tablebaseOf(rules: RuleSet, pieces: string): Promise<Tablebase> {
  const key = `${rules.game} ${pieces}`;
  const known = solved.get(key) ?? solve(rules, pieces);
  solved.set(key, known);
  return known;
}

async function solve(rules: RuleSet, pieces: string): Promise<Tablebase> {
  const tablebase = new Tablebase(rules);
  expect(await tablebase.solveOnDemand(anyOf(rules, pieces), still, ignoreProgress)).toBe('solved');
  return tablebase;
}

/** Tests an ending of a game; wins of at most that many plies are compared with an exhaustive search. */
export function testEnding(id: string, pieces: string, mostPlies: number): void {
  describe(`${id}: ${pieces}`, () => {
    test('is what its moves and an exhaustive search make of it', {
      timeout: SOLVING_TIMEOUT_MS,
    }, async () => {
      const rules = rulesOf(id);
      const tablebase = await tablebaseOf(rules, pieces);
      let looked = 0;
      let searched = 0;
      const wrong: string[] = [];
      walk(rules, pieces, 499, (position) => {
        looked++;
        const value = tablebase.valueOf(position);
        const byMoves = valueByMoves(tablebase, position);
        if (value !== byMoves) wrong.push(`${rules.format(position)}: ${value}, not ${byMoves}`);
        const plies = value === null || value <= 0 ? Number.POSITIVE_INFINITY : pliesOf(value);
        if (position.outcome() || (plies > mostPlies && looked % 64 > 0)) return;
        if (searched > MAX_SEARCHES) return;
        searched++;
        const moves = new ForcedWin(position).shortest((mostPlies + 1) >> 1);
        if (moves !== (plies <= mostPlies ? (plies + 1) >> 1 : null))
          wrong.push(`${rules.format(position)}: in ${plies} plies, by search ${moves} moves`);
      });
      expect(wrong.slice(0, 5)).toEqual([]);
      expect(looked).toBeGreaterThan(1000);
      expect(searched).toBeGreaterThan(40);
    });
  });
}
