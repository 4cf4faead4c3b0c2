// Reads the arguments of the headless engine's commands `setoption`, `position` and `go`, and answers `d` (PROTOCOL.md).
import { games } from '../../games';
import { CHARACTERS, type CharacterId } from '../../games/characters';
import type { Game, OptionValues, RuleSet } from '../../games/game';
import { readValue } from '../../games/options';
import { readWholeText } from '../../input/input';
import { legalMoves } from '../../rules/move';
import type { Position } from '../../rules/position';
import { type Colour, resultText, WHITE } from '../../rules/types';
import type { GameLine } from '../api';
import { FULL_STRENGTH, HIGHEST_LEVEL } from '../levels';
import type { SearchLimits } from '../limits';

/** A command that is not of the protocol, which is English in every language. */
export class CommandError extends Error {
  override name = 'CommandError';
}

export interface EngineSettings {
  /** Megabytes. */
  readonly hash: number;
  readonly level: number;
  readonly character: CharacterId | undefined;
  readonly lines: number;
  readonly seed: number | undefined;
}

export const DEFAULT_ENGINE_SETTINGS: EngineSettings = {
  hash: 16,
  level: FULL_STRENGTH,
  character: undefined,
  lines: 1,
  seed: undefined,
};

/** Plays at a level without a character. */
const PLAIN = 'none';
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
    combo('Character', [PLAIN, ...CHARACTERS], PLAIN),
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

/** Reads the arguments of `setoption`. @throws CommandError or InputError naming the unknown option or bad value */
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
    throw new CommandError('setoption needs "name <option> value <value>"');
  const value = at < 0 ? '' : given.slice(at + 1).join(' ');
  const changed = (change: Partial<EngineSettings>): OptionChange => ({
    kind: 'settings',
    settings: { ...settings, ...change },
  });
  switch (name.toLowerCase()) {
    case 'uci_variant': {
      const found = games.find(({ id }) => id === value);
      const known = games.map(({ id }) => id).join(', ');
      if (!found) throw new CommandError(`UCI_Variant is "${value}", not one of ${known}`);
      return { kind: 'game', game: found };
    }
    case 'hash':
      return changed({ hash: readWholeText(value, name, 1, MAX_HASH) });
    case 'level':
      return changed({ level: readWholeText(value, name, FULL_STRENGTH, HIGHEST_LEVEL) });
    case 'character':
      return changed({ character: value === PLAIN ? undefined : readCharacter(value) });
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
  if (!rule) throw new CommandError(`${game.name} has no option "${name}"`);
  return { kind: 'rules', options: { ...options, [name]: readValue(rule, value).value } };
}

/** @throws CommandError */
function readCharacter(value: string): CharacterId {
  const character = CHARACTERS.find((one) => one === value);
  if (character) return character;
  throw new CommandError(
    `Character is "${value}", not one of ${[PLAIN, ...CHARACTERS].join(', ')}`,
  );
}

export type GoCommand =
  | { readonly kind: 'perft'; readonly depth: number }
  /** `infinite`: only `stop` ends it, even if there is nothing more to look at. */
  | { readonly kind: 'search'; readonly limits: SearchLimits; readonly infinite: boolean };

const NUMBERS = [
  'perft',
  'depth',
  'nodes',
  'movetime',
  'wtime',
  'btime',
  'winc',
  'binc',
  'movestogo',
] as const;
type NumberName = (typeof NUMBERS)[number];

const MAX_PERFT = 20;
const MAX_NUMBER = 1e12;

