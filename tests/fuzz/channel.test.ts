// What a stranger can send over a channel, and as a code to connect by: damaged and made up, it is refused in words or is whole.
import { expect, test, vi } from 'vitest';
import { cuarenta } from '../../src/games/cuarenta';
import { InputError } from '../../src/input/input';
import { WHITE } from '../../src/rules/types';
import { openSession } from '../../src/session/gameSession';
import { LivePlay } from '../../src/share/channel/livePlay';
import { BrokenChannelError, receiveFile } from '../../src/share/channel/messages';
import { readSignal, signalText } from '../../src/share/channel/signal';
import { messageLink } from '../../src/share/link';
import { seatedByMessage } from '../../src/storage/message';
import { parsePlayableRecord } from '../../src/storage/parseRecord';
import { FakeEngine, FakeStore, gameOf, PERSON, settled } from '../session/fakes';
import { randomMoves } from '../support/playedGames';
import { type Part, scriptedWire } from '../support/wires';
import { Dice, damagedText } from './damage';
import { forgedLink } from './forged';
import { damagedParts, FILE, sentParts } from './sent';
import { judge, type Tally } from './verdict';

const ROUNDS = 4000;
const MOST = 100_000;

test('damaged messages and parts give the file as it was sent, or none', async () => {
  const dice = new Dice(71);
  const sent = await sentParts();
  let refused = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const parts = damagedParts(dice, sent);
    const wire = scriptedWire(parts);
    try {
      const file = new Uint8Array(await (await receiveFile(wire, MOST)).arrayBuffer());
      expect(Buffer.compare(file, FILE)).toBe(0);
    } catch (error) {
      if (!(error instanceof InputError || error instanceof BrokenChannelError)) throw error;
      expect(wire.sent).toEqual([]);
      refused++;
    }
  }
  expect(refused).toBeGreaterThan(ROUNDS * 0.7);
});

test('damaged codes to connect by are refused', () => {
  const dice = new Dice(72);
  const tally: Tally = { accepted: 0, refused: 0 };
  const texts = [null, 77].map((answers) =>
    signalText({
      purpose: 'move',
      answers,
      ufrag: 'ujeN',
      password: 'XDMv4/cxZBv8Rkus7dGIFGO3',
      fingerprint: Array.from({ length: 32 }, (_, at) => at * 8),
      candidates: [
        { kind: 'ipv4', bytes: [192, 168, 0, 2], port: 50_000 },
        { kind: 'mdns', bytes: Array.from({ length: 16 }, (_, at) => at), port: 40_000 },
      ],
    }),
  );
  const sound = texts.map((text) => JSON.stringify(readSignal(text)));
  for (let round = 0; round < ROUNDS; round++) {
    const damaged = damagedText(dice, dice.pick(texts), texts);
    const signal = judge(tally, damaged, () => readSignal(damaged));
    if (signal) expect(sound).toContain(JSON.stringify(signal));
  }
  expect(tally.refused).toBeGreaterThan(ROUNDS * 0.8);
});

const GAME = '0123456789abcdef0123456789abcdef';
const MESSAGES = 100_000;
/** Channels at a time. */
const BATCH = 100;

test('damaged and forged messages of a game leave it as it was, go on with it legally, or end the channel in words', async () => {
  vi.useFakeTimers();
  const printed = vi.spyOn(console, 'error');
  const dice = new Dice(73);
  const rules = cuarenta.rules({});
  const { moves } = randomMoves(rules, 1, 8);
  const gameAfter = (plies: number) =>
    gameOf(
      {
        ...{ game: cuarenta.id, options: rules.options, start: rules.startFen },
        ...seatedByMessage({ white: PERSON, black: PERSON }, WHITE),
      },
      { id: GAME, moves: moves.slice(0, plies), message: { sent: plies } },
    );
  const here = gameAfter(5);
  const links = moves.map((_, ply) => messageLink(gameAfter(ply)));
  const engine = new FakeEngine();
  const newSession = () => openSession({ record: here, engine, store: new FakeStore() });
  // What leaves a game as it was leaves it to the next message.
  const sessions = Array.from({ length: BATCH }, newSession);
  let refused = 0;
  let gone = 0;
  for (let round = 0; round < MESSAGES / BATCH; round++) {
    await settled();
    const plays = sessions.map((session) => {
      const link = dice.pick(links);
      const text = dice.below(2) === 0 ? damagedText(dice, link, links) : forgedLink(dice, links);
      const { next, ...wire } = scriptedWire([text]);
      let isFirst = true;
      const rest = new Promise<Part>(() => {});
      const listen = () => {
        const part = isFirst ? next() : rest;
        isFirst = false;
        return part;
      };
      const play = new LivePlay({ ...wire, next: listen }, here.id);
      const before = session.view.record;
      return { play, session, before, leave: play.attach(session) };
    });
    for (let turn = 0; turn < 4; turn++) {
      await vi.advanceTimersByTimeAsync(1);
      await settled();
    }
    for (const [index, { play, session, before, leave }] of plays.entries()) {
      const { isOpen, problem } = play.state.get();
      if (!isOpen) {
        refused++;
        expect(problem).toMatch(/\p{L}{4,}/u);
      }
      const { record } = session.view;
      expect(record.moves.slice(0, 5)).toEqual(here.moves);
      if (record.moves.length > 5) {
        gone++;
        expect(parsePlayableRecord(record)).toEqual(record);
      }
      play.close();
      leave();
      if (record === before) continue;
      session.close();
      sessions[index] = newSession();
    }
  }
  expect(refused).toBeGreaterThan(MESSAGES * 0.7);
  expect(gone).toBeGreaterThan(0);
  // What is no refusal would have been printed.
  expect(printed).not.toHaveBeenCalled();
  vi.useRealTimers();
}, 300_000);
