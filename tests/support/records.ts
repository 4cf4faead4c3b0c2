// Random records of any registered game, for round trips.
import fc from 'fast-check';
import type { RuleSet } from '../../src/games/game';
import { randomWords } from '../../src/rules/zobrist';
import { type GameRecord, newRecord, type Player, resultOf } from '../../src/storage/record';
import { anyMix, legalMoves } from './randomGames';

const anyPlayer: fc.Arbitrary<Player> = fc.oneof(
  fc.constant<Player>({ kind: 'person' }),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter((name) => name.length <= 60)
    .map((name): Player => ({ kind: 'person', name })),
  fc.integer({ min: 1, max: 8 }).map((level): Player => ({ kind: 'computer', level })),
);

/** Moves and result of random play from the start, ended by White's resignation if it has not ended by itself. */
function randomPlay(rules: RuleSet, seed: number, plies: number, resign: boolean) {
  const random = randomWords(seed);
  const position = rules.parse(rules.startText);
  const moves: string[] = [];
  let end = position.outcome();
  while (!end && moves.length < plies) {
    const legal = legalMoves(position);
    const move = legal[(random() >>> 0) % legal.length];
    moves.push(rules.formatMove(position, move));
    position.make(move);
    end = position.outcome();
  }
  const resigned = resign ? ({ score: '0-1', reason: 'resignation' } as const) : null;
  return { moves, result: end ? resultOf(end) : resigned };
}

/** A stored game played at random: finished by the rules, by resignation, or not yet. */
export const anyRecord: fc.Arbitrary<GameRecord> = fc
  .record({
    mix: anyMix,
    seed: fc.integer(),
    plies: fc.integer({ min: 0, max: 120 }),
    resign: fc.boolean(),
    white: anyPlayer,
    black: anyPlayer,
    id: fc.uuid(),
    time: fc.integer({ min: 0, max: 4e12 }),
  })
  .map(({ mix: { game, options }, seed, plies, resign, white, black, id, time }) => {
    const rules = game.rules(options);
    const chosen = { game: game.id, options: rules.options, start: rules.startText, white, black };
    return {
      ...newRecord(chosen, id, time),
      ...randomPlay(rules, seed, plies, resign),
      updatedAt: time + 1,
      revision: 1,
    };
  });
