// @vitest-environment happy-dom
// How pieces move, one after the other: by ear, and read from the beginning.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WHITE } from '../../../src/rules/types';
import { PiecesSheet } from '../../../src/ui/learn/PieceSheet';
import { createRouter } from '../../../src/ui/routing/router';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings/settings';
import { createObservable } from '../../../src/util/observable';
import { rulesFor, situation } from '../../support/situation';

beforeEach(async () => {
  const { rules, state } = situation(rulesFor('bridge41'));
  const services = {
    router: createRouter(window),
    settings: createObservable(DEFAULT_SETTINGS),
    codeMissing: createObservable(false),
    // Nothing is kept from here.
  } as unknown as Services;
  await act(() =>
    render(
      <ServicesProvider value={services}>
        <PiecesSheet rules={rules} cells={state.cells} side={WHITE} onClose={() => undefined} />
      </ServicesProvider>,
      document.body,
    ),
  );
  await vi.waitFor(() => expect(title()).toMatch(/moves$/));
});
afterEach(() => act(() => render(null, document.body)));

const title = () => document.querySelector('dialog h2')?.textContent;
const said = () => document.querySelector('dialog [role="status"]')?.textContent;
const next = () =>
  act(() => {
    document.querySelector<HTMLElement>('dialog footer button')?.click();
  });

test('the next piece is announced, and its text read from the beginning', async () => {
  expect(said()).toBe('');
  const first = title();
  const content = document.querySelector('dialog header')?.nextElementSibling;
  expect.assert(content);
  content.scrollTop = 300;
  await next();
  expect(title()).not.toBe(first);
  expect(said()).toBe(title());
  expect(content.scrollTop).toBe(0);
});

test('what is heard of a diagram names cells that do not sound alike', async () => {
  await vi.waitFor(() =>
    expect(document.querySelector('figcaption .visually-hidden')?.textContent).toMatch(
      /(left|middle|right) [a-z]/,
    ),
  );
});
