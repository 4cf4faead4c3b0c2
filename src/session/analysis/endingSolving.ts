// What an analysis session works out about the place shown: its board, moves and notation, cached so that stepping to and fro
// is quick, and solving an ending in the background.
import type { Place, Places } from '../../analysis/places';
import { type NotationBlock, notationBlocks } from '../../analysis/rows';
import type { MoveTree } from '../../analysis/tree';
import type { SolveResult } from '../../engine/analyst';
import type { GameLine } from '../../engine/api';
import { onDemandMaterial } from '../../engine/endings/pieceList';
import type { RuleSet } from '../../games/game';
import type { Position } from '../../rules/position';
import { boardState, describeMove, legalOptions } from '../moves';
import type { BoardState, MoveOption } from '../types';
import type { AnalysisEngine, Solving } from './types';

/** Steps of reported progress; each is drawn. */
const STEPS = 100;

export class EndingSolving {
  /** The pieces of the place shown; null where there is nothing to solve on demand. */
  private shown: number | null = null;
  private working: {
    readonly pieces: number;
    done: number;
    readonly control: AbortController;
  } | null = null;
  private readonly results = new Map<number, SolveResult>();

  constructor(
    private readonly engine: Pick<AnalysisEngine<unknown>, 'solve'>,
    /** Hears of progress. */
    private readonly onChange: () => void,
  ) {}

  get isWorking(): boolean {
    return this.working !== null;
  }

  get state(): Solving | null {
    const { shown, working } = this;
    if (shown === null) return null;
    if (working) return { kind: 'working', done: working.done };
    const result = this.results.get(shown);
    return result === undefined ? { kind: 'offered' } : { kind: 'over', result };
  }

  /** Another ending calls off the solving of the one before. */
  show(rules: RuleSet, position: Position): void {
    this.shown = onDemandMaterial(rules, position);
    if (this.working && this.working.pieces !== this.shown) this.cancel();
  }

  /** Solves the ending shown, which is the one at the end of the line. */
  async solve(line: GameLine): Promise<void> {
    const { shown: pieces } = this;
    if (pieces === null || this.working) return;
    const working = { pieces, done: 0, control: new AbortController() };
    this.working = working;
    this.onChange();
    const onProgress = (all: number) => {
      const done = Math.floor(all * STEPS) / STEPS;
      if (done === working.done) return;
      working.done = done;
      if (this.working === working) this.onChange();
    };
    const result = await this.engine.solve(line, onProgress, working.control.signal);
    // One table is kept, that of the latest.
    if (result === 'solved') this.results.clear();
    if (result !== 'stopped') this.results.set(pieces, result);
    if (this.working === working) this.working = null;
  }

  cancel(): void {
    this.working?.control.abort();
    this.working = null;
  }
}

export class PlacesShown {
  private readonly boards = new WeakMap<Place, BoardState>();
  private readonly legal = new WeakMap<Place, readonly MoveOption[]>();
  private readonly laidOut = new WeakMap<MoveTree, readonly NotationBlock[]>();

  constructor(readonly places: Places) {}

  /** The position at a place, to draw. */
  board(place: Place): BoardState {
    return kept(this.boards, place, () => {
      const { places } = this;
      const { parent, played } = place;
      const last = parent && played && this.described(parent, played.move);
      return boardState(places.rules, places.positionAt(place), last);
    });
  }

  /** Legal moves at a place, none after the end of a game. */
  options(place: Place): readonly MoveOption[] {
    return kept(this.legal, place, () =>
      place.outcome ? [] : legalOptions(this.places.rules, this.places.positionAt(place)),
    );
  }

  /** The moves of a tree, laid out. */
  notation(tree: MoveTree): readonly NotationBlock[] {
    return kept(this.laidOut, tree, () => notationBlocks(this.places, tree));
  }

  private described(place: Place, move: number): MoveOption {
    return describeMove(this.places.rules, this.places.positionAt(place), move);
  }
}

/** What a map has for a key, made if it has nothing yet. */
function kept<Key extends object, Value>(
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
