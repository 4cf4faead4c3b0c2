// `npm run lab -- puzzles --game cuarenta --count 300`
// Mines puzzles from games of the app's levels, proves them, lets every level try them for a rating, and writes
// src/games/<id>/puzzles.json. It goes on from what is stored there, so it may be interrupted at any time; what does not hold
// by the evaluation of today is left out first. By nodes and seeds alone: the same games are played again by whoever
// begins anew. Without --game, all games.
// `npm run lab -- puzzles --check` proves again all that is stored, and `-- --rival` asks Fairy-Stockfish about them.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '../../../src/games';
import type { Game } from '../../../src/games/game';
import type { Puzzle, PuzzleFile } from '../../../src/puzzles/puzzle';
import { randomWords } from '../../../src/rules/zobrist';
import { tunedGame } from '../grounds';
import { Collection } from './collection';
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
  else await mine(game);
}

async function check(game: Game): Promise<void> {
  const { puzzles } = readFile(game);
  for (const puzzle of puzzles) {
    const wrong = await whyWrong(game, puzzle);
    if (!wrong) continue;
    console.log(`${game.id} ${puzzle.id}: ${wrong}`);
    process.exitCode = 1;
  }
  console.log(`${game.id}: ${puzzles.length} puzzles looked at`);
}

async function askRival(game: Game): Promise<void> {
  const opinion = await secondOpinion(game, readFile(game).puzzles, count);
  if (!opinion) return;
  const { checkmates, refuted, searched, others } = opinion;
  console.log(`${game.id}: ${checkmates} checkmates in one or two, ${refuted.length} refuted`);
  console.log(`${game.id}: ${searched} searched, another move in ${others.length}`);
  for (const line of [...refuted, ...others]) console.log(`  ${line}`);
}

async function mine(game: Game): Promise<void> {
  const file = readFile(game);
  const grounds = await puzzleGrounds(game);
  const collection = new Collection(game, await stillTrue(game, file.puzzles), count);
  let played = file.made.games;
  for (; collection.puzzles.length < count; played++) {
    const ground = groundOfGame(grounds, played);
    if (!collection.takesRules(ground.rules.options)) continue;
    mineGame(ground, randomWords(SEED + played), (mined) => collection.take(ground, mined));
    if (played % SAVE_EVERY !== 0) continue;
    save(game, played + 1, collection.puzzles);
    console.log(`${game.id}: ${played + 1} games, ${collection.puzzles.length} puzzles`);
  }
  const themed: Puzzle[] = [];
  for (const puzzle of collection.puzzles)
    themed.push({ ...puzzle, themes: await themesAnew(game, puzzle) });
  save(game, played, await ratePuzzles(game, themed));
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

function pathOf({ id }: Game): string {
  return join(import.meta.dirname, '../../../src/games', id, 'puzzles.json');
}

function readFile(game: Game): PuzzleFile {
  const path = pathOf(game);
  const none: PuzzleFile = { made: { date: '', command: '', games: 0 }, puzzles: [] };
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : none;
}

function save(game: Game, played: number, puzzles: readonly Puzzle[]): void {
  const file: PuzzleFile = {
    made: {
      date: new Date().toISOString().slice(0, 10),
      command: `npm run lab -- puzzles --game ${game.id} --count ${count}`,
      games: played,
    },
    puzzles,
  };
  const path = pathOf(game);
  writeFileSync(path, JSON.stringify(file));
  execFileSync('npx', ['biome', 'format', '--write', path], { stdio: 'ignore' });
}
