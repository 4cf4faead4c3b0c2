// Ours and the rivals in the same run, on the same positions: move generation against ffish, search against
// Fairy-Stockfish compiled to WebAssembly, by nodes per second, time to depth and points. Ours run through the headless
// engine, one process per game. Contestants take turns and the best round counts, which keeps other load on the machine
// out. Between them, how long the stored forced wins take to be found.
//
//   npm run lab -- bench [--games 100] [game ...]
import { parseArgs } from 'node:util';
import { games } from '../../../src/games';
import type { Game } from '../../../src/games/game';
import { ffishPerft, loadFfish } from '../../rivals/ffish';
import { type RivalGame, rivalGames } from '../../rivals/variants';
import { UciProcess } from '../match/uciProcess';
import { FORCED_WIN_TIME, findForcedWins } from './forcedWins';
import { pointsAgainst } from './points';
import { quickest, type SearchRun, searchFor } from './searchRun';

const ROUNDS = 3;
/** Perft goes on to the first depth with this many leaves. */
const ENOUGH_LEAVES = 2_000_000;
const SEARCH_TIME = 2000;

interface Speeds {
  /** Leaves or nodes per second; null without a rival. */
  readonly ours: number;
  readonly theirs: number | null;
}

/** The fastest of some rounds of each contestant, taking turns. Contestants return nodes per second. */
async function race(
  ours: () => number | Promise<number>,
  theirs: (() => number | Promise<number>) | null,
): Promise<Speeds> {
  let best = 0;
  let rivals = 0;
  for (let round = 0; round < ROUNDS; round++) {
    best = Math.max(best, await ours());
    if (theirs) rivals = Math.max(rivals, await theirs());
  }
  return { ours: best, theirs: theirs && rivals };
}

async function timed(count: () => number | Promise<number>): Promise<number> {
  const started = performance.now();
  const nodes = await count();
  return (nodes / (performance.now() - started)) * 1000;
}

async function ourEngine(game: string, start: string | undefined): Promise<UciProcess> {
  const engine = new UciProcess('npm run -s uci');
  await engine.begin({ UCI_Variant: game });
  engine.send(start ? `position fen ${start}` : 'position startpos');
  return engine;
}

async function ourPerft(engine: UciProcess, depth: number): Promise<number> {
  const lines = await engine.ask(`go perft ${depth}`, 'Nodes searched');
  return Number(lines[lines.length - 1].split(': ')[1]);
}

async function benchPerft(engine: UciProcess, rival: RivalGame | undefined): Promise<string> {
  let depth = 1;
  while ((await ourPerft(engine, depth)) < ENOUGH_LEAVES) depth++;
  const board = rival && new (await loadFfish()).Board(rival.variant);
  const { ours, theirs } = await race(
    () => timed(() => ourPerft(engine, depth)),
    // Theirs is slower: a depth less takes long enough.
    board ? () => timed(() => ffishPerft(board, depth - 1)) : null,
  );
  board?.delete();
  return row(`perft ${depth}`, { ours, theirs });
}

async function benchSearch(engine: UciProcess, rival: RivalGame | undefined): Promise<string> {
  const fairy = rival && new UciProcess('npx tsx tests/rivals/fairy-uci.ts');
  if (fairy) {
    await fairy.begin({ UCI_Variant: rival.variant, Hash: 16 });
    fairy.send('position startpos');
  }
  const runs: Record<'ours' | 'theirs', SearchRun[]> = { ours: [], theirs: [] };
  const fresh = async (player: UciProcess, whose: keyof typeof runs) => {
    player.send('ucinewgame');
    await player.ask('isready', 'readyok');
    const run = await searchFor(player, SEARCH_TIME);
    runs[whose].push(run);
    return run.speed;
  };
  const speeds = await race(
    () => fresh(engine, 'ours'),
    fairy ? () => fresh(fairy, 'theirs') : null,
  );
  fairy?.quit();
  return `${row('search', speeds)}\n${depthRow(quickest(runs.ours), quickest(runs.theirs))}`;
}

/** The time to the deepest iteration that all contestants finished. */
function depthRow(ours: Map<number, number>, theirs: Map<number, number>): string {
  const rival = theirs.size > 0;
  const depth = Math.max(...[...ours.keys()].filter((one) => !rival || theirs.has(one)));
  const [own, other] = [ours.get(depth) ?? 0, theirs.get(depth) ?? 0];
  const milliseconds = (time: number) => `${time} ms`.padStart(10);
  const against = rival ? `${milliseconds(other)}${(own / other).toFixed(2).padStart(8)}x` : '';
  return `  ${`depth ${depth}`.padEnd(10)}${milliseconds(own)}${against}`;
}

const thousands = (perSecond: number): string => `${Math.round(perSecond / 1000)}k/s`.padStart(10);

function row(what: string, { ours, theirs }: Speeds): string {
  const against =
    theirs === null ? '' : `${thousands(theirs)}${(ours / theirs).toFixed(2).padStart(8)}x`;
  return `  ${what.padEnd(10)}${thousands(ours)}${against}`;
}

async function benchForcedWins(game: Game): Promise<string> {
  const { positions, found, median, slowest, mostNodes } = await findForcedWins(game);
  if (positions === 0) return '  wins in 3: none stored';
  const limit = `over ${FORCED_WIN_TIME} ms`;
  const last = Number.isFinite(slowest) ? `${slowest.toFixed(0)} ms` : limit;
  const times = `median ${median.toFixed(0)} ms, slowest ${last}`;
  return `  wins in 3: ${found} of ${positions}, ${times}, ${mostNodes} nodes at most`;
}

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '100' } },
});
const matchGames = Number(values.games);
process.stdout.write(`best of ${ROUNDS}; ours, rival, ratio\n`);
for (const game of games) {
  const { id, name } = game;
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const rival = rivalGames.find(({ game }) => game === id);
  const engine = await ourEngine(id, rival?.start);
  process.stdout.write(`${name}\n`);
  process.stdout.write(`${await benchPerft(engine, rival)}\n`);
  process.stdout.write(`${await benchSearch(engine, rival)}\n`);
  engine.quit();
  process.stdout.write(`${await benchForcedWins(game)}\n`);
  if (rival && matchGames > 0)
    process.stdout.write(`  ${await pointsAgainst(rival, matchGames)}\n`);
}
