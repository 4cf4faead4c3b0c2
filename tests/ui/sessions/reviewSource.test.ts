// A stored review as its screen gets it.
import { expect, test } from 'vitest';
import { engineMark, knownGame } from '../../../src/engine/api';
import type { Judge } from '../../../src/session/review/reviewPly';
import type { GameStore } from '../../../src/storage/gameStore';
import { reviewSource } from '../../../src/ui/sessions/reviewSource';
import { findingOf, lineOf } from '../../review/support';
import { gameOf } from '../../session/fakes';
import { reviewOf } from '../../support/reviews';

test('a finding with a line that cannot be played is asked for again, the others stay', async () => {
  const result = { score: '1-0', reason: 'resignation' } as const;
  const record = { ...gameOf({}, { moves: ['lblc', 'lylx'] }), result };
  const line = (...moves: string[]) => {
    const best = lineOf(0.5, ...moves);
    return { ...findingOf({ best: 0.5, second: null }), best, played: best };
  };
  const sound = line('lblc', 'lylx', 'rbrc');
  const findings = [sound, line('lylx', 'lylx'), { ...line('rbrc'), played: null }];
  const chances = await knownGame(record.game).loadChances?.();
  const review = { ...reviewOf(record, findings), engine: engineMark(chances?.default) };
  const games = { openReviews: async () => ({ load: async () => review }) } as unknown as GameStore;
  const { session } = await reviewSource(record, games, {} as Judge);
  expect(session.view.findings).toEqual([sound, null, findings[2]]);
});
