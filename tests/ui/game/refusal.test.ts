// What players are told when a tap or a drop is no move.
import { expect, test } from 'vitest';
import { openSession } from '../../../src/session/gameSession';
import type { SessionView } from '../../../src/session/types';
import { tapRefusalText } from '../../../src/ui/game/useMove';
import { COMPUTER, FakeEngine, FakeStore, gameOf, until } from '../../session/fakes';
import { situation } from '../../support/situation';

/** The view of a game between two persons that begins with a position. */
function viewOf(game: string, start: string): Promise<SessionView> {
  const record = gameOf({ game, start });
  const session = openSession({ record, engine: new FakeEngine(), store: new FakeStore() });
  return until(session, ({ options }) => options.length > 0);
}

const FAST = 'fastlane';
const BRIDGES =
  '1*1*1*p*p/*1*1*p*p*/1*1*1*p*p/*1*1*p*p*/1*1*1*1*1/*P*P*1*1*/P*P*1*1*1/*P*P*1*1*/P*P*1*1*1 w 0 0';
const CUARENTA =
  '*c*f*f*b*/v*g*k*g*v/*p*p*p*p*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*P*P*P*P*/V*G*K*G*V/*B*F*F*C* w - 0 0';

test.each([
  [FAST, '4k3/8/8/8/8/8/8/r2RK3 w - 0 0', 'd1', 'd2', 'Pinned: your king would be in check.'],
  [FAST, '4k3/8/8/8/8/8/8/r2NK3 w - 0 0', 'd1', null, 'Pinned: your king would be in check.'],
  [FAST, '4k3/8/8/8/8/8/8/r3K2N w - 0 0', 'h1', null, 'Your king is in check'],
  [FAST, '4k3/8/8/8/p7/8/P7/4K3 w - 0 0', 'e8', null, 'White is to move, not Black.'],
  ['bridge41', 'brkrb/npppn/5/5/**1**/5/5/NPPPN/BRKRB w m 0 0', 'La', null, 'nowhere to go'],
  [
    'bridge41',
    'brkrb/npppn/5/5/**1**/5/5/NPPPN/BRKRB w m 0 0',
    'lb',
    'mc',
    'goes there only to capture',
  ],
  ['cuarenta', CUARENTA, 'd1', 'd3', 'Your own piece stands there.'],
  [
    'cuarenta',
    '*1*1*1*1*/1*1*k*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*p*1*/1*1*P*1*1/*1*1*1*1*/1*1*K*1*1/*1*1*1*1* w - 0 0',
    'e4',
    'f5',
    'A pawn never captures a pawn here.',
  ],
  [
    FAST,
    '4kr2/8/8/8/8/8/8/4K2R w K 0 0',
    'e1',
    'g1',
    'You cannot castle out of check, through check or into check.',
  ],
  [
    'cuarenta',
    '*1*1*1*1*/1*1*k*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*v*/1*1*G*1*1/*1*1*1*1*/1*1*K*1*1/*1*1*1*1* w - 0 0',
    'e4',
    'f3',
    'Your king would be in check.',
  ],
  ['bipartite', 'mm*mm/mmmmm/5/5/5/5/5/MMMMM/MM*MM b 1 0 0', 'A1', null, 'nowhere to go'],
  ['bridges40', BRIDGES, 'c3', 'd6', 'A disc takes one step, or jumps over one disc of yours.'],
])('%s, %s: %s to %s', async (game, start, from, to, told) => {
  const view = await viewOf(game, start);
  const { cell } = situation(view.rules, start);
  expect(tapRefusalText(view, cell(from), to === null ? null : cell(to))).toContain(told);
});

test('a tap while the computer thinks, and one in an earlier position, say so', async () => {
  const record = gameOf({ black: COMPUTER });
  const session = openSession({ record, engine: new FakeEngine(), store: new FakeStore() });
  await until(session, ({ options }) => options.length > 0);
  await session.play('lblc');
  const thinking = await until(session, ({ deciding }) => deciding === 'computer');
  const { cell } = situation(thinking.rules);
  expect(tapRefusalText(thinking, cell('mb'), null)).toBe('It is the computer’s turn.');
  session.show(0);
  expect(tapRefusalText(session.view, cell('mb'), null)).toContain('earlier position');
});

test('an empty cell needs no explanation', async () => {
  const start = '4k3/8/8/8/8/8/8/R3K3 w - 0 0';
  const view = await viewOf(FAST, start);
  expect(tapRefusalText(view, situation(view.rules, start).cell('a4'), null)).toBeNull();
});
