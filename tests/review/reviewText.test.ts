// What a review says of a move and of the whole game.

import { describe, expect, test } from 'vitest';
import type { MoveReason } from '../../src/reasons/reason';
import type { Ending } from '../../src/review/gameChances';
import { judgePly } from '../../src/review/marks';
import type { MistakeExplanation, MoveAnalysis } from '../../src/review/moveAnalysis';
import { BLACK, type Colour, WHITE } from '../../src/rules/types';
import { grammar } from '../../src/words/grammar';
import { moveSentences, percentText, summaryText, warningOf } from '../../src/words/reviewText';
import { createSpeaker } from '../../src/words/speaker';
import { rulesOf } from '../engine/support';
import { findingOf, findingsOf } from './support';

const rules = rulesOf('cuarenta');
const piece = (letter: string, side: 'w' | 'b', cell: string) => ({ letter, side, cell });
const balance = { gained: [], lost: ['C'], promoted: [], conceded: [], value: -300 };
const explanation: MistakeExplanation = {
  kind: 'lostPiece',
  consequence: {
    kind: 'loses',
    ...{ balance, moves: 1, isMover: false, isTraded: false, isLeft: false, exposed: null },
    piece: piece('C', 'w', 'b1'),
    taker: piece('V', 'b', 'a8'),
  },
  better: { text: 'd3e4', notation: 'Ge4', piece: piece('G', 'w', 'd3'), to: 'e4' },
  betterIdea: { kind: 'attacks', piece: piece('P', 'b', 'f5') },
};

function sentences(finding: MoveAnalysis) {
  const judged = judgePly(finding, 10);
  if (!judged) throw new Error('nothing was played');
  return moveSentences(finding, judged, createSpeaker(rules, WHITE, WHITE));
}

