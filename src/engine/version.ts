// Which engine found something, for what is kept longer than the engine stays as it is.
import type { ChanceTable } from '../games/chances';

/** Raised when the search, the evaluation of any game or the work put into a review finds something else than before. */
const ENGINE = 8;

/** Names the engine and the chances that it tells by: `2 2026-11-22`; other curves make other marks. */
export const engineMark = (chances: ChanceTable | undefined): string =>
  `${ENGINE} ${chances?.made.date ?? '-'}`;
