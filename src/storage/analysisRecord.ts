// An analysis as it is stored, shared and backed up: text only, with a version of its own. See ../analysis/README.md.
import { moveTokens } from '../analysis/moveText';
import { type MoveTree, type Path, playMoves, treeOf } from '../analysis/tree';
import type { GameId, OptionValues } from '../games/game';
import { InputError } from '../rules/types';
import type { GameRecord } from './record';

export const ANALYSIS_VERSION = 1;

/** Characters that the moves of an analysis may have in all. */
export const LONGEST_TREE = 500_000;

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
  /** The player's own title, or null: an analysis that nobody has decided to keep. */
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
  throw new InputError(`the moves and comments have more than ${LONGEST_TREE} characters`);
}
