// What an analysis says of keys that change no position.
import { expect, test, vi } from 'vitest';
import { analysisKeys } from '../../../src/ui/analysis/controls';
import type { View } from '../../../src/ui/analysis/types';
import { rulesFor, situation } from '../../support/situation';

/** What a key says, and what it asks of the analysis. */
function press(key: string, settings: View['record']['settings'], superseded = false) {
  const { rules, state, options } = situation(rulesFor('cuarenta'));
  const configure = vi.fn(async () => undefined);
  const controls = {
    view: { rules, board: state, options, superseded, record: { settings } },
    session: { configure },
    // These keys ask for nothing else.
  } as unknown as Parameters<typeof analysisKeys>[0];
  const found = analysisKeys(controls).find((one) => one.key === key);
  return { said: found?.press(null), asked: configure.mock.calls.flat() };
}

const off = { engine: false, threat: false, lines: 3, flipped: false } as const;
const on = { ...off, engine: true } as const;

test('the engine says whether it is on', () => {
  expect(press('7', off)).toEqual({ said: 'Engine on.', asked: [{ engine: true }] });
  expect(press('7', on)).toEqual({ said: 'The engine is off.', asked: [{ engine: false }] });
});

test('the lines say whose they are', () => {
  expect(press('8', on)).toEqual({
    said: 'If Black were to move.',
    asked: [{ threat: true, engine: true }],
  });
  expect(press('8', { ...on, threat: true })).toEqual({
    said: 'The engine’s best lines.',
    asked: [{ threat: false }],
  });
});

test('nothing is said where another tab has the analysis', () => {
  expect(press('7', off, true)).toEqual({ said: null, asked: [] });
});
