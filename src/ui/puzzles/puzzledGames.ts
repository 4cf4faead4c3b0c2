// The games that have puzzles.
import { offeredGames } from '../../games';
import type { Game } from '../../games/game';

export const puzzledGames: readonly Game[] = offeredGames.filter(({ loadPuzzles }) => loadPuzzles);
