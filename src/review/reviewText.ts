// What a review says in words: about one move, and about the whole game; and what the coach asks before a bad move. What a move does was put into words where its
// lines were found; nothing is added to that here but numbers.

import { BLACK, type Colour, opposite, WHITE } from '../rules/types';
import { accuracyOf } from './accuracy';
import { decidingPly, type Ending, whiteChances } from './gameChances';
import { isLoss, type JudgedPly, judgePlies, type Mark, type Severity, WON_CHANCE } from './marks';
import { lossOf, type MistakeKind, type MoveAnalysis } from './moveAnalysis';
import type { Phase } from './playerStats';

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

/** What kinds of mistakes are called in lists. */
export const MISTAKE_KIND_LABELS: Readonly<Record<MistakeKind, string>> = {
  missedWin: 'Letting a win go',
  allowedWin: 'Allowing a forced win',
  lostPiece: 'Losing pieces',
  missedPiece: 'Missing what could be won',
  letDraw: 'Letting it be a draw',
  position: 'Giving up position',
};

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  opening: 'Opening',
  middle: 'Middle game',
  endgame: 'Endgame',
};

/** "63 %" on one line; only what is certain is told as certain. */
export function percentText(chance: number): string {
  const rounded = Math.round(100 * chance);
  const told = chance < 1 && rounded === 100 ? 99 : chance > 0 && rounded === 0 ? 1 : rounded;
  return `${told}\u00a0%`;
}

/** What was wrong with a marked move and what was right, a sentence each; of an only move, why it is praised. */
export function moveSentences(
  finding: MoveAnalysis,
  { mark, before, after }: JudgedPly,
): { readonly wrong: string; readonly right: string | null } {
  const { explanation, second } = finding;
  if (mark?.kind === 'only') {
    const worse = second
      ? `: every other one lowers the chance to ${percentText(second.chance)} or less`
      : '';
    return { wrong: `The only good move here${worse}.`, right: null };
  }
  const chances = `from ${percentText(before)} to ${percentText(after)}`;
  const wrong = explanation?.consequence
    ? `${capital(explanation.consequence)}: the chance falls ${chances}.`
    : `Lowers the chance ${chances}.`;
  if (!explanation) return { wrong, right: null };
  const does = explanation.betterIdea === null ? '' : `, which ${explanation.betterIdea}`;
  return { wrong, right: `Better was ${explanation.better}${does}.` };
}

interface SummaryTask {
  readonly findings: readonly (MoveAnalysis | null)[];
  readonly ending: Ending;
  /** Who reads, if one of the sides is theirs. */
  readonly reader: Colour | null;
  /** A ply as people name it: "move 23, Rxc4". */
  readonly nameOf: (ply: number) => string;
}

