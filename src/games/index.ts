// The registry of games: one line each. Beside it, only the table in titles.ts lists them, since pages show titles before games are
// loaded.
import { bipartite } from './bipartite';
import { bridge41 } from './bridge41';
import { bridges40 } from './bridges40';
import { cuarenta } from './cuarenta';
import { fastlane } from './fastlane';
import type { Game } from './game';
import { registerTitles } from './titles';

const registry: Game[] = [bridge41, cuarenta, bipartite, fastlane, bridges40];
const isOffered = ({ draft }: Game): boolean => !draft;
const offered = registry.filter(isOffered);

/** Every game, drafts included: what the engine plays, and what records, texts and addresses may name. */
export const games: readonly Game[] = registry;

/** What the app lists and what must have been measured: every game but drafts. */
export const offeredGames: readonly Game[] = offered;

/** Adds games before anything has looked at the registry: for tests. */
export function register(...more: readonly Game[]): void {
  registerTitles(...more);
  registry.push(...more);
  offered.push(...more.filter(isOffered));
}

/** The game with this id, or undefined. */
export function gameById(id: string): Game | undefined {
  return games.find((game) => game.id === id);
}
