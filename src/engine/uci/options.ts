// The options of the headless engine: its own, and the rule options of the selected game (PROTOCOL.md).
import { games } from '../../games';
import type { Game, OptionValues } from '../../games/game';
import { readValue } from '../../games/options';
import { InputError } from '../../rules/types';
import { readWholeText } from '../../util/input';
import { FULL_STRENGTH, HIGHEST_LEVEL } from '../levels';

export interface EngineSettings {
  /** Megabytes. */
  readonly hash: number;
  readonly level: number;
  readonly lines: number;
  readonly seed: number | undefined;
}

export const DEFAULT_ENGINE_SETTINGS: EngineSettings = {
  hash: 16,
  level: FULL_STRENGTH,
  lines: 1,
  seed: undefined,
};

const MAX_HASH = 1024;
const MAX_LINES = 64;

/** What `setoption` changed: a setting, the game, or a rule option. */
type OptionChange =
  | { readonly kind: 'settings'; readonly settings: EngineSettings }
  | { readonly kind: 'game'; readonly game: Game }
  | { readonly kind: 'rules'; readonly options: OptionValues };

/** The `option name ... type ...` lines. */
export function optionLines(game: Game): string[] {
  const combo = (name: string, values: readonly string[], chosen: string) =>
    `option name ${name} type combo default ${chosen} ${values.map((one) => `var ${one}`).join(' ')}`;
  const { hash, level, lines } = DEFAULT_ENGINE_SETTINGS;
  return [
    combo(
      'UCI_Variant',
      games.map(({ id }) => id),
      games[0].id,
    ),
    `option name Hash type spin default ${hash} min 1 max ${MAX_HASH}`,
    `option name Level type spin default ${level} min ${FULL_STRENGTH} max ${HIGHEST_LEVEL}`,
    `option name MultiPV type spin default ${lines} min 1 max ${MAX_LINES}`,
    'option name Seed type string default <empty>',
    // A combo cannot say that further values may be written, a string can.
    ...game.options.map(({ name, values, own }) =>
      own
        ? `option name ${name} type string default ${values[0].value}`
        : combo(
            name,
            values.map(({ value }) => value),
            values[0].value,
          ),
    ),
  ];
}

/** Reads the arguments of `setoption`. @throws InputError naming the unknown option or bad value */
export function readOption(
  argument: string,
  settings: EngineSettings,
  game: Game,
  options: OptionValues,
): OptionChange {
  const [first, ...given] = argument.split(/\s+/);
  const at = given.indexOf('value');
  const name = (at < 0 ? given : given.slice(0, at)).join(' ');
  if (first !== 'name' || name === '')
    throw new InputError('setoption needs "name <option> value <value>"');
  const value = at < 0 ? '' : given.slice(at + 1).join(' ');
  const changed = (change: Partial<EngineSettings>): OptionChange => ({
    kind: 'settings',
    settings: { ...settings, ...change },
  });
  switch (name.toLowerCase()) {
    case 'uci_variant': {
      const found = games.find(({ id }) => id === value);
      const known = games.map(({ id }) => id).join(', ');
      if (!found) throw new InputError(`UCI_Variant is "${value}", not one of ${known}`);
      return { kind: 'game', game: found };
    }
    case 'hash':
      return changed({ hash: readWholeText(value, name, 1, MAX_HASH) });
    case 'level':
      return changed({ level: readWholeText(value, name, FULL_STRENGTH, HIGHEST_LEVEL) });
    case 'multipv':
      return changed({ lines: readWholeText(value, name, 1, MAX_LINES) });
    case 'seed':
      return changed({
        seed:
          value === '' || value === '<empty>'
            ? undefined
            : readWholeText(value, name, 0, 0xffffffff),
      });
  }
  const rule = game.options.find((option) => option.name === name);
  if (!rule) throw new InputError(`${game.name} has no option "${name}"`);
  return { kind: 'rules', options: { ...options, [name]: readValue(rule, value).value } };
}
