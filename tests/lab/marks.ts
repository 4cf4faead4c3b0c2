// Marks of the engine, which are stored with whatever is measured by play. A mark is a short text that follows from how the
// engine plays a rule set and from nothing else: it changes with the search, an evaluation, a network, a level or the rules.
// measured.test.ts compares stored marks with today's, so numbers of an older engine are found. The search's signatures
// are made of the same looks.
import { createHash } from 'node:crypto';
import {
  HIGHEST_LEVEL,
  LOWEST_LEVEL,
  levelSettings,
  NO_HANDICAP,
  networkShareAt,
} from '../../src/engine/levels';
import { SearchMemory } from '../../src/engine/tree';
import type { Measured } from '../../src/games/facts';
import type { Evaluation, Game, OptionValues, RuleSet } from '../../src/games/game';
import type { LevelHandicap, LevelTable } from '../../src/games/levels';
import { legalMoves } from '../../src/rules/move';
import type { Position } from '../../src/rules/position';
import { randomWords } from '../../src/rules/zobrist';
import { searchWith } from '../engine/support';
import { judgingOf } from '../support/networks';
import { familyOptions } from './chances/families';
import { startsOf } from './grounds';

/** Where numbers come from that a command has just measured. */
export const madeToday = (command: string, mark: string): Measured => ({
  date: todayText(),
  command,
  mark,
});

/** As 2026-11-22. */
export const todayText = (): string => new Date().toISOString().slice(0, 10);

/** Of a level against itself by the usual rules, the same every day. */
export async function factsMark(game: Game, level: number): Promise<string> {
  const { levels } = await game.loadLevels({});
  return engineMark(game, {}, [atLevel(levels, level)]);
}

/** Of levels, and of the search at full strength that judges their games, by all rules that have curves of their own. */
export async function chancesMark(game: Game, levels: readonly number[]): Promise<string> {
  const marks: string[] = [];
  for (const options of familyOptions(game)) {
    const { levels: table } = await game.loadLevels(options);
    const players = levels.map((level) => atLevel(table, level));
    marks.push(await engineMark(game, options, [...players, FULL_PLAY]));
  }
  return jointMark(marks);
}

/** Of a level against itself by rules with these options, on better and worse days. */
export async function variantMark(
  game: Game,
  options: OptionValues,
  level: number,
): Promise<string> {
  const { levels } = await game.loadLevels(options);
  return engineMark(game, options, onAnyDay(levels, level));
}

/** Of the search at full strength against itself by rules with these options. */
export const boardMark = (game: Game, options: OptionValues): Promise<string> =>
  engineMark(game, options, [FULL_PLAY]);

/** Of openings at full strength that a level plays on, by rules with these options. */
export async function openingsMark(
  game: Game,
  options: OptionValues,
  level: number,
): Promise<string> {
  const { levels } = await game.loadLevels(options);
  return engineMark(game, options, [FULL_PLAY, atLevel(levels, level)]);
}

/** Of each step of a game's ladder, from level 1 on, which plays somebody who knows no engine. */
export async function ladderMarks(game: Game, options: OptionValues): Promise<string[]> {
  const own: string[] = [];
  for (let level = LOWEST_LEVEL; level <= HIGHEST_LEVEL; level++)
    own.push(await variantMark(game, options, level));
  return own.map((mark, index) => jointMark([...own.slice(Math.max(0, index - 1), index), mark]));
}

/** How somebody plays. */
export interface Playing {
  /** Share of what the game's network has learnt. */
  readonly learnt: number;
  /** Null at full strength. */
  readonly handicap: LevelHandicap | null;
}

/** What one search of a position comes to. */
export interface EngineLook {
  readonly nodes: number;
  readonly score: number;
  /** Move texts. */
  readonly line: readonly string[];
}

