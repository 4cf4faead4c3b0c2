// Three small drafts that the app does not have, made as src/games/kit/README.md says. setup.ts adds them to the registry of
// every unit test, so that whatever is claimed of all games holds of games that nobody here had in mind.
import type { Game } from '../../src/games/game';
import { breakthrough } from './breakthrough';
import { losAlamos } from './losalamos';
import { microchess } from './microchess';

export const proofGames: readonly Game[] = [losAlamos, breakthrough, microchess];