describe('of a marked move is told', () => {
  test('what was wrong and what was right', () => {
    expect(sentences(findingOf({ best: 0.63, played: 0.21, explanation }))).toEqual({
      wrong: 'Loses your camel on b1 to the vao on a8: your chances fell from 63% to 21%.',
      right: 'Better: guard to e4, which attacks the pawn on f5.',
    });
  });

  test('of castling no more than that', () => {
    const castling = { text: 'castling', notation: null };
    const better = { ...explanation, better: castling, betterIdea: { kind: 'castles' } } as const;
    expect(sentences(findingOf({ best: 0.63, played: 0.21, explanation: better })).right).toBe(
      'Better: castling.',
    );
  });

  test('nothing that the lines do not show', () => {
    const plain = { ...explanation, consequence: null, betterIdea: null };
    expect(sentences(findingOf({ best: 0.63, played: 0.4, explanation: plain }))).toEqual({
      wrong: 'Your chances fell from 63% to 40%.',
      right: 'Better: guard to e4.',
    });
  });

  test('why it is praised', () => {
    expect(sentences(findingOf({ best: 0.6, second: 0.3 }))).toEqual({
      wrong: 'The only good move here. Any other move would have cut your chances to 30% or less.',
      right: null,
    });
    expect(sentences(findingOf({ best: 0.6, second: 0 })).wrong).toBe(
      'The only good move here. Every other move loses.',
    );
    expect(sentences(findingOf({ best: 0.6, second: 0, choices: 2 })).wrong).toBe(
      'The only good move here. The other move loses.',
    );
    const only = { ...explanation, consequence: null };
    expect(sentences(findingOf({ best: 0.6, second: 0.3, explanation: only })).wrong).toBe(
      'The only good move here: it attacks the pawn on f5. Any other move would have cut your chances to 30% or less.',
    );
  });

  test.each([
    [
      { kind: 'mobility', piece: piece('G', 'w', 'e4'), cells: 2 },
      'Better: guard to e4, where it reaches two more cells.',
    ],
    [
      { kind: 'guards', piece: piece('G', 'w', 'c2') },
      'Better: guard to e4, which defends your guard on c2.',
    ],
  ] as const)('in everyday words: %#', (betterIdea, right) => {
    expect(
      sentences(findingOf({ best: 0.6, played: 0.3, explanation: { ...explanation, betterIdea } })),
    ).toMatchObject({ right });
  });

  test('and pieces of a kind are named together', () => {
    const speaker = createSpeaker(rulesOf('bridges40'), WHITE, WHITE);
    const taken = [piece('P', 'b', 'g3'), piece('P', 'b', 'e5')];
    const fields = { balance: null, isRecapture: false, isSacrifice: false };
    expect(grammar.reasonSentence({ kind: 'exchange', taken, ...fields }, speaker)).toBe(
      'Surrounds the discs on g3 and e5.',
    );
  });

  test('that take back, without what was lost before', () => {
    const taken = [piece('P', 'b', 'e5')];
    const lost = { gained: ['P'], lost: ['B', 'G'], promoted: [], conceded: [], value: -900 };
    const fields = { taken, balance: lost, isSacrifice: true } as const;
    const said = (isRecapture: boolean) =>
      grammar.reasonSentence(
        { kind: 'exchange', ...fields, isRecapture },
        createSpeaker(rules, WHITE, WHITE),
      );
    expect(said(true)).toBe('Recaptures the pawn on e5.');
    expect(said(false)).toBe('Takes the pawn on e5 but loses a bishop and a guard for it.');
  });

  test('that trade like for about like, as a trade', () => {
    const even = { gained: ['P', 'P'], lost: ['G'], promoted: [], conceded: [], value: 20 };
    const taken = [piece('P', 'b', 'e5')];
    const fields = { taken, balance: even, isRecapture: false, isSacrifice: false } as const;
    expect(
      grammar.reasonSentence({ kind: 'exchange', ...fields }, createSpeaker(rules, WHITE, WHITE)),
    ).toBe('Trades a guard for the pawn on e5 and another.');
  });

  test('that give a dearer piece, or get one, as what is taken and its price', () => {
    const said = (taken: string, lost: string, value: number) => {
      const balance = { gained: [taken], lost: [lost], promoted: [], conceded: [], value };
      const fields = { balance, isRecapture: false, isSacrifice: false } as const;
      return grammar.reasonSentence(
        { kind: 'exchange', taken: [piece(taken, 'b', 'e5')], ...fields },
        createSpeaker(rules, WHITE, WHITE),
      );
    };
    expect(said('P', 'V', -78)).toBe('Takes the pawn on e5 for a vao.');
    expect(said('C', 'G', -6)).toBe('Trades a guard for the camel on e5.');
    expect(said('G', 'C', 6)).toBe('Trades a camel for the guard on e5.');
    expect(said('V', 'P', 78)).toBe('Takes the vao on e5 for a pawn.');
  });

  test('that trade like for like, and then something else', () => {
    const taken = [piece('V', 'b', 'e6')];
    const said = (gained: string[], lost: string[]) => {
      const balance = { gained, lost, promoted: [], conceded: [], value: 20 };
      const fields = { taken, balance, isRecapture: false, isSacrifice: false } as const;
      return grammar.reasonSentence(
        { kind: 'exchange', ...fields },
        createSpeaker(rules, WHITE, WHITE),
      );
    };
    expect(said([], [])).toBe('Trades vaos on e6.');
    expect(said(['P'], ['V'])).toBe('Trades vaos on e6, and another for a pawn.');
    expect(said(['G'], ['F'])).toBe('Trades vaos on e6, and a frog for a guard.');
  });

  test('that go on for long, naming each piece once', () => {
    const said = (gained: string[], lost: string[], value: number, isGain: boolean) => {
      const balance = { gained, lost, promoted: [], conceded: [], value };
      const taken = [piece('P', 'b', 'e5')];
      const fields = { taken, balance, isRecapture: false, isSacrifice: value < -100 } as const;
      const reason: MoveReason = isGain
        ? { kind: 'gain', taken, balance, moves: 1 }
        : { kind: 'exchange', ...fields };
      return grammar.reasonSentence(reason, createSpeaker(rules, WHITE, WHITE));
    };
    expect(said(['P', 'G', 'V'], ['B'], 400, true)).toBe(
      'Starts a long exchange that wins the pawn on e5, a guard and a vao for a bishop.',
    );
    expect(said(['G', 'V'], ['B', 'F'], 400, true)).toBe(
      'Takes the pawn on e5 and starts a long exchange that leaves you a guard and a vao for a bishop and a frog.',
    );
    expect(said(['P', 'G'], ['V', 'C'], -70, false)).toBe(
      'Starts a long exchange of a vao and a camel for the pawn on e5 and a guard.',
    );
    expect(said(['P', 'G'], ['C'], -150, false)).toBe(
      'Takes the pawn on e5 and then a guard but loses a camel.',
    );
  });

  test('that win something in the end, with what they begin with', () => {
    const won = { gained: ['V'], lost: [], promoted: [], conceded: [], value: 300 };
    const said = (balance: typeof won | { promoted: string[] }, moves: number) =>
      grammar.reasonSentence(
        { kind: 'gain', taken: [piece('G', 'b', 'e6')], balance: { ...won, ...balance }, moves },
        createSpeaker(rules, WHITE, WHITE),
      );
    expect(said(won, 1)).toBe('Trades guards on e6 and wins a vao.');
    expect(said(won, 2)).toBe('Wins a vao in two moves, starting with the guard on e6.');
    expect(said({ promoted: ['B'] }, 1)).toBe(
      'Trades guards on e6 and wins a vao, promoting to a bishop.',
    );
  });

  test('that win by force, with the moves as long as they can be seen', () => {
    const said = (moves: number) =>
      grammar.reasonSentence(
        { kind: 'win', by: 'checkmate', moves, plies: 2 * moves - 1 },
        createSpeaker(rules, WHITE, WHITE),
      );
    expect(said(5)).toBe('Forces checkmate in five moves.');
    expect(said(9)).toBe('Forces checkmate.');
    const allowed = (moves: number, isThreatened = false) =>
      grammar.reasonSentence(
        { kind: 'allowsWin', by: 'checkmate', moves, isThreatened },
        createSpeaker(rules, WHITE, WHITE),
      );
    expect([1, 3, 6].map((moves) => allowed(moves))).toEqual([
      'Allows checkmate on the next move.',
      'Allows checkmate in three moves.',
      'Allows checkmate.',
    ]);
    expect(allowed(1, true)).toBe('Doesn’t stop checkmate on the next move.');
    expect(allowed(3, true)).toBe('Doesn’t stop checkmate in three moves.');
  });

  test('of a win as the game calls it', () => {
    const bridges = createSpeaker(rulesOf('bridges40'), WHITE, WHITE);
    const move = { text: 'g3e3', notation: 'g3-e3', piece: piece('P', 'w', 'g3'), to: 'e3' };
    const last = { kind: 'win', by: 'annihilation', moves: 1, move } as const;
    expect(grammar.threatSentence(last, bridges)).toBe(
      'You threaten the capture of the last disc.',
    );
    const battle = createSpeaker(rulesOf('bipartite'), WHITE, WHITE);
    const win = (plies: number) =>
      grammar.reasonSentence(
        { kind: 'win', by: 'bare-king', moves: (plies + 1) / 2, plies },
        battle,
      );
    expect(win(1)).toBe('Takes the last piece besides the king and wins.');
    expect(win(7)).toBe('Wins in four moves by taking everything but the king.');
  });

  test('with the cell that the piece leaves where the notation needs it', () => {
    const better = { ...explanation.better, notation: 'Gd3-e4', text: 'd3e4' };
    const made = { ...explanation, better, betterIdea: null } as MistakeExplanation;
    expect(sentences(findingOf({ best: 0.6, played: 0.3, explanation: made }))).toMatchObject({
      right: 'Better: guard from d3 to e4.',
    });
    const leaves = { name: 'leavesDanger', piece: piece('P', 'w', 'c7') } as const;
    const disc = { text: 'c7g7', notation: 'c7^g7', piece: piece('P', 'w', 'c7'), to: 'g7' };
    const speaker = createSpeaker(rulesOf('bridges40'), WHITE, WHITE);
    expect(
      grammar.betterSentence(
        { ...explanation, better: disc, betterIdea: { kind: 'plan', plan: leaves } },
        speaker,
      ),
    ).toBe('Better: disc from c7 to g7, which takes it out of danger.');
  });

  test('only what is certain as certain', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percentText)).toEqual(['0%', '1%', '50%', '99%', '100%']);
  });
});

