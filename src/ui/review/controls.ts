// The buttons and keys of a review, and the steps along the game and the lines of its marked moves.
import { textsOf } from '../../language/texts';
import { movesOf, type ReviewCursor, type ReviewedGame } from '../../session/review/reviewedGame';
import type { ReviewView } from '../../session/review/reviewSession';
import type { TableAction } from '../table/bars';
import { silently, type TableKey } from '../table/keys';

const texts = textsOf('review');

export interface ReviewControls {
  readonly ply: number;
  /** Plies of the game. */
  readonly last: number;
  /** Plies after the key moments, in order. */
  readonly moments: readonly number[];
  /** What is said about the move shown. */
  readonly text: string;
  /** Of the game, or how far its review is. */
  readonly summary: () => string;
  /** Whether the review is complete, and whether it has looked at the move shown. */
  readonly isWhole: boolean;
  readonly isChecked: boolean;
  readonly chance: string;
  readonly onShow: (ply: number) => void;
  readonly onBack: () => void;
  readonly onForward: () => void;
  readonly onAnalyse: () => void;
  /** Shows the first move of the better line; null where there is none. */
  readonly onLine: (() => void) | null;
  /** Null where nobody here made a mistake, or that is not known yet. */
  readonly onRetry: (() => void) | null;
  /** Shows the key moments of one's own side alone, or of both again, and says so; null where no side is one's own. */
  readonly onMoments: (() => string) | null;
  readonly onMore: () => void;
}

/** The ply of the last of these moments before this ply, or null. */
export const markBefore = (marked: readonly number[], ply: number): number | null =>
  marked.filter((one) => one < ply).at(-1) ?? null;

/** The ply of the next of these moments, or null. */
export const markAfter = (marked: readonly number[], ply: number): number | null =>
  marked.find((one) => one > ply) ?? null;

export function reviewActions(controls: ReviewControls): readonly TableAction[] {
  const { ply, moments, onShow, onRetry } = controls;
  const [before, after] = [markBefore(moments, ply), markAfter(moments, ply)];
  return [
    { icon: 'more', label: texts.actions.more, onPress: controls.onMore },
    { icon: 'analyse', label: texts.actions.analyse, onPress: controls.onAnalyse },
    {
      icon: 'hint',
      label: texts.actions.practise,
      disabled: onRetry === null,
      onPress: () => onRetry?.(),
    },
    {
      icon: 'previousMoment',
      label: texts.actions.previousMoment,
      disabled: before === null,
      onPress: () => before !== null && onShow(before),
    },
    {
      icon: 'nextMoment',
      label: texts.actions.nextMoment,
      disabled: after === null,
      onPress: () => after !== null && onShow(after),
    },
  ];
}

export function reviewKeys(controls: ReviewControls): readonly TableKey[] {
  const { ply, last, moments, text, summary, isWhole, isChecked, chance } = controls;
  const { onShow, onLine, onRetry } = controls;
  const back = silently(controls.onBack);
  const forward = silently(controls.onForward);
  return [
    { key: '2', meaning: texts.keys.hearMove, press: () => text },
    { key: '3', meaning: texts.keys.hearLeader, press: () => `${chance}.` },
    {
      key: '4',
      meaning: texts.keys.moments,
      press: controls.onMoments ?? (() => texts.neitherYours),
    },
    { key: '5', meaning: texts.keys.hearSummary, press: summary },
    {
      key: '6',
      meaning: texts.keys.betterLine,
      press: onLine ? silently(onLine) : () => (isChecked ? texts.noBetterLine : texts.notChecked),
    },
    {
      key: '7',
      meaning: texts.keys.previousMoment,
      press: silently(() => onShow(markBefore(moments, ply) ?? 0)),
    },
    {
      key: '8',
      meaning: texts.keys.nextMoment,
      press: silently(() => onShow(markAfter(moments, ply) ?? last)),
    },
    {
      key: '0',
      meaning: texts.keys.practise,
      press: onRetry ? silently(onRetry) : () => (isWhole ? texts.noMistakes : summary()),
    },
    { key: '9', meaning: texts.keys.analyse, press: silently(controls.onAnalyse) },
    { key: ',', meaning: texts.keys.back, press: back },
    { key: '.', meaning: texts.keys.forward, press: forward },
    { key: 'ArrowLeft', meaning: texts.keys.backOffBoard, press: back },
    { key: 'ArrowRight', meaning: texts.keys.forwardOffBoard, press: forward },
    { key: 'Home', meaning: texts.keys.start, press: silently(() => onShow(0)) },
    { key: 'End', meaning: texts.keys.end, press: silently(() => onShow(last)) },
  ];
}

/** Where a cursor is now: after the move that its line is about, where the review knows no such line any more. */
export function currentCursor(
  cursor: ReviewCursor,
  { findings }: Pick<ReviewView, 'findings'>,
): ReviewCursor {
  const { ply, line } = cursor;
  const isGone = line !== null && movesOf(findings[ply] ?? null, line.kind).length < line.moves;
  return isGone ? { ply: ply + 1, line: null } : cursor;
}

/** One move on along the game or the line shown, or null at its end. */
export function nextCursor(
  game: ReviewedGame,
  { findings }: Pick<ReviewView, 'findings'>,
  { ply, line }: ReviewCursor,
): ReviewCursor | null {
  if (!line) return ply < game.moves.length ? { ply: ply + 1, line: null } : null;
  const { length } = movesOf(findings[ply] ?? null, line.kind);
  return line.moves < length ? { ply, line: { ...line, moves: line.moves + 1 } } : null;
}

/** One move back; out of a line, to the marked move that it begins before. Null at the start. */
export function previousCursor({ ply, line }: ReviewCursor): ReviewCursor | null {
  if (line && line.moves > 1) return { ply, line: { ...line, moves: line.moves - 1 } };
  if (line) return { ply: ply + 1, line: null };
  return ply > 0 ? { ply: ply - 1, line: null } : null;
}
