// What was last chosen in a New game sheet, as it is read back.

import { readObject, readOneOf } from '../rules/reading';
import { InputError } from '../rules/types';
import type { NewGameChoices } from './gameStore';
import { readClock, readLevel, readOptionValues } from './parseRecord';

/** The last two may be missing: choices stored before there were clocks. */
const FIELDS = ['opponent', 'level', 'side', 'options', 'blackLevel', 'clock'];

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
    const { blackLevel = level, clock = null } = fields;
    return {
      opponent: readOneOf(fields.opponent, 'opponent', ['computer', 'person', 'watch']),
      level,
      blackLevel: readLevel(blackLevel, 'blackLevel'),
      side: readOneOf(fields.side, 'side', ['white', 'black', 'random']),
      options: readOptionValues(fields.options, 'options'),
      clock: clock === null ? null : readClock(clock, 'clock'),
    };
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}
