// @vitest-environment happy-dom
// A game that came with a link, on its screen.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WHITE } from '../../../src/rules/types';
import { LivePlay } from '../../../src/share/channel/livePlay';
import { messageLink } from '../../../src/share/link';
import type { AnalysisRecord } from '../../../src/storage/analysisRecord';
import type { StoreStatus } from '../../../src/storage/gameStore';
import { seatedByMessage } from '../../../src/storage/message';
import type { GameRecord } from '../../../src/storage/record';
import { summaryOf } from '../../../src/storage/summary';
import { HOME, type Route } from '../../../src/ui/routing/routes';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings/settings';
import { noticeText } from '../../../src/ui/share/arrival';
import { ReceivedGame } from '../../../src/ui/share/ReceivedGame';
import { createObservable, type Observable } from '../../../src/util/observable';
import { gameOf, PERSON } from '../../session/fakes';

const persons = seatedByMessage({ white: PERSON, black: PERSON }, WHITE);
const own = gameOf(persons, {
  id: 'abcdef0123456789',
  moves: ['lblc', 'lylx'],
  message: { sent: 1 },
});
const came = { ...own, id: 'came', moves: ['mbmc', 'lylx'] };

let analysed: AnalysisRecord[];
/** Routes that were opened in place of the link. */
let opened: Route[];
const ON_DEVICE: StoreStatus = { state: 'device', reason: null };
let status: Observable<StoreStatus>;
const route = createObservable<Route>(HOME);
const nearby = createObservable<LivePlay | null>(null);

