// An ending of four pieces in a game where solving it takes long, and one that needs more memory than it.
import { expect, test } from 'vitest';
import { ignoreProgress, SOLVING_TIMEOUT_MS, tablebaseOf, testEnding } from './fourPieceEnding';
import { anyOf } from './solvedEndings';
import { rulesOf, still } from './support';

testEnding('fastlane', 'KQkr', 5);

test('a pawn that may become any of several pieces needs more memory than there may be', {
  timeout: SOLVING_TIMEOUT_MS,
}, async () => {
  const rules = rulesOf('fastlane');
  const tablebase = await tablebaseOf(rules, 'KQkr');
  // Two more endings of as many pieces, each in its turn.
  expect(await tablebase.solveOnDemand(anyOf(rules, 'KPkr'), still, ignoreProgress)).toBe(
    'too large',
  );
});
