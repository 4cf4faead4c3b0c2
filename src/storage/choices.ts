// What was last chosen in a New game sheet, as it is read back.

import { InputError } from '../rules/types';
import { readBoolean, readInteger, readObject, readOneOf } from '../util/parse';
import type { NewGameChoices } from './gameStore';
import { readClock, readLevel, readOptionValues } from './parseRecord';

/** The last ones may be missing: choices stored before there were clocks, a coach, or levels that match. */
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

const PREFIX = 'new game ';

/** Key in the settings store. */
export const choicesKey = (game: string): string => `${PREFIX}${game}`;

/** The game whose choices stand under a key. */
export const gameOfKey = (key: string): string => key.slice(PREFIX.length);

/** Stored choices, or null where there are none that this version understands: the defaults serve then. */
export function parseChoices(value: unknown): NewGameChoices | null {
  if (value === undefined) return null;
  try {
    const fields = readObject(value, 'choices', FIELDS);
    const level = readLevel(fields.level, 'level');
    // Who chose before there was a coach has played.
    const {
      blackLevel = level,
      clock = null,
      coach = null,
      begun = UNASKED,
      matched = false,
    } = fields;
    return {
      opponent: readOneOf(fields.opponent, 'opponent', ['computer', 'person', 'watch']),
      level,
      matched: readBoolean(matched, 'matched'),
      blackLevel: readLevel(blackLevel, 'blackLevel'),
      side: readOneOf(fields.side, 'side', ['white', 'black', 'random']),
      options: readOptionValues(fields.options, 'options'),
      clock: clock === null ? null : readClock(clock, 'clock'),
      coach: coach === null ? null : readBoolean(coach, 'coach'),
      begun: readInteger(begun, 'begun', 0, UNASKED),
    };
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}
