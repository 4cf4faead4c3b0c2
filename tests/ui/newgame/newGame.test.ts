// What the New game sheet makes of the choices.
import { describe, expect, test } from 'vitest';
import { gameById } from '../../../src/games';
import type { Game } from '../../../src/games/game';
import { BLACK, WHITE } from '../../../src/rules/types';
import { firstToMove } from '../../../src/storage/record';
import { countCoachable, rememberCoach } from '../../../src/ui/game/coach';
import { clockSummary, PRESETS, presetOf } from '../../../src/ui/newgame/ClockField';
import {
  currentChoices,
  FIRST_CHOICES,
  type GameDraft,
  gameOf,
  typedSide,
} from '../../../src/ui/newgame/draft';
import { positionProblem } from '../../../src/ui/newgame/StartFields';
import { inMemory } from '../../support/stores';

function game(id: string): Game {
  const found = gameById(id);
  if (!found) throw new Error(`no game ${id}`);
  return found;
}

const [bridge, cuarenta] = [game('bridge41'), game('cuarenta')];
const draft: GameDraft = { ...FIRST_CHOICES, position: '' };

describe('players', () => {
  test('the person has the chosen side', () => {
    const record = gameOf(bridge, { ...draft, side: 'black', level: 5 }, 'id', 1, 0);
    expect(record.white).toEqual({ kind: 'computer', level: 5 });
    expect(record.black).toEqual({ kind: 'person' });
  });

  test.each([
    [0, 'person'],
    [0.49, 'person'],
    [0.5, 'computer'],
    [0.99, 'computer'],
  ])('chance %d makes White the %s', (random, white) => {
    const record = gameOf(bridge, { ...draft, side: 'random' }, 'id', 1, random);
    expect(record.white.kind).toBe(white);
    expect(record.black.kind).not.toBe(white);
  });

  test('a computer that matches plays at the level found for it, and the game knows', () => {
    const wish = { ...draft, matched: true };
    expect(gameOf(bridge, wish, 'id', 1, 0, 4.3).black).toEqual({
      ...{ kind: 'computer', level: 4.3, matched: true },
    });
    expect(gameOf(bridge, draft, 'id', 1, 0, 4.3).black).toEqual({ kind: 'computer', level: 2 });
    const watched = gameOf(bridge, { ...wish, opponent: 'watch' }, 'id', 1, 0, 4.3);
    expect(watched.white).toEqual({ kind: 'computer', level: 2 });
  });

  test('a character sits where the computer does, at its level or one that matches', () => {
    const wish = { ...draft, character: 'frida' } as const;
    const frida = { kind: 'computer', level: 2, character: 'frida' };
    expect(gameOf(bridge, wish, 'id', 1, 0).black).toEqual(frida);
    expect(gameOf(bridge, { ...wish, matched: true }, 'id', 1, 0, 4.3).black).toEqual({
      ...frida,
      ...{ level: 4.3, matched: true },
    });
  });

  const CLOCK = { start: 60_000, increment: 0 };

  test.each<[string, Partial<GameDraft>, 'on' | null]>([
    ['the first games', {}, 'on'],
    ['the third', { begun: 2 }, 'on'],
    ['the fourth', { begun: 3 }, null],
    ['any whose player wants it', { begun: 3, coach: true }, 'on'],
    ['none whose player does not', { coach: false }, null],
    ['none of two persons', { opponent: 'person', coach: true }, null],
    ['none that is watched', { opponent: 'watch', coach: true }, null],
    ['none with a clock', { clock: { white: CLOCK, black: CLOCK }, coach: true }, null],
  ])('the coach looks on at %s', (_which, wish, coach) => {
    expect(gameOf(bridge, { ...draft, ...wish }, 'id', 1, 0).coach).toBe(coach);
  });

  test('the games that the coach looks on at unasked are counted, by kind, and a choice is kept', async () => {
    const store = await inMemory();
    const count = () => countCoachable(store, bridge);
    expect([await count(), await count(), await count(), await count()]).toEqual([
      ...[true, true, true, false],
    ]);
    expect(await countCoachable(store, cuarenta)).toBe(true);
    await rememberCoach(store, bridge, true);
    expect(await count()).toBe(true);
    await rememberCoach(store, cuarenta, false);
    expect(await countCoachable(store, cuarenta)).toBe(false);
  });

  test('before anything was chosen, the coach leaves the rules as a newcomer is offered them', async () => {
    const [switched, counted] = [await inMemory(), await inMemory()];
    await rememberCoach(switched, bridge, true);
    await countCoachable(counted, bridge);
    for (const store of [switched, counted])
      expect((await store.newGameChoices('bridge41'))?.options).toEqual({ bridge: 'big' });
  });

  test('two people share the device', () => {
    const { white, black } = gameOf(bridge, { ...draft, opponent: 'person' }, 'id', 1, 0);
    expect([white.kind, black.kind]).toEqual(['person', 'person']);
  });

  test('two people have the names that were given, cleaned, and none where none was', () => {
    const named = { ...draft, opponent: 'person' as const, names: [' Ana ', ' '] as const };
    const { white, black } = gameOf(bridge, named, 'id', 1, 0);
    expect(white).toEqual({ kind: 'person', name: 'Ana' });
    expect(black).toEqual({ kind: 'person' });
  });

  test('the sheet knows who moves first', () => {
    expect(firstToMove(bridge.rules({}).startFen)).toBe(WHITE);
    expect(firstToMove(game('bipartite').rules({}).startFen)).not.toBe(WHITE);
  });
});

