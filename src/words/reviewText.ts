// What a review says: about one move, and about the whole game; and what the coach asks before a bad move.
import { accuracyOf } from '../review/accuracy';
import { decidingPly, type Ending, forWhite, whiteChances } from '../review/gameChances';
import {
  isLoss,
  isMistake,
  type JudgedPly,
  judgePlies,
  type Mark,
  type Severity,
  WON_CHANCE,
} from '../review/marks';
import {
  type EvaluatedLine,
  lossOf,
  type MistakeExplanation,
  type MistakeKind,
  type MoveAnalysis,
} from '../review/moveAnalysis';
import type { Phase } from '../review/playerStats';
import { BLACK, type Colour, opposite, WHITE } from '../rules/types';
import { numberText } from '../util/numberText';
import { moveText, predicate, thatText } from './reasonText';
import { capital, listText, type Speaker, sideName } from './speaker';

const SEVERITIES: Readonly<Record<Severity, { readonly one: string; readonly many: string }>> = {
  blunder: { one: 'a blunder', many: 'blunders' },
  mistake: { one: 'a mistake', many: 'mistakes' },
  inaccuracy: { one: 'an inaccuracy', many: 'inaccuracies' },
};

/** The mark as a label: "Blunder, missed win". */
export function markLabel({ kind, missedWin }: Mark): string {
  const name = kind === 'only' ? 'Only move' : capital(kind);
  return missedWin ? `${name}, missed win` : name;
}

/** What was done, after the mark of a mistake in a list: "Blunder: let a win slip". */
export const MISTAKE_KIND_LABELS: Readonly<Record<MistakeKind, string>> = {
  missedWin: 'let a win slip',
  allowedWin: 'allowed a forced win',
  lostPiece: 'lost a piece',
  missedPiece: 'missed a piece',
  letDraw: 'let it end in a draw',
  position: 'gave up position',
};

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  opening: 'Opening',
  middle: 'Middle game',
  endgame: 'Endgame',
};

/** "63%"; only what is certain reads 0% or 100%. */
export function percentText(chance: number): string {
  const rounded = Math.round(100 * chance);
  const shown = chance < 1 && rounded === 100 ? 99 : chance > 0 && rounded === 0 ? 1 : rounded;
  return `${shown}%`;
}

/** What was wrong with a marked move and what was right, a sentence or two each; of an only move, why it is praised. */
export function moveSentences(
  { explanation, second, side }: MoveAnalysis,
  { mark, before, after }: JudgedPly,
  speaker: Speaker,
): { readonly wrong: string; readonly right: string | null } {
  const whose = speaker.possessive(side);
  if (mark?.kind === 'only') {
    const idea = explanation?.betterIdea;
    const does = idea ? `: it ${predicate(idea, speaker)}` : '';
    return {
      wrong: `The only good move here${does}.${second ? otherwiseText(second, whose) : ''}`,
      right: null,
    };
  }
  const fall = `${whose} chances fell from ${percentText(before)} to ${percentText(after)}`;
  const wrong = explanation?.consequence
    ? `${capital(predicate(explanation.consequence, speaker))}: ${fall}.`
    : `${capital(fall)}.`;
  return { wrong, right: explanation && betterSentence(explanation, speaker) };
}

/** "Better: frog to c6, which attacks the rook on d4." */
export function betterSentence(
  { better, betterIdea }: MistakeExplanation,
  speaker: Speaker,
): string {
  if (better.notation === null)
    return `Better: ${better.text.replace(/^the /, '')}${thatText(betterIdea, speaker, null)}.`;
  return `Better: ${moveText(better, speaker)}${thatText(betterIdea, speaker, better)}.`;
}

/** What the best of the other moves would have come to; a chance of 0 is a loss, forced or as good as that. */
const otherwiseText = ({ chance }: EvaluatedLine, whose: string): string =>
  chance === 0
    ? ' Every other move loses.'
    : ` Any other would have cut ${whose} chances to ${percentText(chance)} or less.`;

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
  return [decisiveSentence(task), countSentence(task), accuracySentence(task)]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

/** A side in the middle of a sentence. */
const called = (side: Colour, reader: Colour | null): string =>
  side === reader ? 'you' : sideName(side);

const calledAs = (side: Colour, reader: Colour | null): string =>
  side === reader ? 'your' : `${called(side, reader)}’s`;

/** From this chance on a side stands better. */
const BETTER = 0.6;

