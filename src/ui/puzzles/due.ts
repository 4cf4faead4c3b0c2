// What comes back in a game, of whatever kind: each kind has its source here. RecallSeries.tsx shows it.
import type { Game } from '../../games/game';
import type { Lesson } from '../../games/lessons';
import { mistakeKey, type Way } from '../../puzzles/attempt';
import type { Progress } from '../../puzzles/progress';
import { goalOf, type Puzzle } from '../../puzzles/puzzle';
import { dueOn, type ItemKind, taskKey } from '../../puzzles/recall';
import type { PlayerMistake } from '../../review/playerStats';
import type { PuzzleTask } from '../../session/puzzle/types';
import type { GameStore } from '../../storage/gameStore';
import { isReviewOf } from '../../storage/reviewRecord';
import { readNamed } from '../review/reviews';
import { loadPuzzles } from './gamePuzzles';

export interface RecallItem {
  /** By which attempts name it. */
  readonly key: string;
  /** Null where what it came from is not here any more. */
  readonly open: () => Promise<OpenedItem | null>;
}

/** What it is shown as: a puzzle, with the moment of the mistake that it is made of, or a lesson's task. */
export type OpenedItem =
  | { readonly way: Way; readonly task: PuzzleTask; readonly at: number | null }
  | { readonly lesson: Lesson; readonly number: number };

/** Items of a kind that a game has, those of these keys among them. */
type Source = (
  game: Game,
  store: GameStore,
  keys: readonly string[],
) => Promise<readonly RecallItem[]>;

const SOURCES: Readonly<Record<ItemKind, Source>> = {
  puzzle: async (game) => {
    const { puzzles } = await loadPuzzles(game);
    return puzzles.map((puzzle) => ({
      key: puzzle.id,
      open: async () => ({ way: 'due', task: puzzleTask(game, puzzle), at: null }),
    }));
  },
  mistake: async (_game, store, keys) =>
    (await readNamed(store, [], keys)).map((mistake) => mistakeItem(mistake, store)),
  task: async (game) => {
    const lessons = (await game.loadLessons?.())?.lessons() ?? [];
    return lessons.flatMap((lesson) =>
      lesson.tasks.map((_, number) => ({
        key: taskKey(lesson.id, number),
        open: async () => ({ lesson, number }),
      })),
    );
  },
};

/** What comes back in a game on this day, the one first that is due for longest. */
export async function dueItems(
  game: Game,
  store: GameStore,
  { recall }: Pick<Progress, 'recall'>,
  today: string,
): Promise<RecallItem[]> {
  const due = dueOn(recall, today);
  const kinds = [...new Set(due.map(([, { kind }]) => kind))];
  const keys = due.map(([key]) => key);
  const known = await Promise.all(kinds.map((kind) => SOURCES[kind](game, store, keys)));
  const items = new Map(known.flat().map((item) => [item.key, item]));
  return keys.flatMap((key) => items.get(key) ?? []);
}

export const puzzleTask = (
  { id: game }: Game,
  { options, text, moves, themes }: Puzzle,
): PuzzleTask => ({
  line: { game, options, start: text, moves: [] },
  moves,
  promised: goalOf(themes),
  mistake: null,
});

/** Opens as long as its game and review are still as they were. */
export const mistakeItem = (mistake: PlayerMistake, store: GameStore): RecallItem => ({
  key: mistakeKey(mistake),
  open: async () => {
    const { id, ply, at } = mistake;
    const reviews = await store.openReviews();
    const [record, review] = await Promise.all([store.peek(id), reviews.load(id)]);
    if (!record || !review || !isReviewOf(review, record)) return null;
    const finding = review.findings[ply];
    if (!finding) return null;
    const { game, options, start, moves } = record;
    const line = { game, options, start, moves: moves.slice(0, ply) };
    const best = finding.best.moves.slice(0, 1);
    const task: PuzzleTask = { line, moves: best, promised: 'better', mistake: finding };
    return { way: 'mistake', task, at };
  },
});
