// A game by message over a channel: two devices whose channel loses, doubles and delays what is sent, and breaks, hold the same
// legal game once it is whole again; a stranger's texts are refused in words.
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { games } from '../../../src/games';
import { BLACK, WHITE } from '../../../src/rules/types';
import { openSession } from '../../../src/session/gameSession';
import type { Session } from '../../../src/session/types';
import { askedOf, mayAsk } from '../../../src/session/view';
import { LivePlay } from '../../../src/share/channel/livePlay';
import { BrokenChannelError, type Wire } from '../../../src/share/channel/messages';
import { messageLink, readLink } from '../../../src/share/link';
import { newMessage, seatedByMessage } from '../../../src/storage/message';
import { parsePlayableRecord } from '../../../src/storage/parseRecord';
import { type GameClock, type GameRecord, REQUESTS, randomId } from '../../../src/storage/record';
import { FakeEngine, FakeStore, gameOf, PERSON, settled } from '../../session/fakes';
import { isLinked } from '../../support/linkedGames';
import { type Part, scriptedWire, wirePair } from '../../support/wires';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const engine = new FakeEngine();
const open = (record: GameRecord) => openSession({ record, engine, store: new FakeStore() });

/** A new game as White has it, and as Black has it. */
function begun(game = games[0], clock: GameClock | null = null): readonly [GameRecord, GameRecord] {
  const rules = game.rules({});
  const isFriendFirst = rules.parse(rules.startFen).side !== WHITE;
  const own = gameOf(
    {
      ...{ game: game.id, options: rules.options, start: rules.startFen },
      ...seatedByMessage({ white: PERSON, black: PERSON }, WHITE),
      message: newMessage(isFriendFirst),
      clock,
    },
    { id: randomId() },
  );
  return [own, readLink(messageLink(own), randomId(), 1).record];
}

/** Lets both devices do all they are about to do. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) {
    await vi.advanceTimersByTimeAsync(1);
    await settled();
  }
}

/** Lets this many seconds pass, with their signs of life. */
const seconds = (count: number) => vi.advanceTimersByTimeAsync(1000 * count);

const moveOf = (session: Session, which = 0): string => {
  const { options } = session.view;
  return options[which % options.length].text;
};

