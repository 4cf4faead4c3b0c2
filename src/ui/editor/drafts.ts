// The drafts of this device, one for each game, with what they were before: stored so that leaving and reloading lose
// nothing.

import { readDraft, type StoredDraft, startDraft, storedDraft } from '../../editor/draft';
import { gameById, offeredGames } from '../../games';
import type { GameId, OptionValues } from '../../games/game';
import { InputError } from '../../input/input';
import { itemAt } from '../../util/items';
import type { Observable } from '../../util/observable';
import { createPersisted } from '../state/persisted';

interface PersistedDraft {
  readonly draft: StoredDraft;
  /** The last ones before it, the very last one last. */
  readonly past: readonly StoredDraft[];
}

interface StoredDrafts {
  /** The game that was set up last. */
  readonly last: GameId;
  readonly byGame: Readonly<Record<GameId, PersistedDraft>>;
}

/** Changes that can be undone after a reload. */
const MAX_UNDO = 30;

let opened: Observable<StoredDrafts> | null = null;

/** Read from storage when first asked for. */
export function storedDrafts(): Observable<StoredDrafts> {
  opened ??= createPersisted(() => localStorage, 'fortyone.drafts', parseDrafts);
  return opened;
}

export function saveDraft(draft: StoredDraft, past: readonly StoredDraft[]): void {
  const drafts = storedDrafts();
  const { byGame } = drafts.get();
  const persisted: PersistedDraft = { draft, past: past.slice(-MAX_UNDO) };
  drafts.set({ last: draft.game, byGame: { ...byGame, [draft.game]: persisted } });
}

/** Makes another position the draft of its game; the one before it comes back by undoing. */
function beginDraft(draft: StoredDraft): void {
  const before = storedDrafts().get().byGame[draft.game];
  const past = before ? [...before.past, before.draft] : [];
  const isSame = before !== undefined && JSON.stringify(before.draft) === JSON.stringify(draft);
  saveDraft(draft, isSame ? before.past : past);
}

/** Drafts as stored; what cannot be read is left out. */
export function parseDrafts(stored: Readonly<Record<string, unknown>>): StoredDrafts {
  const byGame: Record<GameId, PersistedDraft> = {};
  for (const value of Object.values(Object(stored.byGame))) {
    const { draft, past }: Record<string, unknown> = Object(value);
    const read = parseDraft(draft);
    if (!read) continue;
    const before = Array.isArray(past) ? past.slice(-MAX_UNDO) : [];
    byGame[read.game] = {
      draft: read,
      past: before.flatMap((one: unknown) => parseDraft(one) ?? []),
    };
  }
  const { last } = stored;
  return {
    last: (typeof last === 'string' && gameById(last)?.id) || itemAt(offeredGames, 0).id,
    byGame,
  };
}

function parseDraft(stored: unknown): StoredDraft | null {
  const { game, options, text, rights }: Record<string, unknown> = Object(stored);
  if (typeof game !== 'string' || !gameById(game) || typeof text !== 'string') return null;
  const values = Object.entries(Object(options)).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  const letters = Array.isArray(rights) ? rights : [];
  return {
    game,
    options: Object.fromEntries(values),
    text,
    rights: letters.filter((letter): letter is string => typeof letter === 'string'),
  };
}

/** A position to set up, as other screens hand it over. */
export interface SetUpPosition {
  readonly game: GameId;
  readonly options: OptionValues;
  /** FEN; also one that the rules refuse. The start if it cannot be read at all. */
  readonly text: string;
}

/** Makes a position from elsewhere the draft of its game; the start where it cannot be read. */
export function beginDraftFrom({ game: id, options, text }: SetUpPosition): void {
  const rules = gameById(id)?.rules(options);
  if (!rules) return;
  try {
    beginDraft(storedDraft(readDraft(rules, text)));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    beginDraft(storedDraft(startDraft(rules)));
  }
}
