// @vitest-environment happy-dom
// Renaming and pinning from a list what another tab has open.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryStore } from '../../../src/storage/rowStore';
import { GameManager } from '../../../src/ui/manage/GameManager';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { gameOf } from '../../session/fakes';

const root = document.createElement('div');
document.body.append(root);
afterEach(() => act(() => render(null, root)));

test('the tab that has a game open hears that it was pinned, once that is stored', async () => {
  const store = createMemoryStore('no storage here', () => 1);
  const record = gameOf({}, { revision: 1 });
  await store.save(record);
  const heard: Promise<boolean | undefined>[] = [];
  const announce = (id: string) => heard.push(store.load(id).then((game) => game?.pinned));
  const services = {
    store: Promise.resolve(store),
    openGames: { announce },
  } as unknown as Services;
  const onClose = vi.fn();
  await act(() =>
    render(
      <ServicesProvider value={services}>
        <GameManager
          kind="games"
          chosen={record}
          deleted={[]}
          onClose={onClose}
          onDelete={() => undefined}
          onChange={async () => undefined}
        />
      </ServicesProvider>,
      root,
    ),
  );
  [...root.querySelectorAll('button')]
    .find(({ textContent }) => textContent === 'Pin to the top')
    ?.click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(await Promise.all(heard)).toEqual([true]);
});
