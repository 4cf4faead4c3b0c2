// Two small games that the app does not offer, made as src/games/kit/README.md says. setup.ts adds them to the registry of
// every unit test, so that whatever is claimed of all games is claimed of games that nobody here had in mind.
import type { Game } from '../../src/games/game';
import { breakthrough } from './breakthrough';
import { losAlamos } from './losAlamos';

export const proofGames: readonly Game[] = [losAlamos, breakthrough];
