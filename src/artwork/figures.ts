// Soldiers and their gear.
import { knight } from './chessPieces';
import type { Drawing } from './drawing';
import { COLLAR, HEAD, HEAD_SHADE, SKIRT, SKIRT_SHADE } from './footSoldier';

export const guard: Drawing = {
  parts: [
    'M33 52V17q17-12 34 0v35z',
    'M23 44c10 0 20-2 27-7c7 5 17 7 27 7v11c0 14-11 23-27 30c-16-7-27-16-27-30z',
  ],
  shade: 'M59 12q5 2 8 5v24l-8-2zM50 85c10-11 16-24 15-43l12 2v11c0 14-11 23-27 30z',
  lines: 'M40 27h20M50 27v8M50 48v26M37 57h26',
};

export const messenger: Drawing = {
  parts: [
    SKIRT,
    'M40 42C34 28 24 20 8 18q1 8 7 12q-1 7 8 10q1 8 14 7zM60 42c6-14 16-22 32-24q-1 8-7 12q1 7-8 10q-1 8-14 7z',
    'M37 36a13 13 0 1 1 26 0a13 13 0 1 1-26 0z',
    COLLAR,
  ],
  shade: `${SKIRT_SHADE}M56 25c9 5 10 20-1 22h3c7-6 8-18-2-22z`,
  lines: 'M38 32q12-5 24 0',
};

export const soldier: Drawing = {
  parts: [
    'M77 20h5v63h-5z',
    'M79.500 6q11 11 0 22q-11-11 0-22z',
    SKIRT,
    'M38 34h24v8q0 7-12 7q-12 0-12-7z',
    'M28 40q7-4 8-13c1-9 7-15 14-15c7 0 13 6 14 15q1 9 8 13q-22-7-44 0z',
    COLLAR,
  ],
  shade: `${SKIRT_SHADE}M55 13c5 7 4 16 7 23l10 4q-7-4-8-13c-1-7-4-12-9-14z`,
  lines: 'M50 12v22',
};

export const swordsman: Drawing = {
  parts: [
    SKIRT,
    HEAD,
    COLLAR,
    'M65.500 48L83 14L91 8L91.500 18L74.500 52z',
    'M66 52l-6 13l5 2l6-12z',
    'M59.800 41.500L83 53L80.500 58.500L57 47z',
  ],
  shade: SKIRT_SHADE + HEAD_SHADE,
};

export const captain: Drawing = {
  ...knight,
  parts: [
    'M42 22C36 10 44 5 56 5c15 0 26 8 28 22c-6-7-11-9-16-8c2 2 3 5 2 8c-8-6-16-8-28-5z',
    ...knight.parts,
  ],
  lines: 'M50 30c12 6 17 20 16 38M26 45l9 13M31 52l14-8V24',
};
