// The games that have puzzles.
import { games } from '../../games';
import type { Game } from '../../games/game';

export const puzzledGames: readonly Game[] = games.filter(({ loadPuzzles }) => loadPuzzles);
