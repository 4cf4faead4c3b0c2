// @vitest-environment happy-dom
// The list of keys calls each by the word on the keyboard.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { ENGLISH, languages } from '../../../src/language/languages';
import { setLanguage } from '../../../src/language/texts';
import { KeysHelp, moveTyping } from '../../../src/ui/table/keys';

const root = document.createElement('div');
document.body.append(root);
afterEach(() => act(() => render(null, root)));
afterEach(() => setLanguage(ENGLISH));

const NAMES = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Delete'];

/** What stands for keys that browsers call so. */
async function shown(tag: string, names: readonly string[]): Promise<string[]> {
  await setLanguage(tag);
  const keys = names.map((key) => ({ key, meaning: key, press: () => null }));
  const nothing = () => {};
  const help = (
    <KeysHelp {...{ keys, typing: moveTyping(), enter: '', onType: nothing, onClose: nothing }} />
  );
  await act(() => render(help, root));
  const lines = [...root.querySelectorAll('dl > div')];
  return names.flatMap((name) =>
    lines
      .filter((line) => line.querySelector('dd')?.textContent === name)
      .map((line) => line.querySelector('kbd')?.textContent ?? ''),
  );
}

test.each(Object.keys(languages))('%s: arrows have a name of the language', async (tag) => {
  const [left, right, ...others] = await shown(tag, NAMES);
  expect(left).not.toBe(right);
  expect(others).toHaveLength(3);
  for (const arrow of [left, right]) expect(arrow).not.toMatch(/^Arrow/);
});

test('in German', async () => {
  expect(await shown('de', [...NAMES, '7'])).toEqual([
    ...['Pfeil links', 'Pfeil rechts', 'Pos1', 'Ende', 'Entf', '7'],
  ]);
});
