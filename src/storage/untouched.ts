// Games that were begun and left before anybody but the computer moved: they would pile up, and hold nothing that a
// player entered.

import type { GameStore } from './gameStore';
import { type GameRecord, playerOf } from './record';
import { rulesOf } from './replay';
import type { GameSummary } from './summary';
import type { Tabs } from './tabs';

/**
 * Whether no person has done anything with a game: no move, no name, no pin, no end, no start of its own.
 * @throws InputError if this version does not know its game or options
 */
function isUntouched(game: GameSummary): boolean {
  if (game.result || game.name !== null || game.pinned || game.plies > 1) return false;
  const rules = rulesOf(game);
  if (game.start !== rules.startFen) return false;
  if (game.plies === 0) return true;
  // The one move is the computer's, and its opponent has not answered.
  const first = rules.parse(game.start).side;
  const other = first === 0 ? game.black : game.white;
  return playerOf(game, first).kind === 'computer' && other.kind === 'person';
}

/** Forgets other untouched games of the same kind, but for those that another tab has open. */
export async function forgetUntouched(
  store: Pick<GameStore, 'listUnfinished' | 'remove'>,
  tabs: Tabs,
  begun: Pick<GameRecord, 'id' | 'game'>,
): Promise<void> {
  const others = (await store.listUnfinished()).filter(
    (game) => game.game === begun.game && game.id !== begun.id && isUntouched(game),
  );
  for (const { id, revision } of others) {
    const seat = await tabs.join(id, false, () => undefined);
    try {
      if (seat.plays) await store.remove(id, revision);
    } finally {
      seat.leave();
    }
  }
}