/** The game in three sentences at most: what decided it, who erred how often, and how accurately both played. */
export function summaryText(task: SummaryTask): string {
  return [decisiveSentence(task), countSentence(task), accuracySentence(task)]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

/** A side in the middle of a sentence. */
const called = (side: Colour, reader: Colour | null): string =>
  side === reader ? 'you' : side === WHITE ? 'White' : 'Black';

const calledAs = (side: Colour, reader: Colour | null): string =>
  side === reader ? 'your' : `${called(side, reader)}’s`;

/** From this chance on a side stands better. */
const BETTER = 0.6;

function decisiveSentence(task: SummaryTask): string | null {
  const { findings, ending, reader, nameOf } = task;
  const ply = decidingPly(findings, ending);
  const decisive = judgePlies(findings).find((one) => one.ply === ply);
  if (!decisive) return undecidedSentence(task);
  const { side, before, after } = decisive;
  const does =
    findings[decisive.ply]?.explanation?.consequence ??
    `lowers the chance from ${percentText(before)} to ${percentText(after)}`;
  const leader = before >= BETTER ? side : before <= 1 - BETTER ? opposite(side) : null;
  const stood =
    leader === null ? 'The game was even' : `${capital(called(leader, reader))} stood better`;
  if (leader === opposite(side)) {
    return `${stood}, and ${calledAs(side, reader)} ${nameOf(decisive.ply)}, decided the game: it ${does}.`;
  }
  return `${stood} until ${calledAs(side, reader)} ${nameOf(decisive.ply)}, which ${does}.`;
}

function undecidedSentence({ findings, ending, reader }: SummaryTask): string | null {
  const chances = whiteChances(findings, ending).filter((chance) => chance !== null);
  if (findings.includes(null)) return null;
  if (ending.winner !== null) {
    return `No single move decided the game for ${called(ending.winner, reader)}.`;
  }
  const nearest = Math.max(...chances.map((chance) => Math.max(chance, 1 - chance)));
  return nearest < WON_CHANCE ? 'Neither side was ever close to winning.' : null;
}

function countSentence({ findings, reader }: SummaryTask): string {
  const losses = judgePlies(findings).filter(({ mark }) => isLoss(mark));
  const [first, second] = reader === BLACK ? ([BLACK, WHITE] as const) : ([WHITE, BLACK] as const);
  const told = (side: Colour) => {
    const own = losses.filter((one) => one.side === side);
    const counts = (['blunder', 'mistake', 'inaccuracy'] as const).flatMap((severity) => {
      const count = own.filter(({ mark }) => mark?.kind === severity).length;
      const { one, many } = SEVERITIES[severity];
      return count === 0 ? [] : [count === 1 ? one : `${count} ${many}`];
    });
    return `${called(side, reader)} made ${counts.length === 0 ? 'no mistake' : listed(counts)}`;
  };
  return `${capital(told(first))}; ${told(second)}.`;
}

function accuracySentence({ findings, reader }: SummaryTask): string | null {
  const [first, second] = reader === BLACK ? ([BLACK, WHITE] as const) : ([WHITE, BLACK] as const);
  const told = (side: Colour) => {
    const accuracy = accuracyOf(findings, side);
    return accuracy === null ? [] : [`${Math.round(accuracy)}\u00a0% for ${called(side, reader)}`];
  };
  const parts = [...told(first), ...told(second)];
  return parts.length === 0 ? null : `Accuracy: ${parts.join(', ')}.`;
}

function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Chance lost, 0 to 1, from which on a move is asked about. */
export const MIN_WARNED_LOSS = 0.15;

export interface Warning {
  /** What is wrong with the move, in a sentence. */
  readonly text: string;
  /** Text of the answer that the danger begins with; null where the line shows none. */
  readonly answer: string | null;
}

/** Null for a move that is good enough, or that nothing plain can be said of. */
export function warningOf(finding: MoveAnalysis, isPieceMove: boolean): Warning | null {
  const { played, explanation } = finding;
  // Chances come from sums of fractions; what is meant to be fifteen points may lack the last bit.
  const loss = Math.round(lossOf(finding) * 1000) / 1000;
  if (!played || !explanation || loss < MIN_WARNED_LOSS || played.chance >= WON_CHANCE) return null;
  const { consequence } = explanation;
  // A pass or a choice moves nothing: what small searches make of it is no more than a guess.
  if (consequence === null) return isPieceMove ? { text: plainText(finding), answer: null } : null;
  const isDrawn = played.score === 0;
  return { text: `This ${consequence}.`, answer: isDrawn ? null : (played.moves[1] ?? null) };
}

/** Where the lines show nothing plain: what is let go, by the chances. */
function plainText({ best, played, explanation }: MoveAnalysis): string {
  const falls = `from ${percentText(best.chance)} to ${percentText(played?.chance ?? best.chance)}`;
  if (explanation?.kind === 'missedWin')
    return `This lets a won game slip: your chance falls ${falls}.`;
  if (explanation?.kind === 'missedPiece')
    return `This passes over what could be won: your chance falls ${falls}.`;
  return `This lowers your chance ${falls}.`;
}
