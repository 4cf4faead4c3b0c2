// The board while lanes are drawn on it: 64 squares to choose, with the asphalt of the lanes beneath them, and what is said of it:
// how many places it has, and how fair it is.
import type { Brush } from '../../board/useInteraction';
import { joined, joinedAround, laneBetween } from '../../editor/lanes';
import { type Fairness, leanText } from '../../games/fairness';
import type { Game, OptionSpec, OwnValues, RuleSet } from '../../games/game';
import { type Lane, laneAt, laneText, squareName } from '../../games/lanes';
import { textsOf } from '../../language/texts';
import { anchorOf } from '../../rules/board';
import { WHITE } from '../../rules/types';
import type { BoardState } from '../../session/types';
import { itemAt, lastItem } from '../../util/items';

const texts = textsOf('draw');

/** An option whose values are drawn. */
export interface DrawnOption {
  readonly spec: OptionSpec;
  readonly own: OwnValues;
}

/** The option of a game that is drawn, or null. */
export function drawnOption(game: Game): DrawnOption | null {
  for (const spec of game.options) if (spec.own) return { spec, own: spec.own };
  return null;
}

/** The rules with these lanes in force. */
export const rulesWith = (
  game: Game,
  { spec, own }: DrawnOption,
  lanes: readonly Lane[],
): RuleSet => game.rules({ [spec.name]: own.valueFor(lanes) });

/** The rules as they are drawn on: every square by itself, over the picture of the board that comes of it. */
export function squaresOver(game: Game, option: DrawnOption, rules: RuleSet): RuleSet {
  const squares = rulesWith(game, option, []);
  return { ...squares, drawing: { ...squares.drawing, ground: rules.drawing.cells } };
}

/** The pieces as a game on the board begins, each on the square by which its cell is named. */
export function startOn({ board }: RuleSet, rules: RuleSet): BoardState {
  const cells = new Uint8Array(board.cells.length);
  const { cells: standing } = rules.parseSetup(rules.startFen);
  for (const { index } of rules.board.cells) {
    const { file, rank } = anchorOf(rules.board, index);
    const square = board.squareAt(file, rank);
    if (square) cells[square.cell] = itemAt(standing, index);
  }
  return { cells, terrain: 0, side: WHITE, checkedKing: null, lastMove: null, text: '' };
}

/** The lane that a square lies in, for screen readers. */
export function noteOf(squares: RuleSet, lanes: readonly Lane[]): (cell: number) => string | null {
  const { board } = squares;
  return (cell) => {
    const lane = laneAt(lanes, anchorOf(board, cell));
    return lane ? texts.inLane(laneText(lane)) : null;
  };
}

/** The squares of a rectangle between two cells. */
export function cellsBetween({ board }: RuleSet, from: number, to: number): number[] {
  const { left, bottom, right, top } = laneBetween(anchorOf(board, from), anchorOf(board, to));
  return board.squares
    .filter(({ file, rank }) => file >= left && file <= right && rank >= bottom && rank <= top)
    .map(({ cell }) => cell);
}

/** The two corners of a typed lane, `b4-b5`, or the one square that is to stand alone; null for any other text. */
export function cornersIn(
  { board }: RuleSet,
  text: string,
): readonly [from: number, to: number] | null {
  const names = text.split('-');
  const from = board.cellNamed(itemAt(names, 0));
  const to = board.cellNamed(lastItem(names));
  return from === undefined || to === undefined || names.length > 2 ? null : [from, to];
}

/** The lanes after joining the squares between two cells. */
export function lanesAfter(
  { board }: RuleSet,
  lanes: readonly Lane[],
  mirrors: boolean,
  from: number,
  to: number,
): readonly Lane[] {
  const lane = laneBetween(anchorOf(board, from), anchorOf(board, to));
  return mirrors ? joinedAround(lanes, lane) : joined(lanes, lane);
}

/** What is said once squares were joined. */
export function joinedText(squares: RuleSet, from: number, to: number, cells: number): string {
  const name = (cell: number) => squareName(anchorOf(squares.board, cell));
  return from === to
    ? texts.standsAlone(name(from), cells)
    : texts.joined(name(from), name(to), cells);
}

export interface PenState {
  /** The first corner, chosen by a tap. */
  readonly corner: number | null;
  /** A drag under way. */
  readonly stroke: { readonly from: number; readonly over: number } | null;
}

export const NO_PEN: PenState = { corner: null, stroke: null };

/** Taps choose two corners, drags go from one to the other. */
export function penOf(
  pen: { current: PenState },
  show: (state: PenState) => void,
  join: (from: number, to: number) => void,
): Brush {
  const set = (state: PenState) => {
    pen.current = state;
    show(state);
  };
  return {
    tap: (cell) => {
      const { corner } = pen.current;
      set(corner === null ? { corner: cell, stroke: null } : NO_PEN);
      if (corner !== null) join(corner, cell);
    },
    drag: (from, over) => set({ corner: null, stroke: { from, over } }),
    drop: (kept) => {
      const { stroke } = pen.current;
      set(NO_PEN);
      if (kept && stroke) join(stroke.from, stroke.over);
    },
  };
}

/** Places on the inventor’s own board, whose drawing is lost. */
const INVENTORS_CELLS = 41;

/** How many places there are, and whether the inventor’s board has as many. */
export const cellCountNote = (cells: number): string =>
  cells === INVENTORS_CELLS ? texts.placesAsInvented(cells) : texts.places(cells);

/** How it is drawn, and whether there are as many places as on the inventor’s board. */
export const guideText = (cells: number): string =>
  cells === INVENTORS_CELLS ? texts.howAsInvented(cells, texts.how) : texts.how;

/** Games from which on no more are asked for, and the error of the share from which on they are. */
const ENOUGH_GAMES = 100;
const LARGE_ERROR = 0.08;

/** How the fast games ended and which side they favour. */
export function fairnessText(fairness: Fairness): string {
  const { games, wins, draws, losses, share, error, plies } = fairness;
  return [
    texts.results(games, wins, losses, draws),
    texts.average(Math.round(plies / 2)),
    leanText({ share, error }),
    games < ENOUGH_GAMES && error > LARGE_ERROR ? texts.playForMore : '',
  ]
    .filter(Boolean)
    .join(' ');
}
