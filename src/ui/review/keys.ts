// Keys of a review: along the game and to the marks, and what they tell.
import type { TableKey } from '../table/keys';

export interface KeysContext {
  readonly ply: number;
  readonly last: number;
  /** Plies after marked moves, in order. */
  readonly marked: readonly number[];
  /** What is said about the move shown. */
  readonly words: string;
  readonly summary: () => string;
  readonly chance: string;
  readonly onShow: (ply: number) => void;
  readonly onBack: () => void;
  readonly onForward: () => void;
  readonly onAnalyse: () => void;
  /** Shows the first move of the better line; null where there is none. */
  readonly onLine: (() => void) | null;
  /** Null where nobody here made a mistake, or that is not known yet. */
  readonly onBetter: (() => void) | null;
}

export function reviewKeys(context: KeysContext): readonly TableKey[] {
  const { ply, last, marked, words, summary, chance, onShow } = context;
  const act = (action: () => void) => () => {
    action();
    return null;
  };
  const back = act(context.onBack);
  const forward = act(context.onForward);
  return [
    { key: '2', meaning: 'hear what is said about the move shown', press: () => words },
    { key: '3', meaning: 'hear whose chance is how large', press: () => `${chance}.` },
    { key: '5', meaning: 'hear the summary of the game', press: summary },
    {
      key: '6',
      meaning: 'into the better line',
      press: context.onLine ? act(context.onLine) : () => 'No better line here.',
    },
    {
      key: '7',
      meaning: 'to the marked move before',
      press: act(() => onShow(marked.filter((one) => one < ply).at(-1) ?? 0)),
    },
    {
      key: '8',
      meaning: 'to the next marked move',
      press: act(() => onShow(marked.find((one) => one > ply) ?? last)),
    },
    {
      key: '0',
      meaning: 'do your mistakes better',
      press: context.onBetter ? act(context.onBetter) : () => 'No mistakes to do better.',
    },
    { key: '9', meaning: 'analyse from here', press: act(context.onAnalyse) },
    { key: ',', meaning: 'one move back', press: back },
    { key: '.', meaning: 'one move on', press: forward },
    { key: 'ArrowLeft', meaning: 'off the board, one move back', press: back },
    { key: 'ArrowRight', meaning: 'off the board, one move on', press: forward },
    { key: 'Home', meaning: 'to the start, with the summary', press: act(() => onShow(0)) },
    { key: 'End', meaning: 'to the end of the game', press: act(() => onShow(last)) },
  ];
}
