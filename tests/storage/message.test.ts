// A game by message on two devices: whatever is sent, lost, doubled, late or forked, each device holds a legal game, and no
// move that it has shown is changed.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games';
import { InputError } from '../../src/input/input';
import { BLACK, type Colour, WHITE } from '../../src/rules/types';
import { openSession } from '../../src/session/gameSession';
import type { Session } from '../../src/session/types';
import { askedOf, mayAsk } from '../../src/session/view';
import { messageLink, readLink } from '../../src/share/link';
import {
  type Arrived,
  isAsked,
  type Merge,
  MOST_GRANTED,
  mergeArrived,
  newMessage,
  seatedByMessage,
} from '../../src/storage/message';
import { parsePlayableRecord } from '../../src/storage/parseRecord';
import { type GameRecord, ownColour, REQUESTS, randomId } from '../../src/storage/record';
import { FakeEngine, FakeStore, gameOf, PERSON, settled } from '../session/fakes';
import { bipartite } from '../support/boards';
import { isLinked } from '../support/linkedGames';
import { randomMoves } from '../support/playedGames';

const MOVES = ['mklk', 'lylx', 'lblc'];

/** The game of the one who plays White, after `plies` of the moves above. */
const whites = (plies: number, more: Partial<GameRecord> = {}): GameRecord =>
  gameOf(
    {
      options: { bridge: 'moving' },
      ...seatedByMessage({ white: PERSON, black: { kind: 'person', name: 'Ben' } }, WHITE),
    },
    {
      id: ID,
      moves: MOVES.slice(0, plies),
      message: { sent: plies },
      ...more,
    },
  );

const ID = '0123456789abcdef0123456789abcdef';
const resigned = (score: '1-0' | '0-1') => ({ score, reason: 'resignation' }) as const;
const AGREED = { score: '1/2-1/2', reason: 'agreement' } as const;
const OFFERED = { sent: 1, request: { what: 'draw', state: 'asked' } } as const;
const DECLINED = { sent: 2, request: { what: 'draw', state: 'declined' } } as const;
/** White asks for its first move back. */
const WANTED = { sent: 1, request: { what: 'takeBack', state: 'asked' } } as const;
/** A clock, and a second for each of these moves. */
const timed = (plies: number, increment = 2000): Pick<GameRecord, 'clock' | 'spent'> => {
  const side = { start: 60_000, increment };
  return { clock: { white: side, black: side }, spent: MOVES.slice(0, plies).map(() => 1000) };
};
const ONCE = { sent: 0, granted: 1 } as const;

/** What happens to a game here by what came, in a word. */
function effectOf(merge: Merge): string {
  if (merge.how === 'goesOn') return `goes on by ${merge.by}${merge.isOwn ? ', if asked' : ''}`;
  if (merge.how === 'fork') return `fork at ${merge.ply}`;
  if (merge.how === 'behind') return `behind by ${merge.by}`;
  return merge.how === 'other' ? `another ${merge.reason}` : merge.how;
}

