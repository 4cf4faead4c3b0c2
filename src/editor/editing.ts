// A draft with what it was before, so that any change can be undone, and its form in storage.
import { gameById } from '../games';
import type { GameId, OptionValues, RuleSet } from '../games/game';
import { knownOptions } from '../games/options';
import { InputError } from '../rules/types';
import { type Draft, draftText, readDraft, startDraft } from './draft';

export interface DraftHistory {
  readonly draft: Draft;
  /** The drafts before it, the last one last. */
  readonly past: readonly Draft[];
}

/** How many changes can be undone. */
const MAX_UNDO = 100;

export const createHistory = (draft: Draft): DraftHistory => ({ draft, past: [] });

/** Goes on with another draft; the same one is no change. */
export const withChange = ({ draft, past }: DraftHistory, next: Draft): DraftHistory =>
  next === draft ? { draft, past } : { draft: next, past: [...past, draft].slice(-MAX_UNDO) };

/** Takes the last change back; nothing happens where there is none. */
export function undo(editing: DraftHistory): DraftHistory {
  const draft = editing.past.at(-1);
  return draft ? { draft, past: editing.past.slice(0, -1) } : editing;
}

/** A draft as it is stored. */
export interface StoredDraft {
  readonly game: GameId;
  readonly options: OptionValues;
  readonly text: string;
  /** Wished rights, also those that the text leaves out. */
  readonly rights: readonly string[];
}

export const storedDraft = (draft: Draft): StoredDraft => ({
  game: draft.rules.game,
  options: draft.rules.options,
  text: draftText(draft),
  rights: draft.rights,
});

/** The draft again, under rules that are known already or made of its options; the start of its rules if they read it no more, and null for a game that is gone. */
export function restoredDraft(
  { game: id, options, text, rights }: StoredDraft,
  known?: RuleSet,
): Draft | null {
  const game = gameById(id);
  if (!game) return null;
  const rules = known ?? game.rules(knownOptions(game, options));
  try {
    return { ...readDraft(rules, text), rights };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return startDraft(rules);
  }
}
