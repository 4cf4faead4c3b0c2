// Preferences kept in the page's storage, beside other tabs that change them too.
import { afterEach, expect, test, vi } from 'vitest';
import { createPersisted, preferencesStored } from '../../../src/ui/state/persisted';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what another tab has set is taken over, not written back as it was', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const stored = new Map<string, string>();
  const setItem = vi.fn((key: string, value: string) => stored.set(key, value));
  const storage = { getItem: (key: string) => stored.get(key) ?? null, setItem };
  const kept = createPersisted(
    () => storage as unknown as Storage,
    'kept',
    ({ dark = false, sound = true }) => ({ dark, sound }),
  );
  stored.set('kept', '{"dark":true}');
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'kept', newValue: 'changed' }));
  expect(setItem).not.toHaveBeenCalled();
  kept.set({ ...kept.get(), sound: false });
  expect(JSON.parse(stored.get('kept') ?? '')).toEqual({ dark: true, sound: false });
});

test('a value that cannot be stored holds for this visit, and that is known until one is stored', () => {
  let isFull = true;
  const storage = {
    getItem: () => null,
    setItem: () => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const kept = createPersisted(
    () => storage as unknown as Storage,
    'kept',
    ({ sound = true }) => ({ sound }),
  );
  kept.set({ sound: false });
  expect(kept.get()).toEqual({ sound: false });
  expect(preferencesStored.get()).toBe(false);
  isFull = false;
  kept.set({ sound: true });
  expect(preferencesStored.get()).toBe(true);
});
