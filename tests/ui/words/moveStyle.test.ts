// Moves announced in full, and in brief: what a listener who follows the game could not guess.
import { expect, test } from 'vitest';
import { playedMoveText } from '../../../src/ui/words/moveText';
import { rulesFor, situation } from '../../support/situation';

const TAKES = '4k/5/5/5/**1**/5/1p3/P4/4K w m 0 0';
const PROMOTES = '4k3/P7/8/8/8/8/8/4K3 w - 0 1';
const TAKES_AFAR =
  '1*1*1*1*p/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*P*P*1*1/*1*p*1*1*/1*1*1*P*1 w 0 0';

test.each([
  ['bridge41', {}, TAKES, 'Lblc', 'White: pawn Lb to lc, takes a pawn', 'White: pawn lc, takes'],
  [
    ...(['fastlane', {}, PROMOTES, 'a6a8n'] as const),
    'White: pawn a6-a7 to a8, becomes a knight',
    'White: pawn a8, becomes a knight',
  ],
  [
    ...(['bridge41', { bridge: 'moving' }, undefined, 'mklk'] as const),
    'White: bridge mk to lk',
    'White: bridge lk',
  ],
  [
    ...(['bridges40', {}, TAKES_AFAR, 'g1e1'] as const),
    'White: disc g1 to e1, takes a disc on d2',
    'White: disc e1, takes a disc on d2',
  ],
  [
    ...(['fastlane', {}, '4k3/8/8/8/8/8/8/4K2R w K 0 1', 'e1g1'] as const),
    'White: castles, king e1 to g1, rook h1 to f1',
    'White: castles, king g1, rook f1',
  ],
] as const)('%s %o, %s: %s', (game, options, position, text, full, brief) => {
  const on = situation(rulesFor(game, options), position);
  const option = on.option(text);
  const notation = on.rules.notation(on.rules.parse(on.state.text), option.move);
  const heard = { ...option, notation };
  expect(playedMoveText('White', on.rules, heard)).toBe(full);
  expect(playedMoveText('White', on.rules, heard, { style: 'brief' })).toBe(brief);
});
