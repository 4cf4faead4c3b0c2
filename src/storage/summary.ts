// What a list shows of a game: stored beside each game, so that no list reads moves or plays them.
import { type Colour, REASONS } from '../rules/types';
import { isTenths } from './parseRecord';
import { type GameRecord, type GameSource, type Player, SCORES, SOURCES } from './record';
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
  /** Whether the coach looked on; absent where it did not, and in summaries from before there was one. */
  readonly coached?: true;
  /** Absent for a game that was played here from its start, and in summaries from before other games were marked. */
  readonly source?: GameSource;
  /** Who had no move when the game ended in stalemate, whose words name that side; null for any other game. */
  readonly stuck: Colour | null;
}

/** Plays a game out only if it ended in stalemate. @throws InputError if its moves do not fit then */
export function summaryOf(record: GameRecord): GameSummary {
  const { version, moves, clock, spent, used, coach, source, ...kept } = record;
  const isStalemate = record.result?.reason === 'stalemate';
  return {
    ...kept,
    plies: moves.length,
    ...(coach !== null && { coached: true }),
    ...(source !== null && { source }),
    stuck: isStalemate ? replay(rulesOf(record), record).position.side : null,
  };
}

/** Whether a stored summary has the form of one: it is shown as it is, and one that was damaged is made anew. */
export function isValidSummary(summary: GameSummary): boolean {
  const { id, game, start, name, pinned, coached, source } = summary;
  const { white, black, result, options } = summary;
  const texts = [id, game, start, name ?? ''];
  const numbers = [summary.plies, summary.createdAt, summary.updatedAt, summary.revision];
  return (
    texts.every((text) => typeof text === 'string' && !/\p{Cs}/u.test(text)) &&
    numbers.every(Number.isSafeInteger) &&
    typeof pinned === 'boolean' &&
    (coached === undefined || coached === true) &&
    (source === undefined || SOURCES.includes(source)) &&
    typeof options === 'object' &&
    isPlayer(white) &&
    isPlayer(black) &&
    (result === null || (SCORES.includes(result?.score) && REASONS.includes(result.reason)))
  );
}

function isPlayer(player: Player): boolean {
  if (player?.kind === 'computer')
    return player.matched ? isTenths(player.level) : Number.isSafeInteger(player.level);
  return (
    player?.kind === 'person' && (player.name === undefined || typeof player.name === 'string')
  );
}
