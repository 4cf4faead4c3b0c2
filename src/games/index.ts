// The registry of games: one line each. Nothing else lists them.
import { bipartite } from './bipartite';
import { bridge41 } from './bridge41';
import { bridges40 } from './bridges40';
import { cuarenta } from './cuarenta';
import { fastlane } from './fastlane';
import type { Game } from './game';

const registry: Game[] = [bridge41, cuarenta, bipartite, fastlane, bridges40];

export const games: readonly Game[] = registry;

/** Adds games that the app does not offer, before anything has looked at the registry: for tests. */
export function register(...more: readonly Game[]): void {
  registry.push(...more);
}

/** The game with this id, or undefined. */
export function gameById(id: string): Game | undefined {
  return games.find((game) => game.id === id);
}
