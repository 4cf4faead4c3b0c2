// An analysis as it is stored, shared and backed up: text only, with a version of its own, and how it is parsed. See
// ../analysis/README.md.
import { moveTokens, parseMoveText } from '../analysis/moveText';
import { Places } from '../analysis/places';
import {
  MAX_TREE_MOVES,
  type MoveTree,
  type Path,
  placeAt,
  playMoves,
  treeOf,
} from '../analysis/tree';
import type { GameId, OptionValues } from '../games/game';
import { refusal, refuse } from '../input/input';
import {
  LAST_TIME,
  readBoolean,
  readFields,
  readInteger,
  readList,
  readObject,
  readText,
} from '../input/parse';
import { createYielder, yieldToPage } from '../util/scheduling';
import { LONGEST, MOST_SAVES_BEFORE, readOptionValues } from './parseRecord';
import type { GameRecord } from './record';
import { rulesOf } from './replay';

export const ANALYSIS_VERSION = 1;

/** Characters that the moves of an analysis may have in all. */
const LONGEST_TREE = 500_000;

/** How an analysis is looked at. */
export interface AnalysisSettings {
  /** Whether the board shows Black's side below. */
  readonly flipped: boolean;
  /** Whether the engine thinks about the place shown. */
  readonly engine: boolean;
  /** How many best lines it finds, 1 to 3. */
  readonly lines: number;
  /** Whether it looks for what the other side would do. */
  readonly threat: boolean;
}

/** Where an analysis was begun: a game on this device, and how many of its moves had been played. */
export interface AnalysisOrigin {
  readonly game: string;
  readonly ply: number;
}

export interface AnalysisRecord {
  readonly version: typeof ANALYSIS_VERSION;
  /** Random, unique across devices. */
  readonly id: string;
  /** The player's own title, or null: an analysis that has not been saved. */
  readonly name: string | null;
  /** Whether the player wants it at the head of lists. */
  readonly pinned: boolean;
  readonly game: GameId;
  readonly options: OptionValues;
  /** FEN before the first move. */
  readonly start: string;
  /** All moves with comments, in the words of ../analysis/moveText.ts. */
  readonly tree: string;
  /** Move texts to the place shown. */
  readonly path: Path;
  readonly settings: AnalysisSettings;
  readonly origin: AnalysisOrigin | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
  /** How often this device has saved it, 0 until the first time: tells a newer save from an older one. */
  readonly revision: number;
}

/** What is known of an analysis when it begins. */
export interface NewAnalysis extends Pick<AnalysisRecord, 'game' | 'options' | 'start'> {
  /** No moves if absent. */
  readonly tree?: MoveTree;
  /** The start if absent. */
  readonly path?: Path;
  readonly origin?: AnalysisOrigin;
}

/** What a player may change of an analysis without opening it. */
export type AnalysisLabels = Pick<AnalysisRecord, 'name' | 'pinned'>;

const SETTINGS: AnalysisSettings = { flipped: false, engine: false, lines: 1, threat: false };

/** An analysis about to begin: not saved yet. `now` is milliseconds since 1970. @throws InputError if it is too long */
export function newAnalysis(chosen: NewAnalysis, id: string, now: number): AnalysisRecord {
  const { game, options, start, tree, path = [], origin = null } = chosen;
  return {
    version: ANALYSIS_VERSION,
    id,
    name: null,
    pinned: false,
    game,
    options,
    start,
    tree: tree ? treeText(tree) : '',
    path,
    settings: SETTINGS,
    origin,
    createdAt: now,
    updatedAt: now,
    revision: 0,
  };
}

/**
 * What an analysis of a game begins with: its moves, and the place after `ply` of them, or at the end of a line that goes
 * on from there. The game stays as it is.
 */
export function analysisOfGame(
  record: GameRecord,
  ply: number,
  line: readonly string[] = [],
): NewAnalysis {
  const { id, game, options, start, moves } = record;
  const path = moves.slice(0, ply);
  return {
    game,
    options,
    start,
    tree: playMoves(treeOf(moves), path, line),
    path: [...path, ...line],
    origin: { game: id, ply: path.length },
  };
}

/** The moves of an analysis as they are stored. @throws InputError if they are too long for that */
export function treeText(tree: MoveTree): string {
  const text = moveTokens(tree).join(' ');
  if (text.length <= LONGEST_TREE) return text;
  throw refuse('treeTooLong', LONGEST_TREE);
}

/** Best lines that the engine can be asked for. */
export const MOST_LINES = 3;

