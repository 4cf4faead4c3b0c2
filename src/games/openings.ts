// What was played in the first moves of measured games, as `npm run lab -- openings` stores it in openings.json of a game's
// folder: for each position, which moves, how often, with what results, and what they aim at.

import { readInteger, readList, readObject, readText } from '../input/parse';
import type { Position } from '../rules/position';
import type { Measured } from './facts';
import { type Choosable, type OptionValues, readOptionValues, sameOptions } from './options';
import type { RuleSet } from './ruleSet';

/** The file. A move is written as `b3c4 812 390 200 attacks`: exact text, games, wins of White, of Black, aim (or `-`). */
export interface OpeningFile {
  /** Of the players who went on after the opening. */
  readonly level: number;
  readonly mixes: readonly {
    readonly made: Measured;
    readonly options: OptionValues;
    readonly games: number;
    readonly positions: readonly {
      /** Exact move texts that lead there from the start, with spaces between. */
      readonly after: string;
      /** The commonest first. */
      readonly moves: readonly string[];
    }[];
  }[];
}

/** A move with what came of it. */
export interface OpeningMove {
  /** Exact text. */
  readonly text: string;
  readonly games: number;
  /** How many of them White won, and Black. */
  readonly white: number;
  readonly black: number;
  /** The kind of its reason (src/reasons) or, after `plan:`, the name of a plan of the game's; null where there is none. */
  readonly aim: string | null;
}

/** The games of one rule set. */
export interface Openings {
  /** As 2026-11-27. */
  readonly date: string;
  readonly level: number;
  readonly games: number;
  /** Moves played often enough, the commonest first; none where too few games came by. However the position came about. */
  movesAt(position: Position): readonly OpeningMove[];
}

/** Limits of what a stored file may hold: how many, and how many characters. */
const MAX_COUNT = { mixes: 20, positions: 2000, moves: 40, games: 1_000_000 };
const MAX_LENGTH = { after: 200, move: 60, date: 10 };

/**
 * The games of these rules; null where none were played.
 * @throws InputError naming the bad field, or the move that these rules refuse
 */
export function readOpenings(
  file: unknown,
  { options: specs }: Pick<Choosable, 'options'>,
  rules: RuleSet,
): Openings | null {
  const { level, mixes } = readObject(file, 'openings.json', ['level', 'mixes']);
  const found = readList(mixes, 'mixes', MAX_COUNT.mixes, (mix, name) =>
    readObject(mix, name, ['made', 'options', 'games', 'positions']),
  ).find(({ options }) => sameOptions(specs, readOptionValues(options, 'options'), rules.options));
  if (!found) return null;
  const moves = new Map<string, readonly OpeningMove[]>();
  readList(found.positions, 'positions', MAX_COUNT.positions, (value, name) => {
    const { after, moves: listed } = readObject(value, name, ['after', 'moves']);
    const texts = after === '' ? [] : readText(after, `${name}.after`, MAX_LENGTH.after).split(' ');
    const position = rules.parse(rules.startFen);
    for (const text of texts) position.make(rules.parseMove(position, text));
    moves.set(
      identity(position),
      readList(listed, `${name}.moves`, MAX_COUNT.moves, (move, at) => {
        const read = readMove(move, at);
        rules.parseMove(position, read.text);
        return read;
      }),
    );
  });
  return {
    date: readText(
      readObject(found.made, 'made', ['date', 'command', 'mark']).date,
      'date',
      MAX_LENGTH.date,
    ),
    level: readInteger(level, 'level', 1, 8),
    games: readInteger(found.games, 'games', 1, MAX_COUNT.games),
    movesAt: (position) => moves.get(identity(position)) ?? [],
  };
}

/** What stands where, who moves, with which rights: the counters of moves do not matter. */
const identity = ({ keyLow, keyHigh }: Position): string => `${keyLow} ${keyHigh}`;

function readMove(value: unknown, name: string): OpeningMove {
  const [text = '', games, white, black, aim = '-'] = readText(value, name, MAX_LENGTH.move).split(
    ' ',
  );
  const count = (number: string | undefined, most: number) =>
    readInteger(Number(number), name, 0, most);
  const played = count(games, MAX_COUNT.games);
  return {
    ...{ text, games: played },
    white: count(white, played),
    black: count(black, played),
    aim: aim === '-' ? null : aim,
  };
}

/** Points (0 to 1) that the side to move made with a move, and half the width of their 95 % interval. */
export function pointsOf(
  { games, white, black }: OpeningMove,
  isWhite: boolean,
): { readonly points: number; readonly error: number } {
  const won = isWhite ? white : black;
  const drawn = games - white - black;
  const points = (won + drawn / 2) / games;
  // As if there had been one more game of each result: a handful of equal ones proves little.
  const all = games + 3;
  const mean = (won + 1 + (drawn + 1) / 2) / all;
  const variance = (won + 1 + (drawn + 1) / 4) / all - mean ** 2;
  return { points, error: 1.96 * Math.sqrt(variance / games) };
}
