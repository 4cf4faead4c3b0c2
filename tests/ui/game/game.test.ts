// What stands beside the board of a game: the score sheet, taken pieces, clocks, offers.
import { describe, expect, test } from 'vitest';
import { gameById } from '../../../src/games';
import { makeWithEffects } from '../../../src/rules/effects';
import { BLACK, outcome, WHITE } from '../../../src/rules/types';
import { openSession } from '../../../src/session/gameSession';
import type { SessionView } from '../../../src/session/types';
import type { GameRecord } from '../../../src/storage/record';
import { clockText, durationText, isLow, untilNextFigure } from '../../../src/ui/game/clockText';
import { agreesToDraw } from '../../../src/ui/game/MoreMenu';
import { balance, capturedPieces } from '../../../src/ui/game/PlayerStrip';
import { endingOf, lastWonLevel, rematchOf } from '../../../src/ui/game/ResultPanel';
import { DEFAULT_SETTINGS, parseSettings } from '../../../src/ui/settings/settings';
import { moveRows } from '../../../src/ui/table/MoveList';
import { COMPUTER, FakeEngine, FakeStore, gameOf, PERSON } from '../../session/fakes';
import { inMemory } from '../../support/stores';

function rulesOf(id: string) {
  const rules = gameById(id)?.rules({});
  if (!rules) throw new Error(`no game ${id}`);
  return rules;
}

describe('the score sheet', () => {
  const move = (notation: string, side: typeof WHITE | typeof BLACK) => ({
    text: notation,
    notation,
    side,
  });

  test('has a row a number and a column a side', () => {
    const rows = moveRows([move('a', WHITE), move('b', BLACK), move('c', WHITE)], WHITE);
    expect(rows.map(({ first, second }) => [first?.notation, second?.notation])).toEqual([
      ['a', 'b'],
      ['c', undefined],
    ]);
    expect(rows[1].first?.ply).toBe(3);
  });

  test('leaves a gap where the other side begins or moves twice', () => {
    const rows = moveRows(
      [move('a', BLACK), move('b', WHITE), move('c', BLACK), move('d', BLACK)],
      WHITE,
    );
    expect(rows.map(({ first, second }) => [first?.notation, second?.notation])).toEqual([
      [undefined, 'a'],
      ['b', 'c'],
      [undefined, 'd'],
    ]);
  });
});

describe('taken pieces', () => {
  const codes = (id: string, start: string | null, moves: readonly string[]) => {
    const rules = rulesOf(id);
    const position = rules.parse(start ?? rules.startFen);
    const taken = capturedPieces(
      moves.map((text) => ({
        effects: makeWithEffects(position, rules.parseMove(position, text)),
      })),
    );
    const names = (list: readonly number[]) => list.map((code) => rules.kinds[code >> 1]?.name);
    return { white: names(taken[WHITE]), black: names(taken[BLACK]) };
  };

  test('a promoted pawn is not a taken one, its victim is', () => {
    const taken = codes('bridge41', '3rk/2P2/5/5/**1**/5/5/5/K4 w m 0 0', ['myrzr']);
    expect(taken).toEqual({ white: [], black: ['rook'] });
  });

  test('they are weighed by what each is worth, the least piece counting 1', () => {
    const rules = rulesOf('bridge41');
    const code = (letter: string) =>
      2 * rules.kinds.findIndex((kind) => kind?.letter === letter) + BLACK;
    const worth = { R: 534, N: 357, P: 85 };
    const [rook, knight, pawn, bishop] = [...'RNPB'].map(code);
    expect(balance(rules, worth, [rook, pawn], [knight])).toBe(3);
    expect(balance(rules, worth, [knight], [rook, pawn])).toBe(-3);
    expect(balance(rules, worth, [pawn], [pawn])).toBe(0);
    expect(balance(rules, worth, [rook, bishop], [])).toBe(0);
  });

  test('several may fall at once', () => {
    const before =
      '1*p*1*1*p/*1*1*1*1*/1*1*1*1*p/*P*p*1*p*/1*1*1*1*1/*P*1*p*P*/1*P*1*P*1/*1*1*p*1*/1*P*P*1*1 w 8 26';
    expect(codes('bridges40', before, ['c3e3'])).toEqual({ white: [], black: ['disc', 'disc'] });
  });

  test('a piece that removes itself was taken by the other side', () => {
    const before =
      '1*1*1*1*p/*1*1*p*p*/1*p*1*p*p/*1*1*p*p*/1*1*1*1*1/*P*P*1*1*/P*1*1*P*1/*P*P*1*1*/P*P*1*1*1 w 4 4';
    expect(codes('bridges40', before, ['g3g5'])).toEqual({ white: ['disc'], black: [] });
  });
});

