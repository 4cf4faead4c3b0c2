// What the places of an analysis show: board, moves and notation, cached so that stepping to and fro is quick.
import type { Place, Places } from '../../analysis/places';
import { type NotationBlock, notationBlocks } from '../../analysis/rows';
import type { MoveTree } from '../../analysis/tree';
import { boardState, describeMove, legalOptions } from '../moves';
import type { BoardState, MoveOption } from '../types';

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
