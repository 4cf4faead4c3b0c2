// What a device holds after much use: games, reviews, analyses and attempts at puzzles. Seeded, so that all of it but the dates is
// the same each time.
import { parseMoveText } from '../../../src/analysis/moveText';
import { commentMove, type MoveTree, playMoves } from '../../../src/analysis/tree';
import { games } from '../../../src/games';
import { dayOf, mistakeKey, WAYS } from '../../../src/puzzles/attempt';
import type { MoveAnalysis } from '../../../src/review/moveAnalysis';
import { mistakesIn } from '../../../src/review/playerStats';
import { legalMoves } from '../../../src/rules/move';
import { BLACK, WHITE } from '../../../src/rules/types';
import {
  type AnalysisRecord,
  analysisOfGame,
  newAnalysis,
  treeText,
} from '../../../src/storage/analysisRecord';
import type { AttemptRecord } from '../../../src/storage/attemptRecord';
import type { GameRecord } from '../../../src/storage/record';
import { createRuleSetCache } from '../../../src/storage/replay';
import {
  type ReviewRecord,
  type StoredReview,
  storedForm,
} from '../../../src/storage/reviewRecord';
import { Dice } from '../../fuzz/damage';
import { reviewOf } from '../../support/reviews';
import { grownGames } from '../bench/grownGames';
import { collection } from './puzzleIds';

/** How much there is of each. */
export interface Amounts {
  /** Some are unfinished. */
  readonly games: number;
  /** Of finished games, the latest first. */
  readonly reviews: number;
  readonly analyses: number;
  readonly attempts: number;
}

export interface UsedStore {
  readonly games: readonly GameRecord[];
  readonly reviews: readonly StoredReview[];
  readonly analyses: readonly AnalysisRecord[];
  readonly attempts: readonly AttemptRecord[];
}

/** Id of an unfinished game of two persons. */
export const PERSONS_GAME = 'persons';

/** Games that go on, of all. */
const UNFINISHED_SHARE = 1 / 50;
const LEAST_UNFINISHED = 4;
const HOUR_MS = 3_600_000;

export function usedStore(amounts: Amounts, seed: number): UsedStore {
  const dice = new Dice(seed);
  const unfinished = Math.max(LEAST_UNFINISHED, Math.round(amounts.games * UNFINISHED_SHARE));
  const stored = grownGames(amounts.games - unfinished, unfinished).map((record, index) =>
    index === 0 ? forPersons(record) : record,
  );
  const ended = stored.filter(({ result }) => result !== null);
  const reviews = ended.slice(0, amounts.reviews).map((record) =>
    reviewOf(
      record,
      record.moves.map((_, ply) => findingAt(record, ply, dice)),
    ),
  );
  const analyses = Array.from({ length: amounts.analyses }, (_, index) =>
    analysisAt(stored[(7 * index) % stored.length], index, dice),
  );
  return {
    games: stored,
    reviews: reviews.map(storedForm),
    analyses,
    attempts: attemptsOf(amounts.attempts, mistakesOf(ended, reviews), dice),
  };
}

/** The game to save a move in: nobody answers. */
const forPersons = (record: GameRecord): GameRecord => ({
  ...record,
  id: PERSONS_GAME,
  white: { kind: 'person' },
  black: { kind: 'person' },
});

/** Plies from one error to the next, for which the engine shows a longer line. */
const ERRS_EVERY = 6;
const LINE_PLIES = 8;

function findingAt({ moves }: GameRecord, ply: number, dice: Dice): MoveAnalysis {
  const errs = dice.below(ERRS_EVERY) === 0;
  const chance = (300 + dice.below(400)) / 1000;
  const line = (lost: number, plies: number) => ({
    score: dice.below(400) - 200 - Math.round(1000 * lost),
    chance: chance - lost,
    moves: moves.slice(ply, ply + plies),
  });
  const move = moves[ply];
  return {
    side: ply % 2 === 0 ? WHITE : BLACK,
    choices: 1 + dice.below(40),
    left: 1 - ply / (2 * moves.length),
    best: line(0, errs ? LINE_PLIES : 1),
    second: line(0.02, 1),
    played: line(errs ? 0.25 : 0.01, errs ? LINE_PLIES : 1),
    isObviousRecapture: dice.below(20) === 0,
    explanation: errs
      ? {
          kind: 'position',
          consequence: null,
          better: {
            text: move,
            notation: move.slice(-2),
            piece: { letter: 'P', side: 'w', cell: move.slice(0, 2) },
            to: move.slice(-2),
          },
          betterIdea: null,
        }
      : null,
  };
}

/** Names of the mistakes that the one person made, by game. */
function mistakesOf(
  ended: readonly GameRecord[],
  reviews: readonly ReviewRecord[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [index, { id, findings }] of reviews.entries()) {
    const { game, updatedAt: at } = ended[index];
    const mistakes = mistakesIn({ id, game, at, sides: [WHITE], findings });
    found.set(game, [...(found.get(game) ?? []), ...mistakes.map(mistakeKey)]);
  }
  return found;
}

const rulesFor = createRuleSetCache();

/** Of a game, with a move that it did not take; some with a name or a comment. */
function analysisAt(record: GameRecord, index: number, dice: Dice): AnalysisRecord {
  const ply = dice.below(record.moves.length);
  const begun = analysisOfGame(record, ply);
  const path = record.moves.slice(0, ply);
  const rules = rulesFor(record);
  const position = rules.parse(record.start);
  for (const move of path) position.make(rules.parseMove(position, move));
  const other = legalMoves(position)
    .map((move) => rules.formatMove(position, move))
    .filter((move) => move !== record.moves[ply]);
  let tree: MoveTree = parseMoveText(record.moves.join(' '));
  if (other.length > 0) tree = playMoves(tree, path, [dice.pick(other)]);
  if (index % 3 === 0 && path.length > 0) tree = commentMove(tree, path, `Look again, ${index}.`);
  const time = record.updatedAt + index;
  return {
    ...newAnalysis({ ...begun, tree }, `analysis-${index}`, time),
    name: index % 5 === 0 ? `Idea ${index}` : null,
    pinned: index % 100 === 0,
    tree: treeText(tree),
    revision: 1,
  };
}

/** Attempts at all games' puzzles in turn; every tenth is at a mistake of one's own, where there are any. */
function attemptsOf(
  count: number,
  mistakes: ReadonlyMap<string, readonly string[]>,
  dice: Dice,
): AttemptRecord[] {
  const now = Date.now();
  const ways = WAYS.filter((way) => way !== 'streak' && way !== 'mistake');
  const played = games.filter(({ id }) => collection(id).length > 0);
  return Array.from({ length: count }, (_, index) => {
    const game = played[index % played.length].id;
    const own = mistakes.get(game) ?? [];
    const isMistake = index % 10 < played.length && index % 4 === 0 && own.length > 0;
    const puzzle = dice.pick(collection(game));
    const at = now - (count - index) * HOUR_MS;
    return {
      version: 1,
      id: `attempt-${index}`,
      game,
      puzzle: isMistake ? dice.pick(own) : puzzle.id,
      way: isMistake ? 'mistake' : dice.pick(ways),
      solved: dice.below(3) > 0,
      rating: isMistake ? null : puzzle.rating,
      number: 1 + Math.floor(index / played.length),
      day: dayOf(new Date(at)),
      run: null,
      at,
    };
  });
}
