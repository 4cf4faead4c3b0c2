// The numbers that stand in links for endings, the coach, games, options and their values. They are a wire format: links that
// people keep hold them, so a number never changes its meaning, whatever becomes of the lists elsewhere. What is new gets
// the next free number; a number that went out of use stays taken.
import type { CharacterId } from '../games/characters';
import type { GameId } from '../games/game';
import type { Reason } from '../rules/types';
import type { Coaching } from '../storage/record';

export const REASON_CODES: Readonly<Record<Reason, number>> = {
  checkmate: 0,
  stalemate: 1,
  repetition: 2,
  'quiet-limit': 3,
  'dead-position': 4,
  'perpetual-check': 5,
  'bare-king': 6,
  corner: 7,
  annihilation: 8,
  blocked: 9,
  resignation: 10,
  agreement: 11,
  time: 12,
  goal: 13,
};

/** Who plays at a level, where it is not the plain computer. */
export const CHARACTER_CODES: Readonly<Record<CharacterId, number>> = {
  vera: 0,
  carlo: 1,
  nils: 2,
  frida: 3,
  bruno: 4,
};

/** What the coach does at a game that it ever looked on at. */
export const COACH_CODES: Readonly<Record<Coaching, number>> = { on: 0, off: 1 };

export interface OptionCodes {
  readonly code: number;
  readonly values: Readonly<Record<string, number>>;
  /** Stands for a value that a player has made, whose text follows. */
  readonly own?: number;
}

export interface GameCodes {
  readonly code: number;
  /** By the option's name. */
  readonly options: Readonly<Record<string, OptionCodes>>;
}

const toggle = (code: number): OptionCodes => ({ code, values: { off: 0, on: 1 } });

const games: Record<GameId, GameCodes> = {
  bridge41: {
    code: 0,
    options: {
      bridge: { code: 0, values: { fixed: 0, moving: 1, big: 2 } },
      noKnightOnBridge: toggle(1),
      bishopPalace: toggle(2),
      kings: { code: 3, values: { free: 0, palace: 1, tinyPalace: 2 } },
      sidePawnMove: toggle(4),
      changingColorBishop: toggle(5),
      queen: { code: 6, values: { none: 0, rook: 1, bishop: 2, knight: 3 } },
      pawnCapture: { code: 7, values: { diagonal: 0, sideways: 1 } },
      stalemate: { code: 8, values: { draw: 0, win: 1, loss: 2 } },
      perpetualCheck: { code: 9, values: { draw: 0, win: 1 } },
      army: { code: 10, values: { standard: 0, allYourBase: 1, dopefish: 2 } },
    },
  },
  cuarenta: { code: 1, options: { castling: toggle(0) } },
  bipartite: { code: 2, options: {} },
  fastlane: {
    code: 3,
    options: {
      layout: {
        code: 0,
        values: { roundabout: 0, none: 1, streets: 2, highways: 3, plaza: 4, village: 5 },
        own: 15,
      },
    },
  },
  bridges40: { code: 4, options: {} },
};

/** Every game of the registry with all its options; a test says what is missing. */
export const GAME_CODES: Readonly<Record<GameId, GameCodes>> = games;

/** Gives codes to games that the app does not offer: for tests. */
export function registerCodes(more: Readonly<Record<GameId, GameCodes>>): void {
  Object.assign(games, more);
}

/** What a code stands for, or undefined. */
export function findName<Name extends string>(
  codes: Readonly<Record<Name, number>>,
  code: number,
): Name | undefined {
  return findKey(codes, (one) => one === code);
}

/** The name of the entry that fits, or undefined. */
export function findKey<Name extends string, Entry>(
  entries: Readonly<Record<Name, Entry>>,
  fits: (entry: Entry) => boolean,
): Name | undefined {
  return (Object.keys(entries) as Name[]).find((name) => fits(entries[name]));
}
