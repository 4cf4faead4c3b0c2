// @vitest-environment happy-dom
// Deleting from a list by keys: the offer to undo waits for them, and the focus is never lost.
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type GameSummary, summaryOf } from '../../../src/storage/summary';
import { GameManager } from '../../../src/ui/manage/GameManager';
import type { Managed } from '../../../src/ui/manage/managed';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { gameOf } from '../../session/fakes';

const games: readonly GameSummary[] = ['one', 'two'].map((name) =>
  summaryOf(gameOf({}, { id: name, name })),
);

let removed: string[];
let finishRemoval: () => void;

function List() {
  const [chosen, setChosen] = useState<Managed | null>(null);
  const [deleted, setDeleted] = useState<readonly Managed[]>([]);
  return (
    <>
      <h1 tabIndex={-1}>History</h1>
      {games
        .filter((game) => !deleted.includes(game))
        .map((game) => (
          <div key={game.id} data-manages={game.id}>
            <button type="button" onClick={() => setChosen(game)}>
              {game.id}
            </button>
          </div>
        ))}
      <GameManager
        {...{ kind: 'games', chosen, deleted }}
        onClose={() => setChosen(null)}
        onDelete={setDeleted}
        onChange={async () => undefined}
      />
    </>
  );
}

beforeEach(async () => {
  vi.useFakeTimers();
  removed = [];
  const store = {
    remove: (id: string) => {
      removed.push(id);
      return new Promise<void>((resolve) => {
        finishRemoval = resolve;
      });
    },
  };
  const services = { store: Promise.resolve(store) } as unknown as Services;
  await act(() =>
    render(
      <ServicesProvider value={services}>
        <List />
      </ServicesProvider>,
      document.body,
    ),
  );
});
afterEach(async () => {
  await act(() => render(null, document.body));
  delete document.documentElement.dataset.pointing;
  vi.useRealTimers();
});

const button = (name: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
/** As Enter does on the button that has the focus. */
const press = (name: string) =>
  act(() => {
    button(name).focus();
    button(name).click();
  });
const remove = async (name: string) => {
  await press(name);
  await press('Delete');
};
const focused = () => document.activeElement?.textContent;
const message = () => document.querySelector('[role="status"] p')?.textContent;
const wait = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

test('by keys there is time to undo, by touch ten seconds', async () => {
  await remove('one');
  expect(focused()).toBe('two');
  await wait(60_000);
  expect(message()).toBe('one deleted.');
  expect(removed).toEqual([]);
  document.documentElement.dataset.pointing = '';
  await wait(10_000);
  expect(removed).toEqual(['one']);
});

test('each answer gives the focus to the heading', async () => {
  await remove('one');
  await press('Undo');
  expect(message()).toBeUndefined();
  expect(focused()).toBe('History');
  await remove('one');
  await press('OK');
  expect(message()).toBe('one deleted.');
  await press('Undo');
  finishRemoval();
  await wait(0);
  expect(message()).toBeUndefined();
  expect(focused()).toBe('History');
  expect(removed).toEqual(['one']);
});

test('where no game is left, the heading has the focus', async () => {
  await remove('one');
  await remove('two');
  expect(message()).toBe('2 games deleted.');
  expect(focused()).toBe('History');
});
