// Analyses in which nothing was entered do not pile up; whatever was entered stays, and is gone on with from the same origin.
import { describe, expect, test, vi } from 'vitest';
import { commentMove, playMoves, treeOf } from '../../src/analysis/tree';
import { games } from '../../src/games';
import { resumed } from '../../src/storage/analysisConversion';
import {
  type AnalysisRecord,
  analysisOfGame,
  newAnalysis,
  treeText,
} from '../../src/storage/analysisRecord';
import { latestNonEmpty, listNonEmpty, pruneEmptyAnalyses } from '../../src/storage/prune';
import { type GameRecord, newRecord } from '../../src/storage/record';
import { createMemoryStore } from '../../src/storage/rowStore';
import { createTabs } from '../../src/storage/tabs';

const PERSON = { kind: 'person' } as const;
const tabs = createTabs({ locks: undefined, channel: undefined });

describe.each(games.map((game) => ({ name: game.name, game })))('$name', ({ game }) => {
  const rules = game.rules({});
  const begin = { game: game.id, options: rules.options, start: rules.startFen };
  /** Some moves from the start, the `nth` legal one each time. */
  const line = (plies: number, nth: number): string[] => {
    const position = rules.parse(rules.startFen);
    const buffer = new Int32Array(512);
    return Array.from({ length: plies }, () => {
      const count = position.generateLegal(buffer, 0);
      const move = buffer[nth % count];
      const text = rules.formatMove(position, move);
      position.make(move);
      return text;
    });
  };
  const moves = line(4, 0);
  const other = line(2, 3);
  const played: GameRecord = {
    ...newRecord({ ...begin, white: PERSON, black: PERSON }, 'game', 1),
    moves,
    revision: 1,
  };
  const plain = (id: string, more: Partial<AnalysisRecord> = {}): AnalysisRecord => ({
    ...newAnalysis(begin, id, 1),
    revision: 1,
    ...more,
  });
  const ofGame = (id: string, more: Partial<AnalysisRecord> = {}): AnalysisRecord => ({
    ...newAnalysis(analysisOfGame(played, 2), id, 1),
    revision: 1,
    ...more,
  });
  const storeWith = async (...analyses: AnalysisRecord[]) => {
    const store = createMemoryStore('no storage here', () => 1);
    await store.save(played);
    const kept = await store.openAnalyses();
    for (const analysis of analyses) await kept.save(analysis);
    return { store, kept };
  };
  /** Ids of what stays beside a new one, and of what lists show: the same. */
  const keptOf = async (...analyses: AnalysisRecord[]) => {
    const { store, kept } = await storeWith(...analyses);
    const listed: string[] = [];
    for await (const { id } of listNonEmpty(kept, store)) listed.push(id);
    listed.sort();
    await pruneEmptyAnalyses(kept, store, tabs, { id: 'begun' });
    expect((await kept.list()).map(({ id }) => id).sort()).toEqual(listed);
    return listed;
  };

  test('what holds nothing of its own is neither listed nor kept', async () => {
    const shorter = treeText(treeOf(moves.slice(0, 1)));
    expect(
      await keptOf(plain('start'), ofGame('game'), ofGame('less', { tree: shorter, path: [] })),
    ).toEqual([]);
  });

  test('one of a game that only a newer version knows is listed and kept, and hides no other', async () => {
    const newer = plain('newer', { game: 'of-tomorrow', updatedAt: 3 });
    expect(await keptOf(newer, plain('start'), plain('named', { name: 'Ann' }))).toEqual([
      'named',
      'newer',
    ]);
  });

  test('whatever was entered stays', async () => {
    const tree = treeOf(moves);
    const gone = { origin: { game: 'gone', ply: 0 } };
    expect(
      await keptOf(
        plain('a name', { name: 'Sunday' }),
        plain('a pin', { pinned: true }),
        plain('a move', { tree: treeText(treeOf(other)) }),
        plain('a comment', { tree: treeText(commentMove(treeOf([]), [], 'why')) }),
        ofGame('game, comment', { tree: treeText(commentMove(tree, moves, 'why')) }),
        ofGame('game, variation', { tree: treeText(playMoves(tree, [], other)) }),
        ofGame('of a game deleted since', gone),
      ),
    ).toHaveLength(7);
  });

  test('the latest ones are found without a look at those before them', async () => {
    const entered = ofGame('entered', { tree: treeText(playMoves(treeOf(moves), [], other)) });
    const { store, kept } = await storeWith(
      ...['a', 'b', 'c'].map((id, at) => ({ ...entered, id, updatedAt: 10 + at })),
      ofGame('empty', { updatedAt: 20 }),
    );
    const read: string[] = [];
    const latestFirst = async function* () {
      for await (const analysis of kept.latestFirst()) {
        read.push(analysis.id);
        yield analysis;
      }
    };
    const peek = vi.spyOn(store, 'peek');
    const found = await latestNonEmpty({ latestFirst }, store, 2);
    expect(found.map(({ id }) => id)).toEqual(['c', 'b']);
    expect(read).toEqual(['empty', 'c', 'b']);
    // Of the one alone that may hold nothing but its game.
    expect(peek).toHaveBeenCalledTimes(1);
  });

  test('one just begun stays, and one that another tab has open', async () => {
    const { store, kept } = await storeWith(plain('begun'), ofGame('open'));
    const taken = {
      join: async () => ({ plays: false, leave: () => undefined }),
      announce: () => undefined,
    };
    await pruneEmptyAnalyses(kept, store, taken, { id: 'begun' });
    expect(await kept.list()).toHaveLength(2);
  });

  test('the unnamed analysis of a game goes on at the ply shown, with what was entered', () => {
    const varied = treeText(playMoves(treeOf(moves.slice(0, 2)), [], other));
    const begun = ofGame('begun', { tree: varied, path: other, revision: 7 });
    const wanted = newAnalysis(analysisOfGame(played, 3), 'new', 2);
    const whole = treeText(playMoves(playMoves(treeOf(moves.slice(0, 2)), [], other), [], moves));
    expect(resumed([ofGame('kept', { name: 'Kept' }), begun], wanted)).toEqual({
      ...begun,
      tree: whole,
      path: moves.slice(0, 3),
      origin: { game: 'game', ply: 3 },
      revision: 8,
    });
  });

  test('something received goes on where all of it is there already, and only there', () => {
    const wanted = newAnalysis({ ...begin, tree: treeOf(moves) }, 'new', 2);
    const more = plain('more', { tree: treeText(playMoves(treeOf(moves), [], other)) });
    const less = plain('less', { tree: treeText(treeOf(other)) });
    expect(resumed([less, more], wanted)).toMatchObject({ id: 'more', tree: more.tree });
    expect(resumed([less, ofGame('own')], wanted)).toBeNull();
    const named = { ...wanted, name: 'Theirs' };
    expect(resumed([more], named)).toBeNull();
    expect(resumed([{ ...more, name: 'Theirs' }], named)).toMatchObject({ id: 'more' });
  });
});
