// The simple set: one bold silhouette a piece, of a thing that a child can name. It has every name of the carved set.
import { circle, type Drawing } from './drawing';

/** White stands on one block, Black on two. */
const BLOCKS: Drawing['foot'] = {
  white: { part: 'M20 91V80h60v11z', lines: 'M21 79h58' },
  black: { part: 'M18 91V79h64v12H66v-9H34v9z', lines: 'M20 78h60' },
};

const standing = (drawing: Drawing): Drawing => ({ foot: BLOCKS, ...drawing });

/** A little man. */
export const pawn = standing({
  parts: [circle(50, 27, 19), 'M24 82c0-26 8-40 26-40c18 0 26 14 26 40z'],
  lines: 'M42 31q8 7 16 0',
  dots: circle(43, 23, 3.5) + circle(57, 23, 3.5),
});

/** A horse's head. */
export const knight = standing({
  parts: [
    'M28 82c0-14 10-20 16-32c-6 1-10 5-16 8c-8 3-16-2-16-10c0-5 4-7 6-12c4-9 9-16 18-19l2-11l13 9c24 3 34 24 32 50l-3 17z',
  ],
  lines: 'M56 26c12 8 16 24 14 42',
  dots: circle(36, 32, 4.5) + circle(20, 47, 2.5),
});

/** A bishop's hat. */
export const bishop = standing({
  parts: [
    'M50 16c17 12 25 26 25 40c0 10-4 18-9 26H34c-5-8-9-16-9-26c0-14 8-28 25-40z',
    circle(50, 14, 8),
  ],
  lines: 'M56 30L42 50M28 66h44',
});

/** A castle. */
export const rook = standing({
  parts: ['M18 10h15v10h9V10h16v10h9V10h15v25l-9 9v38H27V44l-9-9z'],
  dots: 'M40 82V66c0-14 20-14 20 0v16z',
});

/** A crown. */
export const queen = standing({
  parts: [
    'M24 82L10 30l19 17l5-29l16 24l16-24l5 29l19-17l-14 52z',
    circle(11, 27, 5) + circle(34, 16, 6) + circle(66, 16, 6) + circle(89, 27, 5),
  ],
  dots: 'M50 76c-24-14-12-28 0-17c12-11 24 3 0 17z',
});

/** A king's head. */
export const king = standing({
  parts: ['M24 34V11l14 10L50 6l12 15l14-10v23z', 'M26 32h48l6 24q-4 26-30 26Q24 82 20 56z'],
  lines: 'M27 33h46M24 54q6 8 15 7q8-1 11-7q3 6 11 7q9 1 15-7M44 70h12',
  dots: circle(39, 45, 4) + circle(61, 45, 4),
});

/** A shield. */
export const guard = standing({
  parts: ['M50 6c10 8 22 10 34 10v22c0 24-14 38-34 46c-20-8-34-22-34-46V16c12 0 24-2 34-10z'],
  lines: 'M50 14v62M22 40h56',
});

/** A letter. */
export const messenger = standing({
  parts: ['M10 16h80v50H10z', 'M40 64h20v18H40z'],
  lines: 'M13 20l37 26l37-26',
});

/** A helmet. */
export const soldier = standing({
  parts: ['M28 24q0-18 22-18q22 0 22 18z', 'M24 82V46c0-20 12-30 26-30c14 0 26 10 26 30v36z'],
  lines: 'M30 26q20-14 40 0',
  dots: 'M32 42h36v10H55v26H45V52H32z',
});

/** A sword. */
export const swordsman = standing({
  parts: ['M50 6l12 13v29h18v12H59v22H41V60H20V48h18V19z'],
  lines: 'M50 20v24',
});

/** A star. */
export const captain = standing({
  parts: ['M50 6l11 22l24 3l-18 17l5 24l-22-11l-22 11l5-24l-18-17l24-3z', 'M42 58h16v24H42z'],
});

/** A camel. */
export const camel = standing({
  parts: [
    'M7 23c0-5 5-8 11-9l3-6l5 6c4 2 5 6 5 11c0 10 0 17 5 17c6 0 8-26 19-26c11 0 14 18 20 24c8 3 13 9 13 18v24H76l-3-20H47l-3 20H31V60c-9-4-13-14-13-28c-6 1-11-3-11-9z',
  ],
  dots: circle(20, 21, 3.5),
});

/** A lion's face. */
export const murrayLion = standing({
  parts: [
    'M38 70h24v14H38z',
    'M50 12Q66-2 70 19Q91 19 81 38Q96 52 77 59Q77 80 61 72Q50 91 39 72Q23 80 23 59Q4 52 19 38Q9 19 30 19Q34-2 50 12z',
  ],
  lines: `${circle(50, 43, 22)}M50 50v5M42 56q8 4 8-1q0 5 8 1`,
  dots: `${circle(42, 39, 3.5)}${circle(58, 39, 3.5)}M44 46h12l-6 7z`,
});

/** A fish with teeth. */
export const dopefish = standing({
  parts: [
    'M40 66h16v16H40z',
    'M8 42c2-20 18-32 36-30c14 2 22 10 28 18l20-16v54L72 52c-6 10-14 18-28 20c-18 2-34-10-36-30z',
  ],
  lines: `${circle(34, 32, 9)}M12 50h30M18 51v10h18v-10M27 51v10`,
  dots: circle(34, 32, 4),
});

/** A frog. */
export const frog = standing({
  parts: [
    circle(27, 26, 15) + circle(73, 26, 15),
    'M50 26c26 0 41 12 41 29c0 16-15 27-41 27C24 82 9 71 9 55c0-17 15-29 41-29z',
  ],
  lines: 'M22 54q28 26 56 0',
  dots: circle(27, 26, 6.5) + circle(73, 26, 6.5),
});

/** A snake. */
export const crookedBishop = standing({
  parts: [
    'M40 7H62a22 22 0 0 1 0 44H38a6 6 0 0 0 0 12H72q12 0 18-13q6 29-18 29H38a22 22 0 0 1 0-44H62a6 6 0 0 0 0-12H40z',
    'M44 7C24 4 10 8 9 16c1 9 17 14 35 8z',
  ],
  dots: circle(27, 14, 4),
});

/** Lightning. */
export const powerDiagonal = standing({
  parts: ['M60 6L18 46h22l-8 36h14L82 30H58l16-24z'],
});

/** A rocket. */
export const powerOrthogonal = standing({
  parts: [
    'M32 38L14 54v14h18zM68 38l18 16v14H68z',
    'M50 6c13 9 18 20 18 34v26H32V40c0-14 5-25 18-34z',
    'M42 64h16v18H42z',
  ],
  lines: `${circle(50, 34, 7)}M32 47v19M68 47v19`,
});

/** A cannon. */
export const vao = standing({
  parts: ['M11 36L22 10L33 15L31 20L81 40c10 6 2 28-10 24L23 38L21 41z', circle(48, 61, 21)],
  lines: circle(48, 61, 18),
  dots: circle(48, 61, 7),
});

export const disc: Drawing = {
  parts: [],
  foot: {
    white: { part: circle(50, 50, 37), lines: circle(50, 50, 18) },
    black: {
      part: 'M50 26C60 6 94 40 74 50C94 60 60 94 50 74C40 94 6 60 26 50C6 40 40 6 50 26z',
      lines: 'M42 42l16 16M58 42L42 58',
    },
  },
};