beforeEach(() => {
  route.set(HOME);
  nearby.set(null);
  analysed = [];
  opened = [];
  status = createObservable(ON_DEVICE);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(async () => {
  await act(() => render(null, document.body));
  vi.unstubAllGlobals();
});

/** Lets everything happen that is not waited for. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Opens the link while a game is here. */
async function open(record: GameRecord = came, here: GameRecord = own): Promise<void> {
  const store = {
    get status() {
      return status.get();
    },
    subscribe: status.subscribe,
    async *listAll() {
      if (status.get().state === 'device') yield [summaryOf(here)];
    },
    peek: async () => here,
    openAnalyses: async () => ({ list: async () => [] }),
  };
  const services = {
    router: {
      route,
      replace: (next: Route) => {
        opened.push(next);
        route.set(next);
      },
    },
    settings: createObservable({ ...DEFAULT_SETTINGS, animation: 'none' as const }),
    store: Promise.resolve(store),
    nearby,
    openGames: { unsaved: () => [], bring: () => undefined, begin: () => undefined },
    openAnalyses: {
      unsaved: () => [],
      begin: (record: AnalysisRecord) => analysed.push(record),
    },
  } as unknown as Services;
  const shared = { content: 'game', record, origin: here.id.slice(0, 12) } as const;
  await act(async () => {
    render(
      <ServicesProvider value={services}>
        <ReceivedGame shared={shared} />
      </ServicesProvider>,
      document.body,
    );
    await settle();
  });
}

/** Presses what is called so, once it is there: the copy of the device is read first. */
async function press(name: string): Promise<void> {
  const found = await vi.waitFor(() => {
    const all = [...document.querySelectorAll<HTMLElement>('button, label')];
    const one = all.find(({ textContent }) => textContent?.trim() === name);
    if (!one) throw new Error(`nothing to press is called ${name}`);
    return one;
  });
  await act(async () => {
    found.click();
    await settle();
  });
}

test('of two copies that differ, the one on the board is analysed', async () => {
  await open();
  const paths = () => analysed.map(({ path }) => path);
  await press('Analyse');
  await vi.waitFor(() => expect(paths()).toEqual([came.moves]));
  await press('Yours');
  await press('Analyse');
  await vi.waitFor(() => expect(paths()).toEqual([came.moves, own.moves]));
});

const RESIGNED = { score: '0-1', reason: 'resignation' } as const;

test.each<[string, Partial<GameRecord>, Partial<GameRecord>, readonly string[]]>([
  ['more moves', { moves: ['lblc'] }, {}, ['Keep this game']],
  [
    'more moves and the end',
    { moves: ['lblc'] },
    { result: RESIGNED },
    ['Keep and review', 'Keep this game'],
  ],
  ['the end', {}, { result: RESIGNED }, ['Keep and review', 'Keep this game']],
  ['other moves', { moves: ['mbmc'] }, {}, ['Keep this game']],
  ['fewer moves', {}, { moves: ['lblc'] }, []],
  ['nothing new', {}, {}, []],
])(
  'a copy with %s can be kept beside the own one if it adds something',
  async (_, mine, theirs, ways) => {
    const game = gameOf({}, { id: own.id, moves: own.moves });
    await open({ ...game, id: 'came', ...theirs }, { ...game, ...mine });
    await vi.waitFor(() =>
      expect(document.body.textContent).toContain('You have this game already.'),
    );
    const buttons = [...document.querySelectorAll('button')].map(
      ({ textContent }) => textContent ?? '',
    );
    expect(buttons.filter((name) => name.startsWith('Keep'))).toEqual(ways);
  },
);

test('while the storage does not answer, a friend’s move is not taken for an invitation', async () => {
  status.set({ state: 'waiting', reason: 'No answer yet.' });
  const sent = { ...own, moves: own.moves.slice(0, 1) };
  await open({ ...own, id: 'came' }, sent);
  await vi.waitFor(() => expect(document.body.textContent).toContain('No answer yet.'));
  expect(document.body.textContent).not.toContain('Play as');
  await act(async () => {
    status.set(ON_DEVICE);
    await settle();
  });
  await vi.waitFor(() => expect(opened).toEqual([{ screen: 'game', id: own.id }]));
});

test.each<[when: string, played: Partial<GameRecord>, isToBeSent: boolean]>([
  ['the player moved last', { moves: ['lblc'] }, true],
  ['the friend moved last', { moves: ['lblc', 'lylx'] }, false],
  [
    'the player has not sent a request',
    { moves: ['lblc', 'lylx'], message: { sent: 2, due: true } },
    true,
  ],
  ['the player resigned', { moves: ['lblc', 'lylx'], result: RESIGNED }, true],
  ['the friend resigned', { moves: ['lblc'], result: { ...RESIGNED, score: '1-0' } }, false],
])(
  'an older link asks for the newer one to be sent where the friend may lack it: %s',
  (_, played, isToBeSent) => {
    const existing = gameOf(persons, { message: { sent: 1 }, ...played });
    const notice = noticeText({ existing, merge: { how: 'behind', by: 'moves' } });
    expect(notice).toContain('This link is older than your game.');
    expect(notice.includes('Send your friend the newer one')).toBe(isToBeSent);
  },
);

test('the move from which two copies differ has the number that it has in the list', () => {
  const differ = (start: string, moves: readonly string[], ply: number) => {
    const existing = gameOf({ ...persons, start }, { moves });
    return noticeText({ existing, merge: { how: 'fork', ply } });
  };
  const whites = ['lblc', 'lylx', 'mbmc'];
  expect(differ(own.start, whites, 0)).toContain('from move 1 on');
  expect(differ(own.start, whites, 1)).toContain('from move 1 on');
  expect(differ(own.start, whites, 2)).toContain('from move 2 on');
  // Where Black begins, White's first move has the second number.
  const blacks = ['lylx', 'lblc'];
  const start = own.start.replace(' w ', ' b ');
  expect(differ(start, blacks, 0)).toContain('from move 1 on');
  expect(differ(start, blacks, 1)).toContain('from move 2 on');
});

test.each([
  ['is left', false],
  ['is accepted', true],
])(
  'an invitation from a device nearby that %s closes the channel, or keeps it',
  async (_, isAccepted) => {
    const invitation = { ...own, moves: [], message: { sent: 0 } };
    const closed = vi.fn();
    const parts = [messageLink(invitation)];
    const next = () => new Promise<string>((resolve) => parts.splice(0).forEach(resolve));
    const play = new LivePlay({ send: async () => undefined, next, close: closed }, null);
    await play.first;
    nearby.set(play);
    const unrelated = { ...own, game: 'cuarenta' };
    await open({ ...invitation, id: `${own.id.slice(0, 12)}come` }, unrelated);
    await vi.waitFor(() => expect(document.body.textContent).toContain('Play as White'));
    if (isAccepted) await press('Play as White');
    await act(() => render(null, document.body));
    expect(closed).toHaveBeenCalledTimes(isAccepted ? 0 : 1);
    expect(nearby.get()).toBe(isAccepted ? play : null);
    play.close();
  },
);
