// The sounds, as the parts each is made of: wooden knocks for what stands on the board, plucked notes for news.
import type { Cue } from './cues';

/** One part of a sound: a tone that slides and dies away, or a short rush of filtered noise. */
export interface Tone {
  readonly wave: 'sine' | 'triangle' | 'noise';
  /** Hertz at the beginning; for noise the middle of the band. */
  readonly from: number;
  /** Hertz at the end. */
  readonly to: number;
  /** Seconds after the sound's beginning. */
  readonly at: number;
  /** Seconds until it is inaudible. */
  readonly length: number;
  /** Loudness at the beginning, 0 to 1. */
  readonly gain: number;
}

/** A piece set down on wood; `pitch` 1 is an ordinary piece, less a heavier one. */
const knock = (at: number, pitch = 1, gain = 1): readonly Tone[] => [
  { wave: 'noise', from: 2600 * pitch, to: 1400 * pitch, at, length: 0.035, gain: 0.5 * gain },
  { wave: 'sine', from: 330 * pitch, to: 190 * pitch, at, length: 0.09, gain: 0.55 * gain },
  { wave: 'triangle', from: 760 * pitch, to: 620 * pitch, at, length: 0.04, gain: 0.16 * gain },
];

/** A plucked note. */
const note = (hertz: number, at: number, length: number, gain = 0.22): readonly Tone[] => [
  { wave: 'triangle', from: hertz, to: hertz, at, length, gain },
  { wave: 'sine', from: 2 * hertz, to: 2 * hertz, at, length: length * 0.6, gain: gain * 0.35 },
];

/** Wood that slides over wood. */
const slide = (at: number, length: number): readonly Tone[] => [
  { wave: 'noise', from: 420, to: 900, at, length, gain: 0.5 },
];

/** A piece that strikes another: two knocks, the first sharp, the second low. */
const strike = (at: number): readonly Tone[] => [
  ...knock(at, 1.35, 0.8),
  ...knock(at + 0.055, 0.72),
];

export const TONES: Readonly<Record<Cue, readonly Tone[]>> = {
  move: knock(0),
  capture: strike(0),
  captures: [...strike(0), ...knock(0.14, 0.85, 0.9), ...knock(0.22, 0.65, 0.9)],
  castle: [...knock(0), ...knock(0.13, 0.8)],
  slide: [...slide(0, 0.22), ...knock(0.2, 0.55)],
  promotion: [...knock(0), ...note(587, 0.06, 0.2), ...note(880, 0.15, 0.35)],
  stage: [...note(294, 0, 0.5), ...note(440, 0.14, 0.5), ...note(587, 0.28, 0.9)],
  check: [...note(784, 0.05, 0.18, 0.26), ...note(784, 0.17, 0.28, 0.2)],
  end: [...note(523, 0.12, 0.7), ...note(392, 0.3, 0.7), ...note(262, 0.48, 1.1, 0.28)],
  refused: [{ wave: 'sine', from: 170, to: 120, at: 0, length: 0.12, gain: 0.35 }],
};

/** Seconds until a sound is over. */
export const lengthOf = (tones: readonly Tone[]): number =>
  Math.max(...tones.map(({ at, length }) => at + length));
