// Makes a rule set from the description of an army: what its tables are compiled from, and its texts read and written.
import type { PieceName } from '../../language/en/pieces';
import { textsOf } from '../../language/texts';
import { type ArmyRules, type ArmySpec, type Castle, compileArmy } from '../../rules/army';
import { ArmyPosition } from '../../rules/armyPosition';
import type { ArmySetup } from '../../rules/armyState';
import {
  type ArmyTextRules,
  castlingField,
  type FieldRules,
  formatArmy,
  formatArmyMove,
  parseArmy,
  parseArmySetup,
  parseByText,
} from '../../rules/armyText';
import type { Board, Square } from '../../rules/board';
import type { PieceOn } from '../../rules/effects';
import { moveTag, TAG_PASS } from '../../rules/move';
import { codeOf, colourOf, kindOf } from '../../rules/position';
import { type Colour, WHITE } from '../../rules/types';
import type { BoardDrawing } from '../drawing';
import type { OptionValues } from '../options';
import type { GameId, PositionField, RuleSet, TerrainValue } from '../ruleSet';
import { armyIllegalMoveText } from './illegalMove';
import { armyNotation, cellNotation, laneNotation, waysOf } from './notation';
import { kindsOf, lettersInPlay, lettersOf, mustPromote, type Piece, type Pieces } from './pieces';

/** The rules of a game of armies under chosen options. `K` are the letters of its pieces. */
export type ArmyDescription<K extends string> = ArmyBasics<K> & GameField;

interface ArmyBasics<K extends string>
  extends Pick<ArmySpec, 'clockRestart' | 'stalemate' | 'perpetualCheckWins' | 'goal'> {
  readonly board: Board;
  readonly drawing: BoardDrawing;
  /** All pieces there can be, as they move in the last terrain. */
  readonly pieces: Pieces<K>;
  /** The array at the start as FEN writes it. */
  readonly placement: string;
  /** Who begins; White if absent. */
  readonly first?: 'w' | 'b';
  /** Plies without a capture or other restart of the count that end the game; 100 if absent. */
  readonly halfmoveLimit?: number;
  /** As in a rule set; on every terrain if absent. */
  readonly hasHalfmoveDraw?: (terrain: number) => boolean;
  /** Material with which nobody can win: letters beside the kings, one side's before the slash, the other's after it. */
  readonly dead?: readonly `${K | ''}/${K | ''}`[];
  /** Which squares exist and how pieces move, where that changes during a game or is not the same everywhere. */
  readonly terrains?: readonly ArmyTerrain<K>[];
  /** As in a rule set; none is known of rules with several if absent. */
  readonly endingTerrains?: readonly number[];
  /** FEN may name any square of a cell, not only its anchor. */
  readonly anySquare?: boolean;
  /** Moves are written by the squares that they leave and enter, not by their cells. */
  readonly writesSquares?: boolean;
  /** Promotions leave no choice, so the move text carries no letter. */
  readonly silentPromotion?: boolean;
  /** Makes positions that know moves or endings of the game's own; plain ones if absent. */
  readonly position?: (army: ArmyRules, setup: ArmySetup) => ArmyPosition;
  /** The words for moves that only this game has. */
  readonly special?: SpecialMoves;
  /** A warning if no game can reach these pieces. */
  readonly unreachableWarning?: RuleSet['unreachableWarning'];
}

/** What FEN tells between side and counters: nothing, the rights to castle, or which terrain holds. */
type GameField =
  | { readonly castles?: never; readonly field?: never }
  | { readonly castles: readonly Castle[]; readonly field?: never }
  | { readonly castles?: never; readonly field: TerrainField };

interface TerrainField {
  /** What messages call it. */
  readonly name: string;
  /** What it says at the start. */
  readonly start: string;
  /** The number of the terrain. @throws InputError if it does not fit the options */
  readonly parse: (text: string) => number;
  /** What it is called on the screen, and its values in the order of the terrains. */
  readonly label: string;
  readonly values: readonly TerrainValue[];
}

export interface ArmyTerrain<K extends string> {
  /** All squares if absent. */
  readonly exists?: (square: Square) => boolean;
  /** Rank step of "forward" for White and Black; up and down if absent. */
  readonly forward?: readonly [1 | -1, 1 | -1];
  /** How the pieces move here; as described for the whole game if absent. */
  readonly pieces?: Pieces<K>;
  /** Letters of the pieces that can stand here; those of the start and what they promote to if absent. */
  readonly stand?: readonly K[];
  /** Sliders pass over friendly pieces in cells of several squares (RULES.md section 4). */
  readonly passThroughFriends?: boolean;
}

interface SpecialMoves {
  /** The exact text of such a move. */
  readonly text: (move: number) => string;
  /** As people write it; its text if absent. */
  readonly notation?: (move: number) => string;
  /** The first word of that, where it has two. */
  readonly notationWord?: PieceName;
  /** What a button for it says; its text if absent. */
  readonly label?: (move: number) => string;
}

const texts = textsOf('kit');

const HALFMOVE_LIMIT = 100;

