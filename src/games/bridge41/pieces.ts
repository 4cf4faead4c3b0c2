// The pieces of TheBridge41 under its rule options (RULES.md section 1), as data for the table compiler.
import type { Board, Square } from '../../rules/board';
import { CAMEL_LEAPS, EIGHT, type Offset } from '../../rules/movement/movement';
import type { Part } from '../../rules/pieces';
import { WHITE } from '../../rules/types';
import {
  BISHOP,
  KING,
  KNIGHT,
  PAWN_CAPTURE,
  PAWN_STEP,
  type Piece,
  pawn,
  pieces,
  QUEEN,
  ROOK,
} from '../kit/pieces';
import { FILES, MIDDLE, onRiver, RANK_D, RANK_W, RIVER } from './board';
import { type BridgeOptions, substitutes } from './options';

const CROOKED_BISHOP = {
  name: 'crooked bishop',
  artwork: 'crookedBishop',
  parts: [{ type: 'zigzag', mode: 'both' }],
} as const satisfies Piece;

const CAMEL = {
  name: 'camel',
  artwork: 'camel',
  parts: [{ type: 'leap', offsets: CAMEL_LEAPS, mode: 'both' }],
} as const satisfies Piece;

const DOPEFISH = {
  name: 'dopefish',
  artwork: 'dopefish',
  parts: [{ type: 'slide', directions: EIGHT, mode: 'capture' }],
} as const satisfies Piece;

/** `bridgeFile` is where the bridge lies (its middle for the big bridge). */
export const bridgePieces = (board: Board, options: BridgeOptions, bridgeFile: number) => {
  const { B, N } = substitutes(options.army);
  const asKnight = (piece: Piece) => knight(piece, options);
  const asBishop = (piece: Piece) => bishop(piece, options, bridgeFile);
  return pieces({
    P: bridgePawn(board, options),
    N: asKnight(KNIGHT),
    B: asBishop(BISHOP),
    R: ROOK,
    Q: QUEEN,
    K: { ...KING, parts: kingParts(options.kings) },
    Z: B === 'Z' ? asBishop(CROOKED_BISHOP) : CROOKED_BISHOP,
    C: N === 'C' ? asKnight(CAMEL) : CAMEL,
    L: {
      name: 'Murray lion',
      artwork: 'murrayLion',
      parts: [
        {
          type: 'leap',
          offsets: EIGHT.map(([x, y]) => [2 * x, 2 * y] as const),
          mode: 'both',
        },
        { type: 'leap', offsets: EIGHT, mode: 'capture' },
      ],
    },
    D: N === 'D' ? asKnight(DOPEFISH) : DOPEFISH,
  });
};

export type Letter = keyof ReturnType<typeof bridgePieces>;

const SIDEWAYS: readonly Offset[] = [
  [-1, 0],
  [1, 0],
];

function bridgePawn(board: Board, { pawnCapture, sidePawnMove, army }: BridgeOptions) {
  const { R, B, N } = substitutes(army);
  const capture: Part =
    pawnCapture === 'sideways' ? { ...PAWN_CAPTURE, offsets: SIDEWAYS } : PAWN_CAPTURE;
  const aside: Part = { type: 'leap', offsets: SIDEWAYS, mode: 'move', from: isBankEnd };
  const parts = [PAWN_STEP, capture, ...(sidePawnMove ? [aside] : [])];
  return pawn(board, [R, B, N], parts);
}

/** A knight or what stands in for it, which may have to go past the bridge without stopping there. */
function knight(piece: Piece, { noKnightOnBridge }: BridgeOptions): Piece {
  const parts = piece.parts.map((part) => ({ ...part, noStop: onRiver }));
  return noKnightOnBridge ? { ...piece, parts } : piece;
}

/** Ld, Rd, Lw and Rw. */
const isBankEnd = ({ file, rank }: Square): boolean =>
  (rank === RANK_D || rank === RANK_W) && (file === 0 || file === FILES.length - 1);

/** A bishop or what stands in for it, which may be kept off the bridge, or step straight on and off it. */
function bishop(
  piece: Piece,
  { bishopPalace, changingColorBishop, bridge }: BridgeOptions,
  bridgeFile: number,
): Piece {
  const parts: Part[] = piece.parts.map((part) =>
    bishopPalace ? { ...part, forbidden: onRiver } : part,
  );
  if (changingColorBishop) {
    const file = bridge === 'big' ? MIDDLE : bridgeFile;
    parts.push({
      type: 'leap',
      offsets: [
        [0, 1],
        [0, -1],
      ],
      mode: 'both',
      from: (square) => square.file === file && Math.abs(square.rank - RIVER) <= 1,
      forbidden: (square) => Math.abs(square.rank - RIVER) > 1,
    });
  }
  return { ...piece, parts };
}

/** A palace bars squares to the king of either colour, so each colour has its own part. */
function kingParts(kings: BridgeOptions['kings']): Part[] {
  const step = { type: 'leap', offsets: EIGHT, mode: 'both' } as const;
  if (kings === 'free') return [step];
  if (kings === 'tinyPalace') return [{ ...step, forbidden: outsideTinyPalace }];
  return [
    {
      ...step,
      from: (_square, colour) => colour === WHITE,
      forbidden: (square) => square.rank > RIVER,
    },
    {
      ...step,
      from: (_square, colour) => colour !== WHITE,
      forbidden: (square) => square.rank < RIVER,
    },
  ];
}

const outsideTinyPalace = ({ file, rank }: Square): boolean =>
  Math.abs(file - MIDDLE) > 1 || Math.abs(rank - RIVER) <= 1;
