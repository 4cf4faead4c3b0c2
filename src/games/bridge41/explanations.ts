// How each piece of TheBridge41 moves under the options in force, and only under those, with example positions set up from a
// list of pieces. RULES.md section 1.

import { setUp } from '../kit/lessons';
import { type Example, type Explanation, type Passage, rule, ruling } from '../learn';
import { bridgeBoard, existsWithBridge, MIDDLE } from './board';
import { type BridgeOptions, substituteName, substitutes } from './options';
import type { Letter } from './pieces';

interface Draft {
  /** False for what does not hold. */
  readonly passages: readonly (Passage | false)[];
  readonly scenes: readonly (Scene | false)[];
}

/** What explains the pieces that can stand on the board, null for the others. */
export function explanations(options: BridgeOptions): Record<Letter, Explanation | null> {
  const { N, B, R } = substitutes(options.army);
  const present = new Set<Letter>(['P', N, B, R, 'K']);
  if (options.queen !== 'none') present.add('Q');
  const explanation = (letter: Letter): Explanation | null => {
    if (!present.has(letter)) return null;
    const { passages, scenes: shown } = EXPLANATIONS[letter](options);
    return {
      passages: passages.filter((passage) => passage !== false),
      examples: scenes(options, shown),
    };
  };
  return {
    P: explanation('P'),
    N: explanation('N'),
    D: explanation('D'),
    C: explanation('C'),
    B: explanation('B'),
    Z: explanation('Z'),
    R: explanation('R'),
    L: explanation('L'),
    Q: explanation('Q'),
    K: explanation('K'),
  };
}

const EXPLANATIONS: Readonly<Record<Letter, (options: BridgeOptions) => Draft>> = {
  P: pawn,
  N: knight,
  B: bishop,
  R: rook,
  K: king,
  Q: queen,
  Z: crookedBishop,
  C: camel,
  L: () => ({
    passages: [
      rule(
        'The Murray lion leaps exactly two squares, straight or diagonally, to move or capture. It may also capture on the eight squares next to it.',
      ),
    ],
    scenes: [['Kla krz Lrd pmd pmc', 'rd', 'A leap of two squares, or a capture right beside it.']],
  }),
  D: dopefish,
};

function pawn(options: BridgeOptions): Draft {
  const { pawnCapture, sidePawnMove } = options;
  const diagonal = pawnCapture === 'diagonal';
  const becomes = (['R', 'B', 'N'] as const).map((kind) => substituteName(options.army, kind));
  const promotion = `On the last rank, it must become a ${becomes[0]}, a ${becomes[1]} or a ${becomes[2]}.`;
  return {
    passages: [
      rule(
        diagonal
          ? 'The pawn moves one square straight forward to an empty square. It captures one square diagonally forward.'
          : 'The pawn moves one square straight forward to an empty square. It captures one square sideways, to its left or right.',
      ),
      !diagonal && ruling('sideways-instead', 'It no longer captures forward.'),
      sidePawnMove &&
        rule(
          'On Ld, Rd, Lw and Rw, the ends of the river banks, it may also step one square sideways.',
        ),
      sidePawnMove && ruling('side-step', 'That step goes only to an empty square.'),
      rule('There is no double step and no en passant.'),
      options.army === 'standard' ? rule(promotion) : ruling('promotion-stand-ins', promotion),
    ],
    scenes: [
      diagonal
        ? ['Kla krz Pmc pld prd', 'mc', 'Forward to an empty square, or a capture to either side.']
        : ['Kla krz Pmc plc prc', 'mc', 'Forward to an empty square, or a capture beside it.'],
      sidePawnMove && ['Kla krz PLd', 'Ld', 'At the end of the bank, it may step sideways.'],
      ['Kla krx Ply', 'ly', 'On the last rank, it must promote.'],
    ],
  };
}

