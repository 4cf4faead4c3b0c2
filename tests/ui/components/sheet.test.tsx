// @vitest-environment happy-dom
// A sheet that asks for a text is written into at once.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { TextSheet } from '../../../src/ui/components/Sheet';

afterEach(() => act(() => render(null, document.body)));

test('the field has the focus and its text is selected', async () => {
  const nothing = () => undefined;
  await act(() =>
    render(
      <TextSheet
        title="Rename"
        label="Title"
        text="Final"
        longest={20}
        hint=""
        problem={null}
        onSave={nothing}
        onClose={nothing}
      />,
      document.body,
    ),
  );
  const field = document.querySelector('input');
  expect(document.activeElement).toBe(field);
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, 'Final'.length]);
});
