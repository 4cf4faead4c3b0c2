// What a game's rules offer to everything above: positions and their texts under chosen options, names of pieces, and the FEN
// field of the game's own.
import type { ArtworkName } from '../artwork/pieces';
import type { PieceName } from '../language/en/pieces';
import type { Board, Square } from '../rules/board';
import type { PieceOn } from '../rules/effects';
import { kindOf, type Position } from '../rules/position';
import type { Setup } from '../rules/positionCore';
import type { BoardDrawing } from './drawing';
import type { OptionValues } from './options';

/** Identifies a game in records, links and the protocol; the registry knows which exist. */
export type GameId = string;

/** What a piece kind is called and drawn as. Index in `RuleSet.kinds` is the kind number; 0 is unused. */
export interface KindName {
  /** Upper-case letter in FEN. */
  readonly letter: string;
  readonly name: PieceName;
  readonly artwork: ArtworkName;
  /** Whether its moves are written without its letter. */
  readonly pawn?: boolean;
  /** Whether check is about this piece. */
  readonly royal?: boolean;
  /** Letters of the kinds it may not capture. */
  readonly cannotCapture?: readonly string[];
}

/** Says that no game can reach the pieces as they stand. */
export interface UnreachableWarning {
  /** Begins small, to stand after a colon. */
  readonly text: string;
  readonly cells: readonly number[];
}

/** One way of a move over a board whose cells hold several squares. */
export interface SquareWay {
  /** The last square of the cell that the piece stood on. */
  readonly left: Square;
  /** The first square of the target, by which the move is named. */
  readonly entered: Square;
  /** The squares of the target on which the way can end; the one entered comes first. */
  readonly ends: readonly Square[];
}

/** A game with its options chosen: positions and their texts. Immutable, and safe to share. */
export interface RuleSet<P extends Position = Position> {
  readonly game: GameId;
  readonly options: OptionValues;
  readonly board: Board;
  readonly kinds: readonly (KindName | null)[];
  readonly startFen: string;
  /** What FEN says between side and counters; null where it says nothing there. */
  readonly field: PositionField | null;
  /** Plies without a restart of the halfmove clock that end the game. */
  readonly halfmoveLimit: number;
  /** Whether that many end a game on this terrain. */
  hasHalfmoveDraw(terrain: number): boolean;
  /** What restarts that clock, after "since the last": "capture or pawn move". */
  halfmoveRestart(): string;
  /** How far few pieces' places tell how the game ends with best play: wholly; or but for draws, since a repetition may win. */
  readonly endings: 'whole' | 'but for draws';
  /** The terrains of positions with few pieces, from which moves lead to none but each other; endings are solved in these. */
  readonly endingTerrains: readonly number[];
  /** How the board looks; the rules do not read it. */
  readonly drawing: BoardDrawing;
  /** A warning if no game can reach these pieces, which may be played anyway; null where nothing is known against them. */
  unreachableWarning?(cells: Uint8Array, terrain: number): UnreachableWarning | null;
  /** Numbers of the kinds of piece that a game under these rules can have in a terrain. */
  kindsIn(terrain: number): readonly number[];
  /** Whether a piece may stay what it is on a cell: not where its move there must have promoted it. */
  canStay(terrain: number, code: number, cell: number): boolean;
  /** Whether a cell exists in a terrain. */
  exists(terrain: number, cell: number): boolean;
  /**
   * What stands where, for pictures: needs no table of moves, which takes a phone a noticeable time to compile. Checks
   * all but whether the side not to move is in check. @throws InputError naming the bad field
   */
  parseSetup(text: string): Setup;
  /** Compiles in steps what the first position of the start's terrain would compile at once; absent where that is quick. */
  prepare?(): Iterable<undefined>;
  /** @throws InputError naming the bad field */
  parse(text: string): P;
  format(position: P): string;
  /** Exact move text (RULES.md section 0) of a legal move. */
  formatMove(position: P, move: number): string;
  /** @throws InputError if the text is not a legal move here */
  parseMove(position: P, text: string): number;
  /** A sentence that says why a piece may not go from one cell to another. */
  illegalMoveText(position: P, from: number, to: number): string;
  /** What a button for a move without cells says, such as a pass or a choice. */
  choiceLabel(move: number): string;
  /** The first word of notations that have two, as in `bridge lk`; absent where none has. */
  readonly notationWord?: PieceName;
  /** The move as people write it, with check and mate marks. */
  notation(position: P, move: number): string;
  /** The ways of a legal move, where notation names squares and not cells; absent in other games. */
  waysOf?(position: P, move: number): readonly SquareWay[];
}

/** The kind of the piece with this code: `pawn`. */
export const kindName = ({ kinds }: Pick<RuleSet, 'kinds'>, code: number): PieceName =>
  kinds[kindOf(code)]?.name ?? 'piece';

/** Letter of the kind of the piece with this code: `P`. */
export const letterOf = ({ kinds }: Pick<RuleSet, 'kinds'>, code: number): string =>
  kinds[kindOf(code)]?.letter ?? '?';

/** What a stage of the game is called in a sentence: "race". Empty where the game has no stages. */
export function stageName({ field }: Pick<RuleSet, 'field'>, terrain: number): string {
  return (field?.kind === 'terrain' && field.values[terrain]?.name) || '';
}

export type PositionField = TerrainChoice | CastlingRights;

/** Which terrain holds: where the bridge lies, which stage it is. */
interface TerrainChoice {
  readonly kind: 'terrain';
  /** What it is called on the screen. */
  readonly label: string;
  /** In the order of the terrains. */
  readonly values: readonly TerrainValue[];
}

export interface TerrainValue {
  /** As FEN has it. */
  readonly text: string;
  readonly label: string;
  /** In a sentence, where it is a stage of the game. */
  readonly name?: string;
}

/** Which castlings are still allowed. */
interface CastlingRights {
  readonly kind: 'rights';
  readonly label: string;
  /** In the order of FEN; none where the options in force leave castling out. */
  readonly rights: readonly CastlingRight[];
}

interface CastlingRight {
  readonly letter: string;
  readonly label: string;
  /** What has to stand where it stood at the start. */
  readonly stands: readonly PieceOn[];
}

/** What FEN says where nothing is allowed. */
export const NO_RIGHTS = '-';
