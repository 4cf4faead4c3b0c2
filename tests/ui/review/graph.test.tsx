// @vitest-environment happy-dom
// The curve of a review by keys.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { WHITE } from '../../../src/rules/types';
import { Graph } from '../../../src/ui/review/Graph';

afterEach(() => act(() => render(null, document.body)));

test('arrow keys go along the game; with Alt they are left to the browser', async () => {
  const onShow = vi.fn();
  await act(() =>
    render(
      <Graph
        curve={[0.5, 0.6, 0.7]}
        near={WHITE}
        ply={1}
        glyphs={new Map()}
        valueText="Move 1"
        onShow={onShow}
      />,
      document.body,
    ),
  );
  const press = (held: KeyboardEventInit) =>
    document.querySelector('[role="slider"]')?.dispatchEvent(
      new KeyboardEvent('keydown', {
        ...{ key: 'ArrowLeft', bubbles: true, cancelable: true },
        ...held,
      }),
    );
  expect(press({})).toBe(false);
  expect(onShow.mock.calls).toEqual([[0]]);
  expect(press({ altKey: true })).toBe(true);
  expect(onShow).toHaveBeenCalledTimes(1);
});
