// What is stored under keys of the settings: the last choices in a New game sheet, and progress with a game's lessons.
import { CHARACTERS } from '../games/characters';
import { refuse } from '../input/input';
import {
  type Fields,
  readBoolean,
  readFields,
  readInteger,
  readList,
  readObject,
  readOneOf,
  readText,
} from '../input/parse';
import { type LessonPlace, type LessonProgress, NO_PROGRESS } from '../lessons/progress';
import { readOrNull } from './errors';
import { type NewGameChoices, OPPONENTS } from './gameStore';
import { readClock, readLevel, readOptionValues } from './parseRecord';

/** The last ones may be missing: choices from before there were clocks, a coach, levels that match, strict games or characters. */
const FIELDS = [
  'opponent',
  'level',
  'side',
  'options',
  'blackLevel',
  'clock',
  'coach',
  'begun',
  'matched',
  'strict',
  'character',
];

/** Games of each kind at which the coach looks on unasked. */
const UNASKED = 3;

/** Whether the coach is to look on at the next game that it may look on at. */
export const wantsCoach = ({ coach, begun }: Pick<NewGameChoices, 'coach' | 'begun'>): boolean =>
  coach ?? begun < UNASKED;

/** The choices once such a game has begun. */
export const afterBeginning = (choices: NewGameChoices): NewGameChoices => ({
  ...choices,
  begun: Math.min(UNASKED, choices.begun + 1),
});

/** Key in the settings store. */
export const choicesKey = (game: string): string => `new game ${game}`;

/** Stored choices, or null where there are none that this version understands: the defaults serve then. */
export const parseChoices = (value: unknown): NewGameChoices | null =>
  value === undefined ? null : readOrNull(value, readChoices);

function readChoices(value: unknown): NewGameChoices {
  const fields = readObject(value, 'choices', FIELDS);
  const level = readLevel(fields.level, 'level');
  // Choices from before there was a coach: this player is no newcomer.
  const {
    blackLevel = level,
    clock = null,
    coach = null,
    begun = UNASKED,
    matched = false,
  } = fields;
  return {
    opponent: readOneOf(fields.opponent, 'opponent', OPPONENTS),
    level,
    matched: readBoolean(matched, 'matched'),
    blackLevel: readLevel(blackLevel, 'blackLevel'),
    side: readOneOf(fields.side, 'side', ['white', 'black', 'random']),
    options: readOptionValues(fields.options, 'options'),
    clock: clock === null ? null : readClock(clock, 'clock'),
    coach: coach === null ? null : readBoolean(coach, 'coach'),
    begun: readInteger(begun, 'begun', 0, UNASKED),
    ...(fields.character !== undefined && {
      character: readOneOf(fields.character, 'character', CHARACTERS),
    }),
    ...(fields.strict !== undefined && { strict: readBoolean(fields.strict, 'strict') }),
  };
}

const PROGRESS_PREFIX = 'lessons ';
/** Keys that this version understands in a file. */
const PROGRESS_KEY = /^lessons \S{1,32}$/;

const MOST_OF = { lessons: 200, tasks: 50, moves: 1000 };
const LONGEST_OF = { id: 32, move: 16 };

/** Key in the settings store. */
export const progressKey = (game: string): string => `${PROGRESS_PREFIX}${game}`;

/** Whether a key of the settings store is one of progress. */
export const isProgressKey = (key: string): boolean => PROGRESS_KEY.test(key);

/** Stored progress, or none where nothing is stored that this version understands. */
export const parseProgress = (value: unknown): LessonProgress =>
  (value === undefined ? null : readOrNull(value, readProgress)) ?? NO_PROGRESS;

function readProgress(value: unknown): LessonProgress {
  const { done, starred = [], begun } = readObject(value, 'progress', ['done', 'starred', 'begun']);
  const places = Object.entries(readFields(begun, 'begun'));
  if (places.length > MOST_OF.lessons) throw refuse('tooManyLessons', places.length);
  return {
    done: readList(done, 'done', MOST_OF.lessons, readId),
    // Stars came later.
    starred: readList(starred, 'starred', MOST_OF.lessons, readId),
    begun: Object.fromEntries(places.map(([id, place]) => [readId(id, 'begun'), readPlace(place)])),
  };
}

const readId = (value: unknown, name: string): string => readText(value, name, LONGEST_OF.id);

function readPlace(value: unknown): LessonPlace {
  const fields: Fields = readObject(value, 'place', ['task', 'solved', 'helped', 'moves']);
  const readTask = (task: unknown, name: string) => readInteger(task, name, 0, MOST_OF.tasks - 1);
  return {
    task: readTask(fields.task, 'task'),
    solved: readList(fields.solved, 'solved', MOST_OF.tasks, readTask),
    helped: readList(fields.helped ?? [], 'helped', MOST_OF.tasks, readTask),
    moves: readList(fields.moves, 'moves', MOST_OF.moves, (move, name) =>
      readText(move, name, LONGEST_OF.move),
    ),
  };
}
