// The search of a checkout of this project as a player in the match's own process: at a few thousand nodes a move, asking
// another process takes longer than the search does.
import { resolve } from 'node:path';
import { NO_HANDICAP } from '../../../src/engine/levels';
import type { SearchControl } from '../../../src/engine/limits';
import type { Evaluation } from '../../../src/games/game';
import type { Position } from '../../../src/rules/position';
import type { Player } from './players';

/** Megabytes of its table: more than searches so small fill. */
const TABLE = 4;

/** Positions judged in a millisecond of a clock that runs by these alone, so that a match by the clock can be repeated. */
const JUDGED = 100;

/** What a game begins with: nodes a move, or milliseconds and what each move adds to them. */
type Allowance =
  | { readonly nodes: number }
  | { readonly clock: number; readonly increment: number };

/** @throws RangeError */
function allowanceFrom(limits: string): Allowance {
  const [, nodes] = /^nodes ([1-9]\d*)$/.exec(limits) ?? [];
  if (nodes) return { nodes: Number(nodes) };
  const [, clock, increment] = /^clock ([1-9]\d*)\+(\d+)$/.exec(limits) ?? [];
  if (clock && increment) return { clock: Number(clock), increment: Number(increment) };
  throw new RangeError(`neither "nodes 4000" nor "clock 2000+20": ${limits}`);
}

/**
 * At full strength with the game's network, without solved endings.
 * @param limits `nodes` and their number, or `clock 2000+20`: milliseconds for the game and for each move, of a hundred
 *   judged positions each
 * @throws RangeError for other limits
 */
export async function checkoutPlayer(
  name: string,
  folder: string,
  wanted: { readonly game: string; readonly options: Readonly<Record<string, string>> },
  limits: string,
): Promise<Player> {
  const allowance = allowanceFrom(limits);
  const load = (file: string) => import(resolve(folder, file));
  const { Search }: typeof import('../../../src/engine/search') =
    await load('src/engine/search.ts');
  const { SearchMemory }: typeof import('../../../src/engine/tree') =
    await load('src/engine/tree.ts');
  const { loadRules }: typeof import('../../../src/engine/openRules') =
    await load('src/engine/openRules.ts');
  const { networkFiles }: typeof import('../../../workers/networkFiles') =
    await load('workers/networkFiles.ts');
  const { rules, strongest } = await loadRules(wanted, networkFiles(folder));
  const memory = new SearchMemory(TABLE);
  let judged = 0;
  const evaluation: Evaluation = {
    ...strongest,
    evaluate: (at) => {
      judged++;
      return strongest.evaluate(at);
    },
  };
  const control: SearchControl = { now: () => judged / JUDGED, stopped: () => false };
  let remaining = 0;
  let position: Position | null = null;
  let played = 0;
  return {
    name,
    newGame: async () => {
      memory.clear();
      position = null;
      remaining = 'clock' in allowance ? allowance.clock : 0;
    },
    choose: async ({ start, moves }) => {
      if (!position) {
        position = rules.parse(start);
        played = 0;
      }
      for (; played < moves.length; played++) {
        position.make(rules.parseMove(position, moves[played]));
      }
      judged = 0;
      const { nodes, increment } = { nodes: undefined, increment: 0, ...allowance };
      const limit = nodes === undefined ? { clock: { remaining, increment } } : { nodes };
      const task = { evaluation, limits: limit, control, lines: 1 };
      const search = new Search(memory, { ...task, position, handicap: NO_HANDICAP });
      const { move, report } = search.run();
      remaining += increment - control.now();
      return { move: rules.formatMove(position, move), score: report?.score ?? null };
    },
    close: () => undefined,
  };
}
