// `npm run lab -- races --games 500 --count 40`
// Mines puzzles of the race in Bipartite Chess from `--games` races, picks `--count` that are unlike each other, lets the levels rate them
// beside stored puzzles and adds them to src/games/bipartite/puzzles.json. What is mined waits beside the other pools, so it may be
// interrupted at any time. Races that are stored already stay as they are.
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Engine } from '../../../src/engine/engine';
import { bipartite } from '../../../src/games/bipartite';
import { goalOf, type Puzzle } from '../../../src/puzzles/puzzle';
import { legalMoves } from '../../../src/rules/move';
import { randomWords } from '../../../src/rules/zobrist';
import { still } from '../../engine/support';
import { readNetwork } from '../../support/networks';
import type { PuzzleFile } from '../puzzles/collection';
import { Copies } from '../puzzles/fairness';
import { groundOf } from '../puzzles/ground';
import { imageKey, puzzleId } from '../puzzles/identity';
import { themesAnew, whyBroken } from '../puzzles/proveAgain';
import { minedRace, type RacePuzzle } from '../puzzles/races';
import { ratePuzzlesBeside } from '../puzzles/rate';
import { RaceSolver, readRace, WHOLE_BOARD } from './solver';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '500' },
    count: { type: 'string', default: '40' },
  },
});
/** Keeps the races' numbers apart as seeds. */
const SEED = 0x52616365;
/** Puzzles with the same first move at most. */
const MOST_ALIKE = 3;
/** Stored puzzles that are tried beside the new ones. */
const KNOWN = 30;
/** As the app asks for the reply to a wrong move (session/puzzle/puzzleSession.ts). */
const REPLY_NODES = 40_000;

interface Mined extends RacePuzzle {
  readonly game: number;
}

const rules = bipartite.rules({});
const stored = join(import.meta.dirname, '../../../src/games/bipartite/puzzles.json');
const pool = join(import.meta.dirname, '../puzzles/pool/races.jsonl');

await mine(Number(values.games));
await add(Number(values.count));

async function mine(games: number): Promise<void> {
  mkdirSync(join(pool, '..'), { recursive: true });
  const ground = await groundOf(bipartite, {}, rules.startFen);
  const last = poolLines().at(-1);
  for (let game = (last?.game ?? -1) + 1; game < games; game++) {
    const found = minedRace(ground, randomWords(SEED + game));
    // A line without a puzzle says how far it has come.
    const lines = found.length > 0 ? found : [{ text: '', moves: [] }];
    for (const one of lines) appendFileSync(pool, `${JSON.stringify({ game, ...one })}\n`);
  }
}

function poolLines(): Mined[] {
  if (!existsSync(pool)) return [];
  const lines = readFileSync(pool, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

async function add(count: number): Promise<void> {
  const file: PuzzleFile = JSON.parse(readFileSync(stored, 'utf8'));
  const known = file.puzzles.filter(({ themes }) => goalOf(themes) !== 'stage');
  const races = file.puzzles.filter(({ themes }) => goalOf(themes) === 'stage');
  const picked: Omit<Puzzle, 'rating'>[] = [];
  for (const { text, moves } of unlikeEachOther(races)) {
    if (races.length + picked.length >= count) break;
    const id = puzzleId([bipartite.id, '{}', text, ...moves]);
    const bare = { id, options: {}, text, moves, rating: 0 };
    const puzzle = { ...bare, themes: await themesAnew(bipartite, { ...bare, themes: ['stage'] }) };
    const broken = (await whyBroken(bipartite, puzzle)) ?? (await misleadingReply(puzzle));
    if (broken) console.log(`${text} is left out: ${broken}`);
    else picked.push(puzzle);
  }
  const added = await ratePuzzlesBeside(bipartite, picked, spreadOut(known));
  const puzzles = [...file.puzzles, ...added];
  writeFileSync(stored, JSON.stringify({ ...file, puzzles }));
  execFileSync('npx', ['biome', 'format', '--write', stored], { stdio: 'ignore' });
  console.log(`${added.length} puzzles of the race added`);
}

/** Of each race one puzzle a side, the earliest of those with the longest solution; few with the same first move, no copies. */
function unlikeEachOther(taken: readonly Puzzle[]): RacePuzzle[] {
  const lines = poolLines().filter(({ text }) => text !== '');
  const best = new Map<string, Mined>();
  for (const one of lines) {
    const key = `${one.game} ${rules.parse(one.text).side}`;
    const other = best.get(key);
    if (!other || one.moves.length >= other.moves.length) best.set(key, one);
  }
  const copies = new Copies();
  const images = new Set<string>();
  const first = new Map<string, number>();
  const isNew = ({ text, moves }: RacePuzzle) => {
    const image = imageKey(rules, text);
    const often = first.get(moves[0]) ?? 0;
    const puzzle = { text, moves, themes: ['stage'] as const };
    if (often >= MOST_ALIKE || images.has(image) || !copies.take(rules, {}, puzzle)) return false;
    images.add(image);
    first.set(moves[0], often + 1);
    return true;
  };
  for (const one of taken) isNew(one);
  const ranked = [...best.values()].sort(
    (a, b) => b.moves.length - a.moves.length || choices(b) - choices(a),
  );
  return ranked.filter(isNew);
}

function choices({ text }: RacePuzzle): number {
  return legalMoves(rules.parse(text)).length;
}

/** A wrong move whose reply in the app lets the solver win after all; null where there is none. */
async function misleadingReply({ text, moves }: Pick<Puzzle, 'text' | 'moves'>) {
  const engine = new Engine({ control: still, readNetwork, megabytes: 16, random: () => 1 });
  const solver = new RaceSolver(WHOLE_BOARD);
  const position = rules.parse(text);
  const { side, terrain } = position;
  for (const [ply, wanted] of moves.entries()) {
    const before = moves.slice(0, ply);
    for (const move of position.side === side ? legalMoves(position) : []) {
      const tried = rules.formatMove(position, move);
      if (tried === wanted) continue;
      const line = { game: bipartite.id, options: {}, start: text, moves: [...before, tried] };
      const { move: reply } = await engine.hint({ line, nodes: REPLY_NODES });
      if (reply === null) continue;
      position.make(move);
      position.make(rules.parseMove(position, reply));
      const isOn = position.terrain === terrain;
      const winner = isOn ? solver.winner(readRace(rules.format(position))) : position.side;
      position.unmake();
      position.unmake();
      if (winner === side) return `${reply} is no answer to ${tried}`;
    }
    position.make(rules.parseMove(position, wanted));
  }
  return null;
}

/** The given number of them, from the easiest to the hardest, without those at the ends of the scale. */
function spreadOut(puzzles: readonly Puzzle[]): Puzzle[] {
  const inside = puzzles
    .filter(({ rating }) => rating > 450 && rating < 2350)
    .sort((a, b) => a.rating - b.rating);
  return Array.from(
    { length: Math.min(KNOWN, inside.length) },
    (_, index) => inside[Math.floor(((index + 0.5) * inside.length) / KNOWN)],
  );
}
