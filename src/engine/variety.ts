// Variety in the opening: the computer does not open two games alike. In the first plies of a game each of its moves gets a
// bonus of a few centipawns by the game's seed, and the move of the last game gets a penalty.
import type { RuleSet } from '../games/game';
import type { Position } from '../rules/position';
import type { GameLine } from './api';
import { mix } from './handicap';
import type { Preference } from './search';

/** Plies from the start of a game that are its opening: four moves of each side. */
export const OPENING_PLIES = 8;
/** Most centipawns that variety may cost, by the search's own scores; `npm run lab -- variety` measures it (results/levels.md). */
export const VARIETY_MARGIN_CP = 12;
/** The same where the best move would repeat the last game; a level's misjudgement is added. Measured together. */
const REPEAT_MARGIN_CP = 34;

/** What makes an opening another one. */
export interface Variety {
  /** Identifies the game. */
  readonly gameSeed: number;
  /** The last game's moves, not to be repeated. */
  readonly lastOpening: readonly string[];
  /** Centipawns by which the level misjudges positions. */
  readonly noise: number;
}

/** In the opening of a game from its usual start, a preference; undefined later, and where a game began elsewhere. */
export function openingPreference(
  rules: RuleSet,
  { start, moves }: Pick<GameLine, 'start' | 'moves'>,
  position: Position,
  { gameSeed, lastOpening, noise }: Variety,
): Preference | undefined {
  if (start !== rules.startFen || moves.length >= OPENING_PLIES) return undefined;
  const seed = mix(gameSeed, moves.length);
  const repeats = moves.every((move, ply) => lastOpening[ply] === move);
  const repeated = repeats ? lastOpening[moves.length] : undefined;
  return (move) =>
    rules.formatMove(position, move) === repeated
      ? VARIETY_MARGIN_CP - REPEAT_MARGIN_CP - noise
      : mix(seed, move) % (VARIETY_MARGIN_CP + 1);
}
