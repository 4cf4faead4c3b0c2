// What a link holds of a game, as digits: game, options, title, players, start, moves, result, clocks. Games, options,
// their values and reasons are written as their fixed codes (linkCodes.ts), a move by its place among the legal moves in
// the order of their texts. So links stay readable for good; a test keeps old links.
import { gameById } from '../games';
import type { Game, GameId, OptionValues, RuleSet } from '../games/game';
import { refuse } from '../input/input';
import { legalMoves } from '../rules/move';
import type { Position } from '../rules/position';
import type { Colour } from '../rules/types';
import { LONGEST, parsePlayableRecord } from '../storage/parseRecord';
import {
  asShared,
  type Computer,
  type GameClock,
  type GameRecord,
  type GameResult,
  newRecord,
  type Player,
  resultOf,
  SCORES,
  type SideClock,
} from '../storage/record';
import { moveNumber, rulesOf } from '../storage/replay';
import { crc32 } from '../util/crc32';
import { entryOf, itemAt } from '../util/items';
import { type DigitReader, type DigitWriter, putPosition, takePosition } from './digits';
import {
  CHARACTER_CODES,
  findKey,
  findName,
  GAME_CODES,
  type GameCodes,
  type OptionCodes,
  REASON_CODES,
} from './linkCodes';

/** Bases with room for what later versions may add. */
const BASE = {
  ...{ game: 64, options: 41, option: 64, value: 16, level: 64, reason: 64, score: 3 },
  tenths: 128,
  character: 64,
};
/** In the place of a level: one that was set to match follows, in tenths. */
const MATCHED = 63;
/** In the place of a level: a character follows, then its level. */
const AS_CHARACTER = 62;
/** No link has room for more, forced moves aside. */
export const MAX_PLIES = 8192;
/** Part of a checksum of the last position: the same moves under other rules lead elsewhere. */
export const POSITION_BASE = 4096;
/** The first digits of a random identity: enough to know a game again, and short. */
const ORIGIN = { digits: 12, pattern: /^[0-9a-f]{12}/ };
const PERSON: Player = { kind: 'person' };
/** A wire format: its order is what links hold, and there is no room for more. */
const PLAYERS = ['person', 'named person', 'computer'] as const;

/** A position of a game. */
export interface LinkedPosition {
  readonly game: string;
  readonly options: OptionValues;
  readonly text: string;
}

interface ReadContent {
  readonly record: GameRecord;
  /** What the identity of the shared game begins with, or null. */
  readonly origin: string | null;
}

/** @throws InputError naming what cannot be replayed, or that the game is too long */
export function writeGame(digits: DigitWriter, record: GameRecord): void {
  const rules = rulesOf(record);
  writeRules(digits, rules);
  const origin = ORIGIN.pattern.exec(record.id)?.[0];
  digits.put(origin === undefined ? 0 : 1, 2);
  if (origin !== undefined) digits.put(Number.parseInt(origin, 16), 16 ** ORIGIN.digits);
  writePlayer(digits, record.white);
  writePlayer(digits, record.black);
  writeTitle(digits, record.name);
  putPosition(digits, rules, record.start);
  const position = writeMoves(digits, rules, record);
  digits.put(positionCheck(rules, position), POSITION_BASE);
  const agreed = position.outcome() ? null : record.result;
  digits.put(agreed ? 1 : 0, 2);
  if (agreed) {
    digits.put(SCORES.indexOf(agreed.score), BASE.score);
    digits.put(REASON_CODES[agreed.reason], BASE.reason);
  }
  writeTimes(digits, record);
}

/** @throws InputError naming what does not fit the rules */
export function readGame(digits: DigitReader, id: string, now: number): ReadContent {
  const { game, rules } = readRules(digits);
  const hasOrigin = digits.take(2) === 1;
  const origin = hasOrigin
    ? digits
        .take(16 ** ORIGIN.digits)
        .toString(16)
        .padStart(ORIGIN.digits, '0')
    : null;
  const white = readPlayer(digits);
  const black = readPlayer(digits);
  const name = readTitle(digits);
  const start = takePosition(digits, rules);
  const position = rules.parse(start);
  const moves = readMoves(digits, rules, position);
  if (digits.take(POSITION_BASE) !== positionCheck(rules, position)) {
    throw refuse('otherRules', game.name);
  }
  const ended = position.outcome();
  const agreed = digits.take(2) === 1 ? readResult(digits) : null;
  const result = agreed ?? (ended && resultOf(ended));
  const { clock, ...times } = readTimes(digits, moves.length);
  const chosen = { game: game.id, options: rules.options, start, white, black, clock };
  // By this beginning the game is known again if the link is opened once more.
  const ownId = origin === null ? id : origin + id.slice(origin.length);
  const begun = newRecord(chosen, ownId, now);
  const record = parsePlayableRecord({ ...begun, name, moves, result, ...times });
  return { record: asShared(record), origin };
}

