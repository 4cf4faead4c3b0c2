// What a review says: about one move, and about the whole game; and what the coach asks before a bad move.

import type { Who } from '../language/sentence';
import { partsBeside } from '../reasons/reason';
import {
  accuracyOf,
  decidingPly,
  type Ending,
  forWhite,
  whiteChances,
} from '../review/gameChances';
import {
  isLoss,
  isMistake,
  type JudgedPly,
  judgePlies,
  OPEN_CHANCE,
  WON_CHANCE,
} from '../review/marks';
import {
  type EvaluatedLine,
  lossOf,
  type MistakeExplanation,
  type MoveAnalysis,
} from '../review/moveAnalysis';
import { BLACK, type Colour, opposite, WHITE } from '../rules/types';
import { grammar } from './grammar';
import { type Speaker, whoIs } from './speaker';

/** "63%"; only what is certain reads 0% or 100%. */
export function percentText(chance: number): string {
  const rounded = Math.round(100 * chance);
  const shown = chance < 1 && rounded === 100 ? 99 : chance > 0 && rounded === 0 ? 1 : rounded;
  return grammar.marks.percent(shown);
}

/** What was wrong with a marked move and what was right, a sentence or two each; of an only move, why it is praised. */
export function moveSentences(
  { explanation, second, side, choices }: MoveAnalysis,
  { mark, before, after }: JudgedPly,
  speaker: Speaker,
): { readonly wrong: string; readonly right: string | null } {
  const { marks } = grammar;
  const who = whoIs(side, speaker);
  if (mark?.kind === 'only') {
    const idea = explanation?.betterIdea;
    const praise = marks.onlyGood(idea ? grammar.predicate(idea, speaker) : null);
    const otherwise = second ? ` ${otherwiseText(second, choices - 1, who)}` : '';
    return { wrong: praise + otherwise, right: null };
  }
  const chances = [percentText(before), percentText(after)] as const;
  const consequence = explanation?.consequence;
  return {
    wrong: consequence
      ? marks.didAndFell(grammar.predicate(consequence, speaker), who, ...chances)
      : marks.fell(who, ...chances),
    right: explanation && grammar.betterSentence(explanation, speaker),
  };
}

/** What the best of the other moves would have come to; a chance of 0 is a loss, forced or as good as that. */
const otherwiseText = ({ chance }: EvaluatedLine, others: number, who: Who): string =>
  chance === 0
    ? grammar.marks.everyOtherLoses(others)
    : grammar.marks.othersWouldHaveCut(who, percentText(chance));

interface SummaryTask {
  readonly findings: readonly (MoveAnalysis | null)[];
  readonly ending: Ending;
  /** Who reads, if one of the sides is theirs. */
  readonly reader: Colour | null;
  /** A ply as people name it: "move 23, Rxc4". */
  readonly nameOf: (ply: number) => string;
  /** Of whom a side's move is spoken. */
  readonly speakerOf: (mover: Colour) => Speaker;
}

