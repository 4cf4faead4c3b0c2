// A game as it is stored, shared and backed up: text only, with a version, so that any later build can replay it; who plays
// it, and its place in lists.
import type { CharacterId } from '../games/characters';
import type { GameId, OptionValues } from '../games/game';
import {
  BLACK,
  type Colour,
  type Outcome,
  opposite,
  outcome,
  type Reason,
  WHITE,
} from '../rules/types';

export const RECORD_VERSION = 4;

export type Player = Person | Friend | Computer;

export interface Person {
  readonly kind: 'person';
  readonly name?: string;
}

/** A person who plays on another device: their moves come by message. */
export interface Friend {
  readonly kind: 'friend';
  readonly name?: string;
}

export interface Computer {
  readonly kind: 'computer';
  /** A whole number; in tenths where it was set to match. */
  readonly level: number;
  /** Set if the level was not chosen, but follows from the person's results. */
  readonly matched?: true;
  /** Who plays at that level; the plain computer if absent. */
  readonly character?: CharacterId;
}

/** A wire format: links hold a score's place in this list. */
export const SCORES = ['1-0', '0-1', '1/2-1/2'] as const;

export interface GameResult {
  readonly score: (typeof SCORES)[number];
  readonly reason: Reason;
}

/** Time of one side, in milliseconds: what it begins with, and what each of its moves adds. */
export interface SideClock {
  readonly start: number;
  readonly increment: number;
}

export interface GameClock {
  readonly white: SideClock;
  readonly black: SideClock;
}

/** Whether the coach looks on at a person's game against the computer: it does, or it did for some of its moves. */
export const COACHINGS = ['on', 'off'] as const;
export type Coaching = (typeof COACHINGS)[number];

/**
 * Where the moves that a game began with come from: `shared` is somebody else's game, from a link or a text, played on or
 * not; `continued` took its first moves from a game or an analysis on this device. Neither was played here from its start.
 */
export const SOURCES = ['shared', 'continued'] as const;
export type GameSource = (typeof SOURCES)[number];

/** What the side that is not to move may ask of the other in a game by message: a draw, or its own last move back. */
export const REQUESTS = ['draw', 'takeBack'] as const;
export type RequestKind = (typeof REQUESTS)[number];

/**
 * What became of a request at the present position: it waits for an answer, or was declined here; `refused` is one's own to which
 * the friend's last move was the answer.
 */
export const REQUEST_STATES = ['asked', 'declined', 'refused'] as const;

export interface MessageRequest {
  readonly what: RequestKind;
  readonly state: (typeof REQUEST_STATES)[number];
}

/** How a game by message stands between the two devices. */
export interface MessageState {
  /** The plies that both have, or that were sent: they stand. */
  readonly sent: number;
  /** Set while the friend does not know how the game stands here. */
  readonly due?: true;
  readonly request?: MessageRequest;
  /** How often a move was taken back by consent; absent for never. A game with more of them is further, though it is shorter. */
  readonly granted?: number;
}

export interface GameRecord {
  readonly version: typeof RECORD_VERSION;
  /** Random, unique across devices. */
  readonly id: string;
  readonly game: GameId;
  readonly options: OptionValues;
  /** FEN the game began from. */
  readonly start: string;
  /** Move texts, in order. */
  readonly moves: readonly string[];
  readonly white: Player;
  readonly black: Player;
  /** Set once the game is over; `reason` may be one the rules cannot see (resignation, agreement, time). */
  readonly result: GameResult | null;
  /** The player's own title for the game, or null. */
  readonly name: string | null;
  /** Whether the player wants it at the head of lists. */
  readonly pinned: boolean;
  /** The time given at the start, or null for a game without clock. */
  readonly clock: GameClock | null;
  /** Milliseconds that each ply took, one per move; empty without clock. */
  readonly spent: readonly number[];
  /** Milliseconds that the side to move had used for its move when this was saved; 0 without clock. */
  readonly used: number;
  /** What the coach does, or null for a game that it never looked on at. */
  readonly coach: Coaching | null;
  /** Null for a game that was played here from its start. */
  readonly source: GameSource | null;
  /** Set for a strict game: neither a move nor its end is taken back. */
  readonly strict?: true;
  /** Set for a game by message, in which one side is a friend. */
  readonly message?: MessageState;
  /**
   * Set for a game that two computers play to try a board out. It is nobody's: Statistics never counts it, History lists it, and
   * until the player names or pins it, Continue leaves it out and the next game of its kind takes its place.
   */
  readonly trial?: true;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
  /** How often this device has saved it, 0 until the first time: tells a newer save from an older one. */
  readonly revision: number;
}