test('in a rematch sides are swapped, and each player keeps the time given', () => {
  const [long, short] = [600_000, 60_000].map((start) => ({ start, increment: 0 }));
  const record = gameOf(
    { black: COMPUTER, clock: { white: long, black: short } },
    { moves: ['lblc'], spent: [5], name: 'The first', pinned: true, revision: 4 },
  );
  expect(rematchOf(record, 'next', 7)).toMatchObject({
    ...{ id: 'next', createdAt: 7, revision: 0, moves: [], spent: [], name: null, pinned: false },
    ...{ white: COMPUTER, black: PERSON, clock: { white: short, black: long } },
  });
});

test('a rematch of a strict game is strict, and no other', () => {
  expect(rematchOf(gameOf({ strict: true }), 'next', 7).strict).toBe(true);
  expect(rematchOf(gameOf(), 'next', 7)).not.toHaveProperty('strict');
});

test('a rematch by message is a new game, and to be sent at once if the friend begins it', () => {
  const friend = { kind: 'friend', name: 'Ben' } as const;
  const won = gameOf({ black: friend, message: { sent: 3 } }, { moves: ['lblc'] });
  const rematch = rematchOf(won, 'next', 7);
  expect(rematch).toMatchObject({
    ...{ id: 'next', moves: [], result: null, white: friend, black: PERSON },
    message: { sent: 0, due: true },
  });
  expect(rematchOf(rematch, 'third', 8).message).toEqual({ sent: 0 });
});

test('in a rematch a computer that matches its player does so anew', () => {
  const matched = { kind: 'computer', level: 4.3, matched: true } as const;
  const record = gameOf({ black: matched });
  expect(rematchOf(record, 'next', 7, 4.6).white).toEqual({ ...matched, level: 4.6 });
  expect(rematchOf(record, 'next', 7).white).toEqual(matched);
  const chosen = gameOf({ black: COMPUTER });
  expect(rematchOf(chosen, 'next', 7).white).toEqual(COMPUTER);
  expect(rematchOf(chosen, 'next', 7, 4).white).toEqual({ ...COMPUTER, level: 4 });
});

describe('what the end does to the pieces', () => {
  const ended = (view: Partial<SessionView>) => {
    const record = gameOf({ game: 'fastlane', start: 'k7/7R/8/8/8/8/8/K5R1 w - 0 0' });
    const engine = new FakeEngine();
    const session = openSession({ record, engine, store: new FakeStore() });
    return endingOf({ ...session.view, ...view });
  };
  const cells = rulesOf('fastlane').board.cells.map(({ name }) => name);

  test('the king that has lost lies; without a mating move no piece glows', () => {
    const fallen = cells.indexOf('a8');
    expect(ended({ outcome: outcome(WHITE, 'resignation') })).toEqual({ fallen, glowing: null });
  });

  test('nothing in a draw, while the game goes on, and in an earlier position', () => {
    expect(ended({ outcome: outcome(null, 'agreement') })).toBeNull();
    expect(ended({})).toBeNull();
    expect(ended({ outcome: outcome(WHITE, 'checkmate'), live: false })).toBeNull();
  });
});

