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

export const sizeName = ({ width, height }: Size): string => `${width}x${height}`;
