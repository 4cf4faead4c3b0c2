// Progress with a game's lessons, as it is stored and read back.
import type { LessonPlace, LessonProgress } from '../lessons/progress';
import { NO_PROGRESS } from '../lessons/progress';
import { InputError } from '../rules/types';
import {
  type Fields,
  readFields,
  readInteger,
  readList,
  readObject,
  readText,
} from '../util/parse';

const PREFIX = 'lessons ';
/** Keys that this version understands in a file. */
const KEY = /^lessons \S{1,32}$/;

const MOST = { lessons: 200, tasks: 50, moves: 1000 };
const LONGEST = { id: 32, move: 16 };

/** Key in the settings store. */
export const progressKey = (game: string): string => `${PREFIX}${game}`;

/** Whether a key of the settings store is one of progress. */
export const isProgressKey = (key: string): boolean => KEY.test(key);

/** Stored progress, or none where nothing is stored that this version understands. */
export function parseProgress(value: unknown): LessonProgress {
  if (value === undefined) return NO_PROGRESS;
  try {
    return readProgress(value);
  } catch (error) {
    if (error instanceof InputError) return NO_PROGRESS;
    throw error;
  }
}

function readProgress(value: unknown): LessonProgress {
  const { done, begun } = readObject(value, 'progress', ['done', 'begun']);
  const places = Object.entries(readFields(begun, 'begun'));
  if (places.length > MOST.lessons) throw new InputError(`begun has ${places.length} lessons`);
  return {
    done: readList(done, 'done', MOST.lessons, readId),
    begun: Object.fromEntries(places.map(([id, place]) => [readId(id, 'begun'), readPlace(place)])),
  };
}

const readId = (value: unknown, name: string): string => readText(value, name, LONGEST.id);

function readPlace(value: unknown): LessonPlace {
  const fields: Fields = readObject(value, 'place', ['task', 'solved', 'moves']);
  const readTask = (task: unknown, name: string) => readInteger(task, name, 0, MOST.tasks - 1);
  return {
    task: readTask(fields.task, 'task'),
    solved: readList(fields.solved, 'solved', MOST.tasks, readTask),
    moves: readList(fields.moves, 'moves', MOST.moves, (move, name) =>
      readText(move, name, LONGEST.move),
    ),
  };
}