test.each<[string, GameRecord, Arrived, string]>([
  ['the friend’s move', whites(1), whites(2), 'goes on by moves'],
  ['a move for this side', whites(0), whites(1), 'goes on by moves, if asked'],
  ['two moves, one for this side', whites(1), whites(3), 'goes on by moves, if asked'],
  ['the same', whites(2), whites(2), 'same'],
  ['an older state', whites(2), whites(1), 'behind by moves'],
  ['another move', whites(2), whites(1, { moves: ['lblc', 'lylx', 'mklk'] }), 'fork at 0'],
  ['another last move', whites(2), whites(2, { moves: ['mklk', 'lzlx'] }), 'fork at 1'],
  ['the friend’s end', whites(1), whites(1, { result: resigned('1-0') }), 'goes on by end'],
  [
    'an end for this side',
    whites(2),
    whites(2, { result: resigned('0-1') }),
    'goes on by end, if asked',
  ],
  [
    'the game before the end here',
    whites(2, { result: resigned('0-1') }),
    whites(2),
    'behind by end',
  ],
  ['moves after the end here', whites(1, { result: AGREED }), whites(2), 'fork at 1'],
  ['an end before moves here', whites(2), whites(1, { result: AGREED }), 'fork at 1'],
  [
    'another end',
    whites(1, { result: AGREED }),
    whites(1, { result: resigned('1-0') }),
    'fork at 1',
  ],
  ['the same end', whites(1, { result: AGREED }), whites(1, { result: AGREED }), 'same'],
  ['an offer', whites(2), whites(2, { message: { ...OFFERED, sent: 2 } }), 'goes on by request'],
  [
    'an offer for this side',
    whites(1),
    whites(1, { message: OFFERED }),
    'goes on by request, if asked',
  ],
  ['an offer seen', whites(2, { message: OFFERED }), whites(2, { message: OFFERED }), 'same'],
  ['an offer declined', whites(2, { message: DECLINED }), whites(2, { message: OFFERED }), 'same'],
  [
    'the game before an offer here',
    whites(1, { message: OFFERED }),
    whites(1),
    'behind by request',
  ],
  [
    'the answer to an offer',
    whites(1, { message: OFFERED }),
    whites(1, { result: AGREED }),
    'goes on by end',
  ],
  [
    'an answer without an offer',
    whites(1),
    whites(1, { result: AGREED }),
    'goes on by end, if asked',
  ],
  [
    'another request than one declined',
    whites(2, { message: DECLINED }),
    whites(2, { message: WANTED }),
    'goes on by request',
  ],
  [
    'the move that was asked back',
    whites(1, { message: WANTED }),
    whites(0, { message: ONCE }),
    'goes on by taken back',
  ],
  [
    'a move that was not',
    whites(1),
    whites(0, { message: ONCE }),
    'goes on by taken back, if asked',
  ],
  [
    'more moves than were asked back',
    whites(3, { message: { ...WANTED, sent: 3 } }),
    whites(1, { message: ONCE }),
    'goes on by taken back, if asked',
  ],
  [
    'another game than the one asked about',
    whites(1, { message: WANTED }),
    whites(1, { moves: ['lblc'], message: ONCE }),
    'fork at 0',
  ],
  [
    'the move before it was taken back',
    whites(0, { message: ONCE }),
    whites(1, { message: WANTED }),
    'behind by taken back',
  ],
  [
    'a move taken back in a game that has ended',
    whites(1, { result: AGREED }),
    whites(0, { message: ONCE }),
    'fork at 0',
  ],
  ['another game', whites(1), { ...whites(1), game: 'fastlane' }, 'another game'],
  ['other rules', whites(1), { ...whites(1), options: {} }, 'another rules'],
  ['another start', whites(1), { ...whites(1), start: 'other' }, 'another start'],
  [
    'an end by time',
    whites(1),
    whites(1, { result: { score: '1-0', reason: 'time' } }),
    'another clock',
  ],
  ['a clock', whites(1), whites(1, timed(1)), 'another clock'],
  ['another increment', whites(1, timed(1)), whites(1, timed(1, 3000)), 'another clock'],
  ['a move on the clock', whites(1, timed(1)), whites(2, timed(2)), 'goes on by moves'],
  [
    'the friend’s time over',
    whites(1, timed(1)),
    whites(1, { ...timed(1), result: { score: '1-0', reason: 'time' } }),
    'goes on by end',
  ],
  [
    'this side’s time over',
    whites(2, timed(2)),
    whites(2, { ...timed(2), result: { score: '0-1', reason: 'time' } }),
    'goes on by end, if asked',
  ],
])('%s', (_, here, came, expected) => {
  expect(effectOf(mergeArrived(here, came))).toBe(expected);
});

test('what a move took is the word of the device that played it', () => {
  const came = { ...whites(2, timed(2)), spent: [9, 4000] };
  const merge = mergeArrived(whites(1, timed(1)), came);
  expect(merge).toMatchObject({ next: { spent: [1000, 4000] } });
});

test('a friend who moves on has declined the draw', () => {
  const merge = mergeArrived(whites(1, { message: OFFERED }), whites(2));
  const refused = { request: { what: 'draw', state: 'refused' } };
  expect(merge).toMatchObject({ next: { moves: MOVES.slice(0, 2), message: refused } });
});

