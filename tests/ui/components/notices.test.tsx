// @vitest-environment happy-dom
// Screen readers say notices: the region is there, empty, before its words are.
import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryStore } from '../../../src/storage/rowStore';
import { Toast } from '../../../src/ui/components/Toast';
import { StorageNotices } from '../../../src/ui/home/StorageNotices';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { StorageWarning } from '../../../src/ui/table/bars';

afterEach(() => render(null, document.body));

const region = () => document.querySelector('[role="status"]');
const REASON = 'This browser lets no page save.';

test.each([
  ['a message at the foot of the screen', <Toast actions={[]}>{REASON}</Toast>, REASON],
  [
    'a notice on Home',
    <StorageNotices
      stored={{
        ...{ unfinished: [], count: 0, quarantined: 0, newerContent: null },
        status: { state: 'memory', reason: REASON },
      }}
      onChange={() => Promise.resolve()}
    />,
    REASON,
  ],
  ['the warning at a table', <StorageWarning />, 'Games are not saved.'],
])('%s fills a region that was empty', async (_what, notice, text) => {
  const services = { store: Promise.resolve(createMemoryStore(REASON, () => 1)) };
  render(
    <ServicesProvider value={services as Partial<Services> as Services}>{notice}</ServicesProvider>,
    document.body,
  );
  const before = region();
  expect(before?.textContent).toBe('');
  await vi.waitFor(() => expect(region()?.textContent).toBe(text));
  expect(region()).toBe(before);
});
