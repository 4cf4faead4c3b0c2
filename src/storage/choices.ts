// What was last chosen in a New game sheet, as it is read back.
import { InputError } from '../rules/types';
import { readObject, readOneOf } from './fields';
import type { NewGameChoices } from './gameStore';
import { readLevel, readOptions } from './parseRecord';

/** Key in the settings store. */
export const choicesKey = (game: string): string => `new game ${game}`;

/** Stored choices, or null where there are none that this version understands: the defaults serve then. */
export function parseChoices(value: unknown): NewGameChoices | null {
  if (value === undefined) return null;
  try {
    const fields = readObject(value, 'choices', ['opponent', 'level', 'side', 'options']);
    return {
      opponent: readOneOf(fields.opponent, 'opponent', ['computer', 'person']),
      level: readLevel(fields.level, 'level'),
      side: readOneOf(fields.side, 'side', ['white', 'black', 'random']),
      options: readOptions(fields.options, 'options'),
    };
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}
