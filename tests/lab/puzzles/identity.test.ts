// Puzzles that are one position in a mirror, or with the sides exchanged, count as one; others do not.
import { describe, expect, it } from 'vitest';
import { draftText, startDraft } from '../../../src/editor/draft';
import { mirrored, turned } from '../../../src/editor/symmetry';
import { games } from '../../../src/games';
import { randomWords } from '../../../src/rules/zobrist';
import { randomOpening } from '../match/match';
import { imageKey, puzzleId } from './identity';

describe.each(games)('$id', (game) => {
  const rules = game.rules({});

  it('all images of a position have one key', () => {
    const draft = startDraft(rules);
    for (const image of [mirrored(draft), turned(draft)])
      if (image) expect(imageKey(rules, draftText(image))).toBe(imageKey(rules, rules.startFen));
  });

  it('another position has another key', () => {
    const position = rules.parse(rules.startFen);
    for (const move of randomOpening(rules, rules.startFen, 4, randomWords(3)))
      position.make(rules.parseMove(position, move));
    expect(imageKey(rules, rules.format(position))).not.toBe(imageKey(rules, rules.startFen));
  });
});

it('a name depends on every part and on where one ends', () => {
  const names = [['a', 'b'], ['ab'], ['b', 'a'], ['a', 'c']].map(puzzleId);
  expect(new Set(names).size).toBe(4);
  expect(puzzleId(['a', 'b'])).toBe(names[0]);
});
