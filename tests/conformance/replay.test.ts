// Replays the conformance data (README.md): perft tables and random games that independent implementations of the rules
// made, so that no mistake of ours can be in both.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { offeredGames } from '../../src/games';
import type { OptionValues } from '../../src/games/game';
import { legalMoves, perft } from '../../src/rules/move';
import { resultText } from '../../src/rules/types';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

interface PerftRow {
  readonly game: string;
  readonly options: OptionValues;
  readonly position: string;
  readonly nodes: readonly number[];
}

interface Trace {
  readonly options: OptionValues;
  readonly plies: readonly {
    readonly fen: string;
    readonly moves: string;
    readonly result: string;
    readonly played: string;
  }[];
}

const perftRows: readonly PerftRow[] = JSON.parse(read('perft.json'));

test('every perft row is of a game that is replayed', () => {
  const ids = offeredGames.map(({ id }) => id);
  expect(perftRows.filter(({ game }) => !ids.includes(game))).toEqual([]);
});

describe.each(offeredGames)('$name', (game) => {
  test('perft tables', { timeout: 120_000 }, () => {
    const rows = perftRows.filter((row) => row.game === game.id);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const rules = game.rules(row.options);
      const position = rules.parse(row.position === 'startpos' ? rules.startFen : row.position);
      const counts = row.nodes.map((_, index) => perft(position, index + 1));
      expect(counts, `${JSON.stringify(row.options)} ${row.position}`).toEqual(row.nodes);
    }
  });

  test('random-game traces', { timeout: 120_000 }, () => {
    const traces = read(`${game.id}.jsonl`)
      .trim()
      .split('\n')
      .map((line): Trace => JSON.parse(line));
    for (const { options, plies } of traces) {
      const rules = game.rules(options);
      const position = rules.parse(plies[0].fen);
      for (const { fen, moves: expected, result, played } of plies) {
        const end = position.outcome();
        const legal = end ? [] : legalMoves(position);
        const texts = legal.map((move) => rules.formatMove(position, move));
        expect({
          fen: rules.format(position),
          moves: texts.sort().join(' '),
          result: `${resultText(end)} ${end?.reason ?? '-'}`,
        }).toEqual({ fen, moves: expected, result });
        if (played) position.make(rules.parseMove(position, played));
      }
    }
  });
});
