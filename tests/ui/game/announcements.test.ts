// What listeners hear of each change of a game.
import { expect, test } from 'vitest';
import { offeredGames } from '../../../src/games';
import type { RuleSet } from '../../../src/games/game';
import { codeOf } from '../../../src/rules/position';
import { type Colour, WHITE } from '../../../src/rules/types';
import { openSession } from '../../../src/session/gameSession';
import type { Session } from '../../../src/session/types';
import { type GameRecord, ownColour, type Player } from '../../../src/storage/record';
import { announcementText, openingText } from '../../../src/ui/game/announcements';
import { gameKeys } from '../../../src/ui/game/controls';
import { itemAt } from '../../../src/util/items';
import { scriptedGame } from '../../e2e/support/script';
import { COMPUTER, FakeEngine, FakeStore, gameOf, settled } from '../../session/fakes';

const engine = new FakeEngine();

/** A game and how to hear what an action announcementText in it. */
function open(black: Player = { kind: 'person' }) {
  const session = openSession({ record: gameOf({ black }), engine, store: new FakeStore() });
  const announced = async (act: (session: Session) => unknown) => {
    const before = session.view;
    await act(session);
    await settled();
    return announcementText(before, session.view, ownColour(session.view.record));
  };
  return { session, announced };
}

test('moves, looking back and coming back, taking back and redoing are announced as what they are', async () => {
  const { announced } = open();
  expect(await announced((game) => game.play('lblc'))).toBe('White: pawn lb to lc. Black to move.');
  expect(await announced((game) => game.show(0))).toBe('Position before the first move.');
  expect(await announced((game) => game.show(1))).toBe('Back at the game. Black to move.');
  await announced((game) => game.show(0));
  expect(await announced((game) => game.takeBack())).toBe(
    'Taken back: White’s pawn lb to lc. White to move.',
  );
  expect(await announced((game) => game.redo())).toBe('White: pawn lb to lc. Black to move.');
  await announced((game) => game.play('lylx'));
  expect(await announced((game) => game.show(1))).toBe(
    'Position after White’s move 1: pawn lb to lc.',
  );
});

test('what is taken back from the computer, and played again, is named move by move', async () => {
  const { session, announced } = open(COMPUTER);
  await session.play('lblc');
  await announced(() => engine.questions.at(-1)?.answer('lylx'));
  expect(await announced((game) => game.takeBack())).toBe(
    'Taken back: Black’s pawn ly to lx and White’s pawn lb to lc. Your move.',
  );
  expect(await announced((game) => game.redo())).toBe(
    'White: pawn lb to lc. Black: pawn ly to lx. Your move.',
  );
});

test('castling that is taken back is named as what it was', async () => {
  const record = gameOf({ game: 'fastlane', start: '4k3/8/8/8/8/8/8/4K2R w K 0 1' });
  const session = openSession({ record, engine, store: new FakeStore() });
  await session.play('e1g1');
  const before = session.view;
  await session.takeBack();
  expect(announcementText(before, session.view, null)).toBe(
    'Taken back: White’s castling. White to move.',
  );
});

test('changing sides says whose turn it is now', async () => {
  const { session, announced } = open(COMPUTER);
  await session.play('lblc');
  expect(await announced((game) => game.swapSides())).toBe('Your move.');
  expect(await announced((game) => game.swapSides())).toBe('The computer is thinking.');
});

test('in brief, whose turn it is follows from who moved', async () => {
  const { session } = open();
  const before = session.view;
  await session.play('lblc');
  await settled();
  expect(announcementText(before, session.view, null, 'brief')).toBe('White: pawn lc.');
});

test('a game that is opened says whose turn it is, how it ended, or what must be done', async () => {
  const { session } = open();
  expect(openingText(session.view, null)).toBe('White to move.');
  expect(openingText(session.view, WHITE)).toBe('Your move.');
  await session.play('lblc');
  await settled();
  expect(openingText(session.view, WHITE)).toBe('The computer is thinking.');
  await session.resign();
  expect(openingText(session.view, null)).toMatch(/^White won: Black resigned\.$/);
});

test('who looks back hears of the move that comes meanwhile', async () => {
  const { session, announced } = open(COMPUTER);
  await session.play('lblc');
  session.show(0);
  expect(await announced(() => engine.questions.at(-1)?.answer('lylx'))).toBe(
    'The game has gone on. Black: pawn ly to lx.',
  );
  expect(session.view.live).toBe(false);
});

test('a character is heard before the first move and at the end, and not between', async () => {
  const vera = { kind: 'computer', level: 3, character: 'vera' } as const;
  const { session, announced } = open(vera);
  expect(openingText(session.view, WHITE)).toBe('Your move. Vera says: “Here I come.”');
  expect(await announced((game) => game.play('lblc'))).not.toContain('Vera');
  expect(openingText(session.view, WHITE)).not.toContain('Vera');
  expect(await announced((game) => game.resign())).toBe(
    'You lost: you resigned. Vera says: “A good fight. Again?”',
  );
  const record: GameRecord = { ...gameOf({ black: vera }), source: 'shared' };
  const shared = openSession({ record, engine, store: new FakeStore() });
  expect(openingText(shared.view, null)).toBe('White to move.');
});

test('a game given up that is taken up again is announced', async () => {
  const { session, announced } = open();
  await session.play('lblc');
  expect(await announced((game) => game.resign())).toMatch(
    /You lost: you resigned|You won: Black resigned|White won: Black resigned/,
  );
  expect(await announced((game) => game.takeBack())).toBe('The game goes on. Black to move.');
});

