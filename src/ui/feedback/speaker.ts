// Plays the sounds with Web Audio. Browsers let a page sound only after a gesture, and silence it in the background:
// the audio begins with the player's first tap or key, rests while the page is hidden, and a tap wakes it again.
import type { Cue } from './cues';
import { lengthOf, TONES, type Tone } from './tones';

export interface Speaker {
  /** Sounds at once, or not at all: nothing is heard late. */
  play(cue: Cue): void;
  /** Lets go of the audio and stops listening for gestures. */
  close(): void;
}

/** More at once would be noise. */
const MOST_SOUNDS = 2;
/** Gestures that count as such in every browser. */
const GESTURES = ['pointerup', 'keydown', 'click'] as const;
/** Whole sounds stay well below full loudness. */
const VOLUME = 0.5;
const SILENT = 0.0001;

/** A sound under way. */
interface Playing {
  readonly output: GainNode;
  /** Context seconds at which it is over. */
  readonly end: number;
}

/** `page` is where gestures are listened for; it is asked whether it can be seen. */
export function createSpeaker(
  page: Document,
  createContext: () => AudioContext = () => new AudioContext(),
): Speaker {
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
    play: (cue) => {
      if (context?.state !== 'running') return;
      const now = context.currentTime;
      const going = playing.filter(({ end }) => end > now);
      for (const { output } of going.splice(0, going.length - MOST_SOUNDS + 1)) output.disconnect();
      const output = context.createGain();
      output.gain.value = VOLUME;
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
