// The narrow channel between the page and the engine worker: what a think request carries and what comes back.
// Every request holds the whole game, so a worker may be killed and reopened at any time. Page and worker open a game's line alike.

import { gameById } from '../games';
import type { ChanceTable } from '../games/chances';
import type { CharacterId } from '../games/characters';
import type { Game, GameId, OptionValues, RuleSet } from '../games/game';
import { refuse } from '../input/input';
import type { FoundThreat, MoveReason, PassRefusal } from '../reasons/reason';
import type { MoveAnalysis } from '../review/moveAnalysis';
import { legalMoves } from '../rules/move';
import type { Position } from '../rules/position';
import type { Colour, Outcome } from '../rules/types';
import type { OnDemandResult } from './endings/pieceList';
import type { TransferredTable } from './endings/table';
import type { PlayedOut } from './playOut';

/** A game so far, as text. */
export interface GameLine {
  readonly game: GameId;
  readonly options: OptionValues;
  /** FEN the game began from. */
  readonly start: string;
  /** Move texts from there. */
  readonly moves: readonly string[];
}

export interface ThinkRequest {
  readonly line: GameLine;
  /** 1 (a child wins) to 8 (full strength), fractions included. */
  readonly level: number;
  /** Who plays at that level, with a manner; the plain computer if absent. */
  readonly character?: CharacterId | undefined;
  /** Makes play at a level repeatable. */
  readonly seed?: number;
  /** Identifies the game, throughout which a level keeps its form; the seed if absent. */
  readonly gameSeed?: number;
  /** The opening to avoid, for preferences.ts; without it openings are not varied. */
  readonly lastOpening?: readonly string[];
  /** Milliseconds; the level's own budget if absent. */
  readonly moveTime?: number;
}

export interface AnalyseRequest {
  readonly line: GameLine;
  /** How many best lines to find. */
  readonly lines: number;
  /** Whether to look for what the other side would do if it were to move. */
  readonly threat?: boolean;
  /** Tables of these rules that were solved on demand. */
  readonly solved?: readonly TransferredTable[];
  /** The search ends at the first limit reached; without limits it runs until it is stopped. */
  readonly depth?: number;
  readonly nodes?: number;
  readonly moveTime?: number;
}

/** One of the best lines of an analysis. */
export interface AnalysisLine {
  readonly depth: number;
  /** Centipawns from the view of the snapshot's side, unless it is won or lost; then only its sign counts. */
  readonly score: number;
  /** Its moves until it wins (negative: loses), or null. */
  readonly mate: number | null;
  /** Its moves to a cursed win (negative: blessed loss), which the n-move rule turns into a draw, or null. */
  readonly cursedMate: number | null;
  /** Whether it is won or lost by repetition, which has no count of moves. */
  readonly isRepetitionWin: boolean;
  /** Points the snapshot's side may expect, 0 to 1 with a draw as a half; see games/chances.ts. */
  readonly chance: number;
  /** Move texts; for a threat, from the position with the turn passed. */
  readonly moves: readonly string[];
}

/** The state of an analysis: all lines are of the same iteration, best first. */
export interface AnalysisSnapshot {
  /** Who makes the first move of each line. */
  readonly side: Colour;
  readonly depth: number;
  readonly nodes: number;
  readonly milliseconds: number;
  readonly lines: readonly AnalysisLine[];
}

/** Why an analysis ended by itself. */
export type AnalysisEnd =
  /** A limit was reached, or the search is complete. */
  | { readonly kind: 'done' }
  /** The game is over in this position. */
  | { readonly kind: 'over'; readonly outcome: Outcome }
  /** The turn cannot pass here, and why. */
  | { readonly kind: 'noThreat'; readonly refusal: PassRefusal };

/** The result of solving on demand; the tables if it is solved. */
export interface SolveReply {
  readonly result: OnDemandResult;
  readonly tables: readonly TransferredTable[];
}

/** Search progress, from the side to move's view. */
export interface ThinkInfo {
  readonly depth: number;
  readonly selectiveDepth: number;
  /** Centipawns, unless `mate` is set. */
  readonly score: number;
  /** Own moves to mate (negative: being mated), or null. */
  readonly mate: number | null;
  readonly nodes: number;
  readonly milliseconds: number;
  /** Move texts of the principal variation. */
  readonly line: readonly string[];
}

/** Progress on one of several lines. */
export interface AnalysisInfo extends ThinkInfo {
  /** 1 for the best line, 2 for the second best ... */
  readonly rank: number;
  /** Transposition table entries used per thousand. */
  readonly fullness: number;
}

export interface ThinkReply {
  /** Move text, or null when the game is over. */
  readonly move: string | null;
  readonly info: ThinkInfo | null;
}

export interface HintRequest {
  readonly line: GameLine;
  /** For the whole answer, which else takes a second. */
  readonly nodes?: number;
}

export interface HintReply {
  /** Move text, or null when the game is over. */
  readonly move: string | null;
  /** Why, as far as the search bears it out; null without a move. */
  readonly reason: MoveReason | null;
  /** The moves that the reason rests on, exact texts. */
  readonly line: readonly string[];
  readonly info: AnalysisInfo | null;
}

/** A source of hints. */
export interface HintProvider {
  /** Null if the signal or another request stops it. Rejects if the engine breaks down. */
  hint(request: HintRequest, signal?: AbortSignal): Promise<HintReply | null>;
}

