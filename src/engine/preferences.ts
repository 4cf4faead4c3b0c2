// What the computer prefers among moves that are about as good. Variety in the opening: it does not open two games alike; in the
// first plies of a game each of its moves gets a bonus of a few centipawns by the game's seed, and the move of the last game gets
// a penalty. A character's manner of play: a bonus for each move by what it does on the board, too small to play worse.
import {
  type CharacterId,
  DEFAULT_MANNER_SETTINGS,
  MANNERS,
  type Manner,
  type MannerSettings,
  MEASURED_LEVELS,
} from '../games/characters';
import type { RuleSet } from '../games/game';
import { anchorOf } from '../rules/board';
import { legalMoves, moveFrom, moveTag, moveTo, TAG_NORMAL } from '../rules/move';
import { colourOf, kindOf, type Position } from '../rules/position';
import { type Colour, opposite } from '../rules/types';
import type { GameLine } from './api';
import { HIGHEST_LEVEL, LOWEST_LEVEL, mix } from './levels';
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

/** Share of a level's misjudgement that is added: where play is uncertain anyway, more of a manner shows at the same cost. */
const NOISE_SHARE = 0.2;
/** A feature counts at most this often, either way. */
const MAX_FEATURE_COUNT = 3;
/** Moves that count as one more choice. */
const MOVES_PER_CHOICE = 4;

/** What a move does, as far as manners go: how often each thing that they weigh. */
type MoveFeatures = Readonly<Record<keyof Manner, number>>;

/** Who plays in a manner, and how much of it shows. */
export interface CharacterPlay {
  readonly character: CharacterId;
  /** Misjudgement of the level played at, in centipawns. */
  readonly noise: number;
  /** As in MannerSettings. */
  readonly mostCp: number;
}

/** The level at which a character is as strong as the plain computer at this one. */
export function levelOf(character: CharacterId, level: number, { levels }: MannerSettings): number {
  const [lower, upper] = MEASURED_LEVELS;
  const [added, addedAbove] = levels[character];
  const share = Math.max(0, Math.min(1, (level - lower) / (upper - lower)));
  const raised = level + added + share * (addedAbove - added);
  return Math.max(LOWEST_LEVEL, Math.min(HIGHEST_LEVEL, raised));
}

/** What manners weigh. */
export const FEATURES = ['nearer', 'home', 'check', 'capture', 'threat', 'choice'] as const;

/** The bonus of each legal move under a character's manner. */
export function mannerPreference(
  rules: RuleSet,
  position: Position,
  { character, noise, mostCp }: CharacterPlay,
): Preference {
  const manner = MANNERS[character];
  const features = featuresIn(rules, position);
  const most = mostCp + NOISE_SHARE * noise;
  const factor = most / DEFAULT_MANNER_SETTINGS.mostCp;
  return (move) => {
    const found = features(move);
    const wish = FEATURES.reduce((sum, name) => sum + manner[name] * found[name], 0);
    return Math.round(Math.max(-most, Math.min(most, wish * factor)));
  };
}

/** Finds out what each legal move of a position does. The position is left as it was. */
export function featuresIn(rules: RuleSet, position: Position): (move: number) => MoveFeatures {
  const { side } = position;
  const toEnemy = distanceTo(rules, position, opposite(side));
  const toHome = distanceTo(rules, position, side);
  /** Moves of both sides; null in check, where the count would not be of a quiet position. */
  const choiceOf = () =>
    position.inCheck() ? null : movesOf(position) + afterPass(position, movesOf);
  const before = choiceOf();
  const clamped = (count: number) =>
    Math.max(-MAX_FEATURE_COUNT, Math.min(MAX_FEATURE_COUNT, count));
  return (move) => {
    const [from, to] = [moveFrom(move), moveTo(move)];
    const walks = moveTag(move) === TAG_NORMAL;
    const check = position.givesCheck(move) ? 1 : 0;
    const capture = position.victim(move) !== 0 ? 1 : 0;
    position.make(move);
    const after = position.side === side ? null : choiceOf();
    const isCompared = before !== null && after !== null;
    const threat = isCompared ? afterPass(position, takeable) : 0;
    position.unmake();
    return {
      nearer: walks ? clamped(toEnemy(from) - toEnemy(to)) : 0,
      home: walks ? clamped(toHome(from) - toHome(to)) : 0,
      check,
      capture,
      threat: clamped(threat),
      choice: isCompared ? clamped((after - before) / MOVES_PER_CHOICE) : 0,
    };
  };
}

/** What is counted for the other side if the side to move, which is not in check, passes. */
function afterPass(position: Position, count: (position: Position) => number): number {
  position.makeNull();
  const found = count(position);
  position.unmake();
  return found;
}

const movesOf = (position: Position): number => legalMoves(position).length;

/** How many pieces the side to move may capture. */
const takeable = (position: Position): number =>
  new Set(
    legalMoves(position)
      .filter((move) => position.victim(move) !== 0)
      .map(moveTo),
  ).size;

/** Steps, as a king goes, from a cell to a side's king, or to its pieces on average where it has none. */
function distanceTo(
  { kinds }: RuleSet,
  { board, cells }: Position,
  colour: Colour,
): (cell: number) => number {
  const own = board.cells
    .map(({ index }) => index)
    .filter((cell) => cells[cell] !== 0 && colourOf(cells[cell]) === colour);
  const kings = own.filter((cell) => kinds[kindOf(cells[cell])]?.royal);
  const marks = (kings.length > 0 ? kings : own).map((cell) => anchorOf(board, cell));
  return (cell) => {
    const { file, rank } = anchorOf(board, cell);
    const steps = marks.map((mark) =>
      Math.max(Math.abs(mark.file - file), Math.abs(mark.rank - rank)),
    );
    return steps.reduce((sum, one) => sum + one, 0) / Math.max(1, steps.length);
  };
}
