// Whether a stored summary can be shown as it is.
import { REASONS } from '../rules/types';
import { isTenths } from './parseRecord';
import { type Player, SCORES, SOURCES } from './record';
import type { GameSummary } from './summary';

/** Whether a stored summary has the form of one: it is shown as it is, and one that was damaged is made anew. */
export function isSound(summary: GameSummary): boolean {
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