const FIELDS: readonly (keyof AnalysisRecord)[] = [
  'version',
  'id',
  'name',
  'pinned',
  'game',
  'options',
  'start',
  'tree',
  'path',
  'settings',
  'origin',
  'createdAt',
  'updatedAt',
  'revision',
];

/** A record and what stands in it. */
interface ReadAnalysis {
  readonly record: AnalysisRecord;
  readonly tree: MoveTree;
}

/**
 * Checks the form of a record; whether its moves are legal is left to readPlayableAnalysis.
 * @throws InputError naming the bad field, or that a newer version wrote it
 */
export function readAnalysis(value: unknown): ReadAnalysis {
  readAnalysisVersion(readFields(value, refusal('theAnalysis')).version);
  const fields = readObject(value, refusal('theAnalysis'), FIELDS);
  const time = (name: keyof AnalysisRecord) => readInteger(fields[name], name, 0, LAST_TIME);
  const text = fields.tree === '' ? '' : readText(fields.tree, 'tree', LONGEST_TREE);
  const tree = parseMoveText(text);
  const path = readList(fields.path, 'path', MAX_TREE_MOVES, (move, name) =>
    readText(move, name, LONGEST.move),
  );
  if (!placeAt(tree, path)) throw refuse('badPath');
  const record: AnalysisRecord = {
    version: ANALYSIS_VERSION,
    id: readText(fields.id, 'id', LONGEST.id),
    name: fields.name === null ? null : readText(fields.name, 'name', LONGEST.title),
    pinned: readBoolean(fields.pinned, 'pinned'),
    game: readText(fields.game, 'game', LONGEST.game),
    options: readOptionValues(fields.options, 'options'),
    start: readText(fields.start, 'start', LONGEST.start),
    tree: text,
    path,
    settings: readSettings(fields.settings),
    origin: fields.origin === null ? null : readOrigin(fields.origin),
    createdAt: time('createdAt'),
    updatedAt: time('updatedAt'),
    revision: readInteger(fields.revision, 'revision', 0, Number.MAX_SAFE_INTEGER),
  };
  return { record, tree };
}

/** A record whose moves are legal. @throws InputError naming the bad field or move */
export function parsePlayableAnalysis(value: unknown): AnalysisRecord {
  const { record, tree } = readAnalysis(value);
  placesOf(record).check(tree);
  return record;
}

/** An analysis ready to be opened. */
export interface PlayedAnalysis extends ReadAnalysis {
  /** All of its moves have been played there. */
  readonly places: Places;
}

/** The same for an analysis about to be opened; the page goes on answering meanwhile. @throws InputError like the above */
export async function playAnalysis(value: unknown): Promise<PlayedAnalysis> {
  const yieldIfDue = createYielder();
  const { record, tree } = readAnalysis(value);
  await yieldIfDue();
  const places = placesOf(record);
  await yieldIfDue();
  for (const _ of places.checking(tree)) await yieldIfDue();
  // Its screen is drawn next.
  await yieldToPage();
  return { record, tree, places };
}

const placesOf = (record: AnalysisRecord): Places => new Places(rulesOf(record), record.start);

/** An analysis from a file: with a count of saves that leaves room. @throws InputError */
export function parseForeignAnalysis(value: unknown): AnalysisRecord {
  const record = parsePlayableAnalysis(value);
  readInteger(record.revision, 'revision', 0, MOST_SAVES_BEFORE);
  return record;
}

/** A version of analyses that this build reads. @throws InputError for a newer one */
export function readAnalysisVersion(value: unknown): number {
  const version = readInteger(value, 'version', 1, Number.MAX_SAFE_INTEGER);
  if (version <= ANALYSIS_VERSION) return version;
  throw refuse('newerAnalysis', version, ANALYSIS_VERSION);
}

function readSettings(value: unknown): AnalysisSettings {
  const names = ['flipped', 'engine', 'lines', 'threat'];
  const { flipped, engine, lines, threat } = readObject(value, 'settings', names);
  return {
    flipped: readBoolean(flipped, 'settings.flipped'),
    engine: readBoolean(engine, 'settings.engine'),
    lines: readInteger(lines, 'settings.lines', 1, MOST_LINES),
    threat: readBoolean(threat, 'settings.threat'),
  };
}

function readOrigin(value: unknown): AnalysisOrigin {
  const { game, ply } = readObject(value, 'origin', ['game', 'ply']);
  return {
    game: readText(game, 'origin.game', LONGEST.id),
    ply: readInteger(ply, 'origin.ply', 0, MAX_TREE_MOVES),
  };
}
