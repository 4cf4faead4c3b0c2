// What a list shows of a game: kept beside each stored game, so that no list reads moves or plays them.
import { type Colour, REASONS } from '../rules/types';
import { type GameRecord, type Player, SCORES } from './record';
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
  /** Who had no move when the game ended in stalemate, whose words name that side; null for any other game. */
  readonly stuck: Colour | null;
}

/** Plays a game out only if it ended in stalemate. @throws InputError if its moves do not fit then */
export function summaryOf(record: GameRecord): GameSummary {
  const { version, moves, clock, spent, used, ...kept } = record;
  const isStalemate = record.result?.reason === 'stalemate';
  return {
    ...kept,
    plies: moves.length,
    stuck: isStalemate ? replay(rulesOf(record), record).position.side : null,
  };
}

/** Whether a stored summary has the form of one: it is shown as it is, and one that was damaged is made anew. */
export function isSound(summary: GameSummary): boolean {
  const { id, game, start, name, pinned, white, black, result, options } = summary;
  const texts = [id, game, start, name ?? ''];
  const numbers = [summary.plies, summary.createdAt, summary.updatedAt, summary.revision];
  return (
    texts.every((text) => typeof text === 'string' && !/\p{Cs}/u.test(text)) &&
    numbers.every(Number.isSafeInteger) &&
    typeof pinned === 'boolean' &&
    typeof options === 'object' &&
    isPlayer(white) &&
    isPlayer(black) &&
    (result === null || (SCORES.includes(result?.score) && REASONS.includes(result.reason)))
  );
}

function isPlayer(player: Player): boolean {
  if (player?.kind === 'computer') return Number.isSafeInteger(player.level);
  return (
    player?.kind === 'person' && (player.name === undefined || typeof player.name === 'string')
  );
}

/** The order of lists: pinned games first, then the last played. */
export function byPinAndTime(
  a: Pick<GameRecord, 'pinned' | 'updatedAt'>,
  b: Pick<GameRecord, 'pinned' | 'updatedAt'>,
): number {
  return Number(b.pinned) - Number(a.pinned) || b.updatedAt - a.updatedAt;
}
