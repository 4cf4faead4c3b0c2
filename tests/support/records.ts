// Random records of any registered game, for round trips.
import fc from 'fast-check';
import { CHARACTERS } from '../../src/games/characters';
import type { RuleSet } from '../../src/games/game';
import { BLACK, WHITE } from '../../src/rules/types';
import { MOST_GRANTED, seatedByMessage } from '../../src/storage/message';
import {
  COACHINGS,
  type Computer,
  type GameClock,
  type GameRecord,
  newRecord,
  type Player,
  REQUEST_STATES,
  REQUESTS,
  SOURCES,
} from '../../src/storage/record';
import { randomMoves } from './playedGames';
import { anyVariant } from './randomGames';

export const anyName = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((name) => name.length <= 60);
const anyLevel: fc.Arbitrary<Computer> = fc.oneof(
  fc.integer({ min: 1, max: 8 }).map((level): Computer => ({ kind: 'computer', level })),
  fc
    .integer({ min: 10, max: 80 })
    .map((tenths): Computer => ({ kind: 'computer', level: tenths / 10, matched: true })),
);
const anyPlayer: fc.Arbitrary<Player> = fc.oneof(
  fc.constant<Player>({ kind: 'person' }),
  anyName.map((name): Player => ({ kind: 'person', name })),
  anyLevel,
  fc
    .tuple(anyLevel, fc.constantFrom(...CHARACTERS))
    .map(([computer, character]): Player => ({ ...computer, character })),
);

const anySide = fc.record({
  start: fc.integer({ min: 1, max: 86_400_000 }),
  increment: fc.integer({ min: 0, max: 60_000 }),
});
const anyClock: fc.Arbitrary<GameClock | null> = fc.option(
  fc.record({ white: anySide, black: anySide }),
);

/** Moves and result of random play from the start, ended by White's resignation if it has not ended by itself. */
function randomPlay(rules: RuleSet, seed: number, plies: number, resign: boolean) {
  const { moves, result } = randomMoves(rules, seed, plies);
  const resigned = resign ? ({ score: '0-1', reason: 'resignation' } as const) : null;
  return { moves, result: result ?? resigned };
}

/** A stored game played at random: finished by the rules, by resignation, or not yet. */
export const anyRecord: fc.Arbitrary<GameRecord> = fc
  .record({
    variant: anyVariant,
    seed: fc.integer(),
    plies: fc.integer({ min: 0, max: 120 }),
    resign: fc.boolean(),
    white: anyPlayer,
    black: anyPlayer,
    id: fc.uuid(),
    time: fc.integer({ min: 0, max: 4e12 }),
    name: fc.option(anyName),
    pinned: fc.boolean(),
    clock: anyClock,
    coach: fc.option(fc.constantFrom(...COACHINGS)),
    source: fc.option(fc.constantFrom(...SOURCES)),
    strict: fc.boolean(),
    used: fc.integer({ min: 0, max: 1e7 }),
    spent: fc.array(fc.integer({ min: 0, max: 1e7 }), { minLength: 120, maxLength: 120 }),
  })
  .map(({ variant: { game, options }, seed, plies, resign, time, id, ...drawn }) => {
    const { white, black, name, pinned, clock } = drawn;
    const rules = game.rules(options);
    const played = randomPlay(rules, seed, plies, resign);
    const chosen = {
      game: game.id,
      options: rules.options,
      start: rules.startFen,
      white,
      black,
      clock,
    };
    return {
      ...newRecord(chosen, id, time),
      ...played,
      name,
      pinned,
      coach: drawn.coach,
      source: drawn.source,
      ...(drawn.strict && { strict: true as const }),
      spent: clock ? drawn.spent.slice(0, played.moves.length) : [],
      used: clock ? drawn.used : 0,
      updatedAt: time + 1,
      revision: 1,
    };
  });

/** A stored game by message, played at random. */
export const anyMessageRecord: fc.Arbitrary<GameRecord> = fc
  .record({
    record: anyRecord,
    own: fc.constantFrom(WHITE, BLACK),
    sent: fc.nat(120),
    due: fc.boolean(),
    request: fc.option(
      fc.record({
        what: fc.constantFrom(...REQUESTS),
        state: fc.constantFrom(...REQUEST_STATES),
      }),
    ),
    granted: fc.nat(MOST_GRANTED),
  })
  .map(({ record, own, sent, due, request, granted }) => ({
    ...record,
    ...seatedByMessage(record, own),
    clock: null,
    spent: [],
    used: 0,
    coach: null,
    message: {
      sent: Math.min(sent, record.moves.length),
      ...(due && { due: true as const }),
      ...(request && { request }),
      ...(granted > 0 && { granted }),
    },
  }));
