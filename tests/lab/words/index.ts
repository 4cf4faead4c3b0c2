// Audits what the app says about moves: plays games between uneven levels and checks every hint, threat, coach question and
// mark by replay, by counts, and by searches of twenty times the nodes.
//
//   npm run lab -- words [--game cuarenta] [--games 60] [--seed 1] [--nodes 20000] [--every 24] [--whole] [--faults FILE] [--sentences FILE]
//
// looks at every 24th ply, and reviews one game of 24 from beginning to end, or with --whole each, which takes ten times as long;
// prints a table row a game with shares and their 95 % bounds, at Ctrl-C too; what is not true goes to the first file, with its
// position; every sentence goes to the second, to be read.
import '../../support/english';
import { fork } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { gameById, offeredGames } from '../../../src/games';
import type { Game } from '../../../src/games/game';
import { groundsOf, LEVELS, unevenGame } from '../reviewProof/unevenGames';
import { type Audited, auditGame, VERDICTS } from './audit';

const { values: given } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    nodes: { type: 'string', default: '20000' },
    every: { type: 'string', default: '24' },
    whole: { type: 'boolean', default: false },
    faults: { type: 'string' },
    sentences: { type: 'string' },
  },
});

/** One game to play and audit. */
interface Job {
  readonly game: string;
  readonly number: number;
}
interface Done extends Job {
  readonly audited: readonly Audited[];
  readonly moves: readonly string[];
  readonly start: string;
}

const DEEP_FACTOR = 20;
/** Plies by which the first one looked at goes on, from four games (each pair of levels once) to the next. */
const OFFSET_STEP = 5;

if (process.send) process.on('message', (job: Job) => void work(job));
else await command();

/** In a child process: one game after the other. */
async function work({ game: id, number }: Job): Promise<void> {
  const game = gameById(id);
  if (!game) throw new Error(`no game ${id}`);
  const [ground] = groundsOf(game);
  const { createEvaluation } = await game.loadEvaluation();
  const { values } = createEvaluation(ground.rules);
  const line = await unevenGame(ground, Number(given.seed), number);
  const every = Number(given.every);
  const options = {
    ...{ hintNodes: Number(given.nodes), reviewShare: 1, deepFactor: DEEP_FACTOR, every },
    from: (OFFSET_STEP * Math.floor(number / LEVELS.length)) % every,
    isWhole: given.whole || number % every === 0,
  };
  const audited = await auditGame(ground.rules, values, line, options);
  const done: Done = { game: id, number, audited, moves: line.moves, start: line.start };
  process.send?.(done);
}

async function command(): Promise<void> {
  const count = Number(given.games);
  const wanted = offeredGames.filter(({ id }) => given.game === undefined || given.game === id);
  // One of each game after the other, so that a run cut short tells of all.
  const jobs = Array.from({ length: count }, (_, number) =>
    wanted.map(({ id }): Job => ({ game: id, number })),
  ).flat();
  for (const file of [given.faults, given.sentences])
    if (file !== undefined) writeFileSync(file, '');
  const all: Done[] = [];
  process.once('SIGINT', () => {
    print(wanted, all);
    process.exit(1);
  });
  await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), jobs.length) }, () => worker(jobs, all)),
  );
  print(wanted, all);
}

function print(wanted: readonly Game[], all: readonly Done[]): void {
  console.log(`| game | said | ${VERDICTS.join(' | ')} |`);
  for (const { id, name } of wanted) {
    const said = all.filter(({ game }) => game === id).flatMap(({ audited }) => audited);
    console.log(rowOf(name, said));
  }
  if (wanted.length > 1)
    console.log(
      rowOf(
        'together',
        all.flatMap(({ audited }) => audited),
      ),
    );
}

/** Gives a process one job after the other until none is left. */
function worker(jobs: Job[], all: Done[]): Promise<void> {
  const child = fork(import.meta.filename, process.argv.slice(2), { execArgv: process.execArgv });
  return new Promise((resolve, reject) => {
    const next = () => {
      const job = jobs.shift();
      if (job) child.send(job);
      else {
        child.kill();
        resolve();
      }
    };
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code) reject(new Error(`a process ended with ${code}`));
    });
    child.on('message', (done: Done) => {
      all.push(done);
      report(done);
      next();
    });
    next();
  });
}

function report({ game, number, audited, start, moves }: Done): void {
  const bad = audited.filter(({ verdict }) => verdict !== 'true');
  console.error(`${game} ${number}: ${audited.length} said, ${bad.length} not simply true`);
  if (given.sentences !== undefined) {
    const said = audited.map(
      ({ ply, move, source, sentence }) => `${ply} ${move ?? '-'} ${source}: ${sentence}\n`,
    );
    appendFileSync(given.sentences, `# ${game} ${number}: ${moves.join(' ')}\n${said.join('')}\n`);
  }
  if (given.faults === undefined) return;
  for (const one of bad) {
    const text = { game, start, moves: moves.slice(0, one.ply).join(' '), ...one };
    appendFileSync(given.faults, `${JSON.stringify(text)}\n`);
  }
}

function rowOf(name: string, said: readonly Audited[]): string {
  const cells = VERDICTS.map((verdict) => {
    const count = said.filter((one) => one.verdict === verdict).length;
    return `${count} (${shareText(count, said.length)})`;
  });
  return `| ${name} | ${said.length} | ${cells.join(' | ')} |`;
}

/** "1.2 %, 0.8 to 1.9": a share with the 95 % bounds of Wilson's score interval. */
function shareText(count: number, all: number): string {
  if (all === 0) return '-';
  const [z, share] = [1.96, count / all];
  const middle = share + (z * z) / (2 * all);
  const spread = z * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all));
  const [low, high] = [middle - spread, middle + spread].map((one) => one / (1 + (z * z) / all));
  const percent = (one: number) => (100 * one).toFixed(1);
  return `${percent(share)} %, ${percent(Math.max(0, low))} to ${percent(high)}`;
}