function decisiveSentence(task: SummaryTask): string | null {
  const { findings, ending, reader, nameOf, speakerOf } = task;
  const ply = decidingPly(findings, ending);
  const decisive = judgePlies(findings).find((one) => one.ply === ply);
  if (!decisive || !isMistake(decisive.mark)) return undecidedSentence(task);
  const { side, before, after } = decisive;
  const consequence = findings[decisive.ply]?.explanation?.consequence ?? null;
  const does = consequence
    ? predicate(consequence, speakerOf(side))
    : `cut ${calledAs(side, reader)} chances from ${percentText(before)} to ${percentText(after)}`;
  const leader = before >= BETTER ? side : before <= 1 - BETTER ? opposite(side) : null;
  const stood =
    leader === null ? 'The game was even' : `${capital(called(leader, reader))} stood better`;
  const move = nameOf(decisive.ply);
  if (leader === side) return `${stood} until ${move}: it ${does}.`;
  const whose = calledAs(side, reader);
  if (leader === null) return `${stood} until ${whose} ${move}: it ${does}.`;
  return `${stood}, and ${whose} ${move}, decided the game: it ${does}.`;
}

function undecidedSentence({ findings, ending, reader }: SummaryTask): string | null {
  const chances = whiteChances(findings, ending).filter((chance) => chance !== null);
  if (findings.includes(null)) return null;
  const { winner, onBoard, resigned } = ending;
  if (winner !== null) {
    const last = chances.at(-1);
    const losers = last === undefined || onBoard ? 0 : forWhite(last, opposite(winner));
    if (losers >= WON_CHANCE)
      return `${capital(called(opposite(winner), reader))} ${resigned ? 'resigned' : 'lost'} with a ${Math.round(10 * Math.min(losers, 0.9))} in 10 chance to win.`;
    return `${capital(called(winner, reader))} won bit by bit: no single move decided the game.`;
  }
  const nearest = Math.max(...chances.map((chance) => Math.max(chance, 1 - chance)));
  return nearest < WON_CHANCE ? 'Neither side was ever close to winning.' : null;
}

function countSentence({ findings, reader }: SummaryTask): string {
  const losses = judgePlies(findings).filter(({ mark }) => isLoss(mark));
  const [first, second] = reader === BLACK ? ([BLACK, WHITE] as const) : ([WHITE, BLACK] as const);
  const counted = (side: Colour) => {
    const own = losses.filter((one) => one.side === side);
    const counts = (['blunder', 'mistake', 'inaccuracy'] as const).flatMap((severity) => {
      const count = own.filter(({ mark }) => mark?.kind === severity).length;
      const { one, many } = SEVERITIES[severity];
      return count === 0 ? [] : [count === 1 ? one : `${numberText(count)} ${many}`];
    });
    return `${called(side, reader)} made ${counts.length === 0 ? 'no mistakes' : listText(counts)}`;
  };
  if (losses.length === 0) return 'Neither side made a mistake that the review could find.';
  return `${capital(counted(first))}; ${counted(second)}.`;
}

function accuracySentence({ findings, reader }: SummaryTask): string | null {
  // Two perfect scores say no more than that nobody erred.
  if (!judgePlies(findings).some(({ mark }) => isLoss(mark))) return null;
  const [first, second] = reader === BLACK ? ([BLACK, WHITE] as const) : ([WHITE, BLACK] as const);
  const shareOf = (side: Colour) => {
    const accuracy = accuracyOf(findings, side);
    return accuracy === null ? [] : [`${Math.round(accuracy)}% for ${called(side, reader)}`];
  };
  const parts = [...shareOf(first), ...shareOf(second)];
  return parts.length === 0 ? null : `Accuracy: ${parts.join(', ')}.`;
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
  if (consequence === null) return isPieceMove ? { text: plainText(finding), answer: null } : null;
  if (!isPieceMove && consequence.kind === 'allows') return null;
  const isDrawn = played.score === 0;
  const text = `This ${predicate(consequence, speaker)}.`;
  return { text, answer: isDrawn ? null : (played.moves[1] ?? null) };
}

/** Where nothing is lost by the move itself: what it lets go, by the chances. */
function plainText({ best, played, explanation }: MoveAnalysis): string {
  if (explanation?.kind === 'missedWin') return 'You are winning here, and this lets it slip.';
  if (explanation?.kind === 'missedPiece') return 'You could win something here.';
  const falls = `from ${percentText(best.chance)} to ${percentText(played?.chance ?? best.chance)}`;
  return `This cuts your chances ${falls}.`;
}