/** @throws CommandError or InputError naming the unknown word or bad number */
export function readGo(argument: string, side: Colour): GoCommand {
  const words = argument.split(/\s+/).filter((word) => word !== '');
  const given: Partial<Record<NumberName, number>> = {};
  let infinite = false;
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (word === 'infinite') {
      infinite = true;
      continue;
    }
    const name = NUMBERS.find((one) => one === word);
    if (!name) throw new CommandError(`go does not know "${word}"`);
    const clock = name === 'wtime' || name === 'btime';
    const least = clock ? -MAX_NUMBER : name === 'perft' || name.endsWith('inc') ? 0 : 1;
    given[name] = readWholeText(
      words[++i] ?? '',
      `go ${name}`,
      least,
      name === 'perft' ? MAX_PERFT : MAX_NUMBER,
    );
  }
  if (given.perft !== undefined) return { kind: 'perft', depth: given.perft };
  const remaining = side === WHITE ? given.wtime : given.btime;
  const increment = (side === WHITE ? given.winc : given.binc) ?? 0;
  const limits: SearchLimits = {
    ...(given.depth !== undefined && { depth: given.depth }),
    ...(given.nodes !== undefined && { nodes: given.nodes }),
    ...(given.movetime !== undefined && { moveTime: given.movetime }),
    ...(remaining !== undefined && {
      clock: {
        remaining,
        increment,
        ...(given.movestogo !== undefined && { movesToGo: given.movestogo }),
      },
    }),
  };
  return { kind: 'search', limits, infinite };
}

/** For a command that takes nothing more. @throws CommandError naming what follows it */
export function readNothing(command: string, argument: string): undefined {
  if (argument !== '') throw new CommandError(`${command} does not know "${argument}"`);
}

/** Reads `[nodes n]` after `hint`, `threat` and `review`. @throws CommandError or InputError naming the unknown word or bad number */
export function readNodes(command: string, argument: string): number | undefined {
  if (argument === '') return undefined;
  const [word, value = '', ...more] = argument.split(/\s+/);
  const unknown = word === 'nodes' ? more[0] : word;
  if (unknown !== undefined) throw new CommandError(`${command} does not know "${unknown}"`);
  return readWholeText(value, `${command} nodes`, 1, MAX_NUMBER);
}

export interface Placed {
  readonly rules: RuleSet;
  readonly position: Position;
  readonly line: GameLine;
}

/** What follows the word `position`. @throws CommandError or InputError naming the text or move that does not fit */
export function readPlaced(rules: RuleSet, argument: string): Placed {
  const [kind, ...given] = argument.split(/\s+/).filter((word) => word !== '');
  if (kind !== 'startpos' && kind !== 'fen')
    throw new CommandError('position needs "startpos" or "fen <position text>"');
  const at = given.indexOf('moves');
  const body = (at < 0 ? given : given.slice(0, at)).join(' ');
  const moves = at < 0 ? [] : given.slice(at + 1);
  if (kind === 'startpos' && body !== '')
    throw new CommandError(`position startpos does not know "${body}"`);
  return placedAt(rules, kind === 'startpos' ? rules.startFen : body, moves);
}

/** The position after moves from a start. @throws CommandError or InputError naming the text or move that does not fit */
export function placedAt(rules: RuleSet, start: string, moves: readonly string[]): Placed {
  const position = rules.parse(start);
  for (const [index, text] of moves.entries()) {
    const over = position.outcome();
    if (over) {
      throw new CommandError(
        `move ${index + 1} is "${text}", but the game is over: ${resultText(over)} ${over.reason}`,
      );
    }
    position.make(rules.parseMove(position, text));
  }
  return { rules, position, line: { game: rules.game, options: rules.options, start, moves } };
}

/** The lines that answer `d`: text, result and legal moves. */
export function description({ rules, position }: Placed): string[] {
  const over = position.outcome();
  const moves = over ? [] : legalTexts(rules, position).map(([text]) => text);
  return [
    `fen ${rules.format(position)}`,
    `result ${resultText(over)} ${over?.reason ?? '-'}`,
    ['moves', ...moves].join(' '),
  ];
}

/** Legal moves with their texts, sorted bytewise. */
export function legalTexts(rules: RuleSet, position: Position): [text: string, move: number][] {
  return legalMoves(position)
    .map((move): [string, number] => [rules.formatMove(position, move), move])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
