// A mark is told as far as the next ply's own finding bears it out.
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games';
import { agreedWith, chanceAfter, isContradicted, judgePly } from '../../src/review/marks';
import type { MistakeExplanation, MoveAnalysis } from '../../src/review/moveAnalysis';
import { BLACK, WHITE } from '../../src/rules/types';
import { findingsOf, groundsOf, unevenGame } from '../lab/reviewProof/unevenGames';
import { findingOf, lineOf } from './support';

const LATER = 10;
const explanation: MistakeExplanation = {
  kind: 'missedWin',
  consequence: { kind: 'text', text: 'loses a rook' },
  better: { text: 'the rook to a4', notation: null },
  betterIdea: null,
};
const markAfter = (finding: MoveAnalysis, next: MoveAnalysis) =>
  judgePly(agreedWith(finding, next), LATER)?.mark ?? null;
/** The next ply, from which White's chance is so much. */
const next = (white: number): MoveAnalysis => findingOf({ side: BLACK, best: 1 - white });

describe('a loss', () => {
  const finding = findingOf({ best: 0.84, played: 0.63, explanation });

  test('that the next ply does not see is none', () => {
    expect(isContradicted(finding, next(0.83))).toBe(true);
    expect(markAfter(finding, next(0.83))).toBeNull();
    expect(agreedWith(finding, next(0.83))).toMatchObject({
      explanation: null,
      played: { chance: 0.83 },
    });
  });

  test('that the next ply makes smaller is the smaller one', () => {
    expect(markAfter(finding, next(0.7))).toEqual({ kind: 'inaccuracy', missedWin: false });
    expect(agreedWith(finding, next(0.7))).toMatchObject({
      played: { chance: 0.7 },
      explanation: { kind: 'position', consequence: null, better: explanation.better },
    });
  });

  test('of what was not taken says so, whatever the next ply makes of the reply', () => {
    const piece = { letter: 'B', side: 'w', cell: 'g4' } as const;
    const consequence = { kind: 'misses', piece, isRecapture: false } as const;
    const missing = findingOf({
      best: 0.84,
      played: 0.63,
      explanation: { ...explanation, consequence, betterIdea: { kind: 'none' } },
    });
    expect(agreedWith(missing, next(0.7)).explanation?.consequence).toEqual(consequence);
    expect(agreedWith(missing, next(0.83)).explanation).toBeNull();
  });

  test('whose own line is in doubt says what both see the best reply win, or nothing', () => {
    const avoiding = findingOf({
      best: 0.84,
      played: 0.63,
      explanation: { ...explanation, betterIdea: { kind: 'avoids' } },
    });
    expect(agreedWith(avoiding, next(0.7)).explanation).toMatchObject({
      consequence: null,
      betterIdea: null,
    });
    const reply = { text: 'RxLb', notation: 'RxLb', piece: null, to: null };
    const rook = { letter: 'R', side: 'w', cell: 'Lb' } as const;
    const balance = { gained: ['R'], lost: [], promoted: [], conceded: [], value: 500 };
    const gain = { kind: 'gain', taken: [rook], balance, moves: 1 } as const;
    const won = findingOf({
      side: BLACK,
      best: 0.3,
      explanation: { ...explanation, better: reply, betterIdea: gain },
    });
    expect(agreedWith(avoiding, won).explanation).toMatchObject({
      consequence: { kind: 'allows', reply, reason: gain },
      betterIdea: { kind: 'avoids' },
    });
  });

  test('of what the reply takes at once stays where both see that reply and much is lost', () => {
    const rook = { letter: 'R', side: 'w', cell: 'Lb' } as const;
    const balance = { gained: [], lost: ['R'], promoted: [], conceded: [], value: -500 };
    const loses = {
      kind: 'loses',
      ...{ balance, piece: rook, taker: null, moves: 1, isMover: false },
      ...{ isTraded: false, isLeft: false, exposed: null },
    } as const;
    const lost = findingOf({ best: 0.9, explanation: { ...explanation, consequence: loses } });
    const found = { ...lost, played: lineOf(0.5, 'other', 'RxLb') };
    const seen = (white: number, reply: string) => ({
      ...next(white),
      best: lineOf(1 - white, reply),
    });
    const consequenceAfter = (after: MoveAnalysis) =>
      agreedWith(found, after).explanation?.consequence;
    expect(consequenceAfter(seen(0.66, 'RxLb'))).toEqual(loses);
    expect(consequenceAfter(seen(0.66, 'other'))).toBeNull();
    expect(consequenceAfter(seen(0.75, 'RxLb'))).toEqual(loses);
    expect(consequenceAfter(seen(0.87, 'RxLb'))).toBeUndefined();
  });

  test('that is proven, since the game is lost by force, is not made smaller by what the next ply thinks', () => {
    const allowed = { ...explanation, kind: 'allowedWin' } as const;
    const proven = findingOf({ best: 0.41, played: 0, explanation: allowed });
    expect(isContradicted(proven, next(0.31))).toBe(false);
    expect(agreedWith(proven, next(0.31))).toBe(proven);
  });

  test('that both see stays as it was found, and so does one that the next ply makes larger', () => {
    for (const white of [0.63, 0.62, 0.4, 0.05]) {
      expect(agreedWith(finding, next(white))).toBe(finding);
      expect(markAfter(finding, next(white))).toEqual({ kind: 'mistake', missedWin: true });
    }
  });

  test('is no missed win where the next ply still sees more than an open game', () => {
    const close = findingOf({ best: 0.9, played: 0.64 });
    expect(markAfter(close, next(0.66))).toEqual({ kind: 'mistake', missedWin: false });
  });

  test('of a side that moves again is held against that side’s own chance', () => {
    const again = findingOf({ side: WHITE, best: 0.83 });
    expect(chanceAfter(finding, again)).toBe(0.83);
    expect(markAfter(finding, again)).toBeNull();
  });

  test('is believed where nothing is known of the next ply', () => {
    expect(agreedWith(finding, null)).toBe(finding);
    expect(agreedWith(finding, undefined)).toBe(finding);
  });
});

test('an only move that the next ply sees lose is not praised', () => {
  const only = findingOf({ best: 0.6, second: 0.3 });
  expect(markAfter(only, next(0.6))).toMatchObject({ kind: 'only' });
  expect(markAfter(only, next(0.55))).toMatchObject({ kind: 'only' });
  expect(markAfter(only, next(0.4))).toBeNull();
});

/** Of the nodes that the app's reviews take: the fewer, the more often two looks disagree. */
const SHARE = 0.02;
const PLIES = 50;

describe.each(games)('$name', (game) => {
  test('no mark of a review contradicts the next ply', async () => {
    for (const [number, ground] of groundsOf(game).entries()) {
      const line = await unevenGame(ground, 41, number);
      const begun = { ...line, moves: line.moves.slice(0, PLIES) };
      const { findings } = await findingsOf(begun, SHARE);
      for (const [ply, finding] of findings.entries()) {
        const denied = finding && isContradicted(finding, findings[ply + 1]);
        expect(denied, `${ground.name}, ply ${ply}`).toBe(false);
      }
    }
  });
});
