// What several reviewed games add up to: accuracy, phases, kinds of mistakes.
import { expect, test } from 'vitest';
import type { MistakeKind, MoveAnalysis } from '../../src/review/moveAnalysis';
import {
  accuracies,
  byPhase,
  costliestKind,
  mistakesIn,
  type Reviewed,
} from '../../src/review/playerStats';
import { BLACK, type Colour, WHITE } from '../../src/rules/types';
import { findingOf } from './support';

const slip = (side: Colour, loss: number, kind: MistakeKind, left = 0.7): MoveAnalysis => ({
  ...findingOf({ side, best: 0.7, played: 0.7 - loss, left }),
  explanation: {
    kind,
    consequence: null,
    better: { text: 'e4', notation: null },
    betterIdea: null,
  },
});

const reviewed = (id: string, at: number, more: Partial<Reviewed> = {}): Reviewed => ({
  ...{ id, at, game: 'a game', sides: [WHITE] },
  findings: [
    slip(WHITE, 0.25, 'lostPiece'),
    slip(BLACK, 0.4, 'allowedWin'),
    slip(WHITE, 0.12, 'position'),
    slip(WHITE, 0.5, 'missedWin', 0.2),
  ],
  ...more,
});

test('own mistakes are one’s own sides’ alone, and no inaccuracies', () => {
  const found = mistakesIn(reviewed('one', 1));
  expect(found.map(({ ply, kind, phase }) => [ply, kind, phase])).toEqual([
    [0, 'lostPiece', 'middle'],
    [3, 'missedWin', 'endgame'],
  ]);
  expect(mistakesIn(reviewed('shared', 1, { sides: [WHITE, BLACK] }))).toHaveLength(3);
  expect(mistakesIn(reviewed('watched', 1, { sides: [] }))).toEqual([]);
});

test('mistakes are counted by phase, and kinds weighed by what they cost', () => {
  const mistakes = mistakesIn(reviewed('one', 1));
  expect([...byPhase(mistakes)]).toEqual([
    ['opening', 0],
    ['middle', 1],
    ['endgame', 1],
  ]);
  expect(costliestKind(mistakes)).toEqual({ kind: 'missedWin', loss: expect.closeTo(0.5) });
  expect(costliestKind([])).toBeNull();
});

test('accuracy goes from the earliest game on, and leaves out what is not one person’s', () => {
  const games = [
    reviewed('late', 5),
    reviewed('early', 2),
    reviewed('shared', 3, { sides: [WHITE, BLACK] }),
    reviewed('partly', 4, { findings: [null, slip(BLACK, 0.4, 'position')] }),
  ];
  const found = accuracies(games);
  expect(found.map(({ id }) => id)).toEqual(['early', 'late']);
  expect(found[0].accuracy).toBeLessThan(60);
});
