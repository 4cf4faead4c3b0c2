// Which of the things a search has shown is the reason for its move. The most important true one is told; nothing is
// claimed that the lines do not show.
import type { HintPhrases, RuleSet } from '../games/game';
import { kindName } from '../games/ruleSet';
import { effectsOf, exchangesArmies, type PieceOn } from '../rules/effects';
import { moveFrom, moveTag, moveTo, TAG_CASTLE, TAG_PASS } from '../rules/move';
import type { Position } from '../rules/position';
import { exchangeLength, type LinePly, lastingBalance, type ShownLine } from './hintLine';
import {
  achievements,
  codesOf,
  drawText,
  exchanges,
  inPieces,
  leastGain,
  piecesText,
  sentence,
  takenBy,
  threatText,
  winText,
} from './hintPhrases';
import { quietAims } from './hintQuiet';
import { DRAW, MAX_PLY, movesToEnd, WIN, WIN_BOUND, WIN_BY_REPETITION } from './score';

/** A line with its score, both from the view of the player who asks unless told otherwise. */
export interface ScoredLine {
  readonly score: number;
  readonly shown: ShownLine;
}

/** What the searches found out. */
export interface Findings {
  readonly rules: RuleSet;
  readonly words: HintPhrases;
  /** The position asked about; left as it was. */
  readonly position: Position;
  readonly values: Int16Array;
  /** The move to give a reason for. */
  readonly move: number;
  /** Legal moves there. */
  readonly choices: number;
  readonly best: ScoredLine;
  /** Score of the best other move, if that is known. */
  readonly second: number | null;
  /** What the other side would do if it were to move now, from its view; null where that cannot be asked. */
  readonly threat: ScoredLine | null;
  /** What the player would do with another move after the best one; null where that cannot be asked. */
  readonly intent: ScoredLine | null;
  /** The player's piece that the last move took, if it did. */
  readonly lastTaken: PieceOn | null;
}

/** Centipawns that one thing must be better than another to be told so. */
const CLEAR_LEAD_CP = 150;
const SMALL_LEAD_CP = 40;
/** Moves of the other side within which a threat counts as one. */
const MAX_THREAT_MOVES = 3;
/** Moves beyond which a win or a threat is known from solved endings alone: no player sees it coming. */
const MAX_FORESEEN_WIN_MOVES = 8;
const MAX_FORESEEN_THREAT_MOVES = 4;
/** What a quiet move does is told in so many predicates at most. */
const MAX_AIMS = 2;

/** The reason in a sentence. */
export function reasonFor(findings: Findings): string {
  const { best, choices } = findings;
  const first = best.shown.plies[0];
  if (choices === 1) return sentence('the only legal move');
  const win = movesToEnd(best.score);
  if (win !== null && win > 0) {
    const does =
      win > MAX_FORESEEN_WIN_MOVES ? (achievements(findings) ?? savesPiece(findings)) : null;
    if (does === null) return sentence(winText(endOf(best), WIN - best.score, findings.words.wins));
    const checks = first?.checks ? ['gives check'] : [];
    return sentence(...checks, `${does}; with best play that wins in ${win} moves`);
  }
  if (win !== null) {
    const moves = -win === 1 ? 'move' : 'moves';
    return `Every move loses; this one holds out longest, for ${-win} more ${moves}.`;
  }
  if (best.score >= WIN_BY_REPETITION - MAX_PLY)
    return sentence('goes on giving check, and to repeat that wins here');
  if (exchangesArmies(effectsOf(findings.position, findings.move))) return choiceText(findings);
  const draws = keepsDraw(findings);
  const stops = stopsThreat(findings) ?? (draws === null ? savesGame(findings) : null);
  const achieved = draws === null ? achievements(findings) : null;
  if (stops && achieved) return sentence(stops, achieved);
  const reason =
    stops ??
    draws ??
    achieved ??
    savesPiece(findings) ??
    exchanges(findings) ??
    ownAims(findings) ??
    answersCheck(findings) ??
    threatens(findings) ??
    standsOut(findings);
  if (reason) return sentence(...(first?.checks ? ['gives check'] : []), reason);
  if (first?.checks) return sentence('gives check');
  return outlook(findings);
}

/** How the line ends if it ends as its score says. */
const endOf = ({ shown }: ScoredLine) => shown.outcome?.reason ?? null;

function stopsThreat({ words, threat, second }: Findings): string | null {
  if (!threat || threat.score < WIN_BOUND) return null;
  const moves = movesToEnd(threat.score) ?? 0;
  if (moves > MAX_FORESEEN_THREAT_MOVES) return null;
  const only = second !== null && second <= -WIN_BOUND ? 'alone ' : '';
  return `${only}stops ${threatText(endOf(threat), moves, words.wins)}`;
}

function savesGame({ second, position }: Findings): string | null {
  if (second === null || second > -WIN_BOUND) return null;
  return position.inCheck()
    ? 'is the only answer to the check that does not lose'
    : 'is the only move that does not lose';
}

