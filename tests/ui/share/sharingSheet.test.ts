// What files of a game are called.
import { afterEach, expect, test, vi } from 'vitest';
import { fileStem } from '../../../src/ui/share/SharingSheet';

afterEach(() => vi.unstubAllEnvs());

test('a file is named by the day on which the game began here', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const stems = [0, 23].map((hour) =>
    fileStem({
      record: { game: 'cuarenta', createdAt: new Date(2026, 11, 3, hour, 30).getTime() },
    }),
  );
  expect(stems).toEqual(['cuarenta-2026-12-03', 'cuarenta-2026-12-03']);
});
