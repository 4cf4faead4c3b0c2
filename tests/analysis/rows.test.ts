// The rows in which a tree of moves is shown.
import { expect, test } from 'vitest';
import { parseMoveText } from '../../src/analysis/moveText';
import { Places } from '../../src/analysis/places';
import { notationBlocks, sheetRows } from '../../src/analysis/rows';
import { type MoveTree, mainLine, playMoves } from '../../src/analysis/tree';
import { games } from '../../src/games';
import { bridge41 } from '../../src/games/bridge41';
import type { RuleSet } from '../../src/games/game';
import { legalMoves } from '../../src/rules/move';
import { begunTree } from '../support/analyses';

const rules: RuleSet = bridge41.rules({});

function laidOut(text: string, start = rules.startFen): string[] {
  const places = new Places(rules, start);
  const tree = parseMoveText(text);
  places.check(tree);
  return notationBlocks(places, tree).map(({ level, indent, opens, moves }) => {
    const words = moves.map(({ number, notation, comment }) =>
      [number, notation, comment && `{${comment}}`].filter(Boolean).join(' '),
    );
    return `${level}/${indent} ${opens ? '(' : ''}${words.join(' ')}`;
  });
}

test('variations are blocks by level after the move in whose place they begin', () => {
  const text =
    '1. lblc (1. mbmc mymx (1... lylx 2. rbrc (2. Lbld Lylw) (2. lblc ryrx (2... mymx)))) lylx {so} 2. rbrc ryrx';
  expect(laidOut(text)).toEqual([
    '0/0 1. lc',
    '1/1 (1. mc mx',
    '2/2 (1... lx 2. rc',
    '3/3 (2. N-ld N-lw',
    '3/3 (2. lc rx',
    '4/3 (2... mx',
    '0/0 1... lx {so} 2. rc rx',
  ]);
  expect(laidOut('')).toEqual([]);
});

test('numbers count as a score sheet does, whichever side begins', () => {
  const start = rules.startFen.replace(' w ', ' b ');
  expect(laidOut('1. lylx lblc 2. mymx', start)).toEqual(['0/0 1... lx 2. lc mx']);
});

test.each(games.map((game) => ({ name: game.name, game })))(
  'the main line of a game of $name makes the rows of a score sheet, no move lost',
  ({ game }) => {
    const places = new Places(game.rules({}), game.rules({}).startFen);
    const tree = begunTree(places, 120);
    const blocks = notationBlocks(places, tree);
    const rows = blocks.flatMap(sheetRows);
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    expect(rows.flatMap(({ first, second }) => [first, second]).filter(Boolean)).toEqual(
      blocks.flatMap(({ moves }) => moves),
    );
  },
);

test('a long line comes in blocks that begin at the same numbers, whatever is entered before', () => {
  const places = new Places(rules, rules.startFen);
  const tree = begunTree(places, 100);
  const firsts = (shown: MoveTree) =>
    notationBlocks(places, shown).map(({ level, moves }) => `${level}: ${moves[0].number}`);
  expect(firsts(tree)).toEqual(['0: 1.', '0: 11.', '0: 21.', '0: 31.', '0: 41.']);
  const branched = playMoves(tree, mainLine(tree).slice(0, 50), [otherMove(places, tree, 50)]);
  expect(firsts(branched)).toEqual([
    '0: 1.',
    '0: 11.',
    '0: 21.',
    '1: 26.',
    '0: 26...',
    '0: 31.',
    '0: 41.',
  ]);
});

/** A move that the main line does not have after so many plies. */
function otherMove(places: Places, tree: MoveTree, ply: number): string {
  const line = mainLine(tree);
  const position = places.positionAt(places.along(line.slice(0, ply)));
  const texts = legalMoves(position).map((move) => rules.formatMove(position, move));
  return texts.find((text) => text !== line[ply]) ?? '';
}
