// The registry of games: one line each. Nothing else lists them.
import { bipartite } from './bipartite';
import { bridge41 } from './bridge41';
import { bridges40 } from './bridges40';
import { cuarenta } from './cuarenta';
import { fastlane } from './fastlane';
import type { Game } from './game';

export const games: readonly Game[] = [bridge41, cuarenta, bipartite, fastlane, bridges40];

/** The game with this id, or undefined. */
export function gameById(id: string): Game | undefined {
  return games.find((game) => game.id === id);
}