describe('positions', () => {
  const midgame = '1k3/5/5/5/**1**/5/5/5/1K1R1 w m 3 40';

  test('a game starts from the position typed, blanks around it aside', () => {
    const record = gameOf(bridge, { ...draft, position: `  ${midgame}\n` }, 'id', 1, 0);
    expect(record.start).toBe(midgame);
  });

  test.each([
    ['its own side', midgame.replace(' w ', ' b '), BLACK],
    ['its own side, blanks around it aside', `  ${midgame}\n`, WHITE],
    ['nothing without a text', ' ', null],
    ['nothing where the rules refuse it', 'b b b', null],
  ])('a typed position says who is to move: %s', (_what, position, side) => {
    expect(typedSide(bridge, { options: {}, position })).toBe(side);
  });

  test('no text means the usual start', () => {
    expect(positionProblem(bridge, draft)).toBeNull();
    expect(gameOf(bridge, draft, 'id', 1, 0).start).toBe(bridge.rules({}).startFen);
  });

  test('a refused text says why', () => {
    const problem = positionProblem(bridge, {
      ...draft,
      position: '5/5/5/5/**1**/5/5/5/5 w m 0 0',
    });
    expect(problem).toMatch(/^This position can’t be played: .*king/);
  });

  test('a game that is over cannot be begun', () => {
    const over = '1k3/5/5/5/**1**/5/5/5/1K3 w m 0 0';
    expect(positionProblem(bridge, { ...draft, position: over })).toMatch(/already over/);
  });
});

describe('rule options', () => {
  test('remembered options that no longer exist fall back to the defaults', () => {
    const kept = (options: Record<string, string>) =>
      currentChoices(bridge, { ...FIRST_CHOICES, options }).options;
    expect(kept({ bridge: 'big', gone: 'on', queen: 'martian' })).toEqual({ bridge: 'big' });
  });

  test('the chosen options are those of the game', () => {
    const record = gameOf(
      bridge,
      { ...draft, options: { bridge: 'big', queen: 'none' } },
      'id',
      1,
      0,
    );
    expect(record.options).toEqual({ bridge: 'big' });
    expect(record.start).toContain(' big ');
  });
});

describe('clocks', () => {
  const own = {
    white: { start: 90_000, increment: 0 },
    black: { start: 600_000, increment: 2500 },
  };

  test('the game has the clock chosen', () => {
    expect(gameOf(bridge, draft, 'id', 1, 0).clock).toBeNull();
    expect(gameOf(bridge, { ...draft, clock: own }, 'id', 1, 0).clock).toEqual(own);
  });

  test('an offered clock is known by its name, another one is the player’s own', () => {
    for (const { name, clock } of PRESETS) expect(presetOf(clock)).toBe(name);
    expect(presetOf(own)).toBeNull();
    expect(clockSummary(own)).toBe('White 1.5+0, Black 10+2.5');
    expect(presetOf({ white: own.white, black: own.white })).toBeNull();
  });
});

describe('a game by message', () => {
  const wish: GameDraft = { ...draft, opponent: 'friend', names: ['Ana', ' Ben '] };

  test.each([
    ['white', { white: { kind: 'person', name: 'Ana' }, black: { kind: 'friend', name: 'Ben' } }],
    ['black', { white: { kind: 'friend', name: 'Ben' }, black: { kind: 'person', name: 'Ana' } }],
  ] as const)('seats the player as %s, by name, and the friend opposite', (side, seated) => {
    expect(gameOf(bridge, { ...wish, side }, 'id', 1, 0)).toMatchObject(seated);
  });

  test('leaves out a name that was not given', () => {
    const { white, black } = gameOf(bridge, { ...wish, side: 'white', names: ['', ''] }, 'i', 1, 0);
    expect([white, black]).toEqual([{ kind: 'person' }, { kind: 'friend' }]);
  });

  test('is to be sent at once if the friend begins, and not before a move if the player does', () => {
    expect(gameOf(bridge, { ...wish, side: 'white' }, 'id', 1, 0).message).toEqual({ sent: 0 });
    expect(gameOf(bridge, { ...wish, side: 'black' }, 'id', 1, 0).message).toEqual({
      ...{ sent: 0, due: true },
    });
  });

  test('has neither clock nor coach, and is not strict: what was sent stands anyway', () => {
    const side = { start: 60_000, increment: 0 };
    const all = { ...wish, clock: { white: side, black: side }, coach: true, strict: true };
    const record = gameOf(bridge, all, 'id', 1, 0);
    expect(record).toMatchObject({ clock: null, coach: null });
    expect(record).not.toHaveProperty('strict');
  });
});

test('a game is strict if that was chosen, unless nobody plays', () => {
  const strict = { ...draft, strict: true };
  expect(gameOf(bridge, strict, 'id', 1, 0).strict).toBe(true);
  expect(gameOf(bridge, { ...strict, opponent: 'person' }, 'id', 1, 0).strict).toBe(true);
  for (const other of [
    draft,
    { ...draft, strict: false },
    { ...strict, opponent: 'watch' },
  ] as const)
    expect(gameOf(bridge, other, 'id', 1, 0)).not.toHaveProperty('strict');
});

test('to watch, two computers play, each at its own level', () => {
  const watched = { ...draft, opponent: 'watch', level: 3, blackLevel: 6 } as const;
  const { white, black } = gameOf(bridge, watched, 'id', 1, 0);
  expect([white, black]).toEqual([
    { kind: 'computer', level: 3 },
    { kind: 'computer', level: 6 },
  ]);
});
