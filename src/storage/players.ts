// Who plays whom, from the view of the one person in a game.
import { BLACK, type Colour, WHITE } from '../rules/types';
import type { Computer, GameRecord, GameSource } from './record';

export type Players = Pick<GameRecord, 'white' | 'black'>;

/** As records and summaries say it. */
export interface SharedOrNot {
  readonly source?: GameSource | null;
}

/** The colour a single person plays, or null when two persons or two computers do. */
export function ownColour(record: Players): Colour | null {
  if (record.white.kind === record.black.kind) return null;
  return record.white.kind === 'person' ? WHITE : BLACK;
}

/** The colour that is the reader's own: the one that the only person plays, unless the game is somebody else's. */
export const readersColour = (game: Players & SharedOrNot): Colour | null =>
  game.source === 'shared' ? null : ownColour(game);

/** The computer that a single person plays against, or null. */
export function computerIn({ white, black }: Players): Computer | null {
  if (white.kind === black.kind) return null;
  if (white.kind === 'computer') return white;
  return black.kind === 'computer' ? black : null;
}
