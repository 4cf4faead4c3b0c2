// What those who listen are told when a game announcementText.
import { expect, test } from 'vitest';
import { openSession } from '../../../src/session/gameSession';
import type { Session } from '../../../src/session/types';
import { announcementText } from '../../../src/ui/game/announcements';
import { COMPUTER, FakeEngine, FakeStore, gameOf, settled } from '../../session/fakes';

const engine = new FakeEngine();

/** A game and how to hear what an action announcementText in it. */
function open(black: typeof COMPUTER | { kind: 'person' } = { kind: 'person' }) {
  const session = openSession({ record: gameOf({ black }), engine, store: new FakeStore() });
  const told = async (act: (session: Session) => unknown) => {
    const before = session.view;
    await act(session);
    await settled();
    return announcementText(before, session.view, black.kind === 'computer' ? 0 : null);
  };
  return { session, told };
}

test('moves, looking back and coming back, taking back and redoing are told as what they are', async () => {
  const { told } = open();
  expect(await told((game) => game.play('lblc'))).toBe('White: pawn lb to lc. Black to move.');
  expect(await told((game) => game.show(0))).toBe('Position before the first move.');
  expect(await told((game) => game.show(1))).toBe('Back at the game. Black to move.');
  await told((game) => game.show(0));
  expect(await told((game) => game.takeBack())).toBe('Taken back. White to move.');
  expect(await told((game) => game.redo())).toBe('White: pawn lb to lc. Black to move.');
});

test('who looks back hears of the move that comes meanwhile', async () => {
  const { session, told } = open(COMPUTER);
  await session.play('lblc');
  session.show(0);
  expect(await told(() => engine.questions.at(-1)?.answer('lylx'))).toBe('Black has moved: lx.');
  expect(session.view.live).toBe(false);
});

test('a game given up that is taken up again is told', async () => {
  const { session, told } = open();
  await session.play('lblc');
  expect(await told((game) => game.resign())).toMatch(
    /You lost: you resigned|You won: Black resigned|White won: Black resigned/,
  );
  expect(await told((game) => game.takeBack())).toBe('The game goes on. Black to move.');
});
test('the end of a race is told with who won it, by how much, and what comes of it', async () => {
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
  expect(announcementText(choosing, session.view, null)).toContain('The battle begins.');
});
