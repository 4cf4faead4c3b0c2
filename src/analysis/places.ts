// The places of an analysis by the rules of its game: the position at each, reached by making and unmaking moves, and what
// is kept about each for good, since the same moves from the same start always lead to the same place.
import type { RuleSet } from '../games/game';
import { refusal, refuse } from '../input/input';
import type { Position } from '../rules/position';
import { type Colour, type Outcome, withFieldName } from '../rules/types';
import { type MoveTree, type Path, walk } from './tree';

/** Where a path leads. There is one object for each path, however the tree around it changes. */
export interface Place {
  /** Unique within an analysis. */
  readonly id: number;
  /** Null at the start. */
  readonly parent: Place | null;
  /** Plies from the start. */
  readonly ply: number;
  /** Number of the move that led here, as a score sheet counts rows of two; 0 at the start. */
  readonly number: number;
  /** Whether that move stands in the sheet's second column, that of the side that moves second in a game. */
  readonly second: boolean;
  /** The move that led here; null at the start. */
  readonly played: PlacedMove | null;
  /** How the game ends here by the rules, or null. */
  readonly outcome: Outcome | null;
}

/** A move as it was played. */
interface PlacedMove {
  /** The packed move. */
  readonly move: number;
  /** Exact move text. */
  readonly text: string;
  /** As people write it. */
  readonly notation: string;
  readonly side: Colour;
}

/** The move texts that lead to a place. */
export function pathTo(place: Place): Path {
  const moves: string[] = [];
  for (let at = place; at.parent && at.played; at = at.parent) moves.push(at.played.text);
  return moves.reverse();
}

export class Places {
  readonly start: Place;
  /** Places that go on from a place, by move text. */
  private readonly onward = new Map<Place, Map<string, Place>>();
  private readonly position: Position;
  private readonly firstSide: Colour;
  /** Where the position is. */
  private at: Place;
  private count = 0;

  /** @throws InputError for a start that the rules refuse */
  constructor(
    readonly rules: RuleSet,
    start: string,
  ) {
    this.position = withFieldName('start', () => rules.parse(start));
    this.firstSide = rules.parse(rules.startFen).side;
    this.start = this.newPlace(null, null);
    this.at = this.start;
  }

  /**
   * The position at a place, until the next question about another one. Whoever makes moves on it takes them back.
   */
  positionAt(place: Place): Position {
    const ahead: number[] = [];
    let common = place;
    while (common.ply > this.at.ply) common = this.back(common, ahead);
    while (this.at.ply > common.ply) this.unmake();
    while (common !== this.at) {
      common = this.back(common, ahead);
      this.unmake();
    }
    for (const move of ahead.reverse()) this.position.make(move);
    this.at = place;
    return this.position;
  }

  /** The place that a legal move leads to from another. @throws InputError if it is not legal */
  after(place: Place, text: string): Place {
    const known = this.onward.get(place)?.get(text);
    if (known) return known;
    if (place.outcome) throw refuse('moveAfterEnd', text);
    const position = this.positionAt(place);
    const move = this.rules.parseMove(position, text);
    const notation = this.rules.notation(position, move);
    const { side } = position;
    position.make(move);
    const found = this.newPlace(place, { move, text, notation, side });
    this.at = found;
    const onward = this.onward.get(place) ?? new Map<string, Place>();
    this.onward.set(place, onward.set(text, found));
    return found;
  }

  /** The place at the end of a path. @throws InputError naming the first move that is not legal */
  along(path: Path): Place {
    let place = this.start;
    for (const text of path) place = this.checkedAfter(place, text);
    return place;
  }

  /** Plays every move of a tree. @throws InputError naming the first that is not legal */
  check(tree: MoveTree): void {
    for (const _ of this.checking(tree));
  }

  /** The same in steps, one for each move: a long tree takes longer than a page may stand still. */
  *checking(tree: MoveTree): Generator<void> {
    let place = this.start;
    for (const { node, left } of walk(tree)) {
      place = left ? (place.parent ?? place) : this.checkedAfter(place, node.move);
      yield;
    }
  }

  private checkedAfter(place: Place, text: string): Place {
    return withFieldName(
      () => refusal('atMove', this.counted(place, this.positionAt(place).side).number),
      () => this.after(place, text),
    );
  }

  private newPlace(parent: Place | null, played: PlacedMove | null): Place {
    const outcome = this.position.outcome();
    return { id: this.count++, parent, ...this.counted(parent, played?.side), played, outcome };
  }

  /** A side may move twice in a row; the other's column stays empty then. */
  private counted(parent: Place | null, side: Colour | undefined) {
    if (!parent || side === undefined) return { ply: 0, number: 0, second: false };
    const second = side !== this.firstSide;
    const isSameRow = second && !parent.second && parent.number > 0;
    return { ply: parent.ply + 1, number: parent.number + (isSameRow ? 0 : 1), second };
  }

  private back(place: Place, ahead: number[]): Place {
    ahead.push(place.played?.move ?? 0);
    return place.parent ?? place;
  }

  private unmake(): void {
    this.position.unmake();
    this.at = this.at.parent ?? this.at;
  }
}
