// The pieces of Bipartite Chess (RULES.md section 3): the racing Messengers of Stage One and the armies of Stage Two.
import type { Square } from '../../rules/board';
import { DIAGONAL, EIGHT, KNIGHT, ORTHOGONAL, type PieceKind } from '../../rules/pieces';
import { type Colour, WHITE } from '../../rules/types';
import { KING_KIND } from '../chessKinds';
import { isEnemyHome } from './board';

const MESSENGER = { letter: 'M', name: 'messenger', artwork: 'messenger', pawn: true } as const;

/** Where a Messenger's double step may start: B2 to B4 for White, H2 to H4 for Black. */
const isDoubleStepStart = ({ name }: Square, colour: Colour): boolean =>
  (colour === WHITE ? ['B2', 'B3', 'B4'] : ['H2', 'H3', 'H4']).includes(name);

/** Kinds of Stage Two by number; 0 is unused. */
export const STAGE_TWO_KINDS: readonly (PieceKind | null)[] = [
  null,
  {
    ...MESSENGER,
    parts: [
      { type: 'leap', offsets: [[0, 1]], mode: 'move' },
      {
        type: 'slide',
        directions: [[0, 1]],
        limit: 2,
        moveFrom: 2,
        mode: 'move',
        from: isDoubleStepStart,
      },
      {
        type: 'leap',
        offsets: [
          [-1, 1],
          [1, 1],
        ],
        mode: 'capture',
      },
    ],
    promotion: (target, colour) =>
      isEnemyHome(target, colour) ? { to: ['S'], optional: false } : null,
  },
  {
    letter: 'S',
    name: 'soldier',
    artwork: 'soldier',
    parts: [
      { type: 'leap', offsets: EIGHT, mode: 'move' },
      { type: 'leap', offsets: DIAGONAL, mode: 'capture' },
    ],
  },
  {
    letter: 'D',
    name: 'swordsman',
    artwork: 'swordsman',
    parts: [{ type: 'slide', directions: ORTHOGONAL, limit: 2, captureFrom: 2, mode: 'both' }],
  },
  {
    letter: 'G',
    name: 'guard',
    artwork: 'guard',
    parts: [
      { type: 'leap', offsets: EIGHT, mode: 'move' },
      { type: 'leap', offsets: EIGHT.filter(([, ranks]) => ranks >= 0), mode: 'capture' },
    ],
  },
  {
    letter: 'C',
    name: 'captain',
    artwork: 'captain',
    parts: [
      { type: 'leap', offsets: KNIGHT, mode: 'both' },
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
  {
    letter: 'B',
    name: 'diagonal power piece',
    artwork: 'powerDiagonal',
    parts: [{ type: 'slide', directions: DIAGONAL, limit: 3, mode: 'both' }],
  },
  {
    letter: 'R',
    name: 'orthogonal power piece',
    artwork: 'powerOrthogonal',
    parts: [{ type: 'slide', directions: ORTHOGONAL, limit: 3, mode: 'both' }],
  },
  KING_KIND,
];

const still = (kind: PieceKind | null): PieceKind | null =>
  kind && { letter: kind.letter, name: kind.name, artwork: kind.artwork, parts: [] };

/** During the choice nothing moves. */
export const CHOOSE_KINDS: readonly (PieceKind | null)[] = STAGE_TWO_KINDS.map(still);

/** In Stage One only Messengers move, one square forward to an empty square, and there are no kings. */
export const STAGE_ONE_KINDS: readonly (PieceKind | null)[] = STAGE_TWO_KINDS.map((kind) =>
  kind?.letter === MESSENGER.letter
    ? {
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
      }
    : still(kind),
);
