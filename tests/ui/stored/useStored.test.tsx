// @vitest-environment happy-dom
// What a screen shows of a list that is read in parts, and of answers that come in another order than they were asked for.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { type ShowPart, useStored } from '../../../src/ui/stored/useStored';
import { inMemory } from '../../support/stores';

/** One reading, which the test answers. */
interface Reading {
  readonly showPart: ShowPart<string>;
  readonly answer: (whole: string) => void;
  readonly fail: (error: Error) => void;
}

let readings: Reading[];
let readAgain: () => Promise<void>;

const read = (showPart: ShowPart<string>): Promise<string> =>
  new Promise((answer, fail) => {
    readings.push({ showPart, answer, fail });
  });

function Shown() {
  const [stored, again] = useStored(read);
  readAgain = again;
  if (stored.state === 'read') return <p>{stored.value}</p>;
  return <p>{stored.state === 'failed' ? stored.reason : '…'}</p>;
}

const shown = () => document.body.textContent;
const step = (run: () => unknown) =>
  act(async () => {
    await run();
  });

beforeEach(async () => {
  readings = [];
  const services = { store: inMemory() } as unknown as Services;
  await step(() =>
    render(
      <ServicesProvider value={services}>
        <Shown />
      </ServicesProvider>,
      document.body,
    ),
  );
});

afterEach(() => render(null, document.body));

test('the first part is shown at once, then the whole', async () => {
  expect(shown()).toBe('…');
  let isDrawn = false;
  await step(() => {
    void readings[0].showPart('first rows').then(() => {
      isDrawn = true;
    });
  });
  expect(shown()).toBe('first rows');
  await vi.waitFor(() => expect(isDrawn).toBe(true));
  await step(() => readings[0].answer('all rows'));
  expect(shown()).toBe('all rows');
});

test('a list that is read again stays whole until all is there', async () => {
  await step(() => readings[0].answer('all rows'));
  await step(() => void readAgain());
  // There is nothing to wait for.
  await step(() => readings[1].showPart('first rows'));
  expect(shown()).toBe('all rows');
  await step(() => readings[1].answer('all rows and one more'));
  expect(shown()).toBe('all rows and one more');
});

test('an earlier answer that comes later changes nothing', async () => {
  await step(() => void readAgain());
  await step(() => readings[1].answer('new'));
  await step(() => void readings[0].showPart('old, in part'));
  expect(shown()).toBe('new');
  await step(() => readings[0].fail(new Error('too late')));
  expect(shown()).toBe('new');
});
