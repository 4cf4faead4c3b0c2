// What the interface sees of a game being played: an immutable view per change, and the commands it may give.
import type { ThinkInfo, ThinkReply, ThinkRequest } from '../engine/api';
import type { RuleSet } from '../games/game';
import type { MoveEffects } from '../rules/effects';
import type { Colour, Outcome } from '../rules/types';
import type { LastOpenings } from '../storage/gameStore';
import type { Arrived, Merge } from '../storage/message';
import type { GameRecord, RequestKind } from '../storage/record';

/** One legal move, with what it does to the board, so that the interface needs no rules of its own. */
export interface MoveOption {
  /** The packed move. */
  readonly move: number;
  /** Exact move text. */
  readonly text: string;
  /** Who makes it. */
  readonly side: Colour;
  /** Origin cell; null for passes and choices. */
  readonly from: number | null;
  /** Cell to tap; null for passes and choices. */
  readonly to: number | null;
  /** Kind promoted to, or 0. */
  readonly promotion: number;
  /** Tag of src/rules/move.ts. */
  readonly tag: number;
  /** What it does to the pieces. */
  readonly effects: MoveEffects;
}

/** A position to draw: live or looked back at. */
export interface BoardState {
  /** Piece code per cell. */
  readonly cells: Uint8Array;
  readonly terrain: number;
  readonly side: Colour;
  /** The side to move's king, if it stands in check. */
  readonly checkedKing: number | null;
  /** The move that led here, as option and notation; null at the start. */
  readonly lastMove: MoveOption | null;
  /** FEN. */
  readonly text: string;
}

export interface PlayedMove {
  /** The packed move. */
  readonly move: number;
  readonly text: string;
  readonly notation: string;
  readonly side: Colour;
  /** What it did to the pieces. */
  readonly effects: MoveEffects;
  /** Milliseconds it took; 0 without clock. */
  readonly spent: number;
}

export interface ClockView {
  /** Milliseconds that White and Black have left, as of this view; see Session.timeLeft(). */
  readonly left: readonly [white: number, black: number];
  /** The side whose clock runs, or null. */
  readonly running: Colour | null;
}

export interface SessionView {
  readonly record: GameRecord;
  readonly rules: RuleSet;
  /** The position on the board: ply `shown` of the game. */
  readonly board: BoardState;
  /** Index into moves of the position shown; equals moves.length when live. */
  readonly shown: number;
  readonly live: boolean;
  readonly moves: readonly PlayedMove[];
  /** Whose turn it is at the end of the moves, also while an earlier position is shown. */
  readonly toMove: Colour;
  /** Legal moves of a person to move, while the live position is shown and saved; empty otherwise. */
  readonly options: readonly MoveOption[];
  readonly outcome: Outcome | null;
  /** Who decides the next move, a friend on another device; null when the game is over, or superseded. */
  readonly deciding: 'person' | 'friend' | 'computer' | null;
  readonly thinking: ThinkInfo | null;
  /** What the computer made of its position when it last looked; null before it has. */
  readonly thought: ThinkInfo | null;
  readonly canTakeBack: boolean;
  /** Whether there are moves taken back that can be played again. */
  readonly canRedo: boolean;
  /** Two computers play, and people look on. */
  readonly watched: boolean;
  /** Nobody moves and no clock runs until resume(). */
  readonly paused: boolean;
  /** Null in a game without clock. */
  readonly clock: ClockView | null;
  /** A problem to show: engine restarted, game not saved. Null when all is well. */
  readonly notice: string | null;
  /** The computer could not move, and is not asked again before retry(); or its engine has not even begun in time. */
  readonly computerFailed: boolean;
  /** Whether retry() would try the failed thing again. */
  readonly canRetry: boolean;
  /** A save is under way. */
  readonly saving: boolean;
  /** The latest save failed: the game has gone further here than what is stored. */
  readonly unsaved: boolean;
  /** Another tab plays or went on with this game: nothing can be played here until it is opened again. */
  readonly superseded: boolean;
}

/** What the session needs of the engine. It asks one question at a time, but may ask anew before an answer came. */
export interface SessionEngine {
  /**
   * Rejects if the engine broke down. `onInfo` is called as the search deepens, `onLate` when the engine should have begun
   * long ago, and again when it has begun after all.
   */
  think(
    request: ThinkRequest,
    onInfo: (info: ThinkInfo) => void,
    onLate: (isLate: boolean) => void,
  ): Promise<ThinkReply>;
  /** Makes a running search answer at once with its best move so far. */
  stop(): void;
}

