// The pieces of TheBridge41 under its rule options (RULES.md section 1), as data for the table compiler.
import type { Square } from '../../rules/board';
import { CAMEL, EIGHT, type Part, type PieceKind, type Promotion } from '../../rules/pieces';
import { type Colour, WHITE } from '../../rules/types';
import { BISHOP_KIND, KING_KIND, KNIGHT_KIND, QUEEN_KIND, ROOK_KIND } from '../chessKinds';
import { FILES, LAST_RANK, MIDDLE, onRiver, RANK_D, RANK_W, RIVER } from './board';
import type { BridgeOptions } from './options';

/** The letters that stand in for rook, bishop and knight in an army. */
export function standIns(army: BridgeOptions['army']): { R: string; B: string; N: string } {
  if (army === 'allYourBase') return { R: 'L', B: 'Z', N: 'C' };
  return { R: 'R', B: 'B', N: army === 'dopefish' ? 'D' : 'N' };
}

/** Kinds by number; 0 is unused. `bridgeFile` is where the bridge lies (its middle for the big bridge). */
export function bridgeKinds(options: BridgeOptions, bridgeFile: number): (PieceKind | null)[] {
  return [
    null,
    pawn(options),
    knight(options),
    bishop(options, bridgeFile),
    ROOK_KIND,
    QUEEN_KIND,
    { ...KING_KIND, parts: kingParts(options.kings) },
    {
      letter: 'Z',
      name: 'crooked bishop',
      artwork: 'crookedBishop',
      parts: [{ type: 'zigzag', mode: 'both' }],
    },
    {
      letter: 'C',
      name: 'camel',
      artwork: 'camel',
      parts: [{ type: 'leap', offsets: CAMEL, mode: 'both' }],
    },
    {
      letter: 'L',
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
    {
      letter: 'D',
      name: 'dopefish',
      artwork: 'dopefish',
      parts: [{ type: 'slide', directions: EIGHT, mode: 'capture' }],
    },
  ];
}

function pawn({ pawnCapture, sidePawnMove, army }: BridgeOptions): PieceKind {
  const { R, B, N } = standIns(army);
  const promotion: Promotion = { to: [R, B, N], optional: false };
  const parts: Part[] = [
    { type: 'leap', offsets: [[0, 1]], mode: 'move' },
    {
      type: 'leap',
      offsets:
        pawnCapture === 'sideways'
          ? [
              [-1, 0],
              [1, 0],
            ]
          : [
              [-1, 1],
              [1, 1],
            ],
      mode: 'capture',
    },
  ];
  if (sidePawnMove) {
    parts.push({
      type: 'leap',
      offsets: [
        [-1, 0],
        [1, 0],
      ],
      mode: 'move',
      from: isBankEnd,
    });
  }
  return {
    letter: 'P',
    name: 'pawn',
    artwork: 'pawn',
    pawn: true,
    parts,
    promotion: (target, colour) => (target.rank === lastRank(colour) ? promotion : null),
  };
}

function knight({ noKnightOnBridge }: BridgeOptions): PieceKind {
  const parts = KNIGHT_KIND.parts.map((part) => ({ ...part, barred: onRiver }));
  return noKnightOnBridge ? { ...KNIGHT_KIND, parts } : KNIGHT_KIND;
}

const lastRank = (colour: Colour): number => (colour === WHITE ? LAST_RANK : 0);

/** Ld, Rd, Lw and Rw. */
const isBankEnd = ({ file, rank }: Square): boolean =>
  (rank === RANK_D || rank === RANK_W) && (file === 0 || file === FILES.length - 1);

function bishop(
  { bishopPalace, changingColorBishop, bridge }: BridgeOptions,
  bridgeFile: number,
): PieceKind {
  const parts: Part[] = BISHOP_KIND.parts.map((part) =>
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
  return { ...BISHOP_KIND, parts };
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
