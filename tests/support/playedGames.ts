// Plausible stored games for lists and counts, made quickly and the same each time.
import { games } from '../../src/games';
import type { Game, RuleSet } from '../../src/games/game';
import { legalMoves } from '../../src/rules/legalMoves';
import { randomWords } from '../../src/rules/zobrist';
import { type GameRecord, newRecord, type Player, resultOf } from '../../src/storage/record';
import { ruleShelf, rulesOf } from '../../src/storage/replay';

export interface PlayedGame {
  readonly game: Game;
  readonly white?: Player;
  readonly black?: Player;
  /** Who resigns at the end if the rules have not ended the game; nobody if absent. */
  readonly resigns?: 'white' | 'black' | undefined;
  readonly drawn?: boolean;
  readonly plies?: number;
  readonly seed?: number;
}

const PERSON: Player = { kind: 'person' };

/** One game played at random under the game's usual rules; `time` is that of its last save. */
export function playedGame(
  id: string,
  time: number,
  played: PlayedGame,
  rulesFor: typeof rulesOf = rulesOf,
): GameRecord {
  const { game, white = PERSON, black = PERSON, resigns, drawn = false } = played;
  const rules = rulesFor({ game: game.id, options: {} });
  const chosen = { game: game.id, options: rules.options, start: rules.startText, white, black };
  const { moves, result } = randomMoves(rules, played.seed ?? 1, played.plies ?? 20);
  const agreed = drawn ? ({ score: '1/2-1/2', reason: 'agreement' } as const) : null;
  const resigned = resigns
    ? ({ score: resigns === 'white' ? '0-1' : '1-0', reason: 'resignation' } as const)
    : agreed;
  return {
    ...newRecord(chosen, id, time - moves.length * 1000),
    moves,
    result: result ?? resigned,
    updatedAt: time,
    revision: moves.length + 1,
  };
}

/** Many games of all kinds, one a minute up to `time`. */
export function manyGames(count: number, time: number): GameRecord[] {
  const rulesFor = ruleShelf();
  return Array.from({ length: count }, (_, index) => {
    const computer: Player = { kind: 'computer', level: 1 + (index % 8) };
    const played: PlayedGame = {
      game: games[index % games.length],
      black: index % 3 === 0 ? PERSON : computer,
      resigns: index % 4 === 0 ? undefined : index % 2 === 0 ? 'white' : 'black',
      plies: 20 + (index % 60),
      seed: index,
    };
    return playedGame(`game-${index}`, time - index * 60_000, played, rulesFor);
  });
}

/** Moves of random play from the start, and the result if the rules ended it. */
export function randomMoves(rules: RuleSet, seed: number, plies: number) {
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
  return { moves, result: end ? resultOf(end) : null };
}
