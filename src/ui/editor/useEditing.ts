// The draft on the screen: its changes, kept as they are made, and what is to be said of it.
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Draft } from '../../editor/draft';
import { startDraft } from '../../editor/draft';
import {
  createHistory,
  type DraftHistory,
  restoredDraft,
  storedDraft,
  undo,
  withChange,
} from '../../editor/editing';
import { type Verdict, verdictOn } from '../../editor/verdict';
import type { Game } from '../../games/game';
import type { Outcome } from '../../rules/types';
import { outcomeText } from '../words/reasons';
import { keep, keptDrafts } from './drafts';

export interface UsedEditing {
  readonly draft: Draft;
  readonly verdict: Verdict;
  readonly canUndo: boolean;
  /** Makes the next draft of the present one; the same one is no change. */
  change(next: (draft: Draft) => Draft): void;
  undo(): void;
}

/** The kept draft of a game, or its start. */
export function useEditing(game: Game): UsedEditing {
  const [editing, show] = useState(() => keptEditing(game));
  // Events between two renders see each other's changes.
  const newest = useRef(editing);
  const set = (next: DraftHistory) => {
    if (next === newest.current) return;
    newest.current = next;
    show(next);
    keep(storedDraft(next.draft), next.past.map(storedDraft));
  };
  const { draft, past } = editing;
  const verdict = useMemo(() => verdictOn(draft, (end) => endWords(end, draft)), [draft]);
  return {
    draft,
    verdict,
    canUndo: past.length > 0,
    change: (next) => {
      const now = newest.current;
      const other = next(now.draft);
      if (other !== now.draft) set(withChange(now, other));
    },
    undo: () => set(undo(newest.current)),
  };
}

const endWords = (end: Outcome, { side }: Draft): string => outcomeText(end, side);

function keptEditing(game: Game): DraftHistory {
  const kept = keptDrafts().get().byGame[game.id];
  const draft = kept && restoredDraft(kept.draft);
  if (!draft) return createHistory(startDraft(game.rules({})));
  const past = kept.past.flatMap((stored) => {
    // Most drafts have the same rules, which need not be made anew.
    const same = JSON.stringify(stored.options) === JSON.stringify(draft.rules.options);
    return restoredDraft(stored, same ? draft.rules : undefined) ?? [];
  });
  return { draft, past };
}