test('so has one who has moved three times in a row', () => {
  const start = bipartite('mI1 mH5 mG3 ME1', 'b', '1', '0 21');
  const seats = seatedByMessage({ white: PERSON, black: PERSON }, WHITE);
  const game = gameOf({ game: 'bipartite', start, ...seats });
  const came = { ...game, moves: ['G3H4', 'diagonal', 'H3G3'] };
  const here = { ...game, message: { ...OFFERED, sent: 0 } };
  expect(mergeArrived(here, came)).toMatchObject({
    next: { message: { request: { what: 'draw', state: 'refused' } } },
  });
});

test('a friend who was not sent the offer has not declined it', () => {
  const merge = mergeArrived(whites(1, { message: { ...OFFERED, due: true } }), whites(2));
  expect(merge).toMatchObject({ how: 'goesOn', next: { message: { sent: 2 } } });
  expect(merge.how === 'goesOn' && merge.next.message).not.toHaveProperty('request');
});

/** One of the two devices, and what its player has seen on it. */
interface Side {
  readonly own: Colour;
  session: Session;
  seen: readonly string[];
}

const engine = new FakeEngine();
const open = (record: GameRecord) => openSession({ record, engine, store: new FakeStore() });

test('a move is given back as often as a link can say, and not asked for after that', async () => {
  const granting = (granted: number) =>
    open(whites(2, { message: { ...WANTED, sent: 2, granted } }));
  const last = granting(MOST_GRANTED - 1);
  expect(askedOf(last.view)).toBe('takeBack');
  await last.allowTakeBack();
  expect(readLink(messageLink(last.view.record), ID, 1).record.message).toMatchObject({
    granted: MOST_GRANTED,
  });
  const over = granting(MOST_GRANTED);
  expect(askedOf(over.view)).toBeNull();
  await expect(over.allowTakeBack()).rejects.toThrow(InputError);
});

/** What may happen next: who acts, what they do, and which of the moves or messages at hand it is about. */
const anyStep = fc.record({
  who: fc.nat(1),
  what: fc.constantFrom(
    'move',
    'move',
    'send',
    'send',
    'read',
    'read',
    'read',
    'back',
    'ask',
    'ask',
    'answer',
    'answer',
    'resign',
    'restore',
  ),
  which: fc.nat(1000),
});

