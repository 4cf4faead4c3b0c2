// @vitest-environment happy-dom
// What leaves the device while its storage does not answer: nothing is said to be whole that is not.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoreStatus } from '../../../src/storage/gameStore';
import { createMemoryStore } from '../../../src/storage/rowStore';
import { SendSheet } from '../../../src/ui/move/SendSheet';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { BackupButton } from '../../../src/ui/settings/backup';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings/settings';
import { createObservable } from '../../../src/util/observable';

const ON_DEVICE: StoreStatus = { state: 'device', reason: null };
const OUT_OF_REACH: StoreStatus = { state: 'waiting', reason: 'No answer.' };

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
});
afterEach(async () => {
  await act(() => render(null, document.body));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Lets everything happen that is not waited for. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

async function show(screen: preact.ComponentChild, status: StoreStatus): Promise<void> {
  const store = createMemoryStore('', () => 1);
  vi.spyOn(store, 'status', 'get').mockReturnValue(status);
  const services = {
    settings: createObservable(DEFAULT_SETTINGS),
    store: Promise.resolve(store),
    openGames: { unsaved: () => [] },
    openAnalyses: { unsaved: () => [] },
  } as unknown as Services;
  await act(async () => {
    render(<ServicesProvider value={services}>{screen}</ServicesProvider>, document.body);
    await settle();
  });
}

test.each([
  ['without games that can’t be read says so', OUT_OF_REACH, true],
  ['with all games of the device does not', ON_DEVICE, false],
])('a backup %s', async (_, status, isToldMissing) => {
  await show(<BackupButton />, status);
  await act(async () => {
    document.querySelector<HTMLElement>('button')?.click();
    await settle();
  });
  const said = document.querySelector('[role="status"]')?.textContent ?? '';
  expect(said).toContain('is in your downloads');
  expect(said.includes('Games on this device may be missing from it')).toBe(isToldMissing);
});

test('not everything is sent to another device as everything', async () => {
  await show(<SendSheet onClose={() => undefined} />, OUT_OF_REACH);
  const sheet = document.body.textContent ?? '';
  expect(sheet).toContain('Not moved');
  expect(sheet).toContain('No answer.');
  expect(sheet).toContain('Back up');
});
