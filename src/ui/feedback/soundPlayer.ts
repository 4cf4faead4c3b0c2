// Plays the sounds with Web Audio: wooden knocks for what stands on the board, plucked notes for news. Browsers let a page
// sound only after a gesture and silence it in the background: the audio begins with the first tap or key, rests while the
// page is hidden, and a tap wakes it again.
import { type Cue, isEndCue } from './cues';

export interface SoundPlayer {
  /** Sounds at once, or not at all: nothing is heard late. The end of a game may be quiet. */
  play(cue: Cue, quiet?: boolean): void;
  /** Lets go of the audio and stops listening for gestures. */
  close(): void;
}

/** More at once would be noise. */
const MAX_SOUNDS = 2;
/** Gestures that count as such in every browser. */
const GESTURES = ['pointerup', 'keydown', 'click'] as const;
/** Whole sounds stay well below full loudness. */
const VOLUME = 0.5;
/** Part of its loudness with which a quiet end is heard. */
const QUIET = 0.4;
const SILENT = 0.0001;

/** A sound under way. */
interface Playing {
  readonly output: GainNode;
  /** Context seconds at which it is over. */
  readonly end: number;
}

/** `page` is where gestures are listened for; it is asked whether it can be seen. */
export function createSoundPlayer(
  page: Document,
  createContext: () => AudioContext = () => new AudioContext(),
): SoundPlayer {
  let context: AudioContext | null = null;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let noise: AudioBuffer | null = null;
  let playing: readonly Playing[] = [];
  const listening = new AbortController();
  const { signal } = listening;

  const wake = () => {
    // Refused where the gesture does not count; the next one may.
    if (context && context.state !== 'running') context.resume().catch(() => undefined);
    // Making the audio takes long on a slow phone, and the tap is to be answered first.
    else
      opening ??= setTimeout(() => {
        context = createContext();
        if (context.state !== 'running') context.resume().catch(() => undefined);
      });
  };
  const rest = () => {
    if (page.hidden) context?.suspend().catch(() => undefined);
  };
  for (const gesture of GESTURES) page.addEventListener(gesture, wake, { signal, capture: true });
  page.addEventListener('visibilitychange', rest, { signal });

  const voice = (audio: AudioContext, tone: Tone, output: AudioNode, start: number) => {
    const begin = start + tone.at;
    const end = begin + tone.length;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(tone.gain, begin);
    gain.gain.exponentialRampToValueAtTime(SILENT, end);
    gain.connect(output);
    const bend = (frequency: AudioParam) => {
      frequency.setValueAtTime(tone.from, begin);
      frequency.exponentialRampToValueAtTime(tone.to, end);
    };
    if (tone.wave === 'noise') {
      noise ??= whiteNoise(audio);
      const source = audio.createBufferSource();
      const band = audio.createBiquadFilter();
      source.buffer = noise;
      band.type = 'bandpass';
      bend(band.frequency);
      source.connect(band).connect(gain);
      source.start(begin);
      source.stop(end);
    } else {
      const source = audio.createOscillator();
      source.type = tone.wave;
      bend(source.frequency);
      source.connect(gain);
      source.start(begin);
      source.stop(end);
    }
  };

  return {
    play: (cue, quiet = false) => {
      if (context?.state !== 'running') return;
      const now = context.currentTime;
      const going = playing.filter(({ end }) => end > now);
      for (const { output } of going.splice(0, going.length - MAX_SOUNDS + 1)) output.disconnect();
      const output = context.createGain();
      output.gain.value = quiet && isEndCue(cue) ? VOLUME * QUIET : VOLUME;
      output.connect(context.destination);
      for (const tone of TONES[cue]) voice(context, tone, output, now);
      playing = [...going, { output, end: now + lengthOf(TONES[cue]) }];
    },
    close: () => {
      listening.abort();
      clearTimeout(opening);
      context?.close().catch(() => undefined);
      context = null;
    },
  };
}

/** Half a second of noise, the same each time. */
function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    samples[i] = state / 2 ** 31;
  }
  return buffer;
}

/** One part of a sound: a tone that slides and dies away, or a short rush of filtered noise. */
interface Tone {
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

const TONES: Readonly<Record<Cue, readonly Tone[]>> = {
  move: knock(0),
  capture: strike(0),
  captures: [...strike(0), ...knock(0.14, 0.85, 0.9), ...knock(0.22, 0.65, 0.9)],
  castle: [...knock(0), ...knock(0.13, 0.8)],
  slide: [...slide(0, 0.22), ...knock(0.2, 0.55)],
  promotion: [...knock(0), ...note(587, 0.06, 0.2), ...note(880, 0.15, 0.35)],
  stage: [...note(294, 0, 0.5), ...note(440, 0.14, 0.5), ...note(587, 0.28, 0.9)],
  check: [...note(784, 0.05, 0.18, 0.26), ...note(784, 0.17, 0.28, 0.2)],
  win: [
    ...note(523, 0.12, 0.5),
    ...note(659, 0.26, 0.5),
    ...note(784, 0.4, 0.5),
    ...note(1047, 0.54, 1.2, 0.28),
  ],
  loss: [...note(440, 0.12, 0.6, 0.18), ...note(349, 0.34, 0.6, 0.18), ...note(294, 0.56, 1.1)],
  draw: [...note(523, 0.12, 0.6, 0.2), ...note(523, 0.36, 0.9, 0.2)],
  refused: [{ wave: 'sine', from: 170, to: 120, at: 0, length: 0.12, gain: 0.35 }],
};

/** Seconds until a sound is over. */
export const lengthOf = (tones: readonly Tone[]): number =>
  Math.max(...tones.map(({ at, length }) => at + length));
