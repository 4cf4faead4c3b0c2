// What the app shows of a game's moves is read back as the same game.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { treeOf } from '../../src/analysis/tree';
import { games } from '../../src/games';
import type { RuleSet } from '../../src/games/game';
import { InputError } from '../../src/input/input';
import { moveNumbers } from '../../src/rules/move';
import type { Colour } from '../../src/rules/types';
import { formatAnalysisText, parseAnalysisText } from '../../src/storage/analysisConversion';
import { newAnalysis } from '../../src/storage/analysisRecord';
import { formatGameText, parseGameText } from '../../src/storage/gameText';
import type { GameRecord } from '../../src/storage/record';
import { rulesOf } from '../../src/storage/replay';
import { gameOf } from '../session/fakes';
import { randomMoves } from '../support/playedGames';
import { anyVariantOf, type Variant } from '../support/randomGames';

/** A game of random moves. */
function played({ game, options }: Variant, seed: number, plies: number): GameRecord {
  const rules = game.rules(options);
  const { moves, result } = randomMoves(rules, seed, plies);
  const chosen = { game: game.id, options: rules.options, start: rules.startFen };
  return gameOf(chosen, { moves, result });
}

/** Its moves as the list shows them, with their numbers. */
function shownMoves(rules: RuleSet, record: GameRecord, glued: boolean): string[] {
  const position = rules.parse(record.start);
  const sides: Colour[] = [];
  const notations = record.moves.map((text) => {
    const move = rules.parseMove(position, text);
    const notation = rules.notation(position, move);
    sides.push(position.side);
    position.make(move);
    return notation;
  });
  const numbers = moveNumbers(sides, rules.parse(rules.startFen).side);
  return notations.map((notation, ply) => {
    if (numbers[ply] === numbers[ply - 1]) return notation;
    return glued ? `${numbers[ply]}.${notation}` : `${numbers[ply]}. ${notation}`;
  });
}

/** The text of a record with its moves written otherwise. */
function withMoves(text: string, moves: readonly string[]): string {
  const [tags, rest] = text.split('\n\n');
  const result = rest.trim().split(/\s/).at(-1);
  return `${tags}\n\n${[...moves, result].join(' ')}\n`;
}

test.each(games.map((game) => [game.id, game] as const))(
  'any game of %s, under any options, comes back from its moves as they are shown',
  (_id, game) => {
    fc.assert(
      fc.property(
        anyVariantOf(game),
        fc.integer(),
        fc.integer({ min: 1, max: 120 }),
        fc.boolean(),
        (variant, seed, plies, glued) => {
          const record = played(variant, seed, plies);
          const text = formatGameText(record);
          const shown = withMoves(text, shownMoves(rulesOf(record), record, glued));
          expect(parseGameText(shown, 'here', 9)).toEqual(parseGameText(text, 'here', 9));
        },
      ),
      { numRuns: 6 },
    );
  },
);

test.each(games.map((game) => [game.id, game] as const))(
  'an analysis of %s likewise',
  (_id, game) => {
    const record = played({ game, options: {} }, 5, 30);
    const tree = treeOf(record.moves);
    const text = formatAnalysisText(newAnalysis({ ...record, tree }, 'one', 1));
    const shown = withMoves(text, shownMoves(rulesOf(record), record, false));
    expect(parseAnalysisText(shown, 'here', 9)).toEqual(parseAnalysisText(text, 'here', 9));
  },
);

describe('what is wrong is named with its place', () => {
  const chess = gameOf({
    game: 'fastlane',
    start: rulesOf({ game: 'fastlane', options: {} }).startFen,
  });
  const text = formatGameText(chess);
  test.each([
    ['as it is shown', ['1.', 'e4', 'dxe5']],
    ['as it was shown', ['1.', 'e2-d4', 'd6xd4']],
    ['exactly', ['1.', 'e2d4', 'd6d4']],
  ])('a move, written %s', (_how, moves) => {
    const { record } = parseGameText(withMoves(text, moves), 'here', 9);
    expect(record.moves).toEqual(['e2d4', 'd6d4']);
  });
  test.each([
    [['1.', 'e5'], /^move 1: illegal move "e5"\. “e5” could be d4 or e4$/],
    [['1.', 'e4', 'Nd9'], /^move 1: illegal move "Nd9"\. There is no square “d9”/],
    [['e4', 'dxe5', '2.', 'Ke5'], /^move 2: illegal move "Ke5"\. /],
  ])('%j', (moves, message) => {
    const read = () => parseGameText(withMoves(text, moves), 'here', 9);
    expect(read).toThrow(InputError);
    expect(read).toThrow(message);
  });

  test('a bridge that is not said where to', () => {
    const moving = gameOf({ options: { bridge: 'moving' } });
    const read = () => parseGameText(withMoves(formatGameText(moving), ['bridge']), 'here', 9);
    expect(read).toThrow('"bridge" stands without the rest of its move');
  });
});
