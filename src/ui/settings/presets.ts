// Variants of a game's options that players gave a name, as the settings keep them.
import { gameById } from '../../games';
import type { GameId, OptionValues } from '../../games/game';
import { knownOptions } from '../../games/options';
import { enteredName } from '../words/givenNames';

export interface OwnPreset {
  readonly game: GameId;
  readonly name: string;
  readonly options: OptionValues;
}

/** In characters. */
export const MAX_PRESET_NAME_LENGTH = 30;
/** Of all games together: more cannot be looked through. */
export const MAX_PRESETS = 40;

/** Variants as stored; what cannot be read is left out, and options that are gone have their default. */
export function parsePresets(stored: unknown): readonly OwnPreset[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, MAX_PRESETS).flatMap((item: unknown) => {
    const { game: id, name, options }: Record<string, unknown> = Object(item);
    const game = typeof id === 'string' ? gameById(id) : undefined;
    if (!game || typeof name !== 'string' || typeof options !== 'object' || !options) return [];
    const title = enteredName(name).slice(0, MAX_PRESET_NAME_LENGTH);
    if (title === '') return [];
    return [{ game: game.id, name: title, options: knownOptions(game, { ...options }) }];
  });
}
