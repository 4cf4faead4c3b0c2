// The pieces of TheBridge41 under its rule options (RULES.md section 1), as data for the table compiler.
import type { Board, Square } from '../../rules/board';
import { CAMEL, EIGHT, type Offset, type Part } from '../../rules/pieces';
import { WHITE } from '../../rules/types';
import { BISHOP, KING, KNIGHT, PAWN_CAPTURE, PAWN_STEP, pawn, QUEEN, ROOK } from '../kit/chess';
import { type Piece, pieces } from '../kit/pieces';
import { FILES, MIDDLE, onRiver, RANK_D, RANK_W, RIVER } from './board';
import type { BridgeOptions } from './options';

interface StandIns {
  readonly R: 'R' | 'L';
  readonly B: 'B' | 'Z';
  readonly N: 'N' | 'C' | 'D';
}

/** The letters that stand in for rook, bishop and knight in an army. */
export function standIns(army: BridgeOptions['army']): StandIns {
  if (army === 'allYourBase') return { R: 'L', B: 'Z', N: 'C' };
  return { R: 'R', B: 'B', N: army === 'dopefish' ? 'D' : 'N' };
}

/** `bridgeFile` is where the bridge lies (its middle for the big bridge). */
export const bridgePieces = (board: Board, options: BridgeOptions, bridgeFile: number) =>
  pieces({
    P: bridgePawn(board, options),
    N: knight(options),
    B: bishop(options, bridgeFile),
    R: ROOK,
    Q: QUEEN,
    K: { ...KING, parts: kingParts(options.kings) },
    Z: {
      name: 'crooked bishop',
      artwork: 'crookedBishop',
      parts: [{ type: 'zigzag', mode: 'both' }],
    },
    C: {
      name: 'camel',
      artwork: 'camel',
      parts: [{ type: 'leap', offsets: CAMEL, mode: 'both' }],
    },
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
    D: {
      name: 'dopefish',
      artwork: 'dopefish',
      parts: [{ type: 'slide', directions: EIGHT, mode: 'capture' }],
    },
  });

export type Letter = keyof ReturnType<typeof bridgePieces>;

const SIDEWAYS: readonly Offset[] = [
  [-1, 0],
  [1, 0],
];

function bridgePawn(board: Board, { pawnCapture, sidePawnMove, army }: BridgeOptions) {
  const { R, B, N } = standIns(army);
  const capture: Part =
    pawnCapture === 'sideways' ? { ...PAWN_CAPTURE, offsets: SIDEWAYS } : PAWN_CAPTURE;
  const aside: Part = { type: 'leap', offsets: SIDEWAYS, mode: 'move', from: isBankEnd };
  const parts = [PAWN_STEP, capture, ...(sidePawnMove ? [aside] : [])];
  return pawn(board, [R, B, N], parts);
}

function knight({ noKnightOnBridge }: BridgeOptions): Piece {
  const parts = KNIGHT.parts.map((part) => ({ ...part, barred: onRiver }));
  return noKnightOnBridge ? { ...KNIGHT, parts } : KNIGHT;
}

/** Ld, Rd, Lw and Rw. */
const isBankEnd = ({ file, rank }: Square): boolean =>
  (rank === RANK_D || rank === RANK_W) && (file === 0 || file === FILES.length - 1);

function bishop(
  { bishopPalace, changingColorBishop, bridge }: BridgeOptions,
  bridgeFile: number,
): Piece {
  const parts: Part[] = BISHOP.parts.map((part) =>
    bishopPalace ? { ...part, barred: onRiver } : part,
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
      barred: (square) => Math.abs(square.rank - RIVER) > 1,
    });
  }
  return { ...BISHOP, parts };
}

/** A palace bars squares to the king of either colour, so each colour has its own part. */
function kingParts(kings: BridgeOptions['kings']): Part[] {
  const step = { type: 'leap', offsets: EIGHT, mode: 'both' } as const;
  if (kings === 'free') return [step];
  if (kings === 'tinyPalace') return [{ ...step, barred: outsideTinyPalace }];
  return [
    {
      ...step,
      from: (_square, colour) => colour === WHITE,
      barred: (square) => square.rank > RIVER,
    },
    {
      ...step,
      from: (_square, colour) => colour !== WHITE,
      barred: (square) => square.rank < RIVER,
    },
  ];
}

const outsideTinyPalace = ({ file, rank }: Square): boolean =>
  Math.abs(file - MIDDLE) > 1 || Math.abs(rank - RIVER) <= 1;
