// A hint in words.
import { expect, test } from 'vitest';
import type { OptionValues } from '../../../src/games/game';
import { hintText } from '../../../src/ui/game/useHint';
import { rulesFor, situation } from '../../support/situation';

/** What the hint to play a move says at last, with a reason. */
function told(
  game: string,
  position: string,
  text: string,
  reason: string,
  variant: OptionValues = {},
) {
  const { rules, state, options, option } = situation(rulesFor(game, variant), position);
  const reply = { move: text, reason, info: null };
  return hintText(
    { step: 'move', reply },
    { rules, board: state, options, whose: 'your' },
    option(text),
  );
}

const PROMOTING = '2k2/P4/5/5/**1**/5/5/5/K4 w m 0 0';

test('a promotion names the piece, once', () => {
  expect(told('bridge41', PROMOTING, 'LyLzr', 'Gives check.')).toBe(
    'Pawn Ly to Lz, where it becomes a rook. Gives check.',
  );
  expect(told('bridge41', PROMOTING, 'LyLzr', 'Gives check and becomes a rook.')).toBe(
    'Pawn Ly to Lz. Gives check and becomes a rook.',
  );
});

test('lanes are named from end to end', () => {
  const { startFen } = rulesFor('fastlane');
  expect(told('fastlane', startFen, 'e2d4', 'Is the only legal move.')).toBe(
    'Pawn e2-e3 to d4-e5. Is the only legal move.',
  );
});

test('the first step names the piece and its cell alone', () => {
  const { rules, state, options, option } = situation(rulesFor('bridge41'));
  const reply = { move: 'lblc', reason: 'Why.', info: null };
  const scene = { rules, board: state, options, whose: 'your' };
  expect(hintText({ step: 'piece', reply }, scene, option('lblc'))).toBe(
    'Look at your pawn on lb.',
  );
  expect(hintText({ step: 'away', reply }, scene, option('lblc'))).toBeNull();
});
