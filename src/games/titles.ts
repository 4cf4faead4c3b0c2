// The titles of all games, one line each in the order of the registry: what addresses may name and the first page lists, without
// the code of any game.
import { title as bipartite } from './bipartite/title';
import { title as bridge41 } from './bridge41/title';
import { title as bridges40 } from './bridges40/title';
import { title as cuarenta } from './cuarenta/title';
import { title as fastlane } from './fastlane/title';
import type { GameTitle } from './title';

const registered: GameTitle[] = [bridge41, cuarenta, bipartite, fastlane, bridges40];
const isOffered = ({ draft }: GameTitle): boolean => !draft;
const offered = registered.filter(isOffered);

/** Of every game, drafts included: what addresses may name. */
export const titles: readonly GameTitle[] = registered;

/** Of the games that the app lists. */
export const offeredTitles: readonly GameTitle[] = offered;

/** Adds titles before anything has looked at them: for tests. */
export function registerTitles(...more: readonly GameTitle[]): void {
  registered.push(...more);
  offered.push(...more.filter(isOffered));
}
