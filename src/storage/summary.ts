// What a list shows of a game: kept beside each stored game, so that no list reads moves or plays them.
import type { Colour } from '../rules/types';
import type { GameRecord, GameSource } from './record';
import { replay, rulesOf } from './replay';

/** What a summary has from its record as it is there. */
type Kept =
  | 'id'
  | 'game'
  | 'options'
  | 'start'
  | 'white'
  | 'black'
  | 'result'
  | 'name'
  | 'pinned'
  | 'createdAt'
  | 'updatedAt'
  | 'revision';

export interface GameSummary extends Pick<GameRecord, Kept> {
  /** Moves of either side. */
  readonly plies: number;
  /** Whether the coach looked on; absent where it did not, and in summaries from before there was one. */
  readonly coached?: true;
  /** Absent for a game that was played here from its start, and in summaries from before other games were marked. */
  readonly source?: GameSource;
  /** Who had no move when the game ended in stalemate, whose words name that side; null for any other game. */
  readonly stuck: Colour | null;
}

/** Plays a game out only if it ended in stalemate. @throws InputError if its moves do not fit then */
export function summaryOf(record: GameRecord): GameSummary {
  const { version, moves, clock, spent, used, coach, source, ...kept } = record;
  const isStalemate = record.result?.reason === 'stalemate';
  return {
    ...kept,
    plies: moves.length,
    ...(coach !== null && { coached: true }),
    ...(source !== null && { source }),
    stuck: isStalemate ? replay(rulesOf(record), record).position.side : null,
  };
}
