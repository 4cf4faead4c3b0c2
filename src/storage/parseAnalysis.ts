// A value from storage, a file or a text becomes an AnalysisRecord, or is refused by the name of its bad field.
import { parseMoveText } from '../analysis/moveText';
import { Places } from '../analysis/places';
import { MAX_TREE_MOVES, type MoveTree, placeAt } from '../analysis/tree';
import { InputError } from '../rules/types';
import {
  LAST_TIME,
  readBoolean,
  readFields,
  readInteger,
  readList,
  readObject,
  readText,
} from '../util/parse';
import { createYielder, yieldToPage } from '../util/scheduling';
import {
  ANALYSIS_VERSION,
  type AnalysisOrigin,
  type AnalysisRecord,
  type AnalysisSettings,
  LONGEST_TREE,
} from './analysisRecord';
import { LONGEST, MOST_SAVES_BEFORE, readOptionValues } from './parseRecord';
import { rulesOf } from './replay';

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
  readAnalysisVersion(readFields(value, 'the analysis').version);
  const fields = readObject(value, 'the analysis', FIELDS);
  const time = (name: keyof AnalysisRecord) => readInteger(fields[name], name, 0, LAST_TIME);
  const text = fields.tree === '' ? '' : readText(fields.tree, 'tree', LONGEST_TREE);
  const tree = parseMoveText(text);
  const path = readList(fields.path, 'path', MAX_TREE_MOVES, (move, name) =>
    readText(move, name, LONGEST.move),
  );
  if (!placeAt(tree, path)) throw new InputError('path leads to no place of the tree');
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
  const breathe = createYielder();
  const { record, tree } = readAnalysis(value);
  await breathe();
  const places = placesOf(record);
  await breathe();
  for (const _ of places.checking(tree)) await breathe();
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
  throw new InputError(
    `version is ${version}: a newer version of the app saved this analysis, and this one reads up to ${ANALYSIS_VERSION}`,
  );
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
