// What the rule book says of each game's inventor and of this project's rulings, against what players are told: every
// ruling is told and marked as ours somewhere, and nothing is marked so that the rule book does not have.
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { offeredGames } from '../../src/games';
import { learnText, type Passage } from '../../src/games/learn';
import { valueAmong } from '../../src/games/options';
import { manyVariants } from '../support/variants';

const FOLDER = new URL('../../src/games/', import.meta.url);
const BOOK = readFileSync(new URL('RULES.md', FOLDER), 'utf8');
/** The heading of the table of what an inventor writes. */
const TABLE = '### What the inventor writes, and what we do';

interface Row {
  readonly id: string;
  readonly isRuling: boolean;
  /** Names in code marks: files of the games' folder, each with what to look for in it, if anything. */
  readonly where: readonly string[];
}

/** The rows of the game's table. */
function rowsOf(id: string): Row[] {
  const section = BOOK.split(/^## /m).find((part) => part.includes(`(\`${id}\`)\n`)) ?? '';
  const lines = section.split(TABLE)[1]?.split('\n') ?? [];
  return lines
    .map((line) => line.split('|').map((column) => column.trim()))
    .filter(([, name]) => name?.startsWith('`'))
    .map(([, name, , we, where]) => {
      const [source] = we.match(/^(rule|ruling: .)/) ?? [];
      if (source === undefined) throw new Error(`${id} ${name}: neither a rule nor a ruling`);
      return {
        id: name.replaceAll('`', ''),
        isRuling: source !== 'rule',
        where: [...where.matchAll(/`([^`]+)`/g)].map(([, found]) => found),
      };
    });
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)].sort();

describe.each(offeredGames)('$name', (game) => {
  const rows = rowsOf(game.id);
  let told: (Passage & { readonly of?: string })[] = [];

  beforeAll(async () => {
    const { learn } = await game.loadLearn();
    told = manyVariants(game, 80).flatMap((rules) => {
      const { aim, board, pieces, endings } = learnText(learn(rules));
      const values = game.options.flatMap((spec) =>
        spec.values.flatMap((value) => valueAmong(value, rules.options).description),
      );
      // What is said of one piece may be a rule, and the same of another a ruling.
      const ofPieces = pieces.flatMap(({ letter, passages }) =>
        passages.map((passage) => ({ ...passage, of: letter })),
      );
      return [...aim, ...board, ...ofPieces, ...endings, ...values];
    });
  }, 60_000);

  test('every ruling in the rule book is told as ours, and every one that is told stands there', () => {
    const ids = told.flatMap((passage) => (passage.source === 'ruling' ? [passage.id] : []));
    expect(unique(ids)).toEqual(unique(rows.filter((row) => row.isRuling).map(({ id }) => id)));
  });

  test('a sentence is not told now as a rule and now as a ruling', () => {
    const sources = new Map<string, string>();
    for (const { of = '', text, source } of told) {
      expect(sources.get(of + text) ?? source, text).toBe(source);
      sources.set(of + text, source);
    }
  });

  test('the rows have names of their own and say where they are coded', () => {
    const names = rows.map(({ id }) => id);
    expect(names).toEqual([...new Set(names)]);
    expect(rows.some(({ isRuling }) => !isRuling)).toBe(true);
    for (const { id, where } of rows) {
      let file = '';
      for (const name of where) {
        if (name.includes('/')) file = name;
        expect(existsSync(new URL(file, FOLDER)), `${id}: ${file}`).toBe(true);
        if (name !== file) expect(readFileSync(new URL(file, FOLDER), 'utf8'), id).toContain(name);
      }
      expect(file, id).not.toBe('');
    }
  });
});
