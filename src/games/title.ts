// What the first page and lists say of a game, apart from its rules: it is on the screen before those are loaded.
import type { Mood } from './drawing';
import type { GameId } from './ruleSet';

export interface GameTitle {
  readonly id: GameId;
  /** As its inventor called it, in every language. */
  readonly name: string;
  /**
   * A game under construction: playable by the engine and at its address, but listed nowhere. It needs nothing that only long
   * measurement gives (fitted weights, network, levels, chances, facts, puzzles), no lessons and no number in links.
   */
  readonly draft?: boolean;
  /** Author and year, for cards and credits. */
  readonly author: string;
  /** What it is about, in a line without a full stop. */
  aim(): string;
  /** The look of its screens and cards; the app's own if absent. */
  readonly mood?: Mood;
}
