// The rules data that table-driven positions share: board, kinds, compiled terrains and the endings they have in
// common. A game folder describes; this file compiles a terrain once per rule set, when a position first stands on it.
import { type Board, CELL_STRIDE, type Square } from './board';
import { compileTerrain, existingCells } from './movement/compile';
import type { Terrain } from './movement/paths';
import type { MoveTables } from './movement/tables';
import type { PieceKind } from './pieces';
import { codeOf } from './position';
import { BLACK, type Colour, WHITE } from './types';

/** King and partner change cells in one move. */
export interface Castle {
  readonly colour: Colour;
  /** Its bit in the castling rights. */
  readonly right: number;
  /** Letter of the right in FEN. */
  readonly letter: string;
  /** The move as people write it. */
  readonly notation: string;
  readonly king: { readonly from: number; readonly to: number };
  readonly partner: { readonly from: number; readonly to: number; readonly letter: string };
  /** Cell that the move text names as the target. */
  readonly target: number;
  /** Cells that must be empty. */
  readonly empty: readonly number[];
  /** Cells that must not be attacked beforehand, the king's own included. */
  readonly safe: readonly number[];
}

export interface ArmySpec {
  readonly board: Board;
  readonly terrains: readonly Terrain[];
  /** Plies without a capture or other restart of the count that end the game. */
  readonly halfmoveLimit: number;
  /** What restarts the halfmove clock besides captures; every pawn move if absent. */
  readonly clockRestart?: 'promotions' | undefined;
  /** Result for the stalemated side. */
  readonly stalemate?: 'draw' | 'win' | 'loss' | undefined;
  /** A third occurrence is won by the only side that checked throughout. */
  readonly perpetualCheckWins?: boolean | undefined;
  /** Dead material: letters beside the kings, one side's before the slash and the other's after it. */
  readonly dead?: readonly string[] | undefined;
  readonly castles?: readonly Castle[] | undefined;
  /** Squares on which a piece of a colour wins; then taking all pieces wins too. */
  readonly goal?: ((square: Square, colour: Colour) => boolean) | undefined;
}

/** An ArmySpec with its compiled tables. Callers never change it; a terrain's tables compile on first use. */
export interface ArmyRules extends ArmySpec {
  readonly kinds: readonly (PieceKind | null)[];
  /** Per terrain, 1 for each cell that exists in it. */
  readonly existing: readonly Uint8Array[];
  /** How the pieces move on a terrain; the first time it is compiled. */
  tablesOf(terrain: number): MoveTables;
  /** Compiles that in steps, for a page that answers in between. */
  compile(terrain: number): Iterable<undefined>;
  /** Kind numbers of royal pieces as a mask of codes. */
  readonly royals: number;
  /** Piece codes whose every move restarts the halfmove clock, as a mask. */
  readonly restarts: number;
  readonly castleList: readonly Castle[];
  /** Rights kept when a piece leaves or reaches a cell. */
  readonly keptRights: Uint8Array;
  /** 1 where a piece of a colour wins, `colour * CELL_STRIDE + cell`; null where no square wins. */
  readonly goals: Uint8Array | null;
  /** Codes of the pieces, kings left out, with which nobody can win: each list in ascending order. */
  readonly deadMaterial: readonly Uint8Array[];
  /** Most pieces, kings included, that any dead material has. */
  readonly deadCount: number;
}

/** Kind number of a letter (upper case). @throws if the game has no such kind: a mistake in a game folder */
function kindNumber(kinds: readonly (PieceKind | null)[], letter: string): number {
  const kind = kinds.findIndex((piece) => piece?.letter === letter);
  if (kind < 0) throw new RangeError(`no piece kind ${letter}`);
  return kind;
}

/** Prepares a rule set's tables. */
export function compileArmy(spec: ArmySpec): ArmyRules {
  const { kinds } = spec.terrains[spec.terrains.length - 1];
  const maskOf = (test: (kind: PieceKind) => boolean | undefined): number =>
    kinds.reduce(
      (mask, kind, n) =>
        kind && test(kind) ? mask | (1 << codeOf(n, WHITE)) | (1 << codeOf(n, BLACK)) : mask,
      0,
    );
  const keptRights = new Uint8Array(CELL_STRIDE).fill(255);
  for (const castle of spec.castles ?? []) {
    keptRights[castle.king.from] &= ~castle.right;
    keptRights[castle.partner.from] &= ~castle.right;
  }
  const dead = (spec.dead ?? []).flatMap((text) => {
    const [one = '', other = ''] = text.split('/');
    const codes = (letters: string, colour: Colour) =>
      [...letters].map((letter) => codeOf(kindNumber(kinds, letter), colour));
    return [
      [...codes(one, WHITE), ...codes(other, BLACK)],
      [...codes(one, BLACK), ...codes(other, WHITE)],
    ];
  });
  const tables = spec.terrains.map((): MoveTables | null => null);
  function* compile(terrain: number): Generator<undefined, MoveTables, undefined> {
    const compiled = tables[terrain] ?? (yield* compileTerrain(spec.board, spec.terrains[terrain]));
    // Somebody may have asked for them during a pause.
    tables[terrain] ??= compiled;
    return tables[terrain];
  }
  return {
    ...spec,
    kinds,
    existing: spec.terrains.map((terrain) => existingCells(spec.board, terrain)),
    tablesOf: (terrain) => tables[terrain] ?? atOnce(compile(terrain)),
    compile,
    royals: maskOf((kind) => kind.royal),
    restarts: spec.clockRestart === 'promotions' ? 0 : maskOf((kind) => kind.pawn),
    castleList: spec.castles ?? [],
    keptRights,
    goals: spec.goal ? goalsOf(spec.board, spec.goal) : null,
    deadMaterial: dead.map((codes) => Uint8Array.from(codes).sort()),
    deadCount: Math.max(0, ...dead.map((codes) => codes.length + 2)),
  };
}

/** The result of steps without a pause between them. */
function atOnce<Result>(steps: Iterator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

function goalsOf({ squares }: Board, isGoal: (square: Square, colour: Colour) => boolean) {
  const goals = new Uint8Array(2 * CELL_STRIDE);
  for (const square of squares) {
    for (const colour of [WHITE, BLACK] as const) {
      if (isGoal(square, colour)) goals[colour * CELL_STRIDE + square.cell] = 1;
    }
  }
  return goals;
}