describe('the last level won at', () => {
  const won = (id: string, level: number, updatedAt: number, more: Partial<GameRecord> = {}) =>
    gameOf(
      {
        game: 'fastlane',
        black: { kind: 'computer', level },
        start: 'k7/7R/8/8/8/8/8/K5R1 w - 0 0',
      },
      {
        ...{ id, updatedAt, moves: ['g1g8'], revision: 1 },
        ...{ result: { score: '1-0', reason: 'checkmate' }, ...more },
      },
    );

  async function lastOf(...games: readonly GameRecord[]): Promise<number | null> {
    const store = await inMemory(7000);
    for (const game of games) await store.save(game);
    return lastWonLevel(store, { id: 'now', game: 'fastlane', updatedAt: 5 });
  }

  test('is that of the last game of its kind against the computer, pinned or not', async () => {
    expect(await lastOf()).toBeNull();
    expect(await lastOf(won('a', 2, 1), won('b', 3, 2), won('now', 5, 3))).toBe(3);
    expect(await lastOf(won('a', 2, 1, { pinned: true }), won('b', 3, 2))).toBe(3);
    const other = gameOf({ game: 'cuarenta', black: COMPUTER }, { id: 'c', revision: 1 });
    expect(await lastOf(won('a', 2, 1), { ...other, updatedAt: 9 })).toBe(2);
  });

  test('is not that of a game that ended later than the one looked at', async () => {
    expect(await lastOf(won('a', 2, 1), won('b', 3, 6))).toBe(2);
    expect(await lastOf(won('b', 3, 6))).toBeNull();
  });

  test('is none after a loss, a draw, or a game of somebody else’s', async () => {
    const lost = won('b', 2, 2, {
      moves: ['g1g2', 'a8b8'],
      result: { score: '0-1', reason: 'time' },
    });
    const drawn = won('b', 2, 2, { moves: [], result: { score: '1/2-1/2', reason: 'agreement' } });
    expect(await lastOf(won('a', 2, 1), drawn)).toBeNull();
    expect(
      await lastOf(won('a', 2, 1), { ...lost, result: { score: '0-1', reason: 'checkmate' } }),
    ).toBeNull();
    expect(await lastOf(won('a', 2, 1, { source: 'shared' }))).toBeNull();
  });
});

test('in a rematch the coach looks on only if it is told to', () => {
  const coached = gameOf({ black: COMPUTER, coach: 'on' });
  expect(rematchOf(coached, 'next', 7).coach).toBeNull();
  expect(rematchOf(coached, 'next', 7, undefined, 'on').coach).toBe('on');
});

test('the computer takes a draw only when it is not better', () => {
  expect(agreesToDraw(null)).toBe(false);
  expect(agreesToDraw({ score: 1, mate: null })).toBe(false);
  expect(agreesToDraw({ score: 0, mate: null })).toBe(true);
  expect(agreesToDraw({ score: -300, mate: null })).toBe(true);
  expect(agreesToDraw({ score: 0, mate: 3 })).toBe(false);
  expect(agreesToDraw({ score: 0, mate: -3 })).toBe(true);
});

test('settings that are damaged or from another version have their defaults', () => {
  expect(parseSettings({})).toEqual(DEFAULT_SETTINGS);
  expect(
    parseSettings({
      theme: 'neon',
      board: 'lava',
      pieces: 'clay',
      confirmMoves: 'yes',
      animation: 7,
    }),
  ).toEqual(DEFAULT_SETTINGS);
  expect(parseSettings({ theme: 'dark', pieces: 'simple', confirmMoves: true })).toEqual({
    ...DEFAULT_SETTINGS,
    theme: 'dark',
    pieces: 'simple',
    confirmMoves: true,
  });
});

describe('clocks', () => {
  test.each([
    [300_000, '5:00', '5 minutes'],
    [299_001, '5:00', '5 minutes'],
    [299_000, '4:59', '4 minutes 59 seconds'],
    [61_000, '1:01', '1 minute 1 second'],
    [10_000, '0:10', '10 seconds'],
    [9999, '9.9', '10 seconds'],
    [950, '0.9', '1 second'],
    [0, '0.0', 'no time'],
    [3_600_000, '1:00:00', '1 hour'],
    [7_384_000, '2:03:04', '2 hours 3 minutes 4 seconds'],
  ])('%d milliseconds are %s, %s', (time, figures, words) => {
    expect(clockText(time)).toBe(figures);
    expect(durationText(time)).toBe(words);
  });

  test('a running clock is drawn whenever its figures change, and not before', () => {
    for (const time of [300_000, 299_500, 60_001, 10_001, 10_000, 9950, 9901, 9900, 100]) {
      const next = untilNextFigure(time);
      expect(clockText(time - next)).not.toBe(clockText(time));
      if (time > 10_000) expect(clockText(time - next + 1)).toBe(clockText(time));
    }
  });

  test('little time is little of what there was', () => {
    expect(isLow(19_000, 300_000)).toBe(true);
    expect(isLow(29_000, 300_000)).toBe(true);
    expect(isLow(31_000, 300_000)).toBe(false);
    expect(isLow(14_000, 30_000)).toBe(false);
    expect(isLow(7000, 30_000)).toBe(true);
    expect(isLow(61_000, 7_200_000)).toBe(false);
  });
});