/** @throws InputError for a game or options this version does not know */
export function writePosition(digits: DigitWriter, { game, options, text }: LinkedPosition): void {
  const rules = rulesOf({ game, options });
  writeRules(digits, rules);
  putPosition(digits, rules, text);
}

/** @throws InputError naming what does not fit the rules */
export function readPosition(digits: DigitReader, id: string, now: number): ReadContent {
  const { game, rules } = readRules(digits);
  const start = rules.format(rules.parse(takePosition(digits, rules)));
  const { options } = rules;
  const chosen = { game: game.id, options, start, white: PERSON, black: PERSON };
  return { record: newRecord(chosen, id, now), origin: null };
}

export function writeRules(
  digits: DigitWriter,
  { game, options }: Pick<RuleSet, 'game' | 'options'>,
): void {
  const codes = codesOf(game);
  digits.put(codes.code, BASE.game);
  const chosen = Object.entries(options);
  digits.put(chosen.length, BASE.options);
  for (const [name, value] of chosen) {
    const option = entryOf(codes.options, name);
    digits.put(option.code, BASE.option);
    const code = option.values[value] ?? option.own;
    if (code === undefined) throw refuse('noLinkForOption', name);
    digits.put(code, BASE.value);
    if (code === option.own) digits.putText(value, LONGEST.optionValue);
  }
}

/** @throws InputError for a game that no link can hold yet */
function codesOf(game: GameId): GameCodes {
  const codes = Object.hasOwn(GAME_CODES, game) && GAME_CODES[game];
  if (codes) return codes;
  throw refuse('noLinkForGame', game);
}

export function readRules(digits: DigitReader): { readonly game: Game; readonly rules: RuleSet } {
  const number = digits.take(BASE.game);
  const id = findKey(GAME_CODES, ({ code }) => code === number);
  const game = id === undefined ? undefined : gameById(id);
  if (!game) {
    throw refuse('newerGameNumber', number + 1);
  }
  const { options } = codesOf(game.id);
  const chosen = Array.from({ length: digits.take(BASE.options) }, () => {
    const option = digits.take(BASE.option);
    const value = digits.take(BASE.value);
    const name = findKey(options, ({ code }) => code === option);
    const known =
      name === undefined ? undefined : readOptionValue(digits, entryOf(options, name), value);
    if (name !== undefined && known !== undefined) return [name, known] as const;
    throw refuse('newerOption', game.name);
  });
  return { game, rules: rulesOf({ game: game.id, options: Object.fromEntries(chosen) }) };
}

/** The value that a code stands for, or the text after it; undefined for a code that is not known. */
function readOptionValue(
  digits: DigitReader,
  { values, own }: OptionCodes,
  code: number,
): string | undefined {
  return code === own ? digits.takeText(LONGEST.optionValue) : findName(values, code);
}

function writePlayer(digits: DigitWriter, player: Player): void {
  const kind =
    player.kind === 'computer' ? 'computer' : player.name === undefined ? 'person' : 'named person';
  digits.put(PLAYERS.indexOf(kind), PLAYERS.length);
  if (player.kind === 'computer') {
    if (player.character) {
      digits.put(AS_CHARACTER, BASE.level);
      digits.put(CHARACTER_CODES[player.character], BASE.character);
    }
    digits.put(player.matched ? MATCHED : player.level, BASE.level);
    if (player.matched) digits.put(Math.round(player.level * 10), BASE.tenths);
  } else if (player.name !== undefined) digits.putText(player.name, LONGEST.name);
}

