// What is measured of a game under its usual rules, as each game folder stores it: who does better, how games end and how long
// they last (`npm run lab -- facts`), and which endings of few pieces are won (`npm run lab -- endings`).
import { tenthsText } from '../language/formats';
import type { Reason } from '../rules/types';
import type { OptionValues } from './options';

/** Where measured numbers come from. */
export interface Measured {
  /** As 2026-11-22. */
  readonly date: string;
  /** The command that measures them again. */
  readonly command: string;
  /** The mark of the engine that played (tests/lab/marks.ts): with another one they are out of date. */
  readonly mark: string;
}

export interface GameFacts {
  readonly made: Measured;
  /** Of the computer on both sides. */
  readonly level: number;
  /** How many games White won, were drawn, Black won. */
  readonly white: number;
  readonly drawn: number;
  readonly black: number;
  /** Plies that a quarter, half and three quarters of the games had at most. */
  readonly plies: readonly number[];
  /** How many games ended for each reason; those that went on for too long were stopped as draws. */
  readonly endings: Readonly<Partial<Record<Reason | 'stopped', number>>>;
  /** Centipawns with full armies, by upper-case letter, the dearest first; pieces that are never taken are left out. */
  readonly worth: Readonly<Record<string, number>>;
}

/** Tells by a piece's letter what it is worth, the least piece counting 1: the same in Learn and in lessons. */
export function worthTexts<L extends string>(
  worth: Readonly<Record<L, number>>,
): (letter: L) => string {
  const least = Math.min(...Object.values<number>(worth));
  return (letter) => tenthsText(worth[letter] / least);
}

/** How a variant plays between equals, as `npm run lab -- presets` stores it in presetResults.json of a game's folder. */
export interface MeasuredPreset extends Measured {
  readonly name: string;
  readonly options: OptionValues;
  /** Of the computer on both sides. */
  readonly level: number;
  /** How many games White won, were drawn, Black won. */
  readonly white: number;
  readonly drawn: number;
  readonly black: number;
}

export interface SolvedEndings {
  readonly made: {
    /** As 2026-11-22. */
    readonly date: string;
    /** The command that makes them again. */
    readonly command: string;
  };
  readonly endings: readonly SolvedEnding[];
}

export interface SolvedEnding {
  /** Upper-case letters of both sides' pieces, as `KR v K`. */
  readonly pieces: string;
  /** Percent of all positions, with either side to move, that the first side wins, draws, loses with best play. */
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** The winner's moves in the longest win of the first side; null where it never wins. */
  readonly longest: number | null;
}