function knight({ bridge, noKnightOnBridge }: BridgeOptions): Draft {
  return {
    passages: [
      rule(
        'The knight leaps as in chess: two squares one way and one the other, over anything between.',
      ),
      bridge !== 'big' && rule('It is at its best beside the river: it simply jumps across.'),
      noKnightOnBridge && rule(NO_STOP),
    ],
    scenes: [
      ['Kla krz Nmd', 'md', 'From the bank, it reaches the far side in one leap.'],
      noKnightOnBridge
        ? ['Kla krz Nlc', 'lc', 'It may not stop on the bridge, two ranks ahead.']
        : ['Kla krz Nmk', 'mk', 'A knight on the bridge.'],
    ],
  };
}

const NO_STOP = 'It may leap over the bridge, but not stop there.';

function camel({ noKnightOnBridge }: BridgeOptions): Draft {
  return {
    passages: [
      rule(
        'The camel leaps three squares one way and one square to the side. It stays on squares of one colour.',
      ),
      noKnightOnBridge && ruling('stand-ins', NO_STOP),
    ],
    scenes: [
      ['Kla krz Cmd', 'md', 'It leaps over anything between.'],
      noKnightOnBridge && [
        'Kla krz Clb',
        'lb',
        'It may not stop on the bridge, three ranks ahead.',
      ],
    ],
  };
}

function dopefish({ noKnightOnBridge }: BridgeOptions): Draft {
  return {
    passages: [
      rule('The dopefish captures like a queen and cannot move without capturing.'),
      ruling('dopefish-not-forced', 'You never have to capture with it.'),
      noKnightOnBridge && ruling('stand-ins', 'It may not stop on the bridge.'),
      noKnightOnBridge &&
        ruling('fish-across', 'It may capture beyond the empty bridge, but not on it.'),
    ],
    scenes: [
      [
        'KLa krz Dmc pLc pmk pRc',
        'mc',
        noKnightOnBridge ? 'The pawn on the bridge is safe from it.' : 'It moves only to capture.',
      ],
      noKnightOnBridge && ['KLa krz Dmd pmw', 'md', 'It captures across the bridge.'],
    ],
  };
}

function bishop(options: BridgeOptions): Draft {
  const { bridge, bishopPalace } = options;
  return {
    passages: [
      rule('The bishop moves any distance diagonally, as in chess.'),
      ...bishopAtBridge(options, rule),
      !bishopPalace &&
        bridge !== 'big' &&
        rule('Water stops it: its only way across is the bridge.'),
      !bishopPalace &&
        bridge === 'big' &&
        rule('It may cross the bridge in one move while the bridge is empty.'),
    ],
    scenes: [
      bishopPalace
        ? ['Kla krz Bld', 'ld', 'It stays on its own bank.']
        : ['Kla krz Bld', 'ld', 'Over the bridge to the far bank.'],
      ...straightSteps(options, 'B'),
    ],
  };
}

function crookedBishop(options: BridgeOptions): Draft {
  return {
    passages: [
      rule(
        'The crooked bishop moves any number of diagonal steps, left then right, like a zigzag. Every square before the last must be empty.',
      ),
      ...bishopAtBridge(options, (text) => ruling('stand-ins', text)),
    ],
    scenes: [
      ['Kla krz Zmc', 'mc', 'Eight zigzag paths.'],
      options.bishopPalace && ['Kla krz Zld', 'ld', 'It stays on its own bank.'],
      ...straightSteps(options, 'Z'),
    ],
  };
}

/** What keeps a bishop off the bridge or brings it there, as said of it or, by ruling, of what stands in for it. */
function bishopAtBridge(
  { bridge, bishopPalace, changingColorBishop }: BridgeOptions,
  passage: (text: string) => Passage,
): (Passage | false)[] {
  const before = bridge === 'moving' ? 'the square before or behind it' : 'md or mw';
  return [
    bishopPalace && !changingColorBishop && passage('It stays on its own side of the river.'),
    bishopPalace &&
      !changingColorBishop &&
      ruling('palace-bridge', 'It may not enter or cross the bridge.'),
    changingColorBishop &&
      passage(
        `It may also step straight onto the bridge from ${before}, and straight off it to either.`,
      ),
    changingColorBishop && ruling('straight-capture', 'It may capture that way too.'),
    changingColorBishop && bridge !== 'fixed' && ruling('straight-squares', STRAIGHT[bridge]),
    bishopPalace &&
      changingColorBishop &&
      ruling(
        'palace-step',
        'It may enter the bridge in no other way, but may leave it by any of its moves.',
      ),
  ];
}

