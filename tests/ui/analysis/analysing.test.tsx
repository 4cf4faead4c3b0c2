// @vitest-environment happy-dom
// The analysis screen over a real session, with an engine that tells what the test wants.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnalysisState } from '../../../src/engine/analyst';
import { type AnalysisSnapshot, WorkerFailure } from '../../../src/engine/api';
import { bridge41 } from '../../../src/games/bridge41';
import { WHITE } from '../../../src/rules/types';
import { openAnalysis } from '../../../src/session/analysis/analysisSession';
import type { AnalysisQuestion } from '../../../src/session/analysis/types';
import { analysisOfGame, newAnalysis, playAnalysis } from '../../../src/storage/analysisRecord';
import { AnalysisTable } from '../../../src/ui/analysis/AnalysisScreen';
import type { Analysis } from '../../../src/ui/analysis/types';
import { createRouter } from '../../../src/ui/routing/router';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings/settings';
import { createObservable } from '../../../src/util/observable';
import { gameOf } from '../../session/fakes';
import { randomMoves } from '../../support/playedGames';

/** Thinks about what it was asked until the test tells what was found. */
class FakeAnalyst {
  state: AnalysisState = { kind: 'idle' };
  asked: AnalysisQuestion | null = null;
  constructor(private readonly onChange: () => void) {}

  show(question: AnalysisQuestion): void {
    this.asked = question;
    this.tell({ kind: 'thinking', snapshot: null });
  }

  stop(): void {
    this.tell({ kind: 'idle' });
  }

  solve(): Promise<'failed'> {
    return Promise.resolve('failed');
  }

  tell(state: AnalysisState): void {
    this.state = state;
    this.onChange();
  }
}

let engine: FakeAnalyst;
let session: Analysis;

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await analyse(['lblc', 'lylx', 'rbrc']);
});

/** Opens the screen at the start of a game, with `changed` of what the session shows. */
async function analyse(
  moves: readonly string[],
  changed: Partial<Analysis['view']> | null = null,
): Promise<void> {
  const game = gameOf({}, { moves });
  session = openAnalysis({
    analysis: await playAnalysis(newAnalysis(analysisOfGame(game, 0), 'mine', 5)),
    store: { save: () => Promise.resolve() },
    engine: (onChange) => {
      engine = new FakeAnalyst(onChange);
      return engine;
    },
  });
  if (changed) vi.spyOn(session, 'view', 'get').mockReturnValue({ ...session.view, ...changed });
  const services = {
    router: createRouter(window),
    settings: createObservable({ ...DEFAULT_SETTINGS, animation: 'none' as const }),
    store: new Promise(() => undefined),
    hasUnsavedChanges: () => false,
  } as Partial<Services> as Services;
  await act(() =>
    render(
      <ServicesProvider value={services}>
        <AnalysisTable session={session} onTakeOver={() => undefined} />
      </ServicesProvider>,
      document.body,
    ),
  );
}

function leave(): void {
  act(() => render(null, document.body));
  session.close();
}

afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

const buttons = (part: string): HTMLButtonElement[] => [
  ...document.querySelectorAll<HTMLButtonElement>(`[data-part="${part}"] button`),
];
const labels = (part: string) => buttons(part).map(({ textContent }) => textContent?.trim());
const current = () =>
  document.querySelector('[data-part="notation"] [aria-current]')?.textContent?.trim();
const press = (part: string, name: string) =>
  act(() =>
    buttons(part)
      .find(({ textContent }) => textContent?.trim() === name)
      ?.click(),
  );
const key = (name: string) =>
  act(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  });

const snapshot: AnalysisSnapshot = {
  side: WHITE,
  depth: 9,
  nodes: 1000,
  milliseconds: 50,
  lines: [
    {
      depth: 9,
      score: 130,
      mate: null,
      cursedMate: null,
      isRepetitionWin: false,
      chance: 0.63,
      moves: ['rbrc', 'lylx', 'lblc'],
    },
  ],
};
const found: AnalysisState = { kind: 'thinking', snapshot };

test('buttons and keys go along the moves, and the list marks the one shown', () => {
  expect(current()).toBe('Start');
  press('actions', 'Next');
  expect(session.view.record.path).toEqual(['lblc']);
  expect(current()).toBe(labels('notation')[1]);
  key('ArrowRight');
  expect(session.view.record.path).toEqual(['lblc', 'lylx']);
  key('Home');
  expect(current()).toBe('Start');
  press('actions', 'Line end');
  expect(session.view.record.path).toHaveLength(3);
  key(',');
  expect(session.view.record.path).toHaveLength(2);
});

test('where moves branch it asks which way, and a variation stands in a list of its own', async () => {
  await act(() => session.play('rbrc'));
  await act(() => session.back());
  expect(document.querySelector('[data-part="notation"] ol ol [data-level="1"]')).not.toBeNull();
  press('actions', 'Next');
  expect(session.view.record.path).toEqual([]);
  const [, second] = session.view.branches;
  press('branches', second.notation);
  expect(session.view.record.path).toEqual(['rbrc']);
  expect(document.querySelector('[data-part="branches"]')).toBeNull();
});

