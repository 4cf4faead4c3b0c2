// What Learn tells of solved endings is what the table beside the solver says of the usual rules, in words for each.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../../../src/games';
import type { SolvedEndings } from '../../../src/games/facts';
import { tablebaseResults, tablebaseSourceText } from '../../../src/ui/learn/Facts';
import { rulesOf } from '../../engine/support';

/** The rows of the table before that of four pieces, without what solving takes: rules, pieces, shares, longest win. */
const [upToThree] = readFileSync('src/engine/endings/README.md', 'utf8').split('## Four pieces');
const rows = upToThree
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map((cells) => cells.slice(1, 7));

const NAMES: Readonly<Record<string, string>> = { fastlane: 'Fast Lane' };

test.each(games)('$name: as the table says', async ({ id, name, loadSolvedEndings }) => {
  const solved = (await loadSolvedEndings?.())?.default;
  const own = rows.filter(([rules]) => rules === (NAMES[id] ?? name));
  const told = (solved?.endings ?? []).map(({ pieces, won, drawn, lost, longest }) => [
    ...[pieces, ...[won, drawn, lost].map((share) => share.toFixed(1))],
    `${longest ?? '–'}`,
  ]);
  expect(told).toEqual(own.map(([, ...numbers]) => numbers));
  if (!solved) return;
  for (const { pieces, result } of tablebaseResults(rulesOf(id), solved)) {
    expect(pieces).toMatch(/^[a-z -]+ against [a-z -]+$/);
    expect(result).toMatch(/^(Won|Always a draw)\b.*\.$/);
  }
});

test('the words tell who is left, how much is won, and how long it takes', () => {
  const made = { date: '2026-11-22', command: 'npm run lab -- endings' };
  const solved = (...endings: SolvedEndings['endings']): SolvedEndings => ({ made, endings });
  const army = solved(
    { pieces: 'KN v K', won: 0, drawn: 100, lost: 0, longest: null },
    { pieces: 'KR v K', won: 92.6, drawn: 7.4, lost: 0, longest: 19 },
    { pieces: 'KB v K', won: 0.3, drawn: 99.7, lost: 0, longest: 1 },
  );
  expect(tablebaseResults(rulesOf('bridge41'), army)).toEqual([
    {
      pieces: 'king and rook against a king',
      result: 'Won from 93% of positions, in 19 moves at most.',
    },
    {
      pieces: 'king and bishop against a king',
      result: 'Won from less than 1% of positions, in one move at most.',
    },
    { pieces: 'king and knight against a king', result: 'Always a draw.' },
  ]);
  const discs = solved({ pieces: 'PP v P', won: 67.6, drawn: 11.9, lost: 20.5, longest: 9 });
  expect(tablebaseResults(rulesOf('bridges40'), discs)).toEqual([
    {
      pieces: 'two discs against a disc',
      result: 'Won from 68% of positions, in 9 moves at most. Lost from 21%.',
    },
  ]);
  expect(tablebaseSourceText(discs)).toContain('22 November 2026');
});
