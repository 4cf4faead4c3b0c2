// Speed of ours and of the rivals in the same run, on the same positions (npm run bench [game...]): move generation
// against ffish, search against Fairy-Stockfish compiled to WebAssembly. Ours run through the headless engine, one
// process per game. Contestants take turns and the best round counts, which keeps other load on the machine out.
// Then how long the stored forced wins take to be found.
import { games } from '../../src/games';
import type { Game } from '../../src/games/game';
import { UciProcess } from '../match/uciProcess';
import { ffishPerft, loadFfish } from '../rivals/ffish';
import { type RivalGame, rivalGames } from '../rivals/variants';
import { FORCED_WIN_TIME, findForcedWins } from './forcedWins';

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

/** Nodes per second of a search, as reported with its last iteration. */
async function searchSpeed(engine: UciProcess): Promise<number> {
  const lines = await engine.ask(`go movetime ${SEARCH_TIME}`, 'bestmove');
  const last = lines.filter((line) => / nodes \d+ /.test(line)).pop() ?? '';
  const number = (name: string) => Number(new RegExp(` ${name} (\\d+)`).exec(last)?.[1] ?? 0);
  return (number('nodes') / Math.max(1, number('time'))) * 1000;
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
  const fresh = async (player: UciProcess) => {
    player.send('ucinewgame');
    await player.ask('isready', 'readyok');
    return searchSpeed(player);
  };
  const speeds = await race(() => fresh(engine), fairy ? () => fresh(fairy) : null);
  fairy?.quit();
  return row('search', speeds);
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

const wanted = process.argv.slice(2);
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
}
