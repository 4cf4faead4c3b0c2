// A position that is to be set up, as other screens hand it over.
import type { GameId, OptionValues } from '../../games/game';

export interface SetUpPosition {
  readonly game: GameId;
  readonly options: OptionValues;
  /** FEN; also one that the rules refuse. The start if it cannot be read at all. */
  readonly text: string;
}
