// The registry of games: one line each. Nothing else lists them.
import { bridge41 } from './bridge41';
import type { Game } from './game';

export const games: readonly Game[] = [bridge41];

/** The game with this id, or undefined. */
export function gameById(id: string): Game | undefined {
  return games.find((game) => game.id === id);
}
