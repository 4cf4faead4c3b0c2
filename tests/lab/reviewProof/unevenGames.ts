// Games between uneven levels, and reviews of them as the app makes them.
import type { GameLine } from '../../../src/engine/api';
import { Engine } from '../../../src/engine/engine';
import type { Game, RuleSet } from '../../../src/games/game';
import { type JudgedPly, judgePly } from '../../../src/review/marks';
import type { MoveAnalysis } from '../../../src/review/moveAnalysis';
import type { Colour } from '../../../src/rules/types';
import { randomWords } from '../../../src/rules/zobrist';
import { type AskPly, REVIEW_LOOK, reviewPly } from '../../../src/session/review/reviewPly';
import { still } from '../../engine/support';
import { readNetwork } from '../../support/networks';
import { ruleSets, startsOf } from '../grounds';
import { randomOpening } from '../match/match';
import { Players } from './players';

/** White's and Black's level, in turn: uneven, and in both orders. */
export const LEVELS = [
  [2, 4],
  [5, 3],
  [3, 6],
  [4, 2],
] as const;
/** Random plies before the players take over. */
export const OPENING = 4;

/** Rules to prove reviews by. */
export interface Ground {
  /** The game's name and whatever is not usual. */
  readonly name: string;
  readonly rules: RuleSet;
  /** Positions that games begin from, in turn. */
  readonly starts: readonly string[];
}

/** The usual rules of a game, and those it names as less drawish, from where the game is tuned. */
export const groundsOf = (game: Game): Ground[] =>
  ruleSets(game).map((options) => ({
    name: [game.name, ...Object.values(options)].join(', '),
    rules: game.rules(options),
    starts: startsOf(game, options).map(({ text }) => text),
  }));

/** A random sequence for one part of a measurement, which no other part moves on. */
export const randomFor = (...parts: readonly number[]): (() => number) =>
  randomWords(parts.reduce((sum, part) => (Math.imul(sum, 1_000_003) + part + 1) >>> 0, 0));

/** A game with its winner: on the board, or agreed on; null for a draw. */
export interface UnevenGame {
  readonly line: GameLine;
  readonly winner: Colour | null;
}

/** The game of a number, the same each time, between White's and Black's levels in turn. */
export async function playUneven(
  { rules, starts }: Ground,
  seed: number,
  number: number,
  levels: readonly (readonly [number, number])[] = LEVELS,
): Promise<UnevenGame> {
  const random = randomFor(seed, number);
  const start = starts[Math.floor(number / levels.length) % starts.length];
  const moves = randomOpening(rules, start, OPENING, random);
  const begun: GameLine = { game: rules.game, options: rules.options, start, moves };
  const played = await new Players(random).play(rules, begun, levels[number % levels.length]);
  return { line: { ...begun, moves: played.moves }, winner: played.winner };
}

/** Its moves alone. */
export const unevenGame = async (ground: Ground, seed: number, number: number): Promise<GameLine> =>
  (await playUneven(ground, seed, number)).line;

/** What a review finds out, and what the first look at each ply alone says. */
export interface ReviewedFindings {
  readonly findings: readonly (MoveAnalysis | null)[];
  readonly first: readonly (MoveAnalysis | null)[];
  /** How many more looks there were. */
  readonly closer: number;
}

/**
 * Reviews the plies from one to before another, and the one after them for the last of their marks; `share` is what it may
 * look at of the nodes that the app's reviews take.
 */
export async function findingsOf(
  line: GameLine,
  share: number,
  [from, to]: readonly [number, number] = [0, line.moves.length],
): Promise<ReviewedFindings> {
  const engine = new Engine({ control: still, readNetwork, megabytes: 16, random: () => 1 });
  const findings: (MoveAnalysis | null)[] = [];
  const first: (MoveAnalysis | null)[] = [];
  let closer = 0;
  const ask: AskPly = async (ply, look) => {
    const before = { ...line, moves: line.moves.slice(0, ply) };
    const asked = { ...look, line: before, move: line.moves[ply] ?? null };
    const finding = await engine.judge({ ...asked, nodes: share * look.nodes });
    if (look === REVIEW_LOOK) first[ply] = finding;
    else closer++;
    return finding;
  };
  for (let ply = to; ply >= from; ply--) {
    const found = await reviewPly(ask, findings, ply);
    for (const [index, finding] of found ?? []) findings[index] = finding;
  }
  return { findings: findings.slice(0, to), first, closer };
}

/** What a review says of the plies from one to before another. */
export async function reviewed(
  line: GameLine,
  share: number,
  range?: readonly [number, number],
): Promise<JudgedPly[]> {
  const { findings } = await findingsOf(line, share, range);
  return findings.flatMap((finding, ply) => judgePly(finding, ply) ?? []);
}
