// The screens the app is made for, in CSS pixels: from the smallest phone, upright and on its side, to a desktop window.
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const SIZES: readonly Size[] = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

/** Those at which the parts of a table are looked at: phones and tablets upright and on their side, and nearly square windows. */
export const TABLE_SIZES: readonly Size[] = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 480, height: 480 },
  { width: 640, height: 360 },
  { width: 667, height: 375 },
  { width: 768, height: 1024 },
  { width: 756, height: 904 },
  { width: 800, height: 600 },
  { width: 844, height: 390 },
  { width: 904, height: 756 },
  { width: 1024, height: 768 },
  { width: 1180, height: 820 },
  { width: 1366, height: 1024 },
];

export const sizeName = ({ width, height }: Size): string => `${width}x${height}`;
