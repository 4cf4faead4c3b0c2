// `npm run lab -- puzzles --game cuarenta --count 300`
// Mines puzzles from games of the app's levels, proves them, lets every level try them for a rating, and writes
// src/games/<id>/puzzles.json. What is mined waits beside this file in pool/<id>.json until there are as many as wanted, so it may
// be interrupted at any time, and the app offers none without a rating; what does not hold by the evaluation of today is left
// out first. By nodes and seeds alone: the same games are played again from the beginning. Without --game, all games.
// `npm run lab -- puzzles --fair` fills the pool with what the app offers but for what there is too much of (fairness.ts).
// `npm run lab -- puzzles --check` proves again all that is stored, and `-- --rival` asks Fairy-Stockfish about them.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '../../../src/games';
import type { Game, OptionValues, RuleSet } from '../../../src/games/game';
import type { Puzzle } from '../../../src/puzzles/puzzle';
import { randomWords } from '../../../src/rules/zobrist';
import { tunedGame } from '../grounds';
import { Collection, type PuzzleFile } from './collection';
import { fairOnes } from './fairness';
import { groundOfGame, puzzleGrounds } from './ground';
import { mineGame } from './mine';
import { themesAnew, whyBroken, whyWrong } from './proveAgain';
import { ratePuzzles } from './rate';
import { secondOpinion } from './secondOpinion';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    count: { type: 'string', default: '300' },
    check: { type: 'boolean', default: false },
    fair: { type: 'boolean', default: false },
    rival: { type: 'boolean', default: false },
  },
});
const count = Number(values.count);
const SAVE_EVERY = 10;
/** Keeps the games' numbers apart as seeds. */
const SEED = 0x50757a;

for (const game of values.game === undefined ? games : [tunedGame(values.game)]) {
  if (values.rival) await askRival(game);
  else if (values.check) await check(game);
  else if (values.fair) leaveOutUnfair(game);
  else await mine(game);
}

async function check(game: Game): Promise<void> {
  const { puzzles } = readFile(offeredPath(game));
  for (const puzzle of puzzles) {
    const wrong = await whyWrong(game, puzzle);
    if (!wrong) continue;
    console.log(`${game.id} ${puzzle.id}: ${wrong}`);
    process.exitCode = 1;
  }
  console.log(`${game.id}: ${puzzles.length} puzzles looked at`);
}

function leaveOutUnfair(game: Game): void {
  const { made, puzzles } = readFile(offeredPath(game));
  const compiled = new Map<string, RuleSet>();
  const rulesOf = (options: OptionValues): RuleSet => {
    const key = JSON.stringify(options);
    const rules = compiled.get(key) ?? game.rules(options);
    compiled.set(key, rules);
    return rules;
  };
  const fair = fairOnes(rulesOf, puzzles, count);
  console.log(`${game.id}: ${fair.length} of ${puzzles.length} puzzles are left`);
  if (fair.length < puzzles.length) write(poolPath(game), { made, puzzles: fair });
}

async function askRival(game: Game): Promise<void> {
  const opinion = await secondOpinion(game, readFile(offeredPath(game)).puzzles, count);
  if (!opinion) return;
  const { checkmates, refuted, searched, others } = opinion;
  console.log(`${game.id}: ${checkmates} checkmates in one or two, ${refuted.length} refuted`);
  console.log(`${game.id}: ${searched} searched, another move in ${others.length}`);
  for (const line of [...refuted, ...others]) console.log(`  ${line}`);
}

async function mine(game: Game): Promise<void> {
  const pool = poolPath(game);
  const file = readFile(existsSync(pool) ? pool : offeredPath(game));
  const grounds = await puzzleGrounds(game);
  const collection = new Collection(game, await stillTrue(game, file.puzzles), count);
  let played = file.made.games;
  for (; collection.puzzles.length < count; played++) {
    const ground = groundOfGame(grounds, played);
    if (!collection.takesRules(ground.rules.options)) continue;
    mineGame(ground, randomWords(SEED + played), (mined) => collection.take(ground, mined));
    if (played % SAVE_EVERY !== 0) continue;
    write(pool, fileOf(game, played + 1, collection.puzzles));
    console.log(`${game.id}: ${played + 1} games, ${collection.puzzles.length} puzzles`);
  }
  const themed: Puzzle[] = [];
  for (const puzzle of collection.puzzles)
    themed.push({ ...puzzle, themes: await themesAnew(game, puzzle) });
  write(offeredPath(game), fileOf(game, played, await ratePuzzles(game, themed)));
  rmSync(pool, { force: true });
}

/** Those that keep their promise. */
async function stillTrue(game: Game, puzzles: readonly Puzzle[]): Promise<Puzzle[]> {
  const held: Puzzle[] = [];
  for (const puzzle of puzzles) {
    const broken = await whyBroken(game, puzzle);
    if (broken) console.log(`${game.id} ${puzzle.id} is left out: ${broken}`);
    else held.push(puzzle);
  }
  return held;
}

/** What the app offers. */
function offeredPath({ id }: Game): string {
  return join(import.meta.dirname, '../../../src/games', id, 'puzzles.json');
}

/** What waits until there is enough of it. */
function poolPath({ id }: Game): string {
  return join(import.meta.dirname, 'pool', `${id}.json`);
}

function readFile(path: string): PuzzleFile {
  const none: PuzzleFile = { made: { date: '', command: '', games: 0 }, puzzles: [] };
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : none;
}

function fileOf(game: Game, played: number, puzzles: readonly Puzzle[]): PuzzleFile {
  const date = new Date().toISOString().slice(0, 10);
  const command = `npm run lab -- puzzles --game ${game.id} --count ${count}`;
  return { made: { date, command, games: played }, puzzles };
}

function write(path: string, file: PuzzleFile): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(file));
  execFileSync('npx', ['biome', 'format', '--write', path], { stdio: 'ignore' });
}
