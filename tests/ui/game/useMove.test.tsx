// @vitest-environment happy-dom
// A move between the tap and the game: what the coach and the player may still say to it, and what becomes of it when the game
// changes meanwhile.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { openSession } from '../../../src/session/gameSession';
import type { Session } from '../../../src/session/types';
import { type MoveState, useMove } from '../../../src/ui/game/useMove';
import { useView } from '../../../src/ui/sessions/useSession';
import type { Warning } from '../../../src/words/reviewText';
import { COMPUTER, FakeEngine, FakeStore, gameOf, settled, texts } from '../../session/fakes';

const WARNING: Warning = { text: 'This loses a pawn.', answer: 'lylx' };

/** A coach that answers when it is told to. */
class FakeCoach {
  asked = 0;
  answer: (warning: Warning | null) => Promise<void> = async () => undefined;
  ask = (): Promise<Warning | null> => {
    this.asked++;
    return new Promise((resolve) => {
      this.answer = (warning) =>
        act(async () => {
          resolve(warning);
          await settled();
        });
    });
  };
}

/** Shows a game of a person against the computer, which never answers, and gives what the screen would have of it. */
async function shown(confirmFirst = false) {
  const session: Session = openSession({
    record: gameOf({ black: COMPUTER, coach: 'on' }),
    engine: new FakeEngine(),
    store: new FakeStore(),
  });
  const coach = new FakeCoach();
  const failures: string[] = [];
  let moving: MoveState | null = null;
  function Probe() {
    const view = useView(session);
    const { ask } = coach;
    moving = useMove({ session, view, confirmFirst, ask, onFail: (why) => failures.push(why) });
    return null;
  }
  await act(() => render(<Probe />, document.body));
  const now = (): MoveState => {
    if (!moving) throw new Error('nothing is shown');
    return moving;
  };
  const choose = (text: string) => act(() => void now().choose(text));
  return { session, coach, failures, now, choose, moves: () => texts(session.view) };
}

afterEach(() => act(() => render(null, document.body)));

test('a sound move is shown at once, and played when the coach has nothing against it', async () => {
  const { coach, now, choose, moves } = await shown();
  await choose('lblc');
  expect(now().pending).toMatchObject({ unconfirmed: false, objection: null });
  expect(moves()).toEqual([]);
  await coach.answer(null);
  expect(moves()).toEqual(['lblc']);
  expect(now().pending).toBeNull();
});

test('a move that the coach is against waits for the player, who is asked once', async () => {
  const { coach, now, choose, moves } = await shown();
  await choose('lblc');
  await coach.answer(WARNING);
  expect(now().pending?.objection).toMatchObject({ text: WARNING.text, danger: [{}] });
  await act(() => now().cancel());
  expect(now().pending).toBeNull();
  expect(moves()).toEqual([]);
  await choose('lblc');
  expect(moves()).toEqual(['lblc']);
  expect(coach.asked).toBe(1);
});

test('the player’s word to play it is enough', async () => {
  const { coach, now, choose, moves } = await shown();
  await choose('lblc');
  await coach.answer(WARNING);
  await act(() => now().confirm());
  expect(moves()).toEqual(['lblc']);
});

test('who confirms moves is asked for one word: before the coach has spoken, or instead of it', async () => {
  const { coach, now, choose, moves } = await shown(true);
  await choose('lblc');
  expect(now().pending?.unconfirmed).toBe(true);
  await act(() => now().confirm());
  expect(now().pending?.unconfirmed).toBe(false);
  expect(moves()).toEqual([]);
  await coach.answer(WARNING);
  expect(now().pending?.objection).not.toBeNull();
  await act(() => now().confirm());
  expect(moves()).toEqual(['lblc']);
});

test('who confirms moves does so when the coach has nothing to say', async () => {
  const { coach, now, choose, moves } = await shown(true);
  await choose('lblc');
  await coach.answer(null);
  expect(now().pending?.unconfirmed).toBe(true);
  expect(moves()).toEqual([]);
  await act(() => now().confirm());
  expect(moves()).toEqual(['lblc']);
});

test('when the game changes meanwhile, the move is not played, whatever the coach says', async () => {
  const { session, coach, now, choose, moves, failures } = await shown();
  await choose('lblc');
  await act(() => session.resign());
  expect(now().pending).toBeNull();
  await coach.answer(null);
  expect(moves()).toEqual([]);
  expect(failures).toEqual([]);
});
