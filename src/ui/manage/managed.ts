// What a list can rename, pin and delete: games, and analyses.
import type { GameStore } from '../../storage/gameStore';
import type { GameLabels } from '../../storage/record';
import type { GameSummary } from '../../storage/summary';

/** A game or an analysis, as far as a list manages it. */
export type Managed = Pick<GameSummary, 'id' | 'game' | 'name' | 'pinned' | 'revision'> & {
  /** How a game ended; absent from an analysis, null for a game that goes on. */
  readonly result?: GameSummary['result'];
};

/** What several of them are called. */
export type ManagedKind = 'games' | 'analyses';

/** Where things of a kind are kept. */
export interface Shelf {
  relabel(id: string, labels: Partial<GameLabels>): Promise<unknown>;
  remove(id: string, revision?: number): Promise<void>;
}

export async function shelfOf(kind: ManagedKind, store: GameStore): Promise<Shelf> {
  return kind === 'games' ? store : store.openAnalyses();
}
