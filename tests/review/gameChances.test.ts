// The course of a reviewed game: chances by ply, accuracy, the move that decided.
import { describe, expect, test } from 'vitest';
import {
  accuracyOf,
  decidedGame,
  decidingPly,
  type Ending,
  moveAccuracy,
  whiteChances,
} from '../../src/review/gameChances';
import { judgePlies } from '../../src/review/marks';
import { phaseOf } from '../../src/review/playerStats';
import { BLACK, WHITE } from '../../src/rules/types';
import { findingOf, findingsOf } from './support';

const blackWins = { winner: BLACK, onBoard: true, resigned: false } as const;
const drawn = { winner: null, onBoard: true, resigned: false } as const;

describe('the course', () => {
  test('has White’s chance before each ply and the points at the end', () => {
    const findings = [
      findingOf({ side: WHITE, best: 0.6 }),
      findingOf({ side: BLACK, best: 0.7 }),
      null,
    ];
    expect(whiteChances(findings, blackWins)).toEqual([0.6, expect.closeTo(0.3), null, 0]);
    const resigned = { winner: BLACK, onBoard: false, resigned: true } as const;
    expect(whiteChances(findingsOf([0.5, 0.2]), resigned)).toEqual([0.5, expect.closeTo(0.2)]);
  });
});

describe('the move that decided', () => {
  test('is the loser’s costliest since the game was last open', () => {
    // White errs at ply 2, is let off at ply 3, and errs for good at ply 6.
    expect(
      decidingPly(findingsOf([0.5, 0.5, 0.5, 0.1, 0.5, 0.5, 0.5, 0.05, 0.05, 0]), blackWins),
    ).toBe(6);
  });

  test('is the one that turned the game, where it slid away after that', () => {
    // White stands better, errs at ply 2, and then loses a little at a time.
    const turned = [0.8, 0.8, 0.8, 0.5, 0.5, 0.42, 0.42, 0.34, 0.34, 0.26, 0.26, 0.18];
    expect(decidingPly(findingsOf(turned), blackWins)).toBe(2);
  });

  test('is none after which the winner gave all of it back', () => {
    // White loses most at ply 2, has it again at ply 4, and loses it for good there.
    const back = [0.24, 0.24, 0.24, 0.01, 0.22, 0.01, 0.01, 0.01];
    expect(decidingPly(findingsOf(back), blackWins)).toBe(4);
  });

  test('is none after which the game was level again', () => {
    // White loses most at ply 2, is let off at ply 3, and then loses a little at a time.
    const level = [0.62, 0.62, 0.62, 0.34, 0.47, 0.38, 0.38, 0.3, 0.3, 0.23, 0.23, 0.16];
    expect(decidingPly(findingsOf(level), blackWins)).toBeNull();
  });

  test('is not said to have decided where it only gave an advantage back', () => {
    const saidOf = (chances: readonly number[], ending: Ending) => {
      const findings = findingsOf(chances);
      return judgePlies(findings)
        .filter((one) => decidedGame(one, findings, ending))
        .map(({ ply }) => ply);
    };
    const slidAway = [0.5, 0.42, 0.42, 0.34, 0.34, 0.26, 0.26, 0.18];
    expect(saidOf([0.8, 0.8, 0.8, ...slidAway], blackWins)).toEqual([]);
    expect(saidOf([0.8, 0.8, 0.8, 0.35, 0.35, 0.26, 0.26, 0.18], blackWins)).toEqual([2]);
    expect(saidOf([0.5, 0.5, 0.9, 0.5, 0.5, 0.5], drawn)).toEqual([2]);
  });

  test('is none where the game slid away, or was lost on time', () => {
    const slow = [0.5, 0.45, 0.45, 0.38, 0.38, 0.3, 0.3, 0.22, 0.22, 0.15, 0.15, 0.1];
    expect(decidingPly(findingsOf(slow), blackWins)).toBeNull();
    const onTime = { winner: BLACK, onBoard: false, resigned: false } as const;
    expect(decidingPly(findingsOf([0.8, 0.5, 0.5]), onTime)).toBeNull();
  });

  test('of a draw is the one that let a win go', () => {
    expect(decidingPly(findingsOf([0.5, 0.5, 0.9, 0.5, 0.5, 0.5]), drawn)).toBe(2);
    expect(decidingPly(findingsOf([0.5, 0.5, 0.5]), drawn)).toBeNull();
  });
});

describe('accuracy', () => {
  test('of a move follows the published formula', () => {
    expect(moveAccuracy(0)).toBeCloseTo(100, 1);
    expect(moveAccuracy(10)).toBeCloseTo(63.6, 0);
    expect(moveAccuracy(20)).toBeCloseTo(40.0, 0);
    expect(moveAccuracy(90)).toBe(0);
  });

  test('of a side does not depend on the other one’s mistakes', () => {
    const findings = findingsOf([0.5, 0.5, 0.5, 0.9, 0.5, 0.5, 0.5, 0.5]);
    // Black’s chance rises by White’s doing nothing; Black’s own move at ply 3 keeps nothing from White.
    expect(accuracyOf(findings, BLACK)).toBeCloseTo(100, 1);
    const lapse = findingsOf([0.5, 0.5, 0.5, 0.1, 0.1, 0.1]);
    const white = accuracyOf(lapse, WHITE) ?? 100;
    expect(white).toBeLessThan(70);
    expect(accuracyOf(lapse, BLACK)).toBeCloseTo(100, 1);
  });

  test('is unknown until all is known, and without a choice to make', () => {
    expect(accuracyOf([...findingsOf([0.5, 0.5]), null], WHITE)).toBeNull();
    expect(accuracyOf([findingOf({ best: 0.5, choices: 1 })], WHITE)).toBeNull();
  });
});

test('phases go by what is left and by how long the game lasts', () => {
  expect(phaseOf({ left: 1 }, 0)).toBe('opening');
  expect(phaseOf({ left: 0.7 }, 6)).toBe('middle');
  expect(phaseOf({ left: 1 }, 30)).toBe('middle');
  expect(phaseOf({ left: 0.3 }, 6)).toBe('endgame');
});
