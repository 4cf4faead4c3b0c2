// How fast the search of another checkout is beside this one's (npm run lab -- bench-pair FOLDER [game...]), for changes that must
// cost no speed. Both are loaded into one process and search the same position to the same count of nodes in turns of some
// hundred milliseconds, so that other work on the machine meets both alike: the middle of the ratios is then known to a
// hundredth where separate runs differ by a tenth. What is loaded second runs a little slower, so there is a process
// for each order.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { NO_HANDICAP } from '../../../src/engine/levels';
import { games } from '../../../src/games';

const HERE = fileURLToPath(new URL('../../..', import.meta.url));
/** Turns before the compiler has seen everything. */
const WARM_UP = 12;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    nodes: { type: 'string', default: '40000' },
    pairs: { type: 'string', default: '160' },
    /** Which of the two folders is loaded first; both in turn, each in a process of its own, if absent. */
    first: { type: 'string' },
  },
});
const [other, ...wanted] = positionals;
if (other === undefined) throw new Error('say the folder of the checkout to compare with');

/** Milliseconds that a search takes, and the nodes it counted. */
interface Taken {
  readonly milliseconds: number;
  readonly nodes: number;
}

/** The search of a checkout from the start of a game, with nothing learnt before. */
async function searchOf(folder: string, game: string): Promise<() => Taken> {
  const load = (file: string) => import(resolve(folder, file));
  const { Search }: typeof import('../../../src/engine/search') =
    await load('src/engine/search.ts');
  const { SearchMemory }: typeof import('../../../src/engine/tree') =
    await load('src/engine/tree.ts');
  const { gameById }: typeof import('../../../src/games') = await load('src/games/index.ts');
  const { judgingOf }: typeof import('../../support/networks') = await load(
    'tests/support/networks.ts',
  );
  const described = gameById(game);
  if (!described) throw new Error(`no game ${game} in ${folder}`);
  const rules = described.rules({});
  const evaluation = (await judgingOf(described, rules))(1);
  const position = rules.parse(rules.startFen);
  return () => {
    const search = new Search(new SearchMemory(4), {
      position,
      evaluation,
      limits: { nodes: Number(values.nodes) },
      control: { now: () => 0, stopped: () => false },
      handicap: NO_HANDICAP,
      lines: 1,
    });
    const begun = performance.now();
    const { nodes } = search.run();
    return { milliseconds: performance.now() - begun, nodes };
  };
}

const sorted = (numbers: number[]): number[] => numbers.sort((a, b) => a - b);
const at = (numbers: readonly number[], share: number): number =>
  numbers[Math.floor(numbers.length * share)];

/** Speed of the other checkout's search in that of this one's, and its standard error, in this process. */
async function ratioIn(game: string, hereFirst: boolean): Promise<[number, number]> {
  const folders = hereFirst ? [HERE, other] : [other, HERE];
  const [first, second] = [await searchOf(folders[0], game), await searchOf(folders[1], game)];
  const [ours, theirs] = hereFirst ? [first, second] : [second, first];
  for (let turn = 0; turn < WARM_UP; turn++) {
    const [here, there] = [ours(), theirs()];
    if (here.nodes !== there.nodes) {
      throw new Error(`${game}: ${here.nodes} nodes here, ${there.nodes} there: they play unlike`);
    }
  }
  const ratios: number[] = [];
  for (let turn = 0; turn < Number(values.pairs); turn++) {
    const early = turn % 2 === 0 ? ours() : null;
    const there = theirs();
    const here = early ?? ours();
    ratios.push(there.milliseconds / here.milliseconds);
  }
  sorted(ratios);
  // Of a middle value, from the spread of the two thirds around it.
  const spread = (at(ratios, 0.84) - at(ratios, 0.16)) / 2;
  return [at(ratios, 0.5), (1.2533 * spread) / Math.sqrt(ratios.length)];
}

function ratioBeside(game: string, first: 'here' | 'there'): [number, number] {
  const asked = ['--nodes', values.nodes, '--pairs', values.pairs, '--first', first, other, game];
  const own = fileURLToPath(import.meta.url);
  const said = execFileSync(process.execPath, ['--import', 'tsx', own, ...asked], {
    cwd: HERE,
    encoding: 'utf8',
  });
  return JSON.parse(said);
}

const all = wanted.length > 0 ? wanted : games.map(({ id }) => id);
if (values.first !== undefined) {
  console.log(JSON.stringify(await ratioIn(all[0], values.first === 'here')));
} else {
  console.log(`milliseconds of ${other} in those of this checkout: both orders, and their mean`);
  for (const game of all) {
    const [one, two] = [ratioBeside(game, 'here'), ratioBeside(game, 'there')];
    const mean = (one[0] + two[0]) / 2;
    const error = Math.hypot(one[1], two[1]) / 2;
    const each = [one, two].map(([ratio]) => ratio.toFixed(3)).join(' ');
    console.log(`${game.padEnd(10)} ${each}   ${mean.toFixed(3)} ± ${error.toFixed(3)}`);
  }
}
