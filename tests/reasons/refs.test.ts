// How moves are named in sentences: with where a piece comes from if another of its kind could go there.
import { expect, test } from 'vitest';
import type { OptionValues } from '../../src/games/options';
import { moveRef } from '../../src/reasons/reason';
import { grammar } from '../../src/words/grammar';
import { createSpeaker } from '../../src/words/speaker';
import { rulesOf } from '../engine/support';

/** What sentences call a move. */
function named(game: string, start: string, text: string, options: OptionValues = {}): string {
  const rules = rulesOf(game, options);
  const position = rules.parse(start);
  const move = moveRef(rules, position, rules.parseMove(position, text));
  const better = { kind: 'position', consequence: null, better: move, betterIdea: null } as const;
  return grammar.betterSentence(better, createSpeaker(rules, position.side, position.side));
}

test('a piece is named with its cell where another of its kind could go to the same one', () => {
  const two = '4k3/8/8/6b1/8/8/5P1P/4K3 w - 0 0';
  expect(named('fastlane', two, 'f2g4')).toBe('Better: pawn from f2-f3 to g4-g5.');
  expect(named('fastlane', two, 'h2g4')).toBe('Better: pawn from h2-h3 to g4-g5.');
  const one = '4k3/8/8/6b1/8/8/5P1N/4K3 w - 0 0';
  expect(named('fastlane', one, 'f2g4')).toBe('Better: pawn to g4-g5.');
});

test('and without it where only a piece of another kind could', () => {
  const start = '4k/5/5/5/**1**/5/5/1N3/2R1K w m 0 0';
  expect(named('bridge41', start, 'mamd')).not.toContain('from');
});

test('nor where the letters of a capture only read like its cell', () => {
  const start = '2k2/5/b3R/5/**1**/5/5/5/K4 w m 0 0';
  expect(named('bridge41', start, 'RxLx')).toBe('Better: rook to Lx.');
});

test('the big bridge is called by its short name', () => {
  const start = '4k/5/5/5/5/5/5/5/2R1K w big 0 0';
  expect(named('bridge41', start, 'mamk', { bridge: 'big' })).toBe('Better: rook to mk.');
});
