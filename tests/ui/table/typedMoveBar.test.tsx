// @vitest-environment happy-dom
// The field for typed moves keeps the focus while it is open; without it the board has it.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AnswerBar } from '../../../src/ui/table/bars';
import { TypedMoveBar } from '../../../src/ui/table/moveInput';

const root = document.createElement('div');
const nothing = () => undefined;

interface Shown {
  /** Whether the field is open. */
  readonly typing: boolean;
  /** Whether a wrong move waits for an answer. */
  readonly wrong: boolean;
}

const show = ({ typing, wrong }: Shown) =>
  act(() =>
    render(
      <>
        <div data-cells>
          <button type="button" tabIndex={0}>
            a1
          </button>
        </div>
        {typing && (
          <TypedMoveBar
            label="Type a move"
            does="Play"
            read={(move) => ({ move })}
            asked={1}
            onPlay={nothing}
            onProblem={nothing}
            onClose={nothing}
          />
        )}
        {wrong && <AnswerBar answers={[{ label: 'Try again', onPress: nothing }]} />}
      </>,
      root,
    ),
  );
const focused = () => document.activeElement;

beforeEach(() => document.body.append(root));
afterEach(() => act(() => render(null, root)));

test('after "Try again" the next move is typed, not taken for keys of the board', async () => {
  await show({ typing: true, wrong: false });
  await show({ typing: true, wrong: true });
  expect(focused()?.textContent).toBe('Try again');
  await show({ typing: true, wrong: false });
  expect(focused()).toBe(root.querySelector('input'));
});

test('once the field is closed, or where none is open, the focus goes to the board', async () => {
  await show({ typing: true, wrong: false });
  await show({ typing: false, wrong: false });
  expect(focused()?.textContent).toBe('a1');
  await show({ typing: false, wrong: true });
  await show({ typing: false, wrong: false });
  expect(focused()?.textContent).toBe('a1');
});
