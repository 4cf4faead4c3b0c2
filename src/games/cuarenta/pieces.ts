// The pieces of Cuarenta and its rule option (RULES.md section 2). Offsets count squares of the 9x9 board, so the orthogonal
// neighbour is two away.

import { textsOf } from '../../language/texts';
import { CAMEL_LEAPS, DIAGONAL, type Offset, ORTHOGONAL } from '../../rules/movement/movement';
import { toggleOption } from '../kit/options';
import { BISHOP, pieces } from '../kit/pieces';
import { rule } from '../learn';
import { type OptionSpec, type OptionValues, optionValue } from '../options';
import { ranksToGo } from './board';

const texts = textsOf('cuarentaGame');

const doubled = ([files, ranks]: Offset): Offset => [2 * files, 2 * ranks];
const NEIGHBOURS: readonly Offset[] = ORTHOGONAL.map(doubled);

export const cuarentaPieces = pieces({
  P: {
    name: 'pawn',
    artwork: 'pawn',
    pawn: true,
    cannotCapture: ['P'],
    parts: [
      {
        type: 'leap',
        offsets: [
          [-1, 1],
          [1, 1],
          [-2, 0],
          [2, 0],
        ],
        mode: 'both',
      },
    ],
    promotion: (target, colour) => {
      const ranks = ranksToGo(target, colour);
      if (ranks === 0) return { to: ['B', 'V', 'F', 'G', 'C'], optional: true };
      return ranks <= 2 ? { to: ['C'], optional: true } : null;
    },
  },
  B: BISHOP,
  V: {
    name: 'vao',
    artwork: 'vao',
    parts: [
      { type: 'slide', directions: DIAGONAL, mode: 'move' },
      { type: 'cannonHop', directions: DIAGONAL, mode: 'capture' },
    ],
  },
  F: {
    name: 'frog',
    artwork: 'frog',
    parts: [
      { type: 'leap', offsets: NEIGHBOURS, mode: 'both' },
      { type: 'friendHop', directions: [...NEIGHBOURS, ...DIAGONAL], mode: 'both' },
    ],
  },
  G: {
    name: 'guard',
    artwork: 'guard',
    parts: [{ type: 'leap', offsets: [...DIAGONAL, ...DIAGONAL.map(doubled)], mode: 'both' }],
  },
  C: {
    name: 'camel',
    artwork: 'camel',
    parts: [{ type: 'leap', offsets: CAMEL_LEAPS, mode: 'both' }],
  },
  K: {
    name: 'king',
    artwork: 'king',
    royal: true,
    parts: [
      { type: 'leap', offsets: DIAGONAL, mode: 'both' },
      {
        type: 'leap',
        offsets: [
          [0, 2],
          [0, -2],
        ],
        mode: 'move',
      },
    ],
  },
});

export type Letter = keyof typeof cuarentaPieces;

/** The game's only rule option. */
export const OPTIONS: readonly OptionSpec[] = [
  toggleOption('castling', () => texts.options.castling, {
    description: ({ does }) => [rule(does)],
    changes: ['K'],
  }),
];

/** Whether values that checkOptions has accepted allow castling. */
export const hasCastling = (values: OptionValues): boolean =>
  optionValue(OPTIONS, values, 'castling') === 'on';
