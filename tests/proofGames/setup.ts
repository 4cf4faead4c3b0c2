// Runs before each file of unit tests, and so before anything has looked at the registry.
import { games, register } from '../../src/games';
import { registerCodes } from '../../src/share/linkCodes';
import { proofGames } from '.';

// Files that share a process share its registry.
if (!proofGames.some((game) => games.includes(game))) {
  register(...proofGames);
  // Codes that no game of the app will have for a long time. The third proof game has none, as drafts may.
  registerCodes({
    losalamos: { code: 60, options: {} },
    breakthrough: { code: 61, options: {} },
  });
}
