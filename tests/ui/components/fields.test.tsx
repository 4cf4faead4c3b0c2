// @vitest-environment happy-dom
// Fields of forms as screen readers find them.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { Switch } from '../../../src/ui/components/fields';

test('a switch is named by its label alone; hint and refusal describe it', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  const nothing = () => undefined;
  const draw = (refusal: string | null) =>
    act(() =>
      render(
        <Switch label="Coach" hint="Warns you" checked onChange={nothing} refusal={refusal} />,
        root,
      ),
    );
  const saidBy = (attribute: string) =>
    (root.querySelector('input')?.getAttribute(attribute) ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
  await draw(null);
  expect(saidBy('aria-labelledby')).toEqual(['Coach']);
  expect(saidBy('aria-describedby')).toEqual(['Warns you']);
  await draw('Off with a clock');
  expect(saidBy('aria-labelledby')).toEqual(['Coach']);
  expect(saidBy('aria-describedby')).toEqual(['Warns you', 'Off with a clock.']);
});
