// @vitest-environment happy-dom
// Tidying up while the storage has trouble.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryStore } from '../../../src/storage/rowStore';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { TidySheet } from '../../../src/ui/settings/DeletionSheets';
import { gameOf } from '../../session/fakes';
import { reviewOf } from '../../support/reviews';

const root = document.createElement('div');
document.body.append(root);
afterEach(() => act(() => render(null, root)));

test('the reason of a try that failed is gone once another one has succeeded', async () => {
  const store = createMemoryStore('no storage here', () => 1);
  const record = gameOf({}, { result: { score: '1-0', reason: 'resignation' }, revision: 1 });
  await store.save(record);
  const reviews = await store.openReviews();
  await reviews.save(reviewOf(record));
  vi.spyOn(store, 'openReviews').mockResolvedValue(reviews);
  vi.spyOn(reviews, 'clear').mockRejectedValueOnce(new Error('the disk is full'));
  const services = { store: Promise.resolve(store) } as Partial<Services> as Services;
  await act(() =>
    render(
      <ServicesProvider value={services}>
        <TidySheet onClose={() => undefined} />
      </ServicesProvider>,
      root,
    ),
  );
  const press = () =>
    act(() => {
      [...root.querySelectorAll('button')]
        .find(({ textContent }) => textContent === 'Delete 1 review')
        ?.click();
    });
  const problem = () => root.querySelector('[role="alert"]')?.textContent;
  await expect.poll(() => root.textContent).toContain('Delete 1 review');
  await press();
  await expect.poll(problem).toBe('the disk is full');
  await press();
  await expect
    .poll(() => root.querySelector('[role="status"]')?.textContent)
    .toMatch(/^1 review deleted\./);
  expect(problem()).toBeUndefined();
});
