// The field of FEN between side and counters, for those who set a position up: what it may say, in words.
import type { PieceOn } from '../rules/effects';

export type PositionField = TerrainChoice | CastlingRights;

/** Which terrain holds: where the bridge lies, which stage it is. */
interface TerrainChoice {
  readonly kind: 'terrain';
  /** What it is called on the screen. */
  readonly label: string;
  /** In the order of the terrains. */
  readonly values: readonly TerrainValue[];
}

export interface TerrainValue {
  /** As FEN has it. */
  readonly text: string;
  readonly label: string;
}

/** Which castlings are still allowed. */
interface CastlingRights {
  readonly kind: 'rights';
  readonly label: string;
  /** In the order of FEN; none where the options in force leave castling out. */
  readonly rights: readonly CastlingRight[];
}

interface CastlingRight {
  readonly letter: string;
  readonly label: string;
  /** What has to stand where it stood at the start. */
  readonly stands: readonly PieceOn[];
}

/** What FEN says where nothing is allowed. */
export const NO_RIGHTS = '-';