describe('over a sound channel', () => {
  async function connect(clock: GameClock | null = null) {
    const [own, came] = begun(games[0], clock);
    const sessions = [open(own), open(came)] as const;
    const wires = wirePair();
    const plays = [new LivePlay(wires[0], own.id), new LivePlay(wires[1], null)] as const;
    const leave = plays[0].attach(sessions[0]);
    await quiet();
    plays[1].attach(sessions[1]);
    await quiet();
    return { sessions, plays, leave };
  }

  test('each move goes over and counts as sent once the other device has saved it', async () => {
    const { sessions, plays } = await connect();
    for (let ply = 0; ply < 6; ply++) {
      const mover = sessions.find(({ view }) => view.deciding === 'person');
      await mover?.play(moveOf(mover));
      await quiet();
      for (const { view } of sessions) {
        expect(view.record.moves).toHaveLength(ply + 1);
        expect(view.record.message).toEqual({ sent: ply + 1 });
      }
    }
    expect(plays.map((play) => play.state.get().isOpen)).toEqual([true, true]);
  });

  test('a request that the friend declines is answered at once, and can be made again', async () => {
    const { sessions } = await connect();
    const mover = sessions.find(({ view }) => view.deciding === 'person') ?? sessions[0];
    const friend = sessions.find((one) => one !== mover) ?? sessions[1];
    await mover.play(moveOf(mover));
    await quiet();
    await mover.ask('draw');
    await quiet();
    expect(mover.view.record.message?.request?.state).toBe('asked');
    await friend.decline();
    await quiet();
    const refused = { sent: 1, request: { what: 'draw', state: 'refused' } };
    expect(mover.view.record.message).toEqual(refused);
    expect(mayAsk(mover.view, 'takeBack')).toBe(true);
    await seconds(30);
    expect(mover.view.record.message).toEqual(refused);
    await friend.play(moveOf(friend));
    await quiet();
    expect(mover.view.record.message).toEqual({ sent: 2 });
  });

  test('one that the friend has not received is sent, not taken for declined', async () => {
    const [own, came] = begun();
    const sessions = [open(own), open(came)] as const;
    const [mover, friend] =
      sessions[0].view.deciding === 'person' ? sessions : [...sessions].reverse();
    await mover.play(moveOf(mover));
    await friend.receive(mover.view.record);
    await mover.ask('draw');
    // By message, where it got lost.
    await mover.noteSent();
    const wires = wirePair();
    new LivePlay(wires[0], own.id).attach(mover);
    await quiet();
    new LivePlay(wires[1], own.id).attach(friend);
    await quiet();
    expect(askedOf(friend.view)).toBe('draw');
    expect(mover.view.record.message?.request?.state).toBe('asked');
  });

  test('a move made while the friend looks elsewhere goes over when the game is opened again', async () => {
    const { sessions, plays, leave } = await connect();
    leave();
    const mover = sessions[1].view.deciding === 'person' ? sessions[1] : null;
    const first = mover ?? sessions[0];
    await first.play(moveOf(first));
    await seconds(30);
    plays[0].attach(sessions[0]);
    await quiet();
    expect(sessions[0].view.record.moves).toEqual(sessions[1].view.record.moves);
  });

  test('a move stands from the moment that it goes out, and a break leaves it due', async () => {
    const [own] = begun();
    const session = open(own);
    const sent: Part[] = [];
    const wire: Wire = {
      send: async (part) => {
        sent.push(part);
      },
      next: () => new Promise(() => {}),
      close: () => {},
    };
    const play = new LivePlay(wire, own.id);
    play.attach(session);
    await quiet();
    await session.play(moveOf(session));
    await quiet();
    expect(sent.at(-1)).toBe(messageLink(session.view.record));
    expect(session.view.record.message).toEqual({ sent: 1, due: true });
    expect(session.view.canTakeBack).toBe(false);
    play.close();
    expect(play.state.get()).toEqual({ isOpen: false, problem: null, offered: null });
    expect(session.view.record.message).toEqual({ sent: 1, due: true });
  });

  describe('with a clock', () => {
    const side = { start: 60_000, increment: 0 };
    const clock = { white: side, black: side };
    const lefts = (session: Session) =>
      ([WHITE, BLACK] as const).map((one) => session.timeLeft(one));
    const toMove = (sessions: readonly Session[]) =>
      sessions.find(({ view }) => view.deciding === 'person') ?? sessions[0];

    test('each device measures its own player, and both show the same; apart, the clocks stand', async () => {
      const { sessions, plays } = await connect(clock);
      await toMove(sessions).play(moveOf(toMove(sessions)));
      await quiet();
      expect(sessions.map(({ view }) => view.clock?.running)).toEqual([BLACK, BLACK]);
      await seconds(10);
      await toMove(sessions).play(moveOf(toMove(sessions)));
      await quiet();
      const [one, other] = sessions.map(({ view }) => view.record.spent);
      expect(one).toEqual(other);
      expect(one[1]).toBeGreaterThanOrEqual(10_000);
      expect(one[1]).toBeLessThan(10_100);
      for (const session of sessions) expect(session.timeLeft(BLACK)).toBe(60_000 - one[1]);
      plays[0].close();
      await quiet();
      const stood = sessions.map(lefts);
      await seconds(100);
      expect(sessions.map(lefts)).toEqual(stood);
      expect(sessions.map(({ view }) => view.clock?.running)).toEqual([null, null]);
      expect(toMove(sessions).view.options.length).toBeGreaterThan(0);
    });

    test('time that is over ends the game on both', async () => {
      const { sessions } = await connect(clock);
      await toMove(sessions).play(moveOf(toMove(sessions)));
      await quiet();
      await seconds(61);
      await quiet();
      for (const { view } of sessions)
        expect(view.record.result).toEqual({ score: '1-0', reason: 'time' });
    });

    test('a friend whose device says nothing has not lost by the clock here', async () => {
      const { sessions, plays } = await connect(clock);
      await toMove(sessions).play(moveOf(toMove(sessions)));
      await quiet();
      sessions[1].close();
      await seconds(70);
      expect(sessions[0].timeLeft(BLACK)).toBe(0);
      expect(sessions[0].view.record.result).toBeNull();
      expect(plays[0].state.get().isOpen).toBe(true);
    });
  });

  test('another game that comes is offered, not played, and so is a move for this side', async () => {
    const [own] = begun();
    const [other] = begun();
    const session = open(own);
    const far = open(readLink(messageLink(own), randomId(), 1).record);
    const ahead = open(own);
    await ahead.play(moveOf(ahead));
    for (const link of [messageLink(other), messageLink(ahead.view.record)]) {
      const [near, end] = wirePair();
      const play = new LivePlay(near, own.id);
      play.attach(session);
      await end.send(link);
      await quiet();
      expect(play.state.get().offered).toBe(link);
      expect(session.view.record.moves).toEqual([]);
      play.dismissOffer();
      expect(play.state.get()).toEqual({ isOpen: true, problem: null, offered: null });
      play.close();
    }
    expect(far.view.record.moves).toEqual([]);
  });

  test('it tells which games it is about: its own, the one that came, and one that it is told to follow', async () => {
    const [own, came] = begun();
    const [near, end] = wirePair();
    const play = new LivePlay(near, null);
    expect(play.isAbout(came)).toBe(false);
    await end.send(messageLink(own));
    await quiet();
    expect(play.isAbout(came)).toBe(true);
    const [rematch] = begun();
    expect(play.isAbout(rematch)).toBe(false);
    play.follow(rematch.id);
    expect(play.isAbout(rematch)).toBe(true);
    const { message: _message, ...alone } = rematch;
    expect(play.isAbout(alone)).toBe(false);
    await expect(play.first).resolves.toBe(messageLink(own));
    play.close();
    const unheard = new LivePlay(wirePair()[0], null);
    unheard.close();
    await expect(unheard.first).rejects.toThrow(BrokenChannelError);
  });
});