/** What the session needs of storage. */
export interface SessionStore {
  /** Resolves when the record is safe. @throws ConflictError if a newer one is stored */
  save(record: GameRecord): Promise<void>;
}

/** Commands; each resolves when its effect is saved (or could not be, see `notice`) and visible. */
export interface Session {
  readonly view: SessionView;
  /** Calls the listener at every later change, until the returned function is called. */
  subscribe(listener: (view: SessionView) => void): () => void;
  /** Plays a legal move text for the person to move. @throws InputError if it is not legal */
  play(text: string): Promise<void>;
  /**
   * Undoes to the player's own last decision: a move, or ending the game; of two persons, to that of the side given, or the
   * last of either. Clocks are set back with it; a game of two computers goes back one ply, and pauses.
   * @throws InputError if there is none, or in a strict game
   */
  takeBack(by?: Colour): Promise<void>;
  /** Plays again what was taken back last, up to the player's next decision. @throws InputError if there is nothing */
  redo(): Promise<void>;
  /** The person and the computer change places. @throws InputError unless one plays the other, or if the game is over */
  swapSides(): Promise<void>;
  /** Stops clocks and thinking until resume(), in games with clocks and of two computers; does nothing in others. */
  pause(): Promise<void>;
  resume(): void;
  /** Lets a computer make one move in a paused game of two computers, once the last one is saved. */
  step(): Promise<void>;
  /**
   * Tells whether the page can be seen. Out of sight, clocks stand in games with a computer and run on between persons;
   * either way, the time used so far is saved.
   */
  setHidden(hidden: boolean): void;
  /** As its screen closes: pauses, and asks the computer nothing until setHidden() says that the game can be seen again. */
  leave(): void;
  /** Tells whether the friend's device is connected: the clocks of a game by message stand while it is not. */
  setConnected(isConnected: boolean): void;
  /** Milliseconds a side has at this instant; 0 in a game without clock. */
  timeLeft(side: Colour): number;
  /**
   * The person gives up; of two, this one, or else the one to move. @throws InputError if the game is over, or in a game by
   * message while the friend is to move
   */
  resign(side?: Colour): Promise<void>;
  /** Ends by agreement. @throws InputError if the game is over, or a friend has not offered it */
  agreeDraw(): Promise<void>;
  /** Goes on with a game by message by what came, if that only adds to it; else changes nothing. Tells how the two compare. */
  receive(came: Arrived): Promise<Merge>;
  /** Notes that the friend was sent the game as it stands. @throws InputError unless it is a game by message */
  noteSent(): Promise<void>;
  /** Notes that it is about to go out: the moves stand, though the friend may not get them. @throws InputError like the above */
  noteOutgoing(): Promise<void>;
  /** Notes that the friend has declined what was asked, without a move. @throws InputError like the above */
  noteRefused(): Promise<void>;
  /**
   * Asks the friend, who is to move, for a draw, or for the own last move back. @throws InputError unless it is a game by message, and
   * at any other time
   */
  ask(what: RequestKind): Promise<void>;
  /** Takes back the friend's last move, who has asked for it. @throws InputError otherwise */
  allowTakeBack(): Promise<void>;
  /** Declines what the friend asks. @throws InputError where nothing is asked */
  decline(): Promise<void>;
  /**
   * Lets the coach look on, or no longer. @throws InputError unless a person plays the computer without a clock, or if the
   * game is over
   */
  setCoach(on: boolean): Promise<void>;
  /** Makes a thinking computer answer at once. */
  moveNow(): void;
  /** Asks the engine, or saves, again after a failure. */
  retry(): Promise<void>;
  /** Shows the position after `ply` moves; beyond either end, the nearest there is. */
  show(ply: number): void;
  showLive(): void;
  /** Stops thinking and forgets listeners; a save under way is finished. */
  close(): void;
}

/** How the page shows a computer's answer. */
export interface AnswerPace {
  /** Milliseconds that a move takes on the screen. */
  readonly glide: number;
  /** Whether an answer comes as a person's would, not at once. */
  readonly natural: boolean;
}

export interface SessionParts {
  readonly record: GameRecord;
  readonly engine: SessionEngine;
  readonly store: SessionStore;
  /** Milliseconds since 1970; the system's clock if absent. */
  readonly now?: () => number;
  /** Milliseconds from any origin, whatever the date and time are set to; the page's if absent. */
  readonly time?: () => number;
  /** Why the game can only be looked at here: another tab plays it. */
  readonly elsewhere?: string;
  /** How answers are shown; absent when nobody watches, so computers answer as soon as they can. */
  readonly pace?: () => AnswerPace;
  /** How computers opened the last games like this one; none did if absent. */
  readonly lastOpenings?: LastOpenings;
}
