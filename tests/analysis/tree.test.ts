// A tree of moves: growing it, promoting, deleting, commenting.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveTokens, parseMoveText } from '../../src/analysis/moveText';
import { Places, pathTo } from '../../src/analysis/places';
import {
  commentMove,
  countMoves,
  inVariation,
  lineEnd,
  lineStart,
  lineThrough,
  mainLine,
  makeMainLine,
  nearestPath,
  placeAt,
  playMoves,
  promote,
  removeMove,
  treeOf,
} from '../../src/analysis/tree';
import { games } from '../../src/games';
import { anyDeeds, begunTree, done, type Situation } from '../support/analyses';
import { anyVariantOf, playRandomly } from '../support/randomGames';

const read = (text: string) => parseMoveText(text);
const written = (tree: ReturnType<typeof read>) => moveTokens(tree).join(' ');
const tree = read('1. a b (1... c {why} 2. d (2. e f) d2) 2. g');

describe('a tree of moves', () => {
  test('a different move starts a variation, the same move goes along', () => {
    expect(playMoves(tree, ['a'], ['b'])).toBe(tree);
    expect(written(playMoves(tree, ['a'], ['x']))).toBe(
      '1. a b (1... c {why} 2. d (2. e f) 2... d2) (1... x) 2. g',
    );
    expect(written(playMoves(tree, ['a', 'b'], ['g', 'h', 'i']))).toContain('2. g h 3. i');
  });

  test('a line begins where it left another, and ends with its last move', () => {
    expect(mainLine(tree)).toEqual(['a', 'b', 'g']);
    expect(lineEnd(tree, ['a', 'c'])).toEqual(['a', 'c', 'd', 'd2']);
    expect(lineStart(tree, ['a', 'c', 'd', 'd2'])).toEqual(['a', 'c']);
    expect(lineStart(tree, ['a', 'c', 'e', 'f'])).toEqual(['a', 'c', 'e']);
    expect(lineStart(tree, ['a', 'c', 'e'])).toEqual(['a', 'c']);
    expect(lineStart(tree, ['a', 'c'])).toEqual([]);
    expect(lineStart(tree, ['a', 'b', 'g'])).toEqual([]);
  });

  test('a variation is promoted by one level, or to the main line', () => {
    expect(inVariation(tree, ['a', 'b'])).toBe(false);
    const inner = ['a', 'c', 'e', 'f'];
    expect(written(promote(tree, inner))).toBe('1. a b (1... c {why} 2. e (2. d d2) 2... f) 2. g');
    expect(mainLine(makeMainLine(tree, inner))).toEqual(inner);
    expect(promote(tree, ['a', 'b'])).toBe(tree);
  });

  test('a move is deleted with all that goes on from it', () => {
    expect(written(removeMove(tree, ['a', 'b']))).toBe('1. a c {why} 2. d (2. e f) 2... d2');
    expect(written(removeMove(tree, ['a', 'c', 'd']))).toBe('1. a b (1... c {why} 2. e f) 2. g');
    expect(written(removeMove(tree, []))).toBe('');
    expect(nearestPath(removeMove(tree, ['a', 'b']), ['a', 'b', 'g'])).toEqual(['a']);
    expect(nearestPath(tree, ['a', 'b', 'g'])).toEqual(['a', 'b', 'g']);
  });

  test('a comment is one line, and goes when it is emptied', () => {
    const commented = commentMove(tree, ['a'], '  more\n than \t one ');
    expect(placeAt(commented, ['a'])?.comment).toBe('more than one');
    expect(commentMove(commented, ['a'], ' ')).toEqual(tree);
    expect(() => commentMove(tree, ['a'], 'x'.repeat(301))).toThrow(
      /301 characters, more than 300/,
    );
    expect(() => commentMove(tree, ['a'], 'a\uD800b')).toThrow(/half of a character/);
    expect(() => commentMove(tree, ['a'], 'a\u0007b')).toThrow(/control character/);
  });

  test('a line alone is its moves from the start, and all that goes on from its end', () => {
    expect(written(lineThrough(tree, ['a', 'c']))).toBe('1. a c {why} 2. d (2. e f) 2... d2');
  });

  test('a tree of as many moves as a game may have takes no more', () => {
    const full = treeOf(Array.from({ length: 20_000 }, (_, ply) => `m${ply}`));
    expect(countMoves(full)).toBe(20_000);
    expect(written(read(written(full)))).toBe(written(full));
    expect(() => playMoves(full, ['m0'], ['other'])).toThrow(/at most 20000 moves/);
    expect(playMoves(full, ['m0'], ['m1'])).toBe(full);
  });
});

describe.each(games.map((game) => ({ name: game.name, game })))('in $name', ({ game }) => {
  test('any sequence of plays, steps, promotions and deletions keeps a legal tree', () => {
    fc.assert(
      fc.property(
        anyVariantOf(game),
        anyDeeds,
        fc.integer({ min: 0, max: 60 }),
        ({ options }, deeds, begun) => {
          const rules = game.rules(options);
          const places = new Places(rules, rules.startFen);
          let situation: Situation = { tree: begunTree(places, begun), path: [] };
          for (const deed of deeds) {
            const before = countMoves(situation.tree);
            situation = done(places, situation, deed);
            expect(placeAt(situation.tree, situation.path)).not.toBeNull();
            if (deed.kind !== 'remove') {
              expect(countMoves(situation.tree) - before).toBeLessThan(2);
              expect(countMoves(situation.tree)).toBeGreaterThanOrEqual(before);
            }
          }
          // Others have walked to and fro in it: a fresh look finds the same.
          const fresh = new Places(rules, rules.startFen);
          fresh.check(situation.tree);
          const [here, there] = [places, fresh].map((one) => {
            const place = one.along(situation.path);
            expect(pathTo(place)).toEqual(situation.path);
            return { text: rules.format(one.positionAt(place)), end: place.outcome };
          });
          expect(here).toEqual(there);
          expect(parseMoveText(moveTokens(situation.tree).join(' '))).toEqual(situation.tree);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('a long game is walked to and fro, and its positions are those of playing it', () => {
    const rules = game.rules({});
    const places = new Places(rules, rules.startFen);
    const texts: string[] = [];
    playRandomly(rules, 3, 600, (position) => texts.push(rules.format(position)));
    const line = begunTree(places, 600);
    const end = places.along(mainLine(line));
    const last = rules.format(places.positionAt(end));
    expect(rules.format(places.positionAt(places.start))).toBe(rules.startFen);
    expect(rules.format(places.positionAt(end))).toBe(last);
  });
});
