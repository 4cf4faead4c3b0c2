// How a game went: White's chance ply by ply, the move that decided it, and how accurate a side has played, as lichess counts it:
// AccuracyPercent.scala, explained on lichess.org/page/accuracy.
import { type Colour, opposite, WHITE } from '../rules/types';
import {
  isLoss,
  isMistake,
  type JudgedPly,
  judgePlies,
  MIN_LOSS,
  OPEN_CHANCE,
  WON_CHANCE,
} from './marks';
import { lossOf, type MoveAnalysis } from './moveAnalysis';

/** How the game ended: who won, or null for a draw. */
export interface Ending {
  readonly winner: Colour | null;
  /** Whether the last position itself is the end: a win, a draw by the rules. */
  readonly onBoard: boolean;
  /** Whether the loser gave up, with time left. */
  readonly resigned: boolean;
}

/** A chance of a side as one of White's, or back. */
export const forWhite = (chance: number, side: Colour): number =>
  side === WHITE ? chance : 1 - chance;

/**
 * White's chance, 0 to 1, before each ply and at the end; null where nothing is known yet. There is one finding for each
 * position in which there was something to decide: the last one too, unless it is itself the end.
 */
export function whiteChances(
  findings: readonly (MoveAnalysis | null)[],
  { winner, onBoard }: Ending,
): (number | null)[] {
  const chances = findings.map((finding) =>
    finding === null ? null : forWhite(finding.best.chance, finding.side),
  );
  return onBoard ? [...chances, pointsOfWhite(winner)] : chances;
}

const pointsOfWhite = (winner: Colour | null): number =>
  winner === null ? 0.5 : winner === WHITE ? 1 : 0;

/** Above this chance a side stands better. */
const EVEN_CHANCE = 0.5;

/**
 * The ply whose move decided the game: of the loser's marked moves since the winner's game was last open, the one that cost
 * most; where that is no mistake, of those since the winner last stood no better. In a draw, the last move after which a
 * won game was open for good. Null where no single move did it, or not all is known yet.
 */
export function decidingPly(
  findings: readonly (MoveAnalysis | null)[],
  ending: Ending,
): number | null {
  // What is not looked at yet may have cost more.
  if (findings.includes(null)) return null;
  const { winner } = ending;
  const judged = judgePlies(findings);
  if (winner === null) return lastWinLetGo(judged);
  // A loss on time in an open game was decided by no move.
  const last = whiteChances(findings, ending).at(-1) ?? null;
  if (last !== null && forWhite(last, winner) < OPEN_CHANCE) return null;
  const decisive = costliestSince(judged, winner, OPEN_CHANCE);
  if (isMistake(decisive?.mark ?? null)) return decisive?.ply ?? null;
  const turning = costliestSince(judged, winner, EVEN_CHANCE);
  return (isMistake(turning?.mark ?? null) ? turning : decisive)?.ply ?? null;
}

/** At this chance or below, the side that moved stands worse. */
const WORSE_CHANCE = 0.4;

/** Whether the move decided the game and did not only give an advantage back, after which the rest slid away. */
export function decidedGame(
  { ply, after, mark }: JudgedPly,
  findings: readonly (MoveAnalysis | null)[],
  ending: Ending,
): boolean {
  if (!isMistake(mark) || decidingPly(findings, ending) !== ply) return false;
  return ending.winner === null || after <= WORSE_CHANCE;
}

/** Above this chance a side that stood worse stands about level again. */
const LEVEL_CHANCE = 0.45;

/** The loser's marked move that cost most since the winner's chance was last below one. */
function costliestSince(
  judged: readonly JudgedPly[],
  winner: Colour,
  chance: number,
): JudgedPly | null {
  const winnersChance = ({ side, before }: JudgedPly) => (side === winner ? before : 1 - before);
  const last = judged.findLastIndex((one) => winnersChance(one) < chance);
  const later = judged.slice(Math.max(0, last));
  // What the winner gave back again decided nothing; nor what was given back until the game was level.
  const isGivenBack = ({ before, after }: JudgedPly, at: number) => {
    const level = Math.max(LEVEL_CHANCE, after + MIN_LOSS.inaccuracy);
    const enough = Math.min(before - MIN_LOSS.inaccuracy, level);
    return later.slice(at + 1).some((one) => 1 - winnersChance(one) > enough);
  };
  return costliest(
    later.filter(
      (one, at) => one.side === opposite(winner) && isLoss(one.mark) && !isGivenBack(one, at),
    ),
  );
}

function lastWinLetGo(judged: readonly JudgedPly[]): number | null {
  const lastWon = judged.findLastIndex(
    ({ before, after }) => before >= WON_CHANCE && after < OPEN_CHANCE,
  );
  return judged[lastWon]?.ply ?? null;
}

function costliest(judged: readonly JudgedPly[]): JudgedPly | null {
  let most: JudgedPly | null = null;
  for (const one of judged) if (!most || one.loss > most.loss) most = one;
  return most;
}

/** Accuracy of a move, 0 to 100, by the points of chance it lost (0 to 100). */
export const moveAccuracy = (points: number): number =>
  Math.min(100, Math.max(0, 103.1668 * Math.exp(-0.04354 * points) - 3.1669));

/** Weights of moves, by how far the chances in percent swing around them. */
const LIGHTEST = 0.5;
const HEAVIEST = 12;
/** Positions around a move that are looked at: a tenth of the game's, within bounds. */
const WINDOW = { least: 2, most: 8, share: 0.1 } as const;

interface Weighed {
  readonly accuracy: number;
  readonly weight: number;
}

/**
 * Accuracy of a side in percent: between the mean of its moves, weighted by how much was at stake, and their harmonic mean,
 * which single bad moves pull down. Null while a ply is unknown, or where the side had no choice to make.
 */
export function accuracyOf(
  findings: readonly (MoveAnalysis | null)[],
  side: Colour,
): number | null {
  const known = findings.flatMap((finding) => finding ?? []);
  if (known.length < findings.length) return null;
  const percent = known.map(({ best, side }) => 100 * forWhite(best.chance, side));
  const length = Math.round(known.length * WINDOW.share);
  const window = Math.min(WINDOW.most, Math.max(WINDOW.least, length));
  const own = known.flatMap((finding, ply): Weighed[] => {
    if (finding.side !== side || !finding.played || finding.choices < 2) return [];
    const from = Math.max(0, Math.min(ply - (window >> 1), percent.length - window));
    const swing = deviation(percent.slice(from, from + window));
    const weight = Math.min(HEAVIEST, Math.max(LIGHTEST, swing));
    return [{ accuracy: moveAccuracy(100 * lossOf(finding)), weight }];
  });
  return own.length === 0 ? null : (weightedMean(own) + harmonicMean(own)) / 2;
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

function weightedMean(moves: readonly Weighed[]): number {
  const weights = moves.reduce((sum, { weight }) => sum + weight, 0);
  return moves.reduce((sum, { accuracy, weight }) => sum + accuracy * weight, 0) / weights;
}

/** A move of no accuracy at all counts as one percent, or nothing else would count. */
const harmonicMean = (moves: readonly Weighed[]): number =>
  moves.length / moves.reduce((sum, { accuracy }) => sum + 1 / Math.max(1, accuracy), 0);
