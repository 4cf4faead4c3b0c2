// @vitest-environment happy-dom
// A game that came with a link, on its screen.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WHITE } from '../../../src/rules/types';
import type { AnalysisRecord } from '../../../src/storage/analysisRecord';
import { seatedByMessage } from '../../../src/storage/message';
import { summaryOf } from '../../../src/storage/summary';
import { HOME } from '../../../src/ui/routing/routes';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings/settings';
import { noticeText } from '../../../src/ui/share/arrival';
import { ReceivedGame } from '../../../src/ui/share/ReceivedGame';
import { createObservable } from '../../../src/util/observable';
import { gameOf, PERSON } from '../../session/fakes';

const persons = seatedByMessage({ white: PERSON, black: PERSON }, WHITE);
const own = gameOf(persons, {
  id: 'abcdef0123456789',
  moves: ['lblc', 'lylx'],
  message: { sent: 1 },
});
const came = { ...own, id: 'came', moves: ['mbmc', 'lylx'] };

let analysed: AnalysisRecord[];

beforeEach(() => {
  analysed = [];
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(async () => {
  await act(() => render(null, document.body));
  vi.unstubAllGlobals();
});

/** Lets everything happen that is not waited for. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Opens the link while the own game is here. */
async function open(): Promise<void> {
  const store = {
    async *listAll() {
      yield [summaryOf(own)];
    },
    peek: async () => own,
    openAnalyses: async () => ({ list: async () => [] }),
  };
  const services = {
    router: { route: createObservable(HOME), replace: () => undefined },
    settings: createObservable({ ...DEFAULT_SETTINGS, animation: 'none' as const }),
    store: Promise.resolve(store),
    nearby: createObservable(null),
    openGames: { unsaved: () => [] },
    openAnalyses: {
      unsaved: () => [],
      begin: (record: AnalysisRecord) => analysed.push(record),
    },
  } as unknown as Services;
  const shared = { content: 'game', record: came, origin: own.id.slice(0, 12) } as const;
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

const press = (name: string) =>
  act(async () => {
    const all = [...document.querySelectorAll<HTMLElement>('button, label')];
    const found = all.find(({ textContent }) => textContent?.trim() === name);
    if (!found) throw new Error(`nothing to press is called ${name}`);
    found.click();
    await settle();
  });

test('of two copies that differ, the one on the board is analysed', async () => {
  await open();
  await press('Analyse');
  await press('Yours');
  await press('Analyse');
  expect(analysed.map(({ path }) => path)).toEqual([came.moves, own.moves]);
});

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
