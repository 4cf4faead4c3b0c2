// What the lines show about a move that was not the best: which kind of mistake it was, what it lost, and what the better
// move does. The words are those of hints; nothing is claimed that the lines do not show.
import type { HintPhrases, RuleSet } from '../games/game';
import { kindName } from '../games/ruleSet';
import { OPEN_CHANCE, WON_CHANCE } from '../review/marks';
import type { MistakeExplanation, MistakeKind } from '../review/moveAnalysis';
import { wholeName } from '../rules/board';
import { losesMover, type PieceOn } from '../rules/effects';
import { moveFrom, moveTag, moveTo, TAG_NORMAL } from '../rules/move';
import type { Position } from '../rules/position';
import { type LinePly, type ShownLine, showLine } from './hintLine';
import {
  achievements,
  drawText,
  leastGain,
  piecesText,
  pieceThere,
  takenBy,
  threatText,
  unlike,
  winsMaterial,
  winText,
} from './hintPhrases';
import { DRAW, movesToEnd, WIN, WIN_BOUND } from './score';
import type { SearchReport } from './search';

interface MistakeTask {
  readonly rules: RuleSet;
  readonly words: HintPhrases;
  /** Before the move; left as it was. */
  readonly position: Position;
  readonly values: Int16Array;
  readonly lastTaken: PieceOn | null;
  readonly chance: (score: number) => number;
  readonly best: SearchReport;
  readonly played: SearchReport;
}

/** A loss is told of the move if the line shows it within so many plies. */
const MAX_LOSS_PLIES = 8;

export function explainMistake(task: MistakeTask): MistakeExplanation {
  const { rules, words, position, values, lastTaken, best, played } = task;
  const [shown, shownBest] = [played, best].map(({ line }) => showLine(position, line, values));
  const lost = lossText(task, shown);
  const line = { rules, words, values, lastTaken, best: { shown: shownBest } };
  const kind = mistakeKind(task, lost !== null, winsMaterial(line) !== null, shown);
  const consequence = forcedLoss(task, shown) ?? lost ?? drawnText(played, shown);
  const right = betterText(task, shownBest) ?? achievements(line);
  return {
    kind,
    consequence,
    better: moveText(rules, position, best.line[0]),
    betterIdea: right ?? (avoids(kind, shownBest, values) ? 'avoids that' : null),
  };
}

function mistakeKind(
  { chance, best, played }: MistakeTask,
  loses: boolean,
  bestWins: boolean,
  shown: ShownLine,
): MistakeKind {
  if (chance(best.score) >= WON_CHANCE && chance(played.score) < OPEN_CHANCE) return 'missedWin';
  if (played.score <= -WIN_BOUND) return 'allowedWin';
  if (loses) return 'lostPiece';
  if (bestWins) return 'missedPiece';
  return drawnText(played, shown) === null ? 'position' : 'letDraw';
}

/** The other side wins by force: "allows checkmate in 2 moves". */
function forcedLoss({ played, words }: MistakeTask, { outcome }: ShownLine): string | null {
  if (played.score > -WIN_BOUND) return null;
  const moves = Math.max(1, (WIN + played.score) >> 1);
  if (outcome) return `allows ${threatText(outcome.reason, moves, words.wins)}`;
  return moves === 1 ? 'lets the other side win at once' : `loses by force in ${moves} moves`;
}

/** Pieces that are gone for good in the line: "loses a camel to the vao", "loses a rook for a pawn in 2 moves", "loses the disc on c7". */
function lossText({ rules, words, values }: MistakeTask, { plies }: ShownLine): string | null {
  const least = leastGain(values);
  const isBehind = ({ balance }: LinePly) => balance <= -least;
  const begin = plies.findIndex((ply, at) => isBehind(ply) && plies.slice(at).every(isBehind));
  if (begin < 0 || begin >= MAX_LOSS_PLIES) return null;
  const stretch = plies.slice(0, begin + 1);
  const sides = unlike(takenBy(stretch, true), takenBy(stretch, false));
  if (sides.lost.length === 0) return null;
  const price = sides.taken.length > 0 ? ` for ${piecesText(rules, sides.taken)}` : '';
  const answers = stretch.filter(({ own }) => !own).length;
  const when = answers > 1 ? ` in ${answers} moves` : '';
  const single = price === '' && sides.lost.length === 1;
  if (single && begin === 0 && losesMover(stretch[0]))
    return `loses the ${kindName(rules, sides.lost[0])} that moves`;
  // Where capturing is not taking, no single piece does it, and the answer does not go where the lost piece stands.
  const victim = words.captures && single ? standingVictim(stretch) : undefined;
  if (victim) return `loses ${pieceThere(rules, victim)}${when}`;
  const taker = single && !words.captures ? takerIn(rules, stretch) : '';
  return `loses ${piecesText(rules, sides.lost)}${price}${taker}${when}`;
}

/** What the last answer takes, if that already stands there after the first move. */
function standingVictim(stretch: readonly LinePly[]): PieceOn | undefined {
  const [victim] = stretch[stretch.length - 1].captured;
  const later = stretch.slice(1).filter(({ own }) => own);
  return later.some(({ move }) => moveTo(move) === victim?.cell) ? undefined : victim;
}

/** Who takes the only piece that is lost: " to the vao". */
function takerIn(rules: RuleSet, stretch: readonly LinePly[]): string {
  const takes = stretch.filter(({ own, captured }) => !own && captured.length > 0);
  const [taker] = takes;
  return takes.length === 1 && taker.moved.length > 0
    ? ` to the ${kindName(rules, taker.moved[0].code)}`
    : '';
}

const drawnText = ({ score }: SearchReport, { outcome }: ShownLine): string | null =>
  score === DRAW && outcome?.winner === null ? drawText(outcome.reason) : null;

/** How the better line ends, where it does. */
function betterText({ best, words }: MistakeTask, shown: ShownLine): string | null {
  const { score } = best;
  const win = movesToEnd(score);
  if (win !== null && win > 0) {
    return winText(shown.outcome?.reason ?? null, WIN - score, words.wins);
  }
  return drawnText(best, shown);
}

/** Whether the better line does not end as the one played does. */
function avoids(kind: MistakeKind, { plies }: ShownLine, values: Int16Array): boolean {
  if (kind === 'allowedWin') return true;
  const least = leastGain(values);
  return kind === 'lostPiece' && plies.every(({ balance }) => balance > -least);
}

/** A move in the middle of a sentence: "the guard to e4"; as the game writes it where no piece simply goes. */
function moveText(rules: RuleSet, position: Position, move: number): string {
  const code = position.cells[moveFrom(move)];
  if (moveTag(move) !== TAG_NORMAL || code === 0) return rules.notation(position, move);
  return `the ${kindName(rules, code)} to ${wholeName(rules.board, moveTo(move))}`;
}
