// What failed in the page can be copied from About, after a reload too; erasing everything takes it away.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from './support/build';
import { type Device, openDevice } from './support/device';
import { type StaticServer, serve } from './support/server';

let server: StaticServer;
let device: Device;

beforeAll(async () => {
  server = await serve(DIST);
  device = await openDevice(server.url);
  await device.context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

afterAll(async () => {
  await device.close();
  await server.stop();
});

/** Opens About afresh and copies. */
async function diagnostics(): Promise<string> {
  const { page } = device;
  await page.goto(`${server.url}#/about`);
  await page.reload();
  await page.getByRole('button', { name: 'Copy diagnostics' }).tap();
  await page.getByRole('status').getByText('Diagnostics copied.').waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('errors and rejections are in the copied text after a reload', async () => {
  const { page } = device;
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('thrown on purpose');
    });
    Promise.reject(new Error('rejected on purpose'));
  });
  await page.waitForFunction(() =>
    ['thrown', 'rejected'].every((word) =>
      localStorage.getItem('fortyone.failures')?.includes(`${word} on purpose`),
    ),
  );
  const text = await diagnostics();
  expect(await page.getByText(/^Fortyone \d/).textContent()).toMatch(
    /^Fortyone [\d.]+(, of \d+ [A-Z][a-z]+ 20\d\d)?( \(|$)/,
  );
  expect(text).toMatch(/^Fortyone \d+\.\d+\.\d+/);
  expect(text).toMatch(/^Browser: .*Chrome/m);
  expect(text).toMatch(/^Storage: device, /m);
  expect(text).toMatch(/^Failures: 2$/m);
  expect(text).toMatch(/^20\d\d-.*Z error: TypeError: thrown on purpose$/m);
  expect(text).toMatch(/^20\d\d-.*Z rejection: Error: rejected on purpose$/m);
});

test('where copying is refused, the text stands there, selected', async () => {
  const { page } = device;
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy diagnostics' }).tap();
  const field = page.getByRole('textbox', { name: 'Diagnostics' });
  await field.waitFor();
  const selected = await field.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(selected).toContain('thrown on purpose');
});

test('a file that was on its way as the page was left is no failure', async () => {
  const { page } = device;
  await page.goto(server.url);
  await page.route('**/licences-*.bin', () => undefined);
  const asked = page.waitForRequest('**/licences-*.bin');
  await page.goto(`${server.url}#/about`);
  await asked;
  expect(await diagnostics()).toMatch(/^Failures: 2$/m);
  await page.unroute('**/licences-*.bin');
});

test('erasing everything erases the log', async () => {
  const { page } = device;
  await page.goto(`${server.url}#/settings`);
  await page.getByRole('button', { name: 'Erase everything' }).tap();
  await page.getByLabel(/^Type/).fill('erase');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).tap();
  await reloaded;
  expect(await diagnostics()).toMatch(/^Failures: 0$/m);
});
