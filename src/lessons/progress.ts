// How far someone has come with the lessons of a game, and how that changes.

/** Kept for each game. */
export interface LessonProgress {
  /** Ids of the lessons that have been done at least once. */
  readonly done: readonly string[];
  /** Ids of those that were done without being shown a move. */
  readonly starred: readonly string[];
  /** Where those stand that are begun and not finished, by id; the one in which its player was last comes last. */
  readonly begun: Readonly<Record<string, LessonPlace>>;
}

/** Where a lesson stands. */
export interface LessonPlace {
  /** Number of the task in hand, from 0. */
  readonly task: number;
  /** Numbers of the tasks that are solved. */
  readonly solved: readonly number[];
  /** Numbers of the tasks in which a move was shown, since they were last begun. */
  readonly helped: readonly number[];
  /** Moves played in the task in hand by both sides, as texts. */
  readonly moves: readonly string[];
}

export const NO_PROGRESS: LessonProgress = { done: [], starred: [], begun: {} };
const BEGINNING: LessonPlace = { task: 0, solved: [], helped: [], moves: [] };

/** A lesson as far as progress is concerned. */
interface Counted {
  readonly id: string;
  readonly tasks: readonly unknown[];
}

/** Where a lesson of today's content stands; its beginning if it was not begun. */
export function placeOf({ begun }: LessonProgress, { id, tasks }: Counted): LessonPlace {
  const place = (Object.hasOwn(begun, id) && begun[id]) || BEGINNING;
  return place.task < tasks.length ? place : { ...place, task: 0, moves: [] };
}

/** The lesson comes last of those that are begun: its player is there. */
function at(progress: LessonProgress, { id }: Counted, place: LessonPlace): LessonProgress {
  const { [id]: _before, ...others } = progress.begun;
  return { ...progress, begun: { ...others, [id]: place } };
}

/** Moves were played in the task in hand, or taken back. */
export const withMoves = (
  progress: LessonProgress,
  lesson: Counted,
  moves: readonly string[],
): LessonProgress => at(progress, lesson, { ...placeOf(progress, lesson), moves });

/** Another task of the lesson is taken up. */
export function atTask(progress: LessonProgress, lesson: Counted, task: number): LessonProgress {
  const { solved, helped } = placeOf(progress, lesson);
  const others = (tasks: readonly number[]) => tasks.filter((other) => other !== task);
  return at(progress, lesson, {
    task,
    // Who comes back to a task that was solved with help may solve it without.
    solved: helped.includes(task) ? others(solved) : solved,
    helped: others(helped),
    moves: [],
  });
}

/** A move is shown in the task in hand: it earns no star in this try. */
export function withHelp(progress: LessonProgress, lesson: Counted): LessonProgress {
  const place = placeOf(progress, lesson);
  return at(progress, lesson, { ...place, helped: withItem(place.helped, place.task) });
}

const withItem = <T>(list: readonly T[], item: T): readonly T[] => [...new Set([...list, item])];

/**
 * A task is solved, and the next one is in hand; with the last of its tasks a lesson is done, with a star if no move was shown
 * in any.
 */
export function withSolved(
  progress: LessonProgress,
  lesson: Counted,
  task: number,
): LessonProgress {
  const place = placeOf(progress, lesson);
  const solved = [...withItem(place.solved, task)].sort((a, b) => a - b);
  if (lesson.tasks.some((_, index) => !solved.includes(index))) {
    const next = nextTask({ ...place, solved }, lesson, task) ?? task;
    return at(progress, lesson, { ...place, task: next, solved, moves: [] });
  }
  const { [lesson.id]: _finished, ...begun } = progress.begun;
  const { done, starred } = progress;
  return {
    done: withItem(done, lesson.id),
    starred: place.helped.length === 0 ? withItem(starred, lesson.id) : starred,
    begun,
  };
}

/** The lesson is begun anew; one that was done stays so. */
export const begunAnew = (progress: LessonProgress, lesson: Counted): LessonProgress =>
  at(progress, lesson, BEGINNING);

/** The next task after this one that is not solved, going round; null if there is no other. */
export function nextTask({ solved }: LessonPlace, { tasks }: Counted, task: number): number | null {
  for (let step = 1; step < tasks.length; step++) {
    const next = (task + step) % tasks.length;
    if (!solved.includes(next)) return next;
  }
  return null;
}

/** The first lesson that is not done, going round from `after`; null if all are done. */
export function nextLesson<L extends Counted>(
  { done }: LessonProgress,
  lessons: readonly L[],
  after = -1,
): L | null {
  const order = [...lessons.slice(after + 1), ...lessons.slice(0, Math.max(after, 0))];
  return order.find(({ id }) => !done.includes(id)) ?? null;
}

/** What is known from two devices: what was done on either is done; of lessons begun on both, `here` counts. */
export function joinProgress(here: LessonProgress, there: LessonProgress): LessonProgress {
  const joined = (one: readonly string[], other: readonly string[]) => [
    ...new Set([...one, ...other]),
  ];
  const begun = Object.entries(there.begun).filter(
    ([id]) => !here.done.includes(id) && !Object.hasOwn(here.begun, id),
  );
  return {
    done: joined(here.done, there.done),
    starred: joined(here.starred, there.starred),
    begun: { ...Object.fromEntries(begun), ...here.begun },
  };
}
