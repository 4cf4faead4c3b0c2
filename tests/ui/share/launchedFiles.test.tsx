// @vitest-environment happy-dom
// Files that the system opens with the app: each is shown, whatever was on the screen before it.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatGameText } from '../../../src/storage/gameText';
import { createMemoryStore } from '../../../src/storage/rowStore';
import type { Route } from '../../../src/ui/routing/routes';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings/settings';
import { OpenScreen } from '../../../src/ui/share/OpenScreen';
import { createObservable, type Observable } from '../../../src/util/observable';
import { gameOf } from '../../session/fakes';

type Launch = { readonly files: readonly { readonly getFile: () => Promise<File> }[] };

let consume: (launch: Launch) => void;
let route: Observable<Route>;

beforeEach(() => {
  route = createObservable<Route>({ screen: 'open', link: null });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const setConsumer = (consumer: typeof consume) => {
    consume = consumer;
  };
  Object.assign(window, { launchQueue: { setConsumer } });
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

async function show(): Promise<void> {
  const services = {
    router: { route, replace: () => undefined, open: () => undefined },
    settings: createObservable({ ...DEFAULT_SETTINGS, animation: 'none' as const }),
    store: Promise.resolve(createMemoryStore('', () => 1)),
    nearby: createObservable(null),
    codeMissing: createObservable(false),
    openGames: { unsaved: () => [] },
    openAnalyses: { unsaved: () => [] },
  } as unknown as Services;
  await act(() =>
    render(
      <ServicesProvider value={services}>
        <OpenScreen link={null} />
      </ServicesProvider>,
      document.body,
    ),
  );
}

const leave = () => act(() => render(null, document.body));

const launch = (name: string, text: string) =>
  consume({ files: [{ getFile: async () => new File([text], name) }] });

const GAME = formatGameText(gameOf({}, { moves: ['lblc', 'lylx'] }));
const shows = (text: string) =>
  vi.waitFor(() => expect(document.body.textContent).toContain(text), 5000);

test('a second one takes the place of the game that the first one held', async () => {
  await show();
  launch('game.txt', GAME);
  await shows('After Black’s move 1');
  launch('games.json', '{}');
  await shows('games.json: the file is not a backup');
  launch('game.txt', 'nothing');
  await shows('This can’t be opened');
});

test('one that comes after the form has gone is read when it is there again', async () => {
  await show();
  await leave();
  launch('game.txt', GAME);
  await show();
  await shows('After Black’s move 1');
});

test('on the way back it is there still, and not where the form is opened anew', async () => {
  await show();
  launch('game.txt', GAME);
  await shows('After Black’s move 1');
  await leave();
  await show();
  await shows('After Black’s move 1');
  await leave();
  route.set({ screen: 'open', link: null });
  await show();
  expect(document.body.textContent).not.toContain('After Black’s move 1');
});
