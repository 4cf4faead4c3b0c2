// @vitest-environment happy-dom
// Two devices that are to be connected: what each of their codes leads to.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offerId, type Signal, signalText } from '../../../src/share/channel/signal';
import { type Nearby, useNearby } from '../../../src/ui/nearby/useNearby';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { createObservable } from '../../../src/util/observable';

/** What a device says of itself. */
const signalOf = (ufrag: string, answers: number | null = null): Signal => ({
  purpose: 'play',
  answers,
  ufrag,
  password: 'p'.repeat(22),
  fingerprint: Array.from({ length: 32 }, () => 7),
  candidates: [{ kind: 'ipv4', bytes: [192, 168, 0, 2], port: 9 }],
});
const OWN = signalOf('ownn');
const OTHER = signalOf('othr');

const never = () => new Promise<never>(() => undefined);
const close = vi.fn();
const connect = vi.fn(never);

vi.mock('../../../src/share/channel/peer', () => ({
  canConnect: () => true,
  beginOffer: async () => ({ signal: OWN, connect, close }),
  beginAnswer: async (offer: Signal) => ({
    signal: signalOf('ownn', offerId(offer)),
    wire: never(),
    close,
  }),
}));

const root = document.createElement('div');
let shown: Nearby;

function Probe() {
  shown = useNearby({ game: 'game-1', code: null, onConnected: () => undefined });
  return null;
}

beforeEach(async () => {
  vi.clearAllMocks();
  const services = { nearby: createObservable(null), router: {} } as unknown as Services;
  await act(() =>
    render(
      <ServicesProvider value={services}>
        <Probe />
      </ServicesProvider>,
      root,
    ),
  );
  await vi.waitFor(() => expect(shown.now.step).toBe('offering'));
});
afterEach(() => act(() => render(null, root)));

/** Scans a code in the place of the other device's answer. */
async function scan(signal: Signal): Promise<void> {
  if (shown.now.step !== 'offering') throw new Error('no code is shown');
  await shown.now.take(signalText(signal));
}

test('the answer to the own code connects', async () => {
  await scan(signalOf('othr', offerId(OWN)));
  expect(connect).toHaveBeenCalledOnce();
});

test('where both devices show a first code, scanning one of them answers it', async () => {
  await scan(OTHER);
  await vi.waitFor(() =>
    expect(shown.now).toEqual({
      step: 'answered',
      code: signalText(signalOf('ownn', offerId(OTHER))),
    }),
  );
  expect(close).toHaveBeenCalledOnce();
});

test('the own code and the answer to another one are refused', async () => {
  await expect(scan(OWN)).rejects.toThrow('it is a first code');
  await expect(scan(signalOf('thrd', offerId(OTHER)))).rejects.toThrow();
  expect(shown.now.step).toBe('offering');
});
