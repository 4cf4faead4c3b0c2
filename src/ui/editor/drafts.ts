// The drafts of this device, one for each game, with what they were before: kept so that leaving and reloading lose nothing.
import type { StoredDraft } from '../../editor/editing';
import { gameById, offeredGames } from '../../games';
import type { GameId } from '../../games/game';
import { itemAt } from '../../util/items';
import type { Observable } from '../../util/observable';
import { createPersisted } from '../state/persisted';

export interface PersistedDraft {
  readonly draft: StoredDraft;
  /** The last ones before it, the very last one last. */
  readonly past: readonly StoredDraft[];
}

export interface KeptDrafts {
  /** The game that was set up last. */
  readonly last: GameId;
  readonly byGame: Readonly<Record<GameId, PersistedDraft>>;
}

/** How many changes can be undone after a reload. */
const MOST_PAST = 30;

let opened: Observable<KeptDrafts> | null = null;

/** The one place of drafts; read when it is first asked for. */
export function keptDrafts(): Observable<KeptDrafts> {
  opened ??= createPersisted(() => localStorage, 'fortyone.drafts', parseDrafts);
  return opened;
}

/** Keeps a draft with its past. */
export function keep(draft: StoredDraft, past: readonly StoredDraft[]): void {
  const drafts = keptDrafts();
  const { byGame } = drafts.get();
  const kept: PersistedDraft = { draft, past: past.slice(-MOST_PAST) };
  drafts.set({ last: draft.game, byGame: { ...byGame, [draft.game]: kept } });
}

/** Makes another position the draft of its game; the one before it comes back by undoing. */
export function beginDraft(draft: StoredDraft): void {
  const before = keptDrafts().get().byGame[draft.game];
  const past = before ? [...before.past, before.draft] : [];
  const same = before !== undefined && JSON.stringify(before.draft) === JSON.stringify(draft);
  keep(draft, same ? before.past : past);
}

/** Drafts as stored; what cannot be read is left out. */
export function parseDrafts(stored: Readonly<Record<string, unknown>>): KeptDrafts {
  const byGame: Record<GameId, PersistedDraft> = {};
  for (const value of Object.values(Object(stored.byGame))) {
    const { draft, past }: Record<string, unknown> = Object(value);
    const read = parseDraft(draft);
    if (!read) continue;
    const before = Array.isArray(past) ? past.slice(-MOST_PAST) : [];
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
