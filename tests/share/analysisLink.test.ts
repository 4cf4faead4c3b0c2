// Analyses as links, and what is left out where they do not fit.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveTokens, parseMoveText } from '../../src/analysis/moveText';
import { countMoves, mainLine } from '../../src/analysis/tree';
import { InputError } from '../../src/input/input';
import { analysisLink, encodeLinkText, gameLink, readLink } from '../../src/share/link';
import {
  type AnalysisRecord,
  newAnalysis,
  parsePlayableAnalysis,
} from '../../src/storage/analysisRecord';
import { gameOf } from '../session/fakes';
import { anyAnalysis } from '../support/analyses';
import { isLinked, linkedGames } from '../support/linkedGames';
import { randomMoves } from '../support/playedGames';

const { game, options, start } = gameOf();
const analysis = (tree: string, path: readonly string[] = []): AnalysisRecord => ({
  ...newAnalysis({ game, options, start, tree: parseMoveText(tree), path }, 'mine', 5),
  name: 'Müßig “1”',
});
const read = (link: string) => readLink(link, 'here', 9);
const small = analysis(
  '{before} 1. lblc {a plan} (1. mbmc mymx (1... lylx)) (1. rbrc) 1... lylx 2. rbrc',
  ['mbmc', 'lylx'],
);

test('any analysis comes back from its link, with all that the link says is in it', () => {
  const left: Record<string, number> = {};
  fc.assert(
    fc.property(anyAnalysis.filter(isLinked), (record) => {
      const { text, leftOut } = analysisLink(record);
      left[leftOut] = (left[leftOut] ?? 0) + 1;
      expect(text.length).toBeLessThan(4096);
      const shared = read(text);
      const tree = parseMoveText(record.tree);
      expect(shared.analysis).toMatchObject({
        game: record.game,
        options: record.options,
        name: record.name,
        id: 'here',
        createdAt: 9,
      });
      expect(mainLine(parseMoveText(shared.analysis?.tree ?? ''))).toEqual(mainLine(tree));
      expect(shared.record.moves).toEqual(mainLine(tree));
      if (leftOut !== 'nothing') return;
      expect(shared.analysis).toMatchObject({ tree: record.tree, path: record.path });
    }),
    { numRuns: 60 },
  );
  expect(left.nothing).toBeGreaterThan(40);
});

test('a link once given out is read for ever', () => {
  expect(analysisLink(small)).toEqual({ text: GIVEN, leftOut: 'nothing' });
  expect(read(GIVEN).analysis).toEqual({ ...small, id: 'here', createdAt: 9, updatedAt: 9 });
});

const GIVEN = 'CBJACPP55PA2oQJNC8kBf3HcCRB9uqlFgofd0weBdDUG1TOWeI2J4uRotdv2TEL_VAAASgcF-';

test.each(linkedGames.map((one) => ({ name: one.name, one })))(
  'comments are left out first, then variations, until no more fits ($name)',
  ({ one }) => {
    const rules = one.rules({});
    const long = (seed: number) => randomMoves(rules, seed, 90).moves;
    const line = long(1);
    const chosen = { game: one.id, options: rules.options, start: rules.startFen };
    const commented = line.map((move) => `${move} {${'why '.repeat(70)}}`).join(' ');
    const some = parsePlayableAnalysis(
      newAnalysis({ ...chosen, tree: parseMoveText(commented) }, 'x', 1),
    );
    if (line.length > 20) {
      const { text, leftOut } = analysisLink(some);
      expect(leftOut).toBe('comments');
      expect(read(text).record.moves).toEqual(line);
    }
    const variations = Array.from({ length: 200 }, (_, seed) => long(seed + 2))
      .filter(([first]) => first !== line[0])
      .map((moves) => `(${moves.join(' ')})`);
    const many = newAnalysis(
      {
        ...chosen,
        tree: parseMoveText([line[0], ...variations, ...line.slice(1)].join(' ')),
      },
      'x',
      1,
    );
    const { text, leftOut } = analysisLink(many);
    if (leftOut !== 'nothing') expect(leftOut).toBe('comments and variations');
    const tree = parseMoveText(read(text).analysis?.tree ?? '');
    expect(mainLine(tree)).toEqual(line);
    expect(leftOut === 'nothing').toBe(countMoves(tree) > line.length);
  },
);

test('a main line that is too long for a link is refused', () => {
  const shuffle = ['Lbld', 'Lylw', 'ldLb', 'lwLy'];
  const moves = Array.from({ length: 9000 }, (_, ply) => shuffle[ply % 4]);
  const endless = { ...analysis(''), tree: moveTokens(parseMoveText(moves.join(' '))).join(' ') };
  expect(() => analysisLink(endless)).toThrow(/main line is too long for a link/);
});

test('the links of games and positions are as they were, and their readers know the new form by its letter', () => {
  expect(gameLink(gameOf())[0]).toBe('B');
  expect(analysisLink(small).text[0]).toBe('C');
});

test('bad links of analyses are refused, and say why', () => {
  const { text } = analysisLink(small);
  for (let length = 0; length < text.length; length++) {
    expect(() => read(text.slice(0, length))).toThrow(InputError);
  }
  expect(() => read(`E${text.slice(1)}`)).toThrow(/newer version of the app made it/);
  expect(() => read(text.replace(/.{6}$/, 'AAAAAA'))).toThrow(/checksum/);
  const unknown = encodeLinkText('C', (digits) => digits.put(7, 64));
  expect(() => read(unknown ?? '')).toThrow(/only a newer version of the app knows/);
});
