// Plausible stored games for lists and counts, made quickly and the same each time.
import { games } from '../../src/games';
import type { Game, RuleSet } from '../../src/games/game';
import { makeWithEffects } from '../../src/rules/effects';
import { legalMoves } from '../../src/rules/move';
import { colourOf } from '../../src/rules/position';
import { randomWords } from '../../src/rules/zobrist';
import { type GameRecord, newRecord, type Player, resultOf } from '../../src/storage/record';
import { createRuleSetCache, rulesOf } from '../../src/storage/replay';

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
  const chosen = { game: game.id, options: rules.options, start: rules.startFen, white, black };
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
  const rulesFor = createRuleSetCache();
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
  const position = rules.parse(rules.startFen);
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

/** As long as names in cards are looked at. */
const ANA: Player = { kind: 'person', name: 'Maximiliane Lovelace' };
const BEN: Player = { kind: 'person', name: 'Bartholomew Lovelace' };

/** Ten minutes, with five seconds for each move. */
const CLOCK = { start: 600_000, increment: 5_000 };
/** Milliseconds that Black's last move took: the clock shows that it has little time. */
const LONG_THOUGHT_MS = 575_000;

/**
 * The same position, with captures on both sides and White to move, four times: with a clock against the computer, a character and
 * a person, Black having little time, and resigned without a clock, of which there is most to say. The ids end in `-computer`,
 * `-character`, `-person` and `-over`.
 */
export function gamesWithCaptures(game: Game): GameRecord[] {
  const rules = rulesOf({ game: game.id, options: {} });
  const chosen = { game: game.id, options: rules.options, start: rules.startFen, white: ANA };
  const moves = capturingMoves(rules);
  const computer: Player = { kind: 'computer', level: 8 };
  const stored = (end: string, black: Player) => ({
    ...newRecord({ ...chosen, black }, `${game.id}-${end}`, 0),
    moves,
    revision: 1,
  });
  const last = moves.length - 1;
  const clocked = {
    clock: { white: CLOCK, black: CLOCK },
    spent: moves.map((_, ply) => (ply === last ? LONG_THOUGHT_MS : CLOCK.increment)),
  };
  return [
    { ...stored('computer', computer), ...clocked },
    { ...stored('character', { ...computer, character: 'bruno' }), ...clocked },
    { ...stored('person', BEN), ...clocked },
    {
      ...stored('over', { ...computer, character: 'bruno', matched: true }),
      result: { score: '0-1', reason: 'resignation' },
    },
  ];
}

/** Random games looked through for one with many captures, and plies of each. */
const CAPTURE_SEEDS = 12;
const CAPTURE_PLIES = 240;

/** Moves of a game that goes on, in which both sides have taken as many kinds of pieces as in any that is looked at. */
function capturingMoves(rules: RuleSet): string[] {
  let best: { moves: string[]; kinds: number } = { moves: [], kinds: 0 };
  for (let seed = 1; seed <= CAPTURE_SEEDS; seed++) {
    const random = randomWords(seed);
    const position = rules.parse(rules.startFen);
    const moves: string[] = [];
    const taken = [new Set<number>(), new Set<number>()];
    while (!position.outcome() && moves.length < CAPTURE_PLIES) {
      const kinds = Math.min(...taken.map(({ size }) => size));
      // White is to move, so that a game against the computer waits for the person.
      if (moves.length % 2 === 0 && kinds > best.kinds) best = { moves: [...moves], kinds };
      const legal = legalMoves(position);
      const captures = legal.filter((move) => position.victim(move) !== 0);
      const pool = captures.length > 0 ? captures : legal;
      const move = pool[(random() >>> 0) % pool.length];
      moves.push(rules.formatMove(position, move));
      const { captured, lost, cleared } = makeWithEffects(position, move);
      if (cleared.length > 0) for (const codes of taken) codes.clear();
      for (const { code } of [...captured, ...lost]) taken[colourOf(code)].add(code);
    }
  }
  return best.moves;
}