/** Builds the rule set. @throws RangeError or InputError for a description that contradicts itself */
export function armyRules<K extends string>(
  game: GameId,
  options: OptionValues,
  described: ArmyDescription<K>,
): RuleSet<ArmyPosition> {
  const text = textOf(described);
  const { army } = text;
  const kinds = kindsOf(described.pieces);
  const { label, notation, notationWord } = described.special ?? {};
  const moveText = (move: number) => formatArmyMove(text, move);
  const writers = {
    plain: described.writesSquares ? laneNotation : cellNotation,
    special: notation ?? moveText,
  };
  const start = [described.placement, described.first ?? 'w', startField(described), 0, 0];
  const startSetup = parseArmySetup(text, start.join(' '));
  return {
    game,
    options,
    board: described.board,
    kinds,
    startFen: formatArmy(text, startSetup),
    field: positionField(described, army),
    halfmoveLimit: army.halfmoveLimit,
    hasHalfmoveDraw: described.hasHalfmoveDraw ?? (() => true),
    halfmoveRestart: () => restartText(described),
    endings: described.perpetualCheckWins ? 'but for draws' : 'whole',
    endingTerrains: described.endingTerrains ?? (army.terrains.length === 1 ? [0] : []),
    drawing: described.drawing,
    ...(described.unreachableWarning && { unreachableWarning: described.unreachableWarning }),
    kindsIn: (terrain) => kindsIn(described, terrain),
    canStay: (terrain, code, cell) => canStay(described, terrain, code, cell),
    exists: (terrain, cell) => army.existing[terrain][cell] === 1,
    parseSetup: (source) => parseArmySetup(text, source),
    prepare: () => army.compile(startSetup.terrain),
    parse: (source) => parseArmy(text, source),
    format: (position) => formatArmy(text, position),
    formatMove: (_position, move) => moveText(move),
    parseMove: (position, source) => parseByText(position, source, moveText),
    illegalMoveText: (position, from, to) =>
      armyIllegalMoveText(text, { kinds }, position, from, to),
    choiceLabel: (move) => (moveTag(move) === TAG_PASS ? texts.pass : (label ?? moveText)(move)),
    ...(notationWord !== undefined && { notationWord }),
    notation: (position, move) => armyNotation(position, move, writers),
    ...(described.writesSquares && { waysOf }),
  };
}

const piecesIn = <K extends string>(
  { pieces, terrains }: ArmyDescription<K>,
  terrain: number,
): Pieces<K> => terrains?.[terrain]?.pieces ?? pieces;

function kindsIn<K extends string>(described: ArmyDescription<K>, terrain: number): number[] {
  const { board, placement, terrains } = described;
  const pieces = piecesIn(described, terrain);
  const stand = new Set<string | null>(
    terrains?.[terrain]?.stand ?? lettersInPlay(pieces, board, placement),
  );
  return [...lettersOf(pieces).entries()].flatMap(([kind, letter]) =>
    stand.has(letter) ? [kind] : [],
  );
}

function canStay<K extends string>(
  described: ArmyDescription<K>,
  terrain: number,
  code: number,
  cell: number,
): boolean {
  const piece = Object.values<Piece<K>>(piecesIn(described, terrain))[kindOf(code) - 1];
  return !piece || !mustPromote(piece, described.board, colourOf(code), cell);
}

function restartText<K extends string>({ pieces, clockRestart }: ArmyDescription<K>): string {
  if (clockRestart === 'promotions') return texts.restart.captureOrPromotion;
  const pawn = kindsOf(pieces).find((kind) => kind?.pawn);
  return pawn ? texts.restart.captureOrMove(pawn.name) : texts.restart.capture;
}

function textOf<K extends string>(described: ArmyDescription<K>): ArmyTextRules {
  const { board, castles, goal, dead, clockRestart, stalemate, perpetualCheckWins } = described;
  const army = compileArmy({
    board,
    castles,
    goal,
    dead,
    clockRestart,
    stalemate,
    perpetualCheckWins,
    terrains: (described.terrains ?? [{}]).map((terrain) => ({
      exists: () => true,
      forward: [1, -1],
      ...terrain,
      kinds: kindsOf(terrain.pieces ?? described.pieces),
    })),
    halfmoveLimit: described.halfmoveLimit ?? HALFMOVE_LIMIT,
  });
  return {
    army,
    board,
    letters: lettersOf(described.pieces),
    field: fieldOf(described),
    anySquare: described.anySquare ?? false,
    silentPromotion: described.silentPromotion ?? false,
    specialText: described.special?.text,
    create: described.position ?? ((rules, setup) => new ArmyPosition(rules, setup)),
  };
}

function fieldOf({ castles, field }: GameField): FieldRules | null {
  if (castles) return castlingField(castles);
  return (
    (field && {
      name: field.name,
      parse: (text) => ({ terrain: field.parse(text), rights: 0 }),
      format: ({ terrain }) => field.values[terrain].text,
    }) ??
    null
  );
}

/** The field as those see it who set a position up. */
function positionField({ castles, field }: GameField, army: ArmyRules): PositionField | null {
  if (field) {
    return {
      kind: 'terrain',
      get label() {
        return field.label;
      },
      values: field.values,
    };
  }
  if (!castles) return null;
  const standing = (colour: Colour, cell: number, letter: string): PieceOn => {
    const kind = army.kinds.findIndex((one) => one?.letter === letter);
    return { cell, code: codeOf(kind, colour) };
  };
  const royal = army.kinds.find((kind) => kind?.royal)?.letter ?? '';
  return {
    kind: 'rights',
    get label() {
      return texts.castling;
    },
    rights: castles.map(({ letter, colour, notation, king, partner }) => ({
      letter,
      get label() {
        return texts.right[colour === WHITE ? 'white' : 'black'](notation);
      },
      stands: [standing(colour, king.from, royal), standing(colour, partner.from, partner.letter)],
    })),
  };
}

/** All rights to castle, or the terrain of the start. */
function startField({ castles, field }: GameField): string {
  if (castles) return castles.map(({ letter }) => letter).join('') || '-';
  return field?.start ?? '';
}