/** Nodes that each look may take at most: what differs at all differs soon. */
const MOST_NODES = 4000;
/** Random plies from a start to the positions that are looked at. */
const PLIES = [0, 6, 14, 30, 60] as const;
/** Hexadecimal digits of a mark. */
const DIGITS = 10;
/** As large as the matches have it. */
const MEGABYTES = 4;

export const FULL_PLAY: Playing = { learnt: 1, handicap: null };

/** A level as it plays on a day of its own strength; `form` as of levelSettings. */
export const atLevel = (table: LevelTable, level: number, form = 0): Playing => ({
  learnt: networkShareAt(level),
  handicap: levelSettings(level, table, form),
});

/** A level as it plays on its worst, usual and best days. */
export const onAnyDay = (table: LevelTable, level: number): Playing[] =>
  [-1, 0, 1].map((form) => atLevel(table, level, form));

/** The mark of those who play under a game's rules with these options. */
export async function engineMark(
  game: Game,
  options: OptionValues,
  players: readonly Playing[],
): Promise<string> {
  const rules = game.rules(options);
  const judging = await judgingOf(game, rules);
  const memory = new SearchMemory(MEGABYTES);
  const hash = createHash('sha256');
  const texts = new Set([rules.startFen, ...startsOf(game, options).map(({ text }) => text)]);
  for (const player of players) {
    const evaluation = judging(player.learnt);
    hash.update(settingsText(player));
    for (const text of texts) {
      for (const [index, plies] of PLIES.entries()) {
        const position = positionAfterRandom(rules, text, plies, index);
        memory.clear();
        hash.update(JSON.stringify(lookAt(rules, position, memory, { ...player, evaluation })));
      }
    }
  }
  return hash.digest('hex').slice(0, DIGITS);
}

/** A player's numbers under names of their own, so that a property may be renamed without a new mark. */
function settingsText({ learnt, handicap }: Playing): string {
  if (!handicap) return JSON.stringify({ learnt, handicap });
  const { depth, nodes, noise, missRate: oversight } = handicap;
  return JSON.stringify({ learnt, handicap: { depth, nodes, noise, oversight } });
}

/** One mark for what rests on the play behind several. */
export const jointMark = (marks: readonly string[]): string =>
  createHash('sha256').update(marks.join()).digest('hex').slice(0, DIGITS);

interface LookTask {
  readonly evaluation: Evaluation;
  readonly handicap: LevelHandicap | null;
  /** Those of the handicap if absent. */
  readonly limits?: { readonly depth?: number; readonly nodes?: number };
}

/** One search; the position is left as it was. */
export function lookAt(
  rules: RuleSet,
  position: Position,
  memory: SearchMemory,
  { evaluation, handicap, limits = limitsOf(handicap) }: LookTask,
): EngineLook {
  const task = { limits, handicap: handicap ? { ...handicap, seed: 1 } : NO_HANDICAP };
  const { report, nodes } = searchWith(evaluation, position, task, memory);
  const line = textsOf(rules, position, report?.line ?? []);
  return { nodes, score: report?.score ?? 0, line };
}

const limitsOf = (handicap: LevelHandicap | null) =>
  handicap
    ? { depth: handicap.depth, nodes: Math.min(handicap.nodes, MOST_NODES) }
    : { nodes: MOST_NODES };

function textsOf(rules: RuleSet, position: Position, line: readonly number[]): string[] {
  const texts = line.map((move) => {
    const text = rules.formatMove(position, move);
    position.make(move);
    return text;
  });
  for (const _ of line) position.unmake();
  return texts;
}

/** After so many random plies, or before the one that would end the game. */
function positionAfterRandom(rules: RuleSet, text: string, plies: number, seed: number): Position {
  const position = rules.parse(text);
  const random = randomWords(seed + 1);
  for (let ply = 0; ply < plies; ply++) {
    const moves = legalMoves(position);
    position.make(moves[(random() >>> 0) % moves.length]);
    if (position.outcome()) {
      position.unmake();
      break;
    }
  }
  return position;
}