test.each<[string, readonly Part[], RegExp]>([
  ['bytes', [new Uint8Array(5)], /bytes came where a game was due/],
  ['no link', ['hello'], /its first character is “h”/],
  ['an endless text', ['B'.repeat(1_000_000)], /has 1000000 characters, more than any link/],
])('%s ends it with the reason', async (_, parts, reason) => {
  const [own] = begun();
  const wire = scriptedWire(parts);
  // The channel stays open after them.
  const { next } = wire;
  let left = parts.length;
  const play = new LivePlay(
    { ...wire, next: () => (left-- > 0 ? next() : new Promise(() => {})) },
    own.id,
  );
  await quiet();
  expect(play.state.get().isOpen).toBe(false);
  expect(play.state.get().problem).toMatch(reason);
});

/** A channel that loses, doubles and delays what goes over it, as `luck` says. */
function unluckyPair(luck: () => number): readonly [Wire, Wire] {
  const [here, there] = wirePair();
  const unlucky = (wire: Wire): Wire => {
    let late: Part | null = null;
    return {
      ...wire,
      send: async (part) => {
        const parts: Part[] = late === null ? [] : [late];
        late = null;
        const fate = luck() % 5;
        if (fate === 1) late = part;
        else if (fate > 1) parts.unshift(part);
        if (fate === 2) parts.push(part);
        for (const one of parts) await wire.send(one);
      },
    };
  };
  return [unlucky(here), unlucky(there)];
}