export interface JudgeRequest {
  /** The game up to the move to be judged. */
  readonly line: GameLine;
  /** Its text, or null to learn only what is best. */
  readonly move: string | null;
  /** For the first look; a close case gets several times as many (judge.ts). */
  readonly nodes: number;
  /** Clears the search's memory first, so that the answer does not depend on earlier questions. */
  readonly fresh?: boolean;
  /**
   * Milliseconds for the search, once what it needs is loaded; the answer is null after that. Tablebases are not probed then:
   * a rook lost is a loss to the player, even where the other rook still wins.
   */
  readonly moveTime?: number;
}

export interface ThreatRequest {
  /** The game up to the move that may threaten something. */
  readonly line: GameLine;
  /** For each look. */
  readonly nodes: number;
  /** Whether only what was no threat when the side to move last moved counts; true if absent. */
  readonly onlyNew?: boolean;
  /** Milliseconds, as of JudgeRequest. */
  readonly moveTime?: number;
}

export interface ProofRequest {
  /** The game, the move included that may win. */
  readonly line: GameLine;
  /** Node limit of the proof, and again of looking for a shorter one: the same request always gets the same answer. */
  readonly nodes: number;
}

export interface PlayOutRequest {
  readonly rules: Pick<GameLine, 'game' | 'options'>;
  /** Of each search. */
  readonly nodes: number;
  /** Makes the game repeatable; another one begins otherwise. */
  readonly seed: number;
}

/** Sign of life that the worker posts while it loads and works. */
export const HEARTBEAT = 'alive';

/** How a worker broke down: it failed, gave no sign of life, or took far longer than it was given. */
export type Breakdown = 'crashed' | 'silent' | 'slow';

/** The rejection after several workers in a row broke down: an immediate retry is of no use. */
export class WorkerFailure extends Error {
  override name = 'WorkerFailure';

  constructor(readonly how: Breakdown) {
    super(how);
  }
}

/** What the worker exposes through Comlink. */
export interface EngineWorkerApi {
  /** Plays a move at a level; `onInfo` is called per finished iteration. Takes no calls until it has answered. */
  think(request: ThinkRequest, onInfo?: (info: AnalysisInfo) => void): Promise<ThinkReply>;
  /**
   * Searches at full strength for several best lines; `onSign` gets a snapshot per iteration, and null every second or
   * so in between, as a sign of life.
   */
  analyse(
    request: AnalyseRequest,
    onSign: (snapshot: AnalysisSnapshot | null) => void,
  ): Promise<AnalysisEnd>;
  /**
   * Solves the ending of four pieces at the end of a line, within a limit of memory; `onProgress` gets the share done, from 0
   * to 1, and the work rests until it answers. The tables are transferred, so this worker no longer has them.
   */
  solve(line: GameLine, onProgress: (done: number) => unknown): Promise<SolveReply>;
  /** Gets ready for a game's rules, so that the first question about them is answered at once. */
  prepare(rules: Pick<GameLine, 'game' | 'options'>): Promise<void>;
  /** The best move at full strength, with the reason for it. */
  hint(request: HintRequest): Promise<HintReply>;
  /** A fast game of the engine against itself, from the start after a few moves at random. */
  playOut(request: PlayOutRequest): Promise<PlayedOut>;
  /** What a move is worth beside the best ones, at full strength; null where the game is over before it. */
  judge(request: JudgeRequest): Promise<MoveAnalysis | null>;
  /** What the last move threatens that was no threat before it; null where that is nothing plain. */
  threat(request: ThreatRequest): Promise<FoundThreat | null>;
  /**
   * Moves, the last one of the line included, within which the side that made it is proven to win by force; null where
   * nothing is proven.
   */
  provenWin(request: ProofRequest): Promise<number | null>;
}

/** Raised when a change to search, evaluation or review changes what reviews find. */
const ENGINE = 8;

/** Identifies engine and chances curves, `2 2026-11-22`: other curves make other marks. */
export const engineMark = (chances: ChanceTable | undefined): string =>
  `${ENGINE} ${chances?.made.date ?? '-'}`;

/** @throws InputError if the registry has no such game */
export function knownGame(id: string): Game {
  const game = gameById(id);
  if (!game) throw refuse('noGame', id);
  return game;
}

/** The position after a line's moves. @throws InputError naming the bad text */
export function positionAfter(
  rules: RuleSet,
  { start, moves }: Pick<GameLine, 'start' | 'moves'>,
): Position {
  const position = rules.parse(start);
  for (const text of moves) position.make(rules.parseMove(position, text));
  return position;
}

/** A legal move, or null when the game is over. @throws InputError for a line that cannot be replayed */
export function anyMove(line: GameLine): string | null {
  const rules = knownGame(line.game).rules(line.options);
  const position = positionAfter(rules, line);
  if (position.outcome()) return null;
  const [move] = legalMoves(position);
  return move === undefined ? null : rules.formatMove(position, move);
}

/** Exact texts of moves played one after the other from a position, which is left as it was. */
export function lineTexts(rules: RuleSet, position: Position, moves: readonly number[]): string[] {
  const texts = moves.map((move) => {
    const text = rules.formatMove(position, move);
    position.make(move);
    return text;
  });
  for (const _ of moves) position.unmake();
  return texts;
}
