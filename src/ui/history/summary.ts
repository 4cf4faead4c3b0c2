// One line of History in words.
import type { RuleSet } from '../../games/game';
import { WHITE } from '../../rules/types';
import { type GameRecord, outcomeOf } from '../../storage/record';
import { replay } from '../../storage/replay';
import { ownColour } from '../names';
import { outcomeTitle, outcomeWords } from '../words';

/** "You win: Black's king is checkmated", or that the game goes on. @throws InputError if the moves do not fit */
export function resultWords(record: GameRecord, rules: (record: GameRecord) => RuleSet): string {
  if (record.result === null) return 'Not finished';
  const outcome = outcomeOf(record.result);
  // Only these words name the side to move, which is known once the moves are played.
  const side = outcome.reason === 'stalemate' ? replay(rules(record), record).position.side : WHITE;
  const words = outcomeWords(outcome, side);
  const title = outcomeTitle(outcome, ownColour(record));
  return title === null ? words : words.replace(/^[^:]*/, title);
}

/** Full moves begun, a move of either side counting as half of one. */
export function movesWords({ moves }: GameRecord): string {
  const count = Math.ceil(moves.length / 2);
  return count === 1 ? '1 move' : `${count} moves`;
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** Day of the last move. `time` is in milliseconds since 1970. */
export const dayWords = (time: number): string => DAY.format(time);
