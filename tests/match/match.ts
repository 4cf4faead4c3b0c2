// Plays a match between two players: paired openings of random plies, each played from both sides, adjudicated by
// the rules themselves and, to save time, where both players have long agreed who wins.
import type { GameLine } from '../../src/engine/api';
import type { RuleSet } from '../../src/games/game';
import { type Colour, opposite } from '../../src/rules/types';
import { randomWords } from '../../src/rules/zobrist';
import { legalMoves } from '../support/randomGames';
import type { Player } from './players';

export interface MatchSettings {
  readonly rules: RuleSet;
  /** Position text to begin the openings from; the start position if absent. */
  readonly start?: string;
  readonly pairs: number;
  /** Random plies before the players take over. */
  readonly openingPlies: number;
  readonly seed: number;
  /** A game of this many plies is a draw. */
  readonly longest: number;
  /** Both sides' scores must agree on a winner by this many centipawns ... */
  readonly resignScore: number;
  /** ... for this many plies in a row. */
  readonly resignPlies: number;
}

export const MATCH_DEFAULTS = {
  pairs: 10,
  openingPlies: 4,
  seed: 1,
  longest: 400,
  resignScore: 1500,
  resignPlies: 8,
} as const;

/** A random line from the start that has not ended the game. */
export function randomOpening(
  rules: RuleSet,
  start: string,
  plies: number,
  random: () => number,
): string[] {
  for (;;) {
    const position = rules.parse(start);
    const moves: string[] = [];
    while (moves.length < plies && !position.outcome()) {
      const legal = legalMoves(position);
      const move = legal[(random() >>> 0) % legal.length];
      moves.push(rules.formatMove(position, move));
      position.make(move);
    }
    if (!position.outcome()) return moves;
  }
}

/** Points of the first player, pair by pair; `report` hears of each pair. */
export async function playMatch(
  settings: MatchSettings,
  players: readonly [Player, Player],
  report: (pairs: readonly (readonly number[])[]) => void,
): Promise<number[][]> {
  const { rules } = settings;
  const start = settings.start ?? rules.startText;
  const random = randomWords(settings.seed);
  const pairs: number[][] = [];
  for (let pair = 0; pair < settings.pairs; pair++) {
    const opening = randomOpening(rules, start, settings.openingPlies, random);
    const points: number[] = [];
    for (const first of [0, 1] as const) {
      const seats = [players[first], players[1 - first]] as const;
      const winner = await playGame(settings, start, opening, seats);
      points.push(winner === null ? 0.5 : winner === first ? 1 : 0);
    }
    pairs.push(points);
    report(pairs);
  }
  return pairs;
}

/** One game; White is the first seat. Returns the winning seat, or null for a draw. */
async function playGame(
  settings: MatchSettings,
  start: string,
  opening: readonly string[],
  seats: readonly [Player, Player],
): Promise<Colour | null> {
  const { rules } = settings;
  const position = rules.parse(start);
  const moves: string[] = [];
  const play = (text: string) => {
    position.make(rules.parseMove(position, text));
    moves.push(text);
  };
  for (const text of opening) play(text);
  for (const seat of seats) await seat.newGame();
  const agreement = new Agreement(settings.resignScore, settings.resignPlies);
  while (moves.length < settings.longest) {
    const end = position.outcome();
    if (end) return end.winner;
    const mover = position.side;
    const line: GameLine = { game: rules.game, options: rules.options, start, moves };
    const { move, score } = await seats[mover].choose(line, rules, position);
    play(move);
    const agreed = agreement.hear(mover, score);
    if (agreed !== null && !position.outcome()) return agreed;
  }
  return position.outcome()?.winner ?? null;
}

/** Notices when both sides have called the same winner for long enough. */
class Agreement {
  private winner: Colour | null = null;
  private plies = 0;

  constructor(
    private readonly score: number,
    private readonly needed: number,
  ) {}

  hear(mover: Colour, score: number | null): Colour | null {
    const called =
      score === null || Math.abs(score) < this.score ? null : score > 0 ? mover : opposite(mover);
    this.plies = called !== null && called === this.winner ? this.plies + 1 : 1;
    this.winner = called;
    return called !== null && this.plies >= this.needed ? called : null;
  }
}