/** The game in three sentences at most: what decided it, who erred how often, and how accurately both played. */
export function summaryText(task: SummaryTask): string {
  const decisive = decisiveSentence(task);
  const { ending, reader } = task;
  const isReadersLoss = reader !== null && ending.winner === opposite(reader);
  // Where somebody won bit by bit, small faults have added up: nobody hears that they lost without any.
  const isFaultless = !judgePlies(task.findings).some(
    ({ mark, side }) => isLoss(mark) && !(isReadersLoss && side === ending.winner),
  );
  const counts = isFaultless && isWonBitByBit(task) ? null : countSentence(task);
  return [decisive, counts, accuracySentence(task)]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

/** From this chance on a side stands better; and so clearly that the game was not even until then. */
const BETTER = 0.6;
const CLEARLY_BETTER = 0.65;
/** Centipawns behind from which on a game that is as likely drawn as not is held rather than even: a rook. By hand. */
const HELD_CP = 500;

function decisiveSentence(task: SummaryTask): string | null {
  const { findings, ending, nameOf, speakerOf } = task;
  const ply = decidingPly(findings, ending);
  const decisive = judgePlies(findings).find((one) => one.ply === ply);
  if (!decisive || !isMistake(decisive.mark)) return undecidedSentence(task);
  const { summary } = grammar;
  const { side, before, after } = decisive;
  const who = whoIs(side, task);
  const explanation = findings[decisive.ply]?.explanation;
  // What falls besides says less than that a win was there.
  const isWinMissed =
    explanation?.kind === 'missedWin' &&
    partsBeside(explanation.betterIdea).some(({ kind }) => kind === 'win');
  const consequence = explanation?.consequence;
  const otherwise = () =>
    consequence
      ? grammar.predicate(consequence, speakerOf(side))
      : summary.cutChances(who, percentText(before), percentText(after));
  const does = isWinMissed ? summary.letWinSlip : otherwise();
  const leader = before >= BETTER ? side : before <= 1 - BETTER ? opposite(side) : null;
  const move = nameOf(decisive.ply);
  /** Chances that this side had before an earlier move. */
  const earlier = judgePlies(findings)
    .filter((one) => one.ply < decisive.ply)
    .map((one) => (one.side === side ? one.before : 1 - one.before));
  if (leader === side) {
    const stoodWorse = earlier.some((chance) => chance <= 1 - BETTER);
    // Who has just been let in has not stood better until then.
    const isLate = !stoodWorse && (earlier.at(-2) ?? 0) < BETTER;
    return isLate
      ? summary.betterAnd(who, who, move, does)
      : summary.betterUntil(who, move, does, stoodWorse, before >= WON_CHANCE);
  }
  if (leader === null) {
    if ((findings[decisive.ply]?.best.score ?? 0) <= -HELD_CP)
      return summary.heldUntil(who, move, does);
    const wasUneven = earlier.some((chance) => Math.max(chance, 1 - chance) >= CLEARLY_BETTER);
    return summary.evenUntil(who, move, does, wasUneven);
  }
  return summary.betterAnd(whoIs(leader, task), who, move, does);
}

function undecidedSentence(task: SummaryTask): string | null {
  const { findings, ending } = task;
  const { summary } = grammar;
  const chances = whiteChances(findings, ending).filter((chance) => chance !== null);
  if (findings.includes(null)) return null;
  const { winner, resigned } = ending;
  if (winner !== null) {
    if (isWonBitByBit(task)) return summary.wonBitByBit(whoIs(winner, task));
    const inTen = Math.round(10 * Math.min(losersChance(task, winner), 0.9));
    return summary.lostWithChance(whoIs(opposite(winner), task), resigned, inTen);
  }
  const nearest = Math.max(...chances.map((chance) => Math.max(chance, 1 - chance)));
  return nearest < WON_CHANCE ? summary.neverClose : null;
}

/** The chances of who lost at the end of the game, 0 to 1; none where it ended on the board. */
function losersChance({ findings, ending }: SummaryTask, winner: Colour): number {
  const last = whiteChances(findings, ending).findLast((chance) => chance !== null) ?? null;
  return last === null || ending.onBoard ? 0 : forWhite(last, opposite(winner));
}

/** Whether the game has a winner, and was not open any more at its end: nobody has won anything before. */
const isWonBitByBit = (task: SummaryTask): boolean =>
  task.ending.winner !== null && 1 - losersChance(task, task.ending.winner) >= OPEN_CHANCE;

/** Both sides, the reader's first. */
const sidesFor = ({ reader }: SummaryTask): readonly [Colour, Colour] =>
  reader === BLACK ? [BLACK, WHITE] : [WHITE, BLACK];

function countSentence(task: SummaryTask): string {
  const losses = judgePlies(task.findings).filter(({ mark }) => isLoss(mark));
  if (losses.length === 0) return grammar.summary.noMistakes;
  const counted = (side: Colour) =>
    (['blunder', 'mistake', 'inaccuracy'] as const)
      .map((severity) => {
        const own = losses.filter((one) => one.side === side && one.mark?.kind === severity);
        return [severity, own.length] as const;
      })
      .filter(([, count]) => count > 0);
  const [first, second] = sidesFor(task);
  return grammar.summary.counts(
    whoIs(first, task),
    counted(first),
    whoIs(second, task),
    counted(second),
  );
}

function accuracySentence(task: SummaryTask): string | null {
  const { findings } = task;
  // Two perfect scores say no more than that nobody erred.
  if (!judgePlies(findings).some(({ mark }) => isLoss(mark))) return null;
  const parts = sidesFor(task).flatMap((side) => {
    const accuracy = accuracyOf(findings, side);
    return accuracy === null ? [] : [[whoIs(side, task), Math.round(accuracy)] as const];
  });
  return parts.length === 0 ? null : grammar.summary.accuracy(parts);
}

/** Chance lost, 0 to 1, from which on a move is asked about. */
export const MIN_WARNED_LOSS = 0.15;

export interface Warning {
  /** What is wrong with the move, in a sentence. */
  readonly text: string;
  /** Text of the answer that the danger begins with; null where the line shows none. */
  readonly answer: string | null;
}

/** What to ask before a move; null for one that is good enough, or that nothing plain can be said of. */
export function warningOf(
  finding: MoveAnalysis,
  isPieceMove: boolean,
  speaker: Speaker,
): Warning | null {
  const { played, explanation } = finding;
  // Chances come from sums of fractions; what is meant to be fifteen points may lack the last bit.
  const loss = Math.round(lossOf(finding) * 1000) / 1000;
  if (!played || !explanation || loss < MIN_WARNED_LOSS || played.chance >= WON_CHANCE) return null;
  const { consequence } = explanation;
  // A pass or a choice moves nothing: what small searches make of it is no more than a guess.
  if (consequence === null || tellsAnswer(explanation))
    return isPieceMove ? { text: plainText(finding), answer: null } : null;
  if (!isPieceMove && consequence.kind === 'allows') return null;
  const isDrawn = played.score === 0;
  const text = grammar.warning.does(grammar.predicate(consequence, speaker));
  return { text, answer: isDrawn ? null : (played.moves[1] ?? null) };
}

/** Whether what was wrong with a move names what the better one takes, which players are to find for themselves. */
export const tellsAnswer = (explanation: MistakeExplanation | null): boolean =>
  partsBeside(explanation?.consequence ?? null).some(({ kind }) => kind === 'misses');

/** Where nothing is lost by the move itself: what it lets go, by the chances. */
function plainText({ best, played, explanation }: MoveAnalysis): string {
  const { warning } = grammar;
  if (explanation?.kind === 'missedWin') return warning.letsWinSlip;
  if (explanation?.kind === 'missedPiece') return warning.missesPiece;
  return warning.cutsChances(percentText(best.chance), percentText(played?.chance ?? best.chance));
}
