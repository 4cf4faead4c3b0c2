// The draft on the screen: its changes, saved as they are made, and whether it can be played.
import { useMemo, useRef, useState } from 'preact/hooks';
import {
  createHistory,
  type Draft,
  type DraftHistory,
  restoredDraft,
  startDraft,
  storedDraft,
  undo,
  withChange,
} from '../../editor/draft';
import { type Verdict, verdictOn } from '../../editor/verdict';
import type { Game } from '../../games/game';
import { optionsKey } from '../../games/options';
import type { Outcome } from '../../rules/types';
import { outcomeText } from '../words/reasons';
import { saveDraft, storedDrafts } from './drafts';

export interface DraftEditor {
  readonly draft: Draft;
  readonly verdict: Verdict;
  readonly canUndo: boolean;
  /** Makes the next draft of the present one; the same one is no change. */
  change(next: (draft: Draft) => Draft): void;
  undo(): void;
}

/** Begins with the stored draft of the game, or its start. */
export function useDraftEditor(game: Game): DraftEditor {
  const [editing, show] = useState(() => storedEditing(game));
  // Events between two renders see each other's changes.
  const newest = useRef(editing);
  const set = (next: DraftHistory) => {
    if (next === newest.current) return;
    newest.current = next;
    show(next);
    saveDraft(storedDraft(next.draft), next.past.map(storedDraft));
  };
  const { draft, past } = editing;
  const verdict = useMemo(() => verdictOn(draft, (end) => endText(end, draft)), [draft]);
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

const endText = (end: Outcome, { side }: Draft): string => outcomeText(end, side);

function storedEditing(game: Game): DraftHistory {
  const stored = storedDrafts().get().byGame[game.id];
  const draft = stored && restoredDraft(stored.draft);
  if (!draft) return createHistory(startDraft(game.rules({})));
  const past = stored.past.flatMap((earlier) => {
    // Most drafts have the same rules, which need not be made anew.
    const isSame = optionsKey(earlier.options) === optionsKey(draft.rules.options);
    return restoredDraft(earlier, isSame ? draft.rules : undefined) ?? [];
  });
  return { draft, past };
}
