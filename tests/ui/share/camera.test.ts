// Codes in pictures are read by the system where it can, and by the app where it can't.
import { expect, test, vi } from 'vitest';
import { codeReader, type ReadPicture } from '../../../src/ui/share/camera';

const blank = {
  ...{ width: 40, height: 40, colorSpace: 'srgb' },
  data: new Uint8ClampedArray(4 * 40 * 40).fill(255),
} as unknown as ImageData;

/** A page whose system reads codes so. */
function readerWith(detect: () => Promise<readonly { rawValue: string }[]>): Promise<ReadPicture> {
  class BarcodeDetector {
    static getSupportedFormats = async () => ['qr_code'];
    detect = detect;
  }
  return codeReader({ BarcodeDetector } as unknown as Window);
}

test('the system reads where it can', async () => {
  const read = await readerWith(async () => [{ rawValue: 'a link' }]);
  expect(await read(blank)).toBe('a link');
});

test('the app reads by itself once the system has failed', async () => {
  const detect = vi.fn().mockRejectedValue(new Error('Barcode detection service unavailable.'));
  const read = await readerWith(detect);
  expect(await read(blank)).toBeNull();
  expect(await read(blank)).toBeNull();
  expect(detect).toHaveBeenCalledOnce();
});
