// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSoundPlayer, type SoundPlayer } from '../../../src/ui/feedback/soundPlayer';

/** As much of Web Audio as the sound player uses; `sounding` are the whole sounds connected to the loudspeaker. */
class FakeAudio {
  state = 'suspended';
  currentTime = 0;
  readonly sampleRate = 100;
  readonly destination = {};
  readonly sounding = new Set<object>();

  readonly createGain = () => {
    const node = {
      gain: this.parameter(),
      connect: (to: object) => {
        if (to === this.destination) this.sounding.add(node);
        return to;
      },
      disconnect: () => this.sounding.delete(node),
    };
    return node;
  };
  readonly createOscillator = () => ({ ...this.source(), frequency: this.parameter() });
  readonly createBufferSource = () => this.source();
  readonly createBiquadFilter = () => ({ ...this.source(), frequency: this.parameter() });
  readonly createBuffer = (_: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
  });

  async resume() {
    this.state = 'running';
  }
  async suspend() {
    this.state = 'suspended';
  }
  async close() {
    this.state = 'closed';
  }

  private source() {
    return { connect: (to: object) => to, start: () => undefined, stop: () => undefined };
  }
  private parameter() {
    return {
      value: 0,
      setValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
    };
  }
}

let made: FakeAudio[];
let soundPlayer: SoundPlayer;

beforeEach(() => {
  vi.useFakeTimers();
  made = [];
  soundPlayer = createSoundPlayer(document, () => {
    const audio = new FakeAudio();
    made.push(audio);
    return audio as unknown as AudioContext;
  });
});
afterEach(() => {
  soundPlayer.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function tap() {
  document.body.dispatchEvent(new Event('pointerup', { bubbles: true }));
  vi.runAllTimers();
}

function hide(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('no audio is made before the first gesture', () => {
  soundPlayer.play('move');
  expect(made).toEqual([]);
  tap();
  soundPlayer.play('move');
  expect(made).toHaveLength(1);
  expect(made[0].sounding.size).toBe(1);
});

test('of three sounds at once the oldest stops', () => {
  tap();
  soundPlayer.play('move');
  const [oldest] = made[0].sounding;
  soundPlayer.play('check');
  soundPlayer.play('win');
  expect(made[0].sounding.size).toBe(2);
  expect(made[0].sounding.has(oldest)).toBe(false);
});

test('the audio rests while the page is hidden, and a tap afterwards wakes it', () => {
  tap();
  hide(true);
  expect(made[0].state).toBe('suspended');
  hide(false);
  soundPlayer.play('move');
  expect(made[0].sounding.size).toBe(0);
  tap();
  soundPlayer.play('move');
  expect(made).toHaveLength(1);
  expect(made[0].sounding.size).toBe(1);
});

test('a closed sound player lets go of the audio and hears no more gestures', () => {
  tap();
  soundPlayer.close();
  tap();
  expect(made.map(({ state }) => state)).toEqual(['closed']);
});
