// A game as it is stored, shared and backed up: text only, with a version, so that any later build can replay it.
import type { GameId, OptionValues } from '../games/game';
import type { Reason } from '../rules/types';

export const RECORD_VERSION = 1;

export type Player =
  | { readonly kind: 'person'; readonly name?: string }
  | { readonly kind: 'computer'; readonly level: number };

export interface GameRecord {
  readonly version: typeof RECORD_VERSION;
  /** Random, unique across devices. */
  readonly id: string;
  readonly game: GameId;
  readonly options: OptionValues;
  /** Position text the game began from. */
  readonly start: string;
  /** Move texts, in order. */
  readonly moves: readonly string[];
  readonly white: Player;
  readonly black: Player;
  /** Set once the game is over; `reason` may be one the rules cannot see (resignation, agreement, time). */
  readonly result: { readonly score: '1-0' | '0-1' | '1/2-1/2'; readonly reason: Reason } | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
}
