// Boards and moves as the interface draws and offers them; those of an analysis's places are cached, so that stepping to and fro is
// quick.

import type { Place, Places } from '../analysis/places';
import { type NotationBlock, notationBlocks } from '../analysis/rows';
import type { MoveTree } from '../analysis/tree';
import type { Headline } from '../games/drawing';
import type { RuleSet } from '../games/game';
import { effectsOf, exchangesArmies } from '../rules/effects';
import { legalMoves, moveFrom, movePromotion, moveTag, moveTo } from '../rules/move';
import { colourOf, kindOf, type Position } from '../rules/position';
import type { Colour } from '../rules/types';
import type { BoardState, MoveOption } from './types';

/** All legal moves of a position, described. The position is left as it was. */
export function legalOptions(rules: RuleSet, position: Position): MoveOption[] {
  return legalMoves(position).map((move) => describeMove(rules, position, move));
}

/** What may be played in a position on the board; nothing once it ends the game. */
export function optionsAt(rules: RuleSet, { text }: Pick<BoardState, 'text'>): MoveOption[] {
  const position = rules.parse(text);
  return position.outcome() ? [] : legalOptions(rules, position);
}

/** One legal move with what it does to the board. The position is left as it was. */
export function describeMove(rules: RuleSet, position: Position, move: number): MoveOption {
  const effects = effectsOf(position, move);
  const moves = effects.moved.length > 0 || effects.slid !== null;
  return {
    move,
    text: rules.formatMove(position, move),
    side: position.side,
    from: moves ? moveFrom(move) : null,
    to: moves ? moveTo(move) : null,
    promotion: movePromotion(move),
    tag: moveTag(move),
    effects,
  };
}

/** A snapshot of the position; `lastMove` is the move that led to it. */
export function boardState(
  rules: RuleSet,
  position: Position,
  lastMove: MoveOption | null,
): BoardState {
  return {
    cells: position.cells.slice(0, position.board.cells.length),
    terrain: position.terrain,
    side: position.side,
    checkedKing: position.inCheck() ? royalCell(rules, position.cells, position.side) : null,
    lastMove,
    text: rules.format(position),
  };
}

/** Milliseconds that a headline stays over the board. */
export const HEADLINE_MS = 4500;

/** What a move from one position to the next begins in the game, or null; `own` is the reader's colour, or null. */
export function headlineOf(
  { drawing }: RuleSet,
  before: BoardState,
  after: BoardState,
  own: Colour | null,
): Headline | null {
  const { lastMove, cells, terrain, side } = after;
  const exchanged = lastMove !== null && exchangesArmies(lastMove.effects);
  if (!exchanged && before.terrain === terrain) return null;
  return drawing.headline?.(cells, terrain, side, own) ?? null;
}

/** Cell of a side's royal piece, or null where it has none. */
export function royalCell(rules: RuleSet, cells: Uint8Array, side: Colour): number | null {
  const cell = cells.findIndex(
    (code) => code !== 0 && colourOf(code) === side && rules.kinds[kindOf(code)]?.royal === true,
  );
  return cell < 0 ? null : cell;
}

/** What the places of an analysis show: board, moves and notation. */
export class PlacesShown {
  private readonly boards = new WeakMap<Place, BoardState>();
  private readonly legal = new WeakMap<Place, readonly MoveOption[]>();
  private readonly laidOut = new WeakMap<MoveTree, readonly NotationBlock[]>();

  constructor(readonly places: Places) {}

  /** The position at a place, to draw. */
  board(place: Place): BoardState {
    return cached(this.boards, place, () => {
      const { places } = this;
      const { parent, played } = place;
      const last = parent && played && this.described(parent, played.move);
      return boardState(places.rules, places.positionAt(place), last);
    });
  }

  /** Legal moves at a place, none after the end of a game. */
  options(place: Place): readonly MoveOption[] {
    return cached(this.legal, place, () =>
      place.outcome ? [] : legalOptions(this.places.rules, this.places.positionAt(place)),
    );
  }

  /** The moves of a tree, laid out. */
  notation(tree: MoveTree): readonly NotationBlock[] {
    return cached(this.laidOut, tree, () => notationBlocks(this.places, tree));
  }

  private described(place: Place, move: number): MoveOption {
    return describeMove(this.places.rules, this.places.positionAt(place), move);
  }
}

/** What a map has for a key, made if it has nothing yet. */
function cached<Key extends object, Value>(
  map: WeakMap<Key, Value>,
  key: Key,
  make: () => Value,
): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