describe('the summary', () => {
  const summary = (
    findings: readonly MoveAnalysis[],
    winner: Colour | null,
    reader: Colour | null,
    ending: Partial<Ending> = {},
  ) =>
    summaryText({
      findings,
      ending: { winner, onBoard: true, resigned: false, ...ending },
      reader,
      speakerOf: (mover) => createSpeaker(rules, mover, reader),
      nameOf: (ply) => `move ${(ply >> 1) + 1}`,
    });
  const lapse = findingsOf([0.7, 0.7, 0.7, 0.2, 0.2, 0.1, 0.1, 0.1]);
  const explained = { ...lapse[2], explanation };

  test('names who stood better, until which move, and what it did', () => {
    const findings = lapse.with(2, explained);
    expect(summary(findings, BLACK, WHITE)).toMatch(
      /^You stood better until move 2: it loses your camel on b1 to the vao on a8\. You made a blunder and an inaccuracy; Black made no mistakes\. Accuracy: \d+% for you, 100% for Black\.$/,
    );
    expect(summary(findings, BLACK, null)).toMatch(/^White stood better until move 2: it /);
    expect(summary(findings, BLACK, BLACK)).toMatch(
      /^White stood better until move 2.* You made no mistakes; White made /,
    );
  });

  test('says that a side that stood worse before stood better again', () => {
    const turned = findingsOf([0.5, 0.25, 0.25, 0.7, 0.7, 0.2, 0.2, 0.2]);
    const findings = turned.with(4, { ...turned[4], explanation });
    expect(summary(findings, BLACK, WHITE)).toMatch(/^You stood better again until move 3: it /);
  });

  test('of a side that has just been let in does not say that it stood better until then', () => {
    const first = findingsOf([0.5, 0.3, 0.8, 0.8]);
    const findings = first.with(1, { ...first[1], explanation });
    expect(summary(findings, WHITE, BLACK)).toMatch(
      /^You stood better, and your move 1, decided the game: it /,
    );
  });

  test('says that a forced win slipped where one was missed, not what falls besides', () => {
    const missed = {
      ...explanation,
      kind: 'missedWin',
      betterIdea: { kind: 'win', by: 'checkmate', moves: 2, plies: 3 },
    } as MistakeExplanation;
    const findings = lapse.with(2, { ...lapse[2], explanation: missed });
    expect(summary(findings, BLACK, WHITE)).toMatch(
      /^You stood better until move 2: it let a forced win slip\. /,
    );
  });

  test('of a side that had as good as won says that it was winning', () => {
    const won = findingsOf([0.9, 0.9, 0.9, 0.2, 0.2, 0.1, 0.1, 0.1]);
    const findings = won.with(2, { ...won[2], explanation });
    expect(summary(findings, BLACK, WHITE)).toMatch(/^You were winning until move 2: it loses /);
    expect(summary(findings, BLACK, null)).toMatch(/^White was winning until move 2: it loses /);
  });

  test('has three sentences at most', () => {
    for (const winner of [WHITE, BLACK, null] as const) {
      const words = summary(lapse, winner, WHITE);
      expect(words.match(/\.(?= |$)/g)?.length).toBeLessThanOrEqual(3);
    }
  });

  test('of a won game that was given up says so', () => {
    const won = findingsOf([0.9, 0.92, 0.9]);
    const given = { onBoard: false, resigned: true };
    expect(summary(won, BLACK, WHITE, given)).toMatch(
      /^You resigned with a 9 in 10 chance to win\. /,
    );
    expect(summary(won, BLACK, null, { onBoard: false })).toMatch(
      /^White lost with a 9 in 10 chance to win\. /,
    );
  });

  test('calls a side that was far behind, and could not be beaten yet, no equal', () => {
    const lost = findingsOf([0.45, 0.44, 0.44, 0.05]);
    const behind = lost.map((one) => ({ ...one, best: { ...one.best, score: -900 } }));
    expect(summary(lost, BLACK, WHITE, {})).toMatch(/^The game was even until your move 2: /);
    expect(summary(behind, BLACK, WHITE, {})).toMatch(
      /^A draw could still be held until your move 2: /,
    );
  });

  test('of an open game that was given up calls it won by nobody’s moves', () => {
    const given = { onBoard: false, resigned: true };
    const even = findingsOf([0.5, 0.48, 0.47]);
    expect(summary(even, BLACK, WHITE, given)).toMatch(
      /^You resigned with a 5 in 10 chance to win\. /,
    );
    expect(summary(even, BLACK, null, { onBoard: false })).toMatch(
      /^White lost with a 5 in 10 chance to win\. /,
    );
    const lost = findingsOf([0.5, 0.46, 0.42, 0.38, 0.34, 0.3]);
    // Small faults have added up, so nobody made none.
    expect(summary(lost, BLACK, WHITE, given)).toBe(
      'Black won bit by bit: no single move decided the game.',
    );
  });

  test('of a lost game doesn’t praise the loser, whatever the winner did', () => {
    const given = { onBoard: false, resigned: true };
    // White gives nothing away at once, Black an inaccuracy.
    const lost = findingsOf([0.5, 0.46, 0.42, 0.38, 0.48, 0.44, 0.4, 0.36, 0.34, 0.3]);
    expect(summary(lost, BLACK, WHITE, given)).toMatch(
      /^Black won bit by bit: no single move decided the game\. Accuracy: /,
    );
    expect(summary(lost, BLACK, BLACK, given)).toMatch(
      /You made an inaccuracy; White made no mistakes\./,
    );
  });

  test('of a quiet draw says that nobody came close', () => {
    expect(summary(findingsOf([0.5, 0.52, 0.5]), null, null)).toMatch(
      /^Neither side was ever close to winning\. Neither side made a mistake that the review could find\.$/,
    );
  });
});

test('a question before a move does not give away what could be taken', () => {
  const missed: MistakeExplanation = {
    ...explanation,
    kind: 'missedPiece',
    consequence: { kind: 'misses', piece: piece('C', 'b', 'b9'), isRecapture: false },
  };
  const finding = findingOf({ best: 0.63, played: 0.21, explanation: missed });
  const speaker = createSpeaker(rules, WHITE, WHITE);
  expect(warningOf(finding, true, speaker)).toEqual({
    text: 'You could win something here.',
    answer: null,
  });
});
