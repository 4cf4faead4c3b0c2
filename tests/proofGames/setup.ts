// Runs before each file of unit tests, and so before anything has looked at the registry.
import { register } from '../../src/games';
import { registerCodes } from '../../src/share/linkCodes';
import { proofGames } from '.';

/** Link codes that no game of the app will have for a long time. */
const FIRST_CODE = 60;

register(...proofGames);
registerCodes(
  Object.fromEntries(
    proofGames.map(({ id }, index) => [id, { code: FIRST_CODE + index, options: {} }]),
  ),
);
