// What one search by clock tells of a player that speaks our protocol: its speed, and when it had finished each depth.
import type { UciProcess } from '../match/uciProcess';

export interface SearchRun {
  /** Nodes per second, as told with the last iteration. */
  readonly speed: number;
  /** Milliseconds from the start to the end of each depth. */
  readonly depths: ReadonlyMap<number, number>;
}

/** Searches the position that the player was given, for so many milliseconds. */
export async function searchFor(engine: UciProcess, milliseconds: number): Promise<SearchRun> {
  return readRun(await engine.ask(`go movetime ${milliseconds}`, 'bestmove'));
}

/** Reads what was printed during a search; lines that tell no nodes count for nothing. */
export function readRun(lines: readonly string[]): SearchRun {
  const depths = new Map<number, number>();
  let speed = 0;
  for (const line of lines) {
    const [depth, nodes, time] = ['depth', 'nodes', 'time'].map((name) => number(line, name));
    if (depth === null || nodes === null || time === null) continue;
    speed = (nodes / Math.max(1, time)) * 1000;
    // Fairy-Stockfish tells of a depth whose first look failed before it has finished it.
    if (!/ (lower|upper)bound /.test(line)) depths.set(depth, time);
  }
  return { speed, depths };
}

/** The least time of several runs for each depth that one of them finished. */
export function quickest(runs: readonly SearchRun[]): Map<number, number> {
  const least = new Map<number, number>();
  for (const { depths } of runs) {
    for (const [depth, time] of depths)
      least.set(depth, Math.min(time, least.get(depth) ?? Number.POSITIVE_INFINITY));
  }
  return least;
}

function number(line: string, name: string): number | null {
  const found = new RegExp(` ${name} (\\d+)`).exec(line);
  return found && Number(found[1]);
}
