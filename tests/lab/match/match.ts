// Plays a match between two players: paired openings of random plies, each played from both sides, adjudicated by
// the rules themselves and, to save time, where both players have long agreed on the result.
import type { GameLine } from '../../../src/engine/api';
import type { RuleSet } from '../../../src/games/game';
import { legalMoves } from '../../../src/rules/move';
import type { Colour, Outcome } from '../../../src/rules/types';
import { randomWords } from '../../../src/rules/zobrist';
import { Agreement, type AgreementSettings } from './agreement';
import { makesKnownPiece } from './knownPieces';
import type { Player } from './players';

export interface MatchSettings extends AgreementSettings {
  readonly rules: RuleSet;
  /** FEN to begin the openings from; the start position if absent. */
  readonly start?: string;
  /** Letters, small, of pieces that no opening may promote to; none if absent. */
  readonly lacks?: string;
  readonly pairs: number;
  /** Random plies before the players take over. */
  readonly openingPlies: number;
  readonly seed: number;
  /** A game of this many plies is a draw. */
  readonly longest: number;
  /** Whether a game ends with the stage that it begins in, won by the side that moves then; nobody gives one up. */
  readonly firstStage?: boolean;
}

/** A finished game of a match. */
export interface MatchGame {
  /** Points of the match's first player. */
  readonly points: number;
  /** Plies played, the opening's included. */
  readonly plies: number;
  /** The rules' reason, `adjudicated` where the players agreed, or `longest`. */
  readonly end: string;
}

export const MATCH_DEFAULTS = {
  pairs: 10,
  openingPlies: 4,
  seed: 1,
  longest: 400,
  resignScore: 1500,
  resignPlies: 8,
  drawScore: 15,
  drawPlies: 30,
} as const;

/**
 * A random line from the start that has not ended the game.
 * @param lacked small letters of pieces that nothing becomes
 */
export function randomOpening(
  rules: RuleSet,
  start: string,
  plies: number,
  random: () => number,
  lacked = '',
): string[] {
  for (;;) {
    const position = rules.parse(start);
    const moves: string[] = [];
    while (moves.length < plies && !position.outcome()) {
      const legal = legalMoves(position).filter((move) => makesKnownPiece(rules, lacked, move));
      const move = legal[(random() >>> 0) % legal.length];
      moves.push(rules.formatMove(position, move));
      position.make(move);
    }
    if (!position.outcome()) return moves;
  }
}

/** Plays pairs of games; `report` hears of each pair and may say `enough`. Returns the pairs. */
export async function playMatch(
  settings: MatchSettings,
  players: readonly [Player, Player],
  report: (pairs: readonly (readonly MatchGame[])[]) => 'enough' | undefined,
): Promise<MatchGame[][]> {
  const { rules } = settings;
  const start = settings.start ?? rules.startFen;
  const random = randomWords(settings.seed);
  const pairs: MatchGame[][] = [];
  for (let pair = 0; pair < settings.pairs; pair++) {
    const opening = randomOpening(rules, start, settings.openingPlies, random, settings.lacks);
    const games: MatchGame[] = [];
    for (const first of [0, 1] as const) {
      const seats = [players[first], players[1 - first]] as const;
      const { winner, ...rest } = await playGame(settings, start, opening, seats);
      games.push({ ...rest, points: winner === null ? 0.5 : winner === first ? 1 : 0 });
    }
    pairs.push(games);
    if (report(pairs) === 'enough') break;
  }
  return pairs;
}

/** One game; White is the first seat. */
async function playGame(
  settings: MatchSettings,
  start: string,
  opening: readonly string[],
  seats: readonly [Player, Player],
): Promise<{ winner: Colour | null; plies: number; end: string }> {
  const { rules } = settings;
  const position = rules.parse(start);
  const moves: string[] = [];
  const play = (text: string): Outcome | null => {
    position.make(rules.parseMove(position, text));
    moves.push(text);
    return position.outcome();
  };
  for (const text of opening) play(text);
  for (const seat of seats) await seat.newGame();
  const agreement = new Agreement(settings);
  const { terrain } = position;
  while (moves.length < settings.longest) {
    const mover = position.side;
    const line: GameLine = { game: rules.game, options: rules.options, start, moves };
    const { move, score } = await seats[mover].choose(line, rules, position);
    const end = play(move);
    if (end) return { winner: end.winner, plies: moves.length, end: end.reason };
    if (settings.firstStage) {
      if (position.terrain === terrain) continue;
      return { winner: position.side, plies: moves.length, end: 'end of the stage' };
    }
    const agreed = agreement.hear(mover, score, position.halfmoveClock);
    if (agreed) return { winner: agreed.winner, plies: moves.length, end: 'adjudicated' };
  }
  return { winner: null, plies: moves.length, end: 'longest' };
}