const LONG_CLOCK = {
  white: { start: 3_600_000, increment: 0 },
  black: { start: 3_600_000, increment: 0 },
};

const anyStep = fc.record({
  who: fc.nat(1),
  what: fc.constantFrom('move', 'move', 'move', 'ask', 'answer', 'answer', 'resign', 'break'),
  which: fc.nat(1000),
});

test('whatever the channel loses, doubles, delays or breaks, both hold legal games, and in the end the same', async () => {
  const linked = games.filter(({ id }) => isLinked({ game: id }));
  let breaks = 0;
  let ends = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...linked),
      fc.array(anyStep, { minLength: 20, maxLength: 60 }),
      fc.infiniteStream(fc.nat(1000)),
      async (game, steps, lucks) => {
        const luck = () => lucks.next().value ?? 0;
        const sessions = begun(game, luck() % 2 === 0 ? LONG_CLOCK : null).map(open);
        let plays: LivePlay[] = [];
        const connect = (wires: readonly [Wire, Wire]) => {
          for (const play of plays) play.close();
          plays = sessions.map((session, side) => {
            const play = new LivePlay(wires[side === 0 ? 0 : 1], session.view.record.id);
            play.attach(session);
            return play;
          });
        };
        connect(unluckyPair(luck));
        for (const { who, what, which } of steps) {
          const session = sessions[who];
          const seen = sessions.map(({ view }) => view.record);
          const { options, deciding } = session.view;
          if (what === 'move' && options.length > 0) await session.play(moveOf(session, which));
          const wish = REQUESTS[which % 2];
          if (what === 'ask' && mayAsk(session.view, wish)) await session.ask(wish);
          if (what === 'answer') {
            const asked = askedOf(session.view);
            if (asked === 'takeBack' && which % 3 > 0) await session.allowTakeBack();
            else if (asked === 'draw' && which % 5 === 0) await session.agreeDraw();
            else if (asked) await session.decline();
          }
          if (what === 'resign' && deciding === 'person' && which % 15 === 0)
            await session.resign();
          if (what === 'break') {
            breaks++;
            connect(unluckyPair(luck));
          }
          await quiet();
          if (which % 3 === 0) await seconds(6);
          for (const [side, { view }] of sessions.entries()) {
            const { record } = view;
            expect(parsePlayableRecord(record)).toEqual(record);
            // Nothing that was seen is changed, but for a move that was given back.
            const kept = (record.message?.granted ?? 0) - (seen[side].message?.granted ?? 0);
            const before = seen[side].moves.slice(0, seen[side].moves.length - kept);
            expect(record.moves.slice(0, before.length)).toEqual(before);
          }
        }
        connect(wirePair());
        await quiet();
        await seconds(6);
        await quiet();
        const [one, other] = sessions.map(({ view }) => view.record);
        expect(one.moves).toEqual(other.moves);
        expect(one.result).toEqual(other.result);
        if (one.result) ends++;
        for (const play of plays) {
          expect(play.state.get()).toEqual({ isOpen: true, problem: null, offered: null });
          play.close();
        }
      },
    ),
    { numRuns: 40, seed: 43 },
  );
  expect(breaks).toBeGreaterThan(0);
  expect(ends).toBeGreaterThan(0);
});

test('a wire without a sign of life ends it, and one with some goes on', async () => {
  const [near, far] = wirePair();
  const [own] = begun();
  const play = new LivePlay(near, own.id);
  const heard: Part[] = [];
  const listen = async () => {
    for (;;) heard.push(await far.next());
  };
  const listening = listen();
  await seconds(16);
  expect(heard).toEqual(['', '', '']);
  far.close();
  await expect(listening).rejects.toThrow(BrokenChannelError);
  await quiet();
  expect(play.state.get()).toEqual({ isOpen: false, problem: null, offered: null });
});
