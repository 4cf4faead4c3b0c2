// How long the search takes to find the stored forced wins, with their exact length (npm run lab -- bench).
import type { Game } from '../../../src/games/game';
import { isFound, readForcedWins } from '../../engine/forcedWins/file';
import { positionOf, searchIn } from '../../engine/support';

/** Milliseconds that a position may take. */
export const FORCED_WIN_TIME = 1000;

export interface Found {
  readonly positions: number;
  readonly found: number;
  /** Milliseconds of the middle position, of the slowest one (infinite if not found), and the most nodes. */
  readonly median: number;
  readonly slowest: number;
  readonly mostNodes: number;
}

/** Searches every stored position of a game for a second at most. */
export async function findForcedWins(game: Game): Promise<Found> {
  const times: number[] = [];
  let mostNodes = 0;
  const stored = readForcedWins(game.id);
  for (const { options, text } of stored) {
    const rules = game.rules(options);
    const began = performance.now();
    let foundAt = Number.POSITIVE_INFINITY;
    let nodes = 0;
    await searchIn(rules, positionOf(rules, text), {
      limits: { moveTime: FORCED_WIN_TIME },
      control: {
        now: () => performance.now(),
        // Nothing is left to find.
        stopped: () => foundAt < Number.POSITIVE_INFINITY,
      },
      report: (report) => {
        nodes = report.nodes;
        if (isFound(report.score)) {
          foundAt = Math.min(foundAt, performance.now() - began);
        }
      },
    });
    times.push(foundAt);
    mostNodes = Math.max(mostNodes, nodes);
  }
  times.sort((a, b) => a - b);
  return {
    positions: stored.length,
    found: times.filter((time) => time <= FORCED_WIN_TIME).length,
    median: times[times.length >> 1],
    slowest: times[times.length - 1],
    mostNodes,
  };
}
