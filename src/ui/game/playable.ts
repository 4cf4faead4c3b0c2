// Whether the position shown leaves something to play, for a game of its own that goes on from it.
import type { SessionView } from '../../session/types';
import { endsOnBoard } from '../../storage/replay';

interface Shown extends Pick<SessionView, 'live' | 'outcome'> {
  readonly moves: { readonly length: number };
}

/** An earlier position always does; the last one does unless the rules ended the game there. */
export const isPlayable = ({ live, outcome, moves }: Shown): boolean =>
  moves.length > 0 && (!live || outcome === null || !endsOnBoard(outcome.reason));
