// The search of a checkout of this project as a player in the match's own process: at a few thousand nodes a move, asking
// another process takes longer than the search does.
import { resolve } from 'node:path';
import type { Position } from '../../src/rules/position';
import { still } from '../engine/support';
import type { Player } from './players';

/** Megabytes of its table: more than searches so small fill. */
const TABLE = 4;

/**
 * At full strength with the game's network, without solved endings.
 * @param limits `nodes` and their number: nothing here looks at a clock
 * @throws RangeError for other limits
 */
export async function checkoutPlayer(
  name: string,
  folder: string,
  wanted: { readonly game: string; readonly options: Readonly<Record<string, string>> },
  limits: string,
): Promise<Player> {
  const nodes = Number(/^nodes (\d+)$/.exec(limits)?.[1]);
  if (!(nodes > 0)) throw new RangeError(`${name} plays by nodes, not by "${limits}"`);
  const load = (file: string) => import(resolve(folder, file));
  const { Search }: typeof import('../../src/engine/search') = await load('src/engine/search.ts');
  const { SearchMemory }: typeof import('../../src/engine/tree') = await load('src/engine/tree.ts');
  const { NO_HANDICAP }: typeof import('../../src/engine/handicap') =
    await load('src/engine/handicap.ts');
  const { loadRules }: typeof import('../../src/engine/openRules') =
    await load('src/engine/openRules.ts');
  const { networkFiles }: typeof import('../../workers/networkFiles') =
    await load('workers/networkFiles.ts');
  const { rules, strongest } = await loadRules(wanted, networkFiles(folder));
  const memory = new SearchMemory(TABLE);
  let position: Position | null = null;
  let played = 0;
  return {
    name,
    newGame: async () => {
      memory.clear();
      position = null;
    },
    choose: async ({ start, moves }) => {
      if (!position) {
        position = rules.parse(start);
        played = 0;
      }
      for (; played < moves.length; played++) {
        position.make(rules.parseMove(position, moves[played]));
      }
      const task = { evaluation: strongest, limits: { nodes }, control: still, lines: 1 };
      const search = new Search(memory, { ...task, position, handicap: NO_HANDICAP });
      const { move, report } = search.run();
      return { move: rules.formatMove(position, move), score: report?.score ?? null };
    },
    close: () => undefined,
  };
}
