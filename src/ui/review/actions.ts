// The buttons of a review: along the game, to the marks, to doing it better.
import type { TableAction } from '../table/ActionBar';

export interface ActionsContext {
  /** Plies of the game. */
  readonly last: number;
  readonly ply: number;
  readonly onShow: (ply: number) => void;
  readonly onBack: () => void;
  readonly onForward: () => void;
  readonly canForward: boolean;
  readonly canBack: boolean;
  /** The next marked move's ply, or null. */
  readonly nextMark: number | null;
  /** Null where nobody here made a mistake. */
  readonly onBetter: (() => void) | null;
  readonly onAnalyse: () => void;
  readonly onMore: () => void;
}

export function reviewActions(context: ActionsContext): readonly TableAction[] {
  const { onShow, onBack, onForward, nextMark, onBetter, onAnalyse, onMore } = context;
  return [
    { icon: 'more', label: 'More', onPress: onMore },
    { icon: 'analyse', label: 'Analyse', onPress: onAnalyse },
    {
      icon: 'hint',
      label: 'Do it better',
      disabled: onBetter === null,
      onPress: () => onBetter?.(),
    },
    { icon: 'previous', label: 'Back', disabled: !context.canBack, onPress: onBack },
    { icon: 'next', label: 'Forward', disabled: !context.canForward, onPress: onForward },
    {
      icon: 'flag',
      label: 'Next mark',
      disabled: nextMark === null,
      onPress: () => nextMark !== null && onShow(nextMark),
    },
  ];
}