test('Alt and an arrow go back a page, not along the moves or the ways to go on', async () => {
  const init = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true };
  const isLeftToBrowser = (element: Element | undefined) =>
    element?.dispatchEvent(new KeyboardEvent('keydown', init));
  await act(() => session.play('rbrc'));
  expect(isLeftToBrowser(buttons('notation').at(-1))).toBe(true);
  expect(session.view.record.path).toEqual(['rbrc']);
  await act(() => session.back());
  press('actions', 'Next');
  const [way] = buttons('branches');
  expect(document.activeElement).toBe(way);
  expect(isLeftToBrowser(way)).toBe(true);
  expect(document.activeElement).toBe(way);
});

test('a move that is deleted or promoted leaves the focus with the move shown', async () => {
  await act(() => session.toLineEnd());
  buttons('notation').at(-1)?.focus();
  await act(() => session.remove(session.view.record.path));
  expect(document.activeElement?.textContent).toBe(current());
  await act(() => session.go(['lblc']));
  await act(() => session.play('ryrx'));
  document.querySelector<HTMLElement>('[data-part="notation"] [aria-current]')?.focus();
  await act(() => session.promote(session.view.record.path));
  expect(document.querySelector('[data-level="1"] [aria-current]')).toBeNull();
  expect(document.activeElement?.textContent).toBe(current());
});

test('the engine shows score, moves and an arrow; a tap on a move goes there and keeps the tree', async () => {
  press('actions', 'Engine');
  expect(engine.asked?.lines).toBe(1);
  expect(document.querySelector('[data-part="engine"]')?.textContent).toContain('Thinking');
  act(() => engine.tell(found));
  expect(document.querySelector('[data-part="standing"]')?.textContent).toContain('White 63%');
  expect(document.querySelectorAll('[data-arrow]')).toHaveLength(1);
  const line = labels('engine');
  expect(line).toHaveLength(3);
  buttons('engine')[1].click();
  await expect.poll(() => session.view.record.path).toEqual(['rbrc', 'lylx']);
  await expect.poll(() => labels('notation')).toHaveLength(6);
});

test('an engine that failed says so, and can be asked again', () => {
  press('actions', 'Engine');
  act(() => engine.tell({ kind: 'failed', error: new WorkerFailure('crashed') }));
  expect(document.querySelector('[data-part="engine"] p')?.textContent).toBe(
    'No lines now: the engine crashed.',
  );
  key('5');
  expect(document.querySelector('.visually-hidden[role="status"]')?.textContent).toContain(
    'No lines now: the engine crashed.',
  );
  press('engine', 'Try again');
  expect(engine.state.kind).toBe('thinking');
});

test('a key says the best line in words', () => {
  press('actions', 'Engine');
  act(() => engine.tell(found));
  key('5');
  const said = document.querySelector('.visually-hidden[role="status"]')?.textContent;
  expect(said).toContain('White’s chances are 63 percent, depth 9');
});

test('a deletion that is undone is announced as restored, a new move after one is not', async () => {
  const said = () => document.querySelector('.visually-hidden[role="status"]')?.textContent;
  await act(() => session.remove(['lblc', 'lylx']));
  expect(said()).toMatch(/^Deleted\./);
  await act(() => session.playLine(['rbrc', 'lylx', 'lblc']));
  expect(said()).not.toContain('Restored');
  await act(() => session.remove(['rbrc']));
  await act(() => session.undoDelete());
  expect(said()).toMatch(/^Restored\./);
});

test('a long list is drawn little by little, and keeps up with what is played', async () => {
  leave();
  const game = gameOf();
  await analyse(randomMoves(bridge41.rules(game.options), 3, 130).moves);
  const drawn = () => buttons('notation').length - 1;
  expect(drawn()).toBeLessThan(130);
  await vi.waitFor(() => expect(drawn()).toBe(130));
  await act(() => session.toLineEnd());
  await act(() => session.back());
  const [{ text }] = session.view.options.filter(
    ({ text }) => text !== session.view.branches[0].text,
  );
  await act(() => session.play(text));
  expect(drawn()).toBe(131);
});

test.each<[when: string, changed: Partial<Analysis['view']>, reason: string]>([
  [
    'the game is over',
    { outcome: { winner: WHITE, reason: 'checkmate' } },
    'The game is over here.',
  ],
  ['another tab has it', { superseded: true, notice: 'It is elsewhere.' }, 'It is elsewhere.'],
])('where %s, a typed move is refused for that reason', async (_, changed, reason) => {
  leave();
  await analyse([], { options: [], ...changed });
  const count = () => (document.body.textContent ?? '').split(reason).length;
  const before = count();
  key('/');
  const field = document.querySelector<HTMLInputElement>('[data-part="typing"] input');
  if (!field) throw new Error('no field for moves');
  await act(() => {
    field.value = 'lblc';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(() => void field.form?.dispatchEvent(new Event('submit', { cancelable: true })));
  expect(count()).toBeGreaterThan(before);
});
