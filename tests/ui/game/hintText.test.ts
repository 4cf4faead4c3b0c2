// A hint in words.
import { expect, test } from 'vitest';
import type { OptionValues } from '../../../src/games/game';
import type { MoveReason } from '../../../src/reasons/reason';
import { hintText } from '../../../src/ui/game/useHint';
import { rulesFor, situation } from '../../support/situation';

/** What the hint to play a move says at last, with a reason. */
function told(
  game: string,
  position: string,
  text: string,
  reason: MoveReason,
  variant: OptionValues = {},
) {
  const { rules, state, options, option } = situation(rulesFor(game, variant), position);
  const reply = { move: text, reason, line: [text], info: null };
  return hintText(
    { step: 'move', reply },
    { rules, board: state, options, reader: state.side },
    option(text),
  );
}

const PROMOTES: MoveReason = {
  kind: 'both',
  reasons: [{ kind: 'check' }, { kind: 'promotion', letter: 'R', cell: 'Lz' }],
};
const PROMOTING = '2k2/P4/5/5/**1**/5/5/5/K4 w m 0 0';

test('a promotion names the piece, once', () => {
  expect(told('bridge41', PROMOTING, 'LyLzr', { kind: 'check' })).toBe(
    'Pawn Ly to Lz, where it becomes a rook. Gives check.',
  );
  expect(told('bridge41', PROMOTING, 'LyLzr', PROMOTES)).toBe(
    'Pawn Ly to Lz. Gives check and becomes a rook on Lz.',
  );
});

test('lanes are named from end to end', () => {
  const { startFen } = rulesFor('fastlane');
  expect(told('fastlane', startFen, 'e2d4', { kind: 'onlyLegalMove' })).toBe(
    'Pawn e2-e3 to d4-e5. The only legal move.',
  );
});

test('the first step names the piece and its cell alone', () => {
  const { rules, state, options, option } = situation(rulesFor('bridge41'));
  const reply = { move: 'lblc', reason: PROMOTES, line: ['lblc'], info: null };
  const scene = { rules, board: state, options, reader: state.side };
  expect(hintText({ step: 'piece', reply }, scene, option('lblc'))).toBe(
    'Look at your pawn on lb.',
  );
  expect(hintText({ step: 'away', reply }, scene, option('lblc'))).toBeNull();
});
