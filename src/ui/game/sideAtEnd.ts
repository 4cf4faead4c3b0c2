// Whose turn it would be at the end of a game's moves, also while an earlier position is shown.
import { type Colour, opposite } from '../../rules/types';
import type { SessionView } from '../../session/types';

export function sideAtEnd({ live, board, moves }: SessionView): Colour {
  const last = moves.at(-1);
  return live || !last ? board.side : opposite(last.side);
}