/** A piece that the other side would win if it were to move, and does not win now. */
function savesPiece({ rules, values, position, best, threat }: Findings): string | null {
  if (!threat || lastingBalance(threat.shown) < leastGain(values)) return null;
  if (lastingBalance(best.shown) < -SMALL_LEAD_CP) return null;
  const attacks = threat.shown.plies.slice(0, exchangeLength(threat.shown));
  const soon = attacks.slice(0, 2 * MAX_THREAT_MOVES - 1);
  const prey = takenBy(soon, true).sort((a, b) => values[b.code] - values[a.code])[0];
  const first = best.shown.plies[0];
  if (!prey || !first) return null;
  const cell = cellBefore(soon, prey);
  if (position.cells[cell] !== prey.code || !survives(best.shown, cell)) return null;
  const name = kindName(rules, prey.code);
  if (moveFrom(first.move) === cell) return `takes the ${name} out of danger`;
  return `keeps the ${name} from being taken`;
}

/** Where a piece that the line's mover takes stood before the line began. */
function cellBefore(plies: readonly LinePly[], prey: PieceOn): number {
  const until = plies.findIndex(({ captured }) => captured.includes(prey));
  return plies
    .slice(0, until)
    .filter(({ own }) => !own)
    .reduceRight((cell, { move }) => (moveTo(move) === cell ? moveFrom(move) : cell), prey.cell);
}

/** Whether the player's piece on a cell is still there, or wherever it went, at the end of the line. */
function survives({ plies }: ShownLine, cell: number): boolean {
  let at = cell;
  for (const { own, move, captured, lost } of plies) {
    if ((own ? lost : captured).some((piece) => piece.cell === at)) return false;
    if (own && moveFrom(move) === at) at = moveTo(move);
  }
  return true;
}

/** A draw that the line ends with, or that is as good as it gets. */
function keepsDraw({ rules, values, best, second }: Findings): string | null {
  if (best.score !== DRAW) return null;
  const end = best.shown.outcome;
  const worse = second !== null && second <= -CLEAR_LEAD_CP;
  const costs = () => `costs ${inPieces(rules, values, second ?? 0)} or more`;
  const loses = second !== null && second <= -WIN_BOUND;
  const cost = worse ? `: anything else ${loses ? 'loses' : costs()}` : '';
  if (end?.winner === null) return `${drawText(end.reason)}${cost}`;
  return worse ? `keeps the draw${cost}` : null;
}

/** What the game's own rules make of the move. */
function ownAims({ words, position, best }: Findings): string | null {
  const first = best.shown.plies[0];
  const move = first?.move;
  if (move === undefined) return null;
  const achieved = words.achieves?.(position, move);
  if (achieved) return achieved;
  if (moveTag(move) === TAG_CASTLE) return 'castles';
  return moveTag(move) === TAG_PASS ? 'passes' : null;
}

function answersCheck({ rules, position, best }: Findings): string | null {
  const first = best.shown.plies[0];
  if (!first || !position.inCheck()) return null;
  const code = position.cells[moveFrom(first.move)];
  const royal = rules.kinds[code >> 1]?.royal === true;
  return royal
    ? 'takes the king out of check'
    : `answers the check with the ${kindName(rules, code)}`;
}

/** What would come next, were the other side to do nothing. */
function threatens({ rules, words, values, best, intent }: Findings): string | null {
  if (!intent) return null;
  if (intent.score >= WIN_BOUND) {
    const moves = movesToEnd(intent.score) ?? 0;
    if (moves > 2) return null;
    if (endOf(intent) === 'checkmate') return 'threatens checkmate';
    return `threatens to win ${moves === 1 ? 'at once' : 'in two moves'}`;
  }
  const [next] = intent.shown.plies;
  if (!next || next.captured.length === 0) return null;
  if (lastingBalance(intent.shown) < leastGain(values)) return null;
  if (intent.score - best.score < leastGain(values)) return null;
  if (words.captures) return words.captures.threatens;
  return `attacks ${piecesText(rules, codesOf(next.captured)).replace(/^an? /, 'the ')}`;
}

function standsOut({ rules, values, best, second }: Findings): string | null {
  if (second === null || best.score - second < CLEAR_LEAD_CP) return null;
  return `is clearly best: anything else is ${inPieces(rules, values, best.score - second)} worse`;
}

/** Where nothing is won: what the move does all the same, and how the game stands. */
function outlook(findings: Findings): string {
  const { rules, words, position, move, values } = findings;
  const aims = [
    ...(words.quiet?.(position, move) ?? []),
    ...quietAims(rules, position, move, values),
  ].slice(0, MAX_AIMS);
  const standing = standingText(findings);
  if (aims.length === 0) aims.push('no other move is judged better');
  return sentence([aims.join(' and '), ...(standing === null ? [] : [standing])].join('; '));
}

/** How the game stands, in a clause; null where it is level. */
function standingText({ rules, words, position, values, best }: Findings): string | null {
  const own = words.standing?.(position) ?? null;
  if (own !== null) return own;
  if (Math.abs(best.score) <= SMALL_LEAD_CP) return null;
  const by = inPieces(rules, values, best.score);
  return best.score > 0 ? `you lead by ${by}` : `you are ${by} behind`;
}

/** A choice moves no piece: all there is to tell is what the other one would be worth. */
function choiceText({ rules, values, best, second }: Findings): string {
  const lead = second === null ? 0 : best.score - second;
  if (lead <= SMALL_LEAD_CP) return sentence('either is worth about the same');
  return sentence(`the other one is judged ${inPieces(rules, values, lead)} worse`);
}