describe('two devices', () => {
  const linked = games.filter(({ id }) => isLinked({ game: id }));

  test('that send, lose, double, delay and fork hold legal games, and nothing seen is changed', async () => {
    let forks = 0;
    let ends = 0;
    let allowed = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...linked),
        fc.array(anyStep, { minLength: 40, maxLength: 120 }),
        async (game, steps) => {
          const rules = game.rules({});
          const chosen = { game: game.id, options: rules.options, start: rules.startFen };
          const first = rules.parse(rules.startFen).side;
          const begun = gameOf(
            {
              ...chosen,
              ...seatedByMessage({ white: PERSON, black: PERSON }, WHITE),
              message: newMessage(first !== WHITE),
            },
            { id: randomId() },
          );
          const came = readLink(messageLink(begun), randomId(), 1).record;
          const sides: readonly [Side, Side] = [
            { own: WHITE, session: open(begun), seen: [] },
            { own: BLACK, session: open(came), seen: [] },
          ];
          await settled();
          const post: string[] = [];
          let old: GameRecord = begun;
          for (const { who, what, which } of steps) {
            const side = sides[who === 0 ? 0 : 1];
            const { session } = side;
            const { record, options, deciding, canTakeBack } = session.view;
            if (what === 'move' && options.length > 0)
              await session.play(options[which % options.length].text);
            if (what === 'send') {
              post.push(messageLink(record));
              await session.noteSent();
            }
            if (what === 'read' && post.length > 0) {
              // Late, doubled and out of order; one's own come back, too.
              const place = which % 3 === 0 ? which % post.length : post.length - 1;
              const shared = readLink(post[place], randomId(), 1);
              expect(shared.origin).toBe(begun.id.slice(0, 12));
              const wanted = isAsked(record.message, 'takeBack');
              const merge = await session.receive(shared.record);
              if (merge.how === 'fork') forks++;
              // The only move that a link takes away unasked is the one that was asked for.
              if (merge.how === 'goesOn' && merge.by === 'taken back') {
                side.seen = session.view.record.moves;
                if (!merge.isOwn) {
                  expect(wanted).toBe(true);
                  expect(side.seen).toEqual(record.moves.slice(0, -1));
                }
              }
              if (merge.how !== 'goesOn') expect(session.view.record.moves).toEqual(record.moves);
            }
            if (what === 'back' && canTakeBack && which % 2 === 0) {
              await session.takeBack();
              side.seen = session.view.record.moves;
            }
            const wish = REQUESTS[which % 2];
            if (
              what === 'ask' &&
              (which % 3 === 0 || wish === 'takeBack') &&
              mayAsk(session.view, wish)
            )
              await session.ask(wish);
            if (what === 'answer') {
              const asked = askedOf(session.view);
              if (asked === 'takeBack' && which % 4 > 0) {
                await session.allowTakeBack();
                allowed++;
                side.seen = session.view.record.moves;
              } else if (asked === 'draw' && which % 4 === 0) await session.agreeDraw();
              else if (asked) await session.decline();
            }
            if (what === 'resign' && deciding === 'person' && which % 15 === 0)
              await session.resign();
            // A backup brings an old state back, from which other moves are played: a fork.
            if (what === 'restore' && which % 2 === 0) {
              session.close();
              side.session = open({ ...old, ...seatedByMessage(old, side.own) });
              side.seen = old.moves;
            }
            if (what === 'send' && which % 4 === 0) old = record;
            await settled();
            const { moves } = side.session.view.record;
            expect(moves.slice(0, side.seen.length)).toEqual(side.seen);
            side.seen = moves;
            const kept = side.session.view.record;
            expect(parsePlayableRecord(kept)).toEqual(kept);
            expect(ownColour(kept)).toBe(side.own);
            if (kept.result) ends++;
          }
        },
      ),
      // A fixed seed, by which all that is counted below happens.
      { numRuns: 60, seed: 41 },
    );
    // All have happened, or the test tests too little.
    expect(forks).toBeGreaterThan(0);
    expect(ends).toBeGreaterThan(0);
    expect(allowed).toBeGreaterThan(0);
  });

  test('that lose nothing in the end have the same game', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 20, maxLength: 60 }), async (steps) => {
        const begun = whites(0, { id: randomId() });
        const sides = [open(begun), open(readLink(messageLink(begun), randomId(), 1).record)];
        await settled();
        for (const { who, what, which } of steps) {
          const session = sides[who];
          const { options, deciding, record } = session.view;
          if (what === 'move' && options.length > 0)
            await session.play(options[which % options.length].text);
          const wish = REQUESTS[which % 2];
          if (what === 'ask' && mayAsk(session.view, wish)) await session.ask(wish);
          if (what === 'answer' && askedOf(session.view) === 'takeBack')
            await (which % 3 === 0 ? session.decline() : session.allowTakeBack());
          if (what === 'resign' && deciding === 'person' && which % 9 === 0) await session.resign();
          if (what === 'send' || what === 'read') {
            await sides[1 - who].receive(readLink(messageLink(record), randomId(), 1).record);
            await session.noteSent();
          }
          await settled();
        }
        for (const [from, to] of [sides, [...sides].reverse()]) {
          const { record } = from.view;
          await to.receive(readLink(messageLink(record), randomId(), 1).record);
          await settled();
        }
        const [one, other] = sides.map(({ view }) => view.record);
        expect(one.moves).toEqual(other.moves);
        expect(one.result).toEqual(other.result);
      }),
      { numRuns: 60 },
    );
  });

  test.each(linked)(
    'that play $name move by move to its end have the same result',
    async (game) => {
      const rules = game.rules({});
      const { moves, result } = randomMoves(rules, 2, 600);
      const begun = gameOf(
        {
          ...{ game: game.id, options: rules.options, start: rules.startFen },
          ...seatedByMessage({ white: PERSON, black: PERSON }, WHITE),
          message: { sent: 0 },
        },
        { id: randomId() },
      );
      const carried = (from: Session) =>
        readLink(messageLink(from.view.record), randomId(), 1).record;
      const one = open(begun);
      const other = open(carried(one));
      for (const text of moves) {
        const [mover, waiting] = one.view.deciding === 'person' ? [one, other] : [other, one];
        expect(waiting.view.deciding).toBe('friend');
        await mover.play(text);
        expect((await waiting.receive(carried(mover))).how).toBe('goesOn');
      }
      expect(result).not.toBeNull();
      for (const { view } of [one, other]) expect(view.record).toMatchObject({ moves, result });
    },
  );
});
