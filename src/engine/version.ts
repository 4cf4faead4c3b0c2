// Which engine found something, for what is kept longer than the engine stays as it is.
import type { ChanceTable } from '../games/chances';

/** Raised when the search or the evaluation of any game finds something else than before. */
const ENGINE = 2;

/** Names the engine and the chances that it tells by: `2 2026-11-22`; other curves make other marks. */
export const engineMark = (chances: ChanceTable | undefined): string =>
  `${ENGINE} ${chances?.made.date ?? '-'}`;
