// A game's puzzles while they are collected: no two are the same, and no kind is too frequent.
import type { Game, OptionValues } from '../../../src/games/game';
import type { Puzzle } from '../../../src/puzzles/puzzle';
import { Copies, faultsOf } from './fairness';
import type { PuzzleGround } from './ground';
import { imageKey, puzzleId } from './identity';
import type { Mined } from './mine';
import { Quotas } from './quotas';
import { themesOf } from './themes';

/** What a game's puzzles.json holds. */
export interface PuzzleFile {
  readonly made: {
    readonly date: string;
    /** The command that goes on from here. */
    readonly command: string;
    /** Games that have been looked through. */
    readonly games: number;
  };
  readonly puzzles: readonly Puzzle[];
}

export class Collection {
  readonly puzzles: Puzzle[];
  private readonly quotas: Quotas;
  private readonly seen: Set<string>;
  private readonly copies = new Copies();

  constructor(
    private readonly game: Game,
    stored: readonly Puzzle[],
    /** How many there are to be. */
    private readonly count: number,
  ) {
    this.quotas = new Quotas(count);
    this.puzzles = [...stored];
    this.seen = new Set(stored.map(({ options, text }) => imageKey(game.rules(options), text)));
    for (const puzzle of stored) {
      const { themes, moves, options } = puzzle;
      const rules = game.rules(options);
      this.quotas.take(themes, moves.length, options, faultsOf(rules, puzzle));
      this.copies.take(rules, options, puzzle);
    }
  }

  /** Whether games by these rules are worth playing still. */
  takesRules(options: OptionValues): boolean {
    return this.quotas.takesRules(options);
  }

  /** Whether it is new and of a kind that is still wanted; if so, it is kept. */
  take({ rules, evaluation }: PuzzleGround, { text, solution }: Mined): boolean {
    const key = imageKey(rules, text);
    const position = rules.parse(text);
    const themes = themesOf(rules, position, solution, evaluation.values);
    const { options } = rules;
    const isFull = this.puzzles.length >= this.count;
    if (isFull || this.seen.has(key)) return false;
    const moves = solution.moves.map((move) => {
      const written = rules.formatMove(position, move);
      position.make(move);
      return written;
    });
    const found = { text, moves, themes };
    if (!this.copies.takes(rules, options, found)) return false;
    if (!this.quotas.take(themes, moves.length, options, faultsOf(rules, found))) return false;
    this.copies.take(rules, options, found);
    this.seen.add(key);
    const id = puzzleId([this.game.id, JSON.stringify(options), text, ...moves]);
    this.puzzles.push({ id, options, text, moves, themes, rating: UNRATED });
    return true;
  }
}

/** Until it is rated. */
const UNRATED = 0;