/** Where the straight step leads on a bridge that does not stay one square in the middle. */
const STRAIGHT = {
  moving: 'The step is on the bridge’s file.',
  big: 'The step is only on file m.',
} as const;

/** The straight steps on and off the bridge. A crooked bishop on the big bridge reaches a king anywhere beyond. */
const straightSteps = (
  { bridge, changingColorBishop }: BridgeOptions,
  letter: 'B' | 'Z',
): (Scene | false)[] => [
  changingColorBishop && [`Kla kRz ${letter}md`, 'md', 'The straight step onto the bridge.'],
  changingColorBishop &&
    !(letter === 'Z' && bridge === 'big') && [
      `Kla krz ${letter}mk`,
      'mk',
      'Straight steps from the bridge.',
    ],
];

function rook({ bridge }: BridgeOptions): Draft {
  const passages = [rule('The rook moves any distance in a straight line, as in chess.')];
  if (bridge === 'big') {
    return {
      passages: [
        ...passages,
        rule('It may cross the bridge on any file while the bridge is empty.'),
      ],
      scenes: [['Kla krz RLc', 'Lc', 'Straight across to the far bank.']],
    };
  }
  return {
    passages: [...passages, rule('It can cross only on the file of the bridge.')],
    scenes: [
      ['Kla krz Rmd', 'md', 'Only the file of the bridge leads across.'],
      ['Kra krz RLc', 'Lc', 'On the other files the river stops it.'],
    ],
  };
}

function king({ kings }: BridgeOptions): Draft {
  return {
    passages: [
      rule(
        'The king moves one step in any direction, never onto an attacked square. There is no castling.',
      ),
      kings === 'palace' && rule('It may not cross the bridge.'),
      kings === 'palace' &&
        ruling('king-palace-bridge', 'It may stand on the bridge, but go no further.'),
      kings === 'tinyPalace' &&
        rule('It stays in its palace: files l, m and r, but not the rank next to the river.'),
      kings === 'tinyPalace' && ruling('tiny-palace-bridge', 'So it never reaches the bridge.'),
    ],
    scenes: [
      kings === 'free' && ['Kmc krz', 'mc', 'One step in any direction.'],
      kings === 'palace' && ['Kmk krz', 'mk', 'From the bridge it can only go back.'],
      kings === 'tinyPalace' && ['Klc krz', 'lc', 'It cannot leave its palace.'],
    ],
  };
}

function queen(options: BridgeOptions): Draft {
  const kind = ({ rook: 'R', bishop: 'B', knight: 'N' } as const)[
    options.queen === 'none' ? 'rook' : options.queen
  ];
  return {
    passages: [
      rule('The queen goes any distance, straight or diagonally.'),
      rule(`It replaces a ${substituteName(options.army, kind)}. Pawns cannot become queens.`),
      ruling('queen-place', 'Each side starts with one, in place of the piece nearest to file L.'),
    ],
    scenes: [['Kla krz Qmc', 'mc', 'Any distance, straight or diagonally.']],
  };
}

/** Pieces as letter and square, `Kla pmc`; the cell that is shown moving; a caption. */
export type Scene = readonly [pieces: string, cell: string, caption: string];

/** The scenes that hold, as positions with White to move and the bridge in the middle. */
export function scenes(options: BridgeOptions, items: readonly (Scene | false)[]): Example[] {
  return items
    .filter((item) => item !== false)
    .map(([pieces, cell, caption]) => ({ position: position(options, pieces), cell, caption }));
}

function position({ bridge }: BridgeOptions, pieces: string): string {
  const big = bridge === 'big';
  const placement = setUp(bridgeBoard(big), pieces, big ? undefined : existsWithBridge(MIDDLE));
  return `${placement} w ${big ? 'big' : 'm'} 0 0`;
}