/** What a player chooses when a game begins. */
export type NewGame = Pick<GameRecord, 'game' | 'options' | 'start' | 'white' | 'black'> &
  Partial<Pick<GameRecord, 'clock' | 'coach' | 'strict' | 'message' | 'trial'>>;

/** What a player may change of a game without playing it. */
export type GameLabels = Pick<GameRecord, 'name' | 'pinned'>;

/** A game about to begin: not saved yet, nothing played. `now` is milliseconds since 1970. */
export function newRecord(chosen: NewGame, id: string, now: number): GameRecord {
  return {
    version: RECORD_VERSION,
    id,
    game: chosen.game,
    options: chosen.options,
    start: chosen.start,
    moves: [],
    white: chosen.white,
    black: chosen.black,
    result: null,
    name: null,
    pinned: false,
    clock: chosen.clock ?? null,
    spent: [],
    used: 0,
    coach: chosen.coach ?? null,
    source: null,
    ...(chosen.strict && { strict: true }),
    ...(chosen.message && { message: chosen.message }),
    ...(chosen.trial && { trial: true }),
    createdAt: now,
    updatedAt: now,
    revision: 0,
  };
}

/** A game that came from elsewhere, marked as somebody else's; without a move or an end it is played from its start here. */
export const asShared = (record: GameRecord): GameRecord =>
  record.moves.length === 0 && record.result === null ? record : { ...record, source: 'shared' };

/** The level as it is written: with its tenths, be they none, only where it was set to match. */
export const storedLevelText = ({ level, matched }: Computer): string =>
  matched ? level.toFixed(1) : String(level);

/** Who plays a colour. */
export function playerOf(record: Pick<GameRecord, 'white' | 'black'>, colour: Colour): Player {
  return colour === WHITE ? record.white : record.black;
}

/** An ending as it is stored. */
export function resultOf({ winner, reason }: Outcome): GameResult {
  return { score: winner === null ? '1/2-1/2' : winner === WHITE ? '1-0' : '0-1', reason };
}

/** A stored ending as the rules express it. */
export function outcomeOf({ score, reason }: GameResult): Outcome {
  return outcome(score === '1/2-1/2' ? null : score === '1-0' ? WHITE : BLACK, reason);
}

/** The identity of a game or an analysis: 128 random bits, as text. Works on pages without a secure context too. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export type Players = Pick<GameRecord, 'white' | 'black'>;

/** As records and summaries say it. */
export interface SharedOrNot {
  readonly source?: GameSource | null;
}

/** The colour of the only person who plays on this device, or null when two persons or two computers do. */
export function ownColour(record: Players): Colour | null {
  if (record.white.kind === record.black.kind) return null;
  return record.white.kind === 'person' ? WHITE : BLACK;
}

/** The colour that is the reader's own: the one that the only person plays, unless the game is somebody else's. */
export const readersColour = (game: Players & SharedOrNot): Colour | null =>
  game.source === 'shared' ? null : ownColour(game);

/** The computer that a single person plays against, or null. */
export function computerIn({ white, black }: Players): Computer | null {
  if (white.kind === black.kind) return null;
  if (white.kind === 'computer') return white;
  return black.kind === 'computer' ? black : null;
}

/** Who moves first from a FEN: its second word says so in every game. */
export const firstToMove = (start: string): Colour => (start.split(' ')[1] === 'b' ? BLACK : WHITE);

type Begun = Pick<
  GameRecord,
  'name' | 'pinned' | 'start' | 'white' | 'black' | 'message' | 'trial'
> & { readonly plies: number };

/** Whether a person has played or watched a move in a game, named it or pinned it; a trial's moves do not count. */
export function isBegun(game: Begun): boolean {
  const { name, pinned, plies, start, message, trial } = game;
  const first = playerOf(game, firstToMove(start));
  const other = playerOf(game, opposite(firstToMove(start)));
  const opening = first.kind === 'computer' && other.kind === 'person' ? 1 : 0;
  return pinned || name !== null || message !== undefined || (!trial && plies > opening);
}

/** Whether a game by message has ended and the friend is yet to be sent that: until then there is something to do in it. */
export const isEndUnsent = ({ result, message }: Pick<GameRecord, 'result' | 'message'>): boolean =>
  result !== null && message?.due === true;

interface Listed {
  readonly pinned: boolean;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

/** Pinned ones first, then the last played. */
export const byPinAndTime = (a: Listed, b: Listed): number =>
  Number(b.pinned) - Number(a.pinned) || b.updatedAt - a.updatedAt;
