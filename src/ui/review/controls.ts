// The buttons and keys of a review, and the steps along the game and the lines of its marked moves.
import { movesOf, type ReviewCursor, type ReviewedGame } from '../../session/review/reviewedGame';
import type { ReviewView } from '../../session/review/types';
import type { TableAction } from '../table/ActionBar';
import { silently, type TableKey } from '../table/keys';

export interface ReviewControls {
  readonly ply: number;
  /** Plies of the game. */
  readonly last: number;
  /** Plies after marked moves, in order. */
  readonly marked: readonly number[];
  /** What is said about the move shown. */
  readonly text: string;
  readonly summary: () => string;
  readonly chance: string;
  readonly canBack: boolean;
  readonly canForward: boolean;
  readonly onShow: (ply: number) => void;
  readonly onBack: () => void;
  readonly onForward: () => void;
  readonly onAnalyse: () => void;
  /** Shows the first move of the better line; null where there is none. */
  readonly onLine: (() => void) | null;
  /** Null where nobody here made a mistake, or that is not known yet. */
  readonly onRetry: (() => void) | null;
  readonly onMore: () => void;
}

/** The ply after the marked move before this ply, or null. */
export const markBefore = (marked: readonly number[], ply: number): number | null =>
  marked.filter((one) => one < ply).at(-1) ?? null;

/** The ply after the next marked move, or null. */
export const markAfter = (marked: readonly number[], ply: number): number | null =>
  marked.find((one) => one > ply) ?? null;

export function reviewActions(controls: ReviewControls): readonly TableAction[] {
  const { ply, marked, onShow, onRetry } = controls;
  const nextMark = markAfter(marked, ply);
  return [
    { icon: 'more', label: 'More', onPress: controls.onMore },
    { icon: 'analyse', label: 'Analyse', onPress: controls.onAnalyse },
    {
      icon: 'hint',
      label: 'Do it better',
      disabled: onRetry === null,
      onPress: () => onRetry?.(),
    },
    { icon: 'previous', label: 'Back', disabled: !controls.canBack, onPress: controls.onBack },
    {
      icon: 'next',
      label: 'Forward',
      disabled: !controls.canForward,
      onPress: controls.onForward,
    },
    {
      icon: 'flag',
      label: 'Next mark',
      disabled: nextMark === null,
      onPress: () => nextMark !== null && onShow(nextMark),
    },
  ];
}

export function reviewKeys(controls: ReviewControls): readonly TableKey[] {
  const { ply, last, marked, text, summary, chance, onShow, onLine, onRetry } = controls;
  const back = silently(controls.onBack);
  const forward = silently(controls.onForward);
  return [
    { key: '2', meaning: 'hear what is said about the move shown', press: () => text },
    { key: '3', meaning: 'hear whose chance is how large', press: () => `${chance}.` },
    { key: '5', meaning: 'hear the summary of the game', press: summary },
    {
      key: '6',
      meaning: 'into the better line',
      press: onLine ? silently(onLine) : () => 'No better line here.',
    },
    {
      key: '7',
      meaning: 'to the marked move before',
      press: silently(() => onShow(markBefore(marked, ply) ?? 0)),
    },
    {
      key: '8',
      meaning: 'to the next marked move',
      press: silently(() => onShow(markAfter(marked, ply) ?? last)),
    },
    {
      key: '0',
      meaning: 'do your mistakes better',
      press: onRetry ? silently(onRetry) : () => 'No mistakes to do better.',
    },
    { key: '9', meaning: 'analyse from here', press: silently(controls.onAnalyse) },
    { key: ',', meaning: 'one move back', press: back },
    { key: '.', meaning: 'one move on', press: forward },
    { key: 'ArrowLeft', meaning: 'off the board, one move back', press: back },
    { key: 'ArrowRight', meaning: 'off the board, one move on', press: forward },
    { key: 'Home', meaning: 'to the start, with the summary', press: silently(() => onShow(0)) },
    { key: 'End', meaning: 'to the end of the game', press: silently(() => onShow(last)) },
  ];
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
