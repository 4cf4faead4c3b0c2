// `npm run lab -- forced-wins --game cuarenta --count 100 --seed 1`
// Collects positions from self-play in which the side to move wins by force in exactly three moves: by checkmate, or
// by the corner in 40 Bridges. Each is verified by exhaustive search, which also shows that nothing wins sooner.
// Writes tests/engine/forcedWins/<id>.txt for the tests and the bench.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Search } from '../../../src/engine/search';
import { SearchMemory } from '../../../src/engine/tree';
import type { Position } from '../../../src/rules/position';
import type { Reason } from '../../../src/rules/types';
import { randomWords } from '../../../src/rules/zobrist';
import {
  FORCED_MOVES,
  type ForcedWinPosition,
  forcedWinsPath,
  formatForcedWins,
} from '../../engine/forcedWins/file';
import { still } from '../../engine/support';
import { ForcedWin } from '../../support/forcedWin';
import { startsOf, tunedGame } from '../grounds';
import { randomOpening } from '../match/match';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'cuarenta' },
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    nodes: { type: 'string', default: '600' },
    noise: { type: 'string', default: '30' },
  },
});
const game = tunedGame(values.game);
const count = Number(values.count);
const random = randomWords(Number(values.seed));

/** Nodes a move of the players, and the largest misjudgement that varies their games: weak play is mated more often. */
const nodes = Number(values.nodes);
const noise = Number(values.noise);

const OPENING_PLIES = 6;
const LONGEST = 240;
/** Forced wins are looked for in so many last plies of a decided game. */
const LAST_PLIES = 30;
/** Nearer to the quiet limit than this a forced win might be cut short. */
const MOST_QUIET = 60;

const { createEvaluation } = await game.loadEvaluation();
const grounds = startsOf(game).map((start) => ({
  ...start,
  evaluation: createEvaluation(start.rules),
}));
const memory = new SearchMemory(2);

/** The last positions of a game of the engine against itself, as texts; none if it was drawn. */
function play({ rules, text, evaluation }: (typeof grounds)[number]): string[] {
  const position = rules.parse(text);
  for (const move of randomOpening(rules, text, OPENING_PLIES, random)) {
    position.make(rules.parseMove(position, move));
  }
  memory.clear();
  const handicap = { noise, missRate: 0, seed: random() };
  const texts: string[] = [];
  while (position.ply < LONGEST && !position.outcome()) {
    texts.push(rules.format(position));
    const search = new Search(memory, {
      position,
      evaluation,
      limits: { nodes },
      control: still,
      handicap,
      lines: 1,
    });
    position.make(search.run().move);
  }
  return (position.outcome()?.winner ?? null) === null ? [] : texts.slice(-LAST_PLIES);
}

/** Whether the side to move wins in three by the game's aim, and not sooner by anything. */
function winsInThree(position: Position): boolean {
  const aims: readonly Reason[] = ['checkmate', 'corner', 'goal'];
  return (
    position.halfmoveClock <= MOST_QUIET &&
    new ForcedWin(position).shortest(FORCED_MOVES - 1) === null &&
    new ForcedWin(position, aims).shortest(FORCED_MOVES) === FORCED_MOVES
  );
}

const found: ForcedWinPosition[] = [];
for (let number = 1; found.length < count; number++) {
  const ground = grounds[number % grounds.length];
  const { rules } = ground;
  // One of a game, and the first, whether played or missed: not a hundred endings that are alike.
  const text = play(ground).find((one) => winsInThree(rules.parse(one)));
  if (text !== undefined) found.push({ text, options: rules.options });
  console.log(`${number} games, ${found.length} positions`);
}
writeFileSync(
  forcedWinsPath(game.id),
  formatForcedWins(
    [
      'npm run lab -- forced-wins',
      ...Object.entries({ ...values, game: game.id }).map(([name, value]) => `--${name} ${value}`),
    ].join(' '),
    found,
  ),
);
