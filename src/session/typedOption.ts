// A legal move as it may be typed.
import type { MoveOption } from './types';

/** A legal move and all that may be typed for it. */
export interface TypedOption {
  readonly option: MoveOption;
  /** As the move list writes it. */
  readonly notation: string;
  readonly spellings: ReadonlySet<string>;
}
