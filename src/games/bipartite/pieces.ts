// The pieces of Bipartite Chess (RULES.md section 3): the racing Messengers of Stage One and the armies of Stage Two.
import type { Square } from '../../rules/board';
import { DIAGONAL, EIGHT, KNIGHT_LEAPS, ORTHOGONAL } from '../../rules/movement/movement';
import { type Colour, WHITE } from '../../rules/types';
import {
  KING,
  mapPieces,
  PAWN_CAPTURE,
  PAWN_STEP,
  type Piece,
  type Pieces,
  pieces,
} from '../kit/pieces';
import { isEnemyHome } from './board';

const MESSENGER = { name: 'Messenger', artwork: 'messenger', pawn: true } as const;

/** Where a Messenger's double step may start: B2 to B4 for White, H2 to H4 for Black. */
const isDoubleStepStart = ({ name }: Square, colour: Colour): boolean =>
  (colour === WHITE ? ['B2', 'B3', 'B4'] : ['H2', 'H3', 'H4']).includes(name);

/** The pieces of Stage Two. */
export const stageTwoPieces = pieces({
  M: {
    ...MESSENGER,
    parts: [
      PAWN_STEP,
      {
        type: 'slide',
        directions: [[0, 1]],
        limit: 2,
        moveFrom: 2,
        mode: 'move',
        from: isDoubleStepStart,
      },
      PAWN_CAPTURE,
    ],
    promotion: (target, colour) =>
      isEnemyHome(target, colour) ? { to: ['S'], optional: false } : null,
  },
  S: {
    name: 'soldier',
    artwork: 'soldier',
    parts: [
      { type: 'leap', offsets: EIGHT, mode: 'move' },
      { type: 'leap', offsets: DIAGONAL, mode: 'capture' },
    ],
  },
  D: {
    name: 'swordsman',
    artwork: 'swordsman',
    parts: [{ type: 'slide', directions: ORTHOGONAL, limit: 2, captureFrom: 2, mode: 'both' }],
  },
  G: {
    name: 'guard',
    artwork: 'guard',
    parts: [
      { type: 'leap', offsets: EIGHT, mode: 'move' },
      { type: 'leap', offsets: EIGHT.filter(([, ranks]) => ranks >= 0), mode: 'capture' },
    ],
  },
  C: {
    name: 'captain',
    artwork: 'captain',
    parts: [
      { type: 'leap', offsets: KNIGHT_LEAPS, mode: 'both' },
      {
        type: 'leap',
        offsets: [
          [0, 1],
          [0, -1],
        ],
        mode: 'move',
      },
    ],
  },
  B: {
    name: 'diagonal Power Piece',
    artwork: 'powerDiagonal',
    parts: [{ type: 'slide', directions: DIAGONAL, limit: 3, mode: 'both' }],
  },
  R: {
    name: 'straight Power Piece',
    artwork: 'powerOrthogonal',
    parts: [{ type: 'slide', directions: ORTHOGONAL, limit: 3, mode: 'both' }],
  },
  K: KING,
});

export type Letter = keyof typeof stageTwoPieces;

/** All of them take part in the battle. */
export const BATTLE_LETTERS: readonly Letter[] = ['M', 'S', 'D', 'G', 'C', 'B', 'R', 'K'];

/** A piece that neither moves nor promotes, and is no king. */
const still = ({ name, artwork }: Piece<Letter>): Piece<Letter> => ({ name, artwork, parts: [] });

/** During the choice nothing moves. */
export const choosePieces = mapPieces(stageTwoPieces, still);

/** In Stage One only Messengers move, one square forward to an empty square, and there are no kings. */
export const stageOnePieces: Pieces<Letter> = {
  ...choosePieces,
  M: {
    ...MESSENGER,
    parts: [
      {
        type: 'leap',
        offsets: [
          [-1, 1],
          [0, 1],
          [1, 1],
        ],
        mode: 'move',
      },
    ],
  },
};
