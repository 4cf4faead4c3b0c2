// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyScreen } from '../../../src/ui/components/Lazy';
import { setFailureRecorder } from '../../../src/util/failures';

afterEach(() => {
  render(null, document.body);
  setFailureRecorder(() => undefined);
});

test('a part that the screen does without is left out, and the diagnostics say why', async () => {
  const recorded: unknown[] = [];
  setFailureRecorder((...failure) => recorded.push(failure.slice(0, 2)));
  const error = new TypeError('Failed to fetch dynamically imported module');
  const load = vi.fn(() => Promise.reject(error));
  const Part = lazyScreen(load, { dispensable: true, waiting: () => <p>Waiting</p> });
  render(<Part />, document.body);
  expect(document.body.textContent).toBe('Waiting');
  await vi.waitFor(() => expect(document.body.textContent).toBe(''));
  expect(recorded).toEqual([['loading', error]]);
});