test('a forced pass is announced once, with the button for it', async () => {
  const start = '2*2/5/mm3/M4/5/5/5/5/2*2 w 1 0 0';
  const record = gameOf({ game: 'bipartite', start });
  const session = openSession({ record, engine, store: new FakeStore() });
  await settled();
  const offered = session.view;
  const saving = { ...offered, options: [] };
  expect(announcementText(saving, offered, null)).toBe('White cannot move: press Pass.');
  expect(announcementText(saving, offered, WHITE)).toBe('You cannot move: press Pass.');
  expect(announcementText(offered, { ...offered }, WHITE)).toBe('');
  expect(announcementText(saving, { ...offered, options: open().session.view.options }, null)).toBe(
    '',
  );
});

test('the end of a race is announced with who won it, by how much, and what comes of it', async () => {
  const record = gameOf({
    game: 'bipartite',
    start: 'MM*MM/MMMM1/4M/1m3/5/5/5/mmmm1/mm*mm w 1 0 0',
  });
  const session = openSession({ record, engine, store: new FakeStore() });
  const before = session.view;
  await session.play('C5B5');
  await settled();
  expect(announcementText(before, session.view, null)).toContain(
    'White wins the race. All White’s Messengers are home. White chooses an army.',
  );
  const choosing = session.view;
  await session.play('diagonal');
  await settled();
  expect(announcementText(choosing, session.view, null)).toBe(
    'White: chooses the diagonal Power Piece. White: king A3; swordsman A1; guard A4; captain A5; diagonal Power Piece A2; ' +
      'soldiers B1 and B5; Messengers B2, B3 and B4. Black: king I3; swordsman I5; guard I2; captain I1; straight Power Piece ' +
      'I4; soldiers H1 and H5; Messengers H2, H3 and H4. The battle begins. New armies stand where the Messengers arrived, ' +
      'and the board has turned. Black to move.',
  );
});

test('a move that is played again while one looks back at another stage begins none', async () => {
  const record = gameOf({
    game: 'bipartite',
    start: 'MM*MM/MMMM1/4M/5/4m/5/mmmm1/5/mm*mm w 1 0 40',
  });
  const session = openSession({ record, engine, store: new FakeStore() });
  await session.play('C5B5');
  await session.play('diagonal');
  await session.play(itemAt(session.view.options, 0).text);
  await session.takeBack();
  session.show(0);
  const before = session.view;
  await session.redo();
  await settled();
  expect(announcementText(before, session.view, null)).toMatch(/^Black: [^.]*\. White to move\.$/);
});

test('a pass is announced as one, and what was taken in words', async () => {
  const start = '2*2/5/mm3/M4/5/5/5/5/2*2 w 1 0 0';
  const session = openSession({
    record: gameOf({ game: 'bipartite', start }),
    engine,
    store: new FakeStore(),
  });
  await settled();
  const before = session.view;
  await session.play('pass');
  expect(announcementText(before, session.view, null)).toMatch(/^White passes\. /);
  const press = (key: string, cell: number | null) => {
    const [pawn = 0, rook = 0] = ['P', 'R'].map((letter) => codeNamed(lanes.view.rules, letter));
    const captures = [[pawn, pawn, rook], []] as const;
    return gameKeys(lanes.view, captures, () => 0)
      .find((one) => one.key === key)
      ?.press(cell);
  };
  const lanes = openSession({
    record: gameOf({ game: 'fastlane' }),
    engine,
    store: new FakeStore(),
  });
  await settled();
  expect(press('3', null)).toBe('White lost two pawns and a rook. Black lost nothing.');
  const cell = (name: string) => lanes.view.rules.board.cellNamed(name) ?? null;
  expect(press('1', cell('a6'))).toMatch(/^a6.*, black pawn: not its turn\.$/);
  expect(press('1', cell('a1'))).toMatch(/^a1.*, white rook: /);
});

const codeNamed = ({ kinds }: RuleSet, letter: string): number =>
  codeOf(
    kinds.findIndex((kind) => kind?.letter === letter),
    WHITE,
  );

/** Random games, which end in many ways. */
const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1);

/** What is announced as the last move of a whole game is played, for two persons or to the one who plays White. */
async function heardAtEnd(game: string, moves: readonly string[], own: Colour | null) {
  const record = gameOf({ game }, { moves: moves.slice(0, -1) });
  const session = openSession({ record, engine, store: new FakeStore() });
  await settled();
  const before = session.view;
  await session.play(itemAt(moves, moves.length - 1));
  return announcementText(before, session.view, own);
}

const ONCE = ['checkmate', 'check', 'White won', 'Black won', 'You won', 'You lost', 'Draw'];

test.each(offeredGames)('each end of $name is announced once: who won, and how', async ({ id }) => {
  const games = SEEDS.flatMap((seed) => scriptedGame(id, {}, seed) ?? []);
  expect(games.length).toBeGreaterThan(5);
  for (const { moves } of games) {
    const texts = moves.map(({ text }) => text);
    for (const own of [null, WHITE] as const) {
      const text = await heardAtEnd(id, texts, own);
      for (const once of ONCE)
        expect(text.split(new RegExp(`\\b${once}\\b`)).length, text).toBeLessThanOrEqual(2);
      expect(text).toMatch(/\. (White won|Black won|You won|You lost|Draw)\b/);
      expect(text).not.toMatch(/(White|Black) won: \1/);
    }
  }
});
