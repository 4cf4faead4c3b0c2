// @vitest-environment happy-dom
// Naming one's rules: what is wrong with a name is heard, and that it is saved; the field keeps the focus.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bridge41 } from '../../../src/games/bridge41';
import type { OptionValues } from '../../../src/games/game';
import { FIRST_CHOICES } from '../../../src/ui/newgame/draft';
import { PresetFields, usePresets } from '../../../src/ui/newgame/PresetFields';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings/settings';
import { createObservable } from '../../../src/util/observable';

const root = document.createElement('div');
const settings = createObservable(DEFAULT_SETTINGS);
const EVENING: OptionValues = { bridge: 'moving', queen: 'rook' };

function Fields({ options }: { readonly options: OptionValues }) {
  const draft = { ...FIRST_CHOICES, position: '', options };
  return (
    <PresetFields
      game={bridge41}
      draft={draft}
      onChange={() => undefined}
      choice={usePresets(bridge41, options)}
    />
  );
}

const show = (options: OptionValues) =>
  act(() =>
    render(
      <ServicesProvider value={{ settings } as Services}>
        <Fields options={options} />
      </ServicesProvider>,
      root,
    ),
  );
const field = () => root.querySelector<HTMLInputElement>('input[type="text"]');
const write = (name: string) =>
  act(() => {
    const input = field();
    if (!input) return;
    input.focus();
    input.value = name;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const enter = () =>
  act(() => {
    root.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
  });
const spoken = (role: string) => root.querySelector(`[role="${role}"]`)?.textContent;

beforeEach(() => {
  settings.set(DEFAULT_SETTINGS);
  document.body.append(root);
});
afterEach(() => act(() => render(null, root)));

test('a name that is taken is refused aloud, and not saved', async () => {
  await show(EVENING);
  expect(spoken('alert')).toBe('');
  await write('Standard');
  expect(spoken('alert')).not.toBe('');
  expect(field()?.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(field()?.getAttribute('aria-describedby') ?? '');
  expect(described?.getAttribute('role')).toBe('alert');
  await enter();
  expect(settings.get().mixes).toEqual([]);
});

test('that a name is saved is heard, and the field keeps the focus', async () => {
  await show(EVENING);
  expect(spoken('status')).toBe('');
  await write(' Evening ');
  const before = field();
  await enter();
  expect(settings.get().mixes).toEqual([{ game: 'bridge41', name: 'Evening', options: EVENING }]);
  expect(spoken('status')).toBe('Saved as “Evening”.');
  expect(document.activeElement).toBe(before);
  expect(field()).toBe(before);
  expect(field()?.value).toBe('Evening');
});

test('the field names the rules that are chosen', async () => {
  await show(EVENING);
  await write('Evening');
  await enter();
  await show({ ...EVENING, kings: 'palace' });
  expect(field()?.value).toBe('');
  expect(spoken('status')).toBe('');
  await show(EVENING);
  expect(field()?.value).toBe('Evening');
});
