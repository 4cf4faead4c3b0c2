// Which sounds and vibrations go with what happens in a game.
import { expect, test } from 'vitest';
import type { OptionValues } from '../../../src/games/game';
import { openSession } from '../../../src/session/gameSession';
import type { Session } from '../../../src/session/types';
import type { GameRecord } from '../../../src/storage/record';
import { cuesBetween, vibrationOf } from '../../../src/ui/feedback/cues';
import { FakeEngine, FakeStore, gameOf, until } from '../../session/fakes';

interface Scene {
  readonly game: string;
  readonly options?: OptionValues;
  readonly start: string;
  readonly move: string;
}

function open({ game, options = {}, start }: Omit<Scene, 'move'>): Session {
  const record = gameOf({ game, options, start });
  return openSession({ record, engine: new FakeEngine(), store: new FakeStore() });
}

/** What is heard when a move is played. */
async function heard(scene: Scene) {
  const session = open(scene);
  const before = await until(session, ({ options }) => options.length > 0);
  await session.play(scene.move);
  return cuesBetween(before, session.view);
}

const BRIDGES = 'bridges40';
const LANES = 'fastlane';

test.each<[string, Scene, readonly string[]]>([
  ['a quiet move', { game: LANES, start: '4k3/8/8/8/8/8/8/R3K3 w - 0 0', move: 'a1c1' }, ['move']],
  ['a capture', { game: LANES, start: '4k3/8/8/8/8/8/8/Rr2K3 w - 0 0', move: 'a1b1' }, ['capture']],
  [
    'a move that checks',
    { game: LANES, start: '4k3/8/8/8/8/8/8/R3K3 w - 0 0', move: 'a1a8' },
    ['move', 'check'],
  ],
  ['castling', { game: LANES, start: '4k3/8/8/8/8/8/8/R3K3 w Q 0 0', move: 'e1c1' }, ['castle']],
  [
    'a bridge that slides',
    {
      game: 'bridge41',
      options: { bridge: 'moving' },
      start: 'brkrb/npppn/5/5/**1**/5/5/NPPPN/BRKRB w m 0 0',
      move: 'mklk',
    },
    ['slide'],
  ],
  [
    'several that fall at once',
    {
      game: BRIDGES,
      start:
        '1*p*1*1*p/*1*1*1*1*/1*1*1*1*p/*P*p*1*p*/1*1*1*1*1/*P*1*p*P*/1*P*1*P*1/*1*1*p*1*/1*P*P*1*1 w 8 26',
      move: 'c3e3',
    },
    ['captures'],
  ],
  [
    'a piece that is lost by its own move',
    {
      game: BRIDGES,
      start:
        '1*1*1*1*p/*1*1*p*p*/1*p*1*p*p/*1*1*p*p*/1*1*1*1*1/*P*P*1*1*/P*1*1*P*1/*P*P*1*1*/P*P*1*1*1 w 4 4',
      move: 'g3g5',
    },
    ['capture'],
  ],
  [
    'a promotion',
    { game: LANES, start: '4k3/P7/8/8/8/8/8/4K3 w - 0 0', move: 'a6a8n' },
    ['promotion'],
  ],
  [
    'mate, with the win rather than the check',
    { game: LANES, start: 'k7/7R/8/8/8/8/8/K5R1 w - 0 0', move: 'g1g8' },
    ['move', 'win'],
  ],
  [
    'the change of stage',
    {
      game: 'bipartite',
      start: 'MM*MM/MMMMM/5/5/5/5/mmmmm/mm1mm/1m*1m w choose 0 40',
      move: 'diagonal',
    },
    ['stage'],
  ],
])('%s is heard as what it is', async (_, scene, cues) => {
  expect(await heard(scene)).toEqual(cues);
});

test('looking back is silent, looking ahead is heard again', async () => {
  const session = open({ game: LANES, start: '4k3/8/8/8/8/8/8/R3K3 w - 0 0' });
  await until(session, ({ options }) => options.length > 0);
  await session.play('a1a8');
  const live = session.view;
  session.show(0);
  const past = session.view;
  expect(cuesBetween(live, past)).toEqual([]);
  expect(cuesBetween(past, live)).toEqual(['move', 'check']);
});

const COMPUTER = { kind: 'computer', level: 1 } as const;

/** What is heard at the end of a game of White's against the computer. */
async function heardAtEnd(end: (session: Session) => Promise<void>, played: Partial<GameRecord>) {
  const record = gameOf(
    { game: LANES, start: '4k3/8/8/8/8/8/8/R3K3 w - 0 0', black: COMPUTER },
    played,
  );
  const session = openSession({ record, engine: new FakeEngine(), store: new FakeStore() });
  const before = await until(session, ({ options }) => options.length > 0);
  await end(session);
  return cuesBetween(before, session.view);
}

test('a loss, a draw and somebody’s win are heard as such', async () => {
  expect(await heardAtEnd((session) => session.resign(), {})).toEqual(['loss']);
  expect(await heardAtEnd((session) => session.agreeDraw(), {})).toEqual(['draw']);
  const shared = { source: 'shared' } as const;
  expect(await heardAtEnd((session) => session.resign(), shared)).toEqual(['win']);
});

test('a win, a loss and a draw feel different, and like any strong event where motion is reduced', () => {
  const ends = [['move', 'win'], ['loss'], ['draw']] as const;
  const felt = ends.map((cues) => vibrationOf(cues, false).join());
  expect(new Set([...felt, vibrationOf(['capture'], false).join()]).size).toBe(4);
  for (const cues of ends) expect(vibrationOf(cues, true)).toEqual(vibrationOf(['capture'], true));
  expect(vibrationOf(['move'], false)).not.toEqual(vibrationOf(['check'], false));
});
