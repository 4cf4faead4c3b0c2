// A position from elsewhere as the draft of its game.
import { readDraft, startDraft } from '../../editor/draft';
import { storedDraft } from '../../editor/editing';
import { gameById } from '../../games';
import { InputError } from '../../rules/types';
import { beginDraft } from './drafts';
import type { SetUpPosition } from './setUpPosition';

export function begin({ game: id, options, text }: SetUpPosition): void {
  const rules = gameById(id)?.rules(options);
  if (!rules) return;
  try {
    beginDraft(storedDraft(readDraft(rules, text)));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    beginDraft(storedDraft(startDraft(rules)));
  }
}