function readPlayer(digits: DigitReader): Player {
  const kind = PLAYERS[digits.take(PLAYERS.length)];
  if (kind === 'computer') return readComputer(digits);
  if (kind === 'person') return { kind };
  return { kind: 'person', name: digits.takeText(LONGEST.name) };
}

function readComputer(digits: DigitReader): Computer {
  const first = digits.take(BASE.level);
  if (first !== AS_CHARACTER) return playingAt(digits, first);
  const character = findName(CHARACTER_CODES, digits.take(BASE.character));
  if (character === undefined) throw refuse('newerOpponent');
  return { ...playingAt(digits, digits.take(BASE.level)), character };
}

const playingAt = (digits: DigitReader, level: number): Computer =>
  level === MATCHED
    ? { kind: 'computer', level: digits.take(BASE.tenths) / 10, matched: true }
    : { kind: 'computer', level };

export function writeTitle(digits: DigitWriter, name: string | null): void {
  digits.put(name === null ? 0 : 1, 2);
  if (name !== null) digits.putText(name, LONGEST.title);
}

export function readTitle(digits: DigitReader): string | null {
  return digits.take(2) === 0 ? null : digits.takeText(LONGEST.title);
}

type Times = Pick<GameRecord, 'clock' | 'spent' | 'used'>;

/** Writes the clocks and what each move took: in all, most of the link of a game that has them. */
function writeTimes(digits: DigitWriter, { clock, spent, used }: Times): void {
  digits.put(clock ? 1 : 0, 2);
  if (!clock) return;
  for (const { start, increment } of [clock.white, clock.black]) {
    digits.putNumber(start);
    digits.putNumber(increment);
  }
  for (const milliseconds of spent) digits.putNumber(milliseconds);
  digits.putNumber(used);
}

function readTimes(digits: DigitReader, plies: number): Times {
  if (digits.take(2) === 0) return { clock: null, spent: [], used: 0 };
  const side = (): SideClock => {
    const start = digits.takeNumber();
    return { start, increment: digits.takeNumber() };
  };
  const white = side();
  const clock: GameClock = { white, black: side() };
  const spent = Array.from({ length: plies }, () => digits.takeNumber());
  return { clock, spent, used: digits.takeNumber() };
}

/** Writes the moves and returns the position they lead to. */
function writeMoves(
  digits: DigitWriter,
  rules: RuleSet,
  { start, moves }: Pick<GameRecord, 'start' | 'moves'>,
): Position {
  if (moves.length >= MAX_PLIES) throw refuse('longGame');
  digits.putNumber(moves.length);
  const position = rules.parse(start);
  const sides: Colour[] = [];
  for (const text of moves) {
    sides.push(position.side);
    const legal = movesInOrder(rules, position);
    const place = legal.findIndex((one) => one.text === text);
    if (place < 0) throw refuse('notLegalAt', moveNumber(rules, sides), text);
    digits.put(place, legal.length);
    position.make(itemAt(legal, place).move);
  }
  return position;
}

/** Reads the moves, playing them on the position. */
function readMoves(digits: DigitReader, rules: RuleSet, position: Position): string[] {
  const plies = digits.takeNumber();
  if (plies >= MAX_PLIES) throw refuse('tooManyPlies');
  const sides: Colour[] = [];
  return Array.from({ length: plies }, () => {
    sides.push(position.side);
    const legal = movesInOrder(rules, position);
    if (legal.length === 0) {
      throw refuse('itsMoveAfterEnd', moveNumber(rules, sides));
    }
    const { move, text } = itemAt(legal, digits.take(legal.length));
    position.make(move);
    return text;
  });
}

/** Legal moves in the order of their texts, which no change of the move generator alters; none after the end. */
export function movesInOrder(
  rules: RuleSet,
  position: Position,
): { readonly move: number; readonly text: string }[] {
  if (position.outcome()) return [];
  return legalMoves(position)
    .map((move) => ({ move, text: rules.formatMove(position, move) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1));
}

function readResult(digits: DigitReader): GameResult {
  const score = itemAt(SCORES, digits.take(BASE.score));
  const number = digits.take(BASE.reason);
  const reason = findName(REASON_CODES, number);
  if (!reason) throw refuse('newerReason', number + 1);
  return { score, reason };
}

export function positionCheck(rules: RuleSet, position: Position): number {
  return crc32(rules.format(position)) % POSITION_BASE;
}
