// @vitest-environment happy-dom
// Going to the editor while its code is still being loaded.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { gameById } from '../../../src/games';
import { useSetUp } from '../../../src/ui/editor/useSetUp';
import { createRouter } from '../../../src/ui/routing/router';
import { HOME } from '../../../src/ui/routing/routes';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { createObservable } from '../../../src/util/observable';

const text = gameById('cuarenta')?.rules({}).startFen ?? '';

function SetUpButton() {
  const setUp = useSetUp();
  return (
    <button type="button" onClick={() => setUp({ game: 'cuarenta', options: {}, text })}>
      Set up
    </button>
  );
}

/** A page of Learn with the button. */
async function opened() {
  const router = createRouter(window);
  router.open({ screen: 'learn', game: 'cuarenta', options: null });
  const services = { router, codeMissing: createObservable(false) } as unknown as Services;
  const root = document.createElement('div');
  await act(() =>
    render(
      <ServicesProvider value={services}>
        <SetUpButton />
      </ServicesProvider>,
      root,
    ),
  );
  return { router, tap: () => root.querySelector('button')?.click() };
}

const depth = (): unknown => history.state.depth;

test('taps in a row open the editor once', async () => {
  const { router, tap } = await opened();
  const before = Number(depth());
  tap();
  tap();
  await vi.dynamicImportSettled();
  expect(router.route.get()).toEqual({ screen: 'setUp', game: 'cuarenta' });
  expect(depth()).toBe(before + 1);
});

test('who has gone elsewhere meanwhile stays there', async () => {
  const { router, tap } = await opened();
  tap();
  router.open(HOME);
  await vi.dynamicImportSettled();
  expect(router.route.get()).toEqual(HOME);
});
