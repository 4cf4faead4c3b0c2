// Codes in pictures: from a camera, which runs only while someone scans, or from a photo. Nothing of either is kept or sent.
import { textsOf } from '../../language/texts';

const texts = textsOf('codes');

/** Finds a code in a picture; null where there is none. */
export type ReadPicture = (picture: ImageData) => Promise<string | null>;

/** Pixels of a photo's longer side at most; codes are read as well from fewer. */
const MOST_PX = 1600;

interface NativeDetector {
  detect(picture: ImageData): Promise<readonly { readonly rawValue: string }[]>;
}

interface NativeDetectors {
  new (options: { readonly formats: readonly string[] }): NativeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

declare global {
  interface Window {
    /** Chromium on Android and macOS (https://wicg.github.io/shape-detection-api). */
    readonly BarcodeDetector?: NativeDetectors;
  }
}

/** The system's own reader of codes where there is one that works, else the one that comes with the app. */
export async function codeReader(page: Window): Promise<ReadPicture> {
  const native = page.BarcodeDetector;
  const formats = (await native?.getSupportedFormats().catch(() => [])) ?? [];
  if (!native || !formats.includes('qr_code')) return ownReader();
  const detector = new native({ formats: ['qr_code'] });
  let own: Promise<ReadPicture> | null = null;
  return async (picture) => {
    if (own === null) {
      try {
        return (await detector.detect(picture))[0]?.rawValue ?? null;
      } catch {
        // The system's service may be missing although it lists its formats.
        own = ownReader();
      }
    }
    return (await own)(picture);
  };
}

async function ownReader(): Promise<ReadPicture> {
  const { decodeQR } = await import('qr/decode.js');
  return async (picture) => {
    try {
      return decodeQR(picture);
    } catch {
      // It throws for every picture without a code.
      return null;
    }
  };
}

/** The pixels of a frame or a photo. */
export function pixelsOf(source: CanvasImageSource, width: number, height: number): ImageData {
  const scale = Math.min(1, MOST_PX / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas to read pictures with');
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** What a photo's code holds; null if none is found. Rejects for files that are no pictures. */
export async function codeInPhoto(file: File, read: ReadPicture): Promise<string | null> {
  const photo = await createImageBitmap(file);
  try {
    return await read(pixelsOf(photo, photo.width, photo.height));
  } finally {
    photo.close();
  }
}

/** Opens the camera at the back, if there is one. Rejects as getUserMedia does. */
export const openCamera = (page: Navigator): Promise<MediaStream> =>
  page.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** What to say where no camera opens. */
export function cameraProblem(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') {
    return texts.cameraNotAllowed;
  }
  if (name === 'NotFoundError' || name === 'OverconstrainedError') {
    return texts.noCamera;
  }
  return texts.cameraNotStarted;
}
