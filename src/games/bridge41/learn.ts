// Learn texts of TheBridge41 under the options in force, and only under those: the rules, and how each piece moves, with example
// positions set up from a list of pieces. RULES.md section 1.
import { textsOf } from '../../language/texts';
import { setUp } from '../kit/lessons';
import {
  type Example,
  type Explanation,
  type LearnPage,
  note,
  type Passage,
  rule,
  ruling,
} from '../learn';
import type { RuleSet } from '../ruleSet';
import { bridgeBoard, existsWithBridge, MIDDLE } from './board';
import {
  type BridgeOptions,
  passageAbout,
  readOptions,
  substituteName,
  substitutes,
} from './options';
import type { Letter } from './pieces';

const texts = textsOf('bridge41Learn');

/** Texts and examples that hold under the rules as chosen. */
export function learn(rules: RuleSet): LearnPage<Letter> {
  const options = readOptions(rules.options);
  return {
    aim: [rule(options.bridge === 'big' ? texts.aimBigBridge : texts.aim)],
    board: board(options),
    boardExamples: boardExamples(options),
    pieces: explanations(options),
    endings: endings(options, Object.keys(rules.options).length === 0),
  };
}

function board({ bridge, bishopPalace, army }: BridgeOptions): Passage[] {
  const [bishop, rook] = [substituteName(army, 'B'), substituteName(army, 'R')];
  const passage = army === 'allYourBase' ? (text: string) => ruling('stand-ins', text) : rule;
  const start = bishopPalace ? [passage(texts.swappedPlaces(bishop, rook))] : [];
  if (bridge === 'big') {
    return [
      rule(texts.banksBigBridge),
      rule(texts.filesAndRanks),
      ruling('big-bridge', texts.pieceBridgeStands),
      ...start,
    ];
  }
  return [
    rule(texts.banks),
    rule(texts.filesAndRanks),
    rule(texts.water[army]),
    ...(bridge === 'moving'
      ? [rule(texts.youMoveBridge), ruling('bridge-slide', texts.slideYourWhole)]
      : []),
    ...start,
  ];
}

function boardExamples(options: BridgeOptions): Example[] {
  return scenes(options, [
    options.bridge === 'moving' && ['Kla krz', 'mk', texts.bridgeSlidesFile],
    options.bridge === 'big' && ['Kla krz Pmk', 'mk', texts.bridgePawnStands],
  ]);
}

function endings(
  { bridge, stalemate, perpetualCheck }: BridgeOptions,
  standard: boolean,
): Passage[] {
  const perpetual = perpetualCheck === 'win';
  return [
    rule(texts.checkmateAndStalemate[stalemate]),
    ...(perpetual
      ? [rule(texts.youWinGiving), ruling('perpetual-check', texts.positionComesThird)]
      : []),
    ruling('draw-at-once', perpetual ? texts.otherwiseThirdTime : texts.thirdTime),
    ruling('dead-positions', standard ? texts.gameDrawnOnce : texts.kingAgainstKing),
    ...(bridge === 'fixed' ? [note(texts.carefulPlayersOften)] : []),
  ];
}

interface Draft {
  /** False for what does not hold. */
  readonly passages: readonly (Passage | false)[];
  readonly scenes: readonly (Scene | false)[];
}

/** What explains the pieces that can stand on the board, null for the others. */
function explanations(options: BridgeOptions): Record<Letter, Explanation | null> {
  const { N, B, R } = substitutes(options.army);
  const present = new Set<Letter>(['P', N, B, R, 'K']);
  if (options.queen !== 'none') present.add('Q');
  const explanation = (letter: Letter): Explanation | null => {
    if (!present.has(letter)) return null;
    const { passages, scenes: shown } = EXPLANATIONS[letter](options);
    return { passages: passages.filter((one) => one !== false), examples: scenes(options, shown) };
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
    passages: [rule(texts.murrayLionLeaps)],
    scenes: [['Kla krz Lrd pmd pmc', 'rd', texts.leapOrCaptureBeside]],
  }),
  D: dopefish,
};

function pawn(options: BridgeOptions): Draft {
  const { pawnCapture, sidePawnMove } = options;
  const diagonal = pawnCapture === 'diagonal';
  const named = (kind: 'R' | 'B' | 'N') => substituteName(options.army, kind);
  const promotion = texts.mustBecome(named('R'), named('B'), named('N'));
  return {
    passages: [
      rule(diagonal ? texts.pawnMovesSquare : texts.pawnMovesSquareStraight),
      !diagonal && ruling('sideways-instead', texts.noLongerCaptures),
      sidePawnMove && rule(texts.endsOfBanks),
      sidePawnMove && ruling('side-step', texts.onlyToEmptySquare),
      rule(texts.noDoubleStep),
      options.army === 'standard' ? rule(promotion) : ruling('promotion-stand-ins', promotion),
    ],
    scenes: [
      diagonal
        ? ['Kla krz Pmc pld prd', 'mc', texts.forwardEmptySquare]
        : ['Kla krz Pmc plc prc', 'mc', texts.forwardEmptySquareCapture],
      sidePawnMove && ['Kla krz PLd', 'Ld', texts.endBankStep],
      ['Kla krx Ply', 'ly', texts.lastRankPromote],
    ],
  };
}

function knight({ bridge, noKnightOnBridge }: BridgeOptions): Draft {
  return {
    passages: [
      rule(texts.knightLeapsChess),
      bridge !== 'big' && rule(texts.bestBesideRiver),
      noKnightOnBridge && rule(texts.leapOverBridge),
    ],
    scenes: [
      ['Kla krz Nmd', 'md', texts.bankReachesFar],
      noKnightOnBridge
        ? ['Kla krz Nlc', 'lc', texts.noStopTwoAhead]
        : ['Kla krz Nmk', 'mk', texts.knightBridge],
    ],
  };
}

function camel({ noKnightOnBridge }: BridgeOptions): Draft {
  return {
    passages: [
      rule(texts.camelLeapsThree),
      noKnightOnBridge && ruling('stand-ins', texts.leapOverBridge),
    ],
    scenes: [
      ['Kla krz Cmd', 'md', texts.leapsOverAnything],
      noKnightOnBridge && ['Kla krz Clb', 'lb', texts.noStopThreeAhead],
    ],
  };
}

function dopefish({ noKnightOnBridge }: BridgeOptions): Draft {
  return {
    passages: [
      rule(texts.dopefishCapturesLike),
      ruling('dopefish-not-forced', texts.youNeverCapture),
      noKnightOnBridge && ruling('stand-ins', texts.noStopOnBridge),
      noKnightOnBridge && ruling('fish-across', texts.capturesBeyondBridge),
    ],
    scenes: [
      [
        'KLa krz Dmc pLc pmk pRc',
        'mc',
        noKnightOnBridge ? texts.pawnBridgeSafe : texts.movesOnlyToCapture,
      ],
      noKnightOnBridge && ['KLa krz Dmd pmw', 'md', texts.capturesAcrossBridge],
    ],
  };
}

function bishop(options: BridgeOptions): Draft {
  const { bridge, bishopPalace } = options;
  return {
    passages: [
      rule(texts.bishopMovesDistance),
      ...bishopAtBridge(options, rule),
      !bishopPalace && bridge !== 'big' && rule(texts.waterStopsWay),
      !bishopPalace && bridge === 'big' && rule(texts.crossesInOneMove),
    ],
    scenes: [
      bishopPalace
        ? ['Kla krz Bld', 'ld', texts.staysOwnBank]
        : ['Kla krz Bld', 'ld', texts.overBridgeFar],
      ...straightSteps(options, 'B'),
    ],
  };
}

function crookedBishop(options: BridgeOptions): Draft {
  return {
    passages: [
      rule(texts.crookedBishopMoves),
      ...bishopAtBridge(options, (text) => ruling('stand-ins', text)),
    ],
    scenes: [
      ['Kla krz Zmc', 'mc', texts.eightZigzagPaths],
      options.bishopPalace && ['Kla krz Zld', 'ld', texts.staysOwnBank],
      ...straightSteps(options, 'Z'),
    ],
  };
}

/** What keeps a bishop off the bridge or brings it there, as said of it or, by ruling, of what stands in for it. */
function bishopAtBridge(
  { bridge, bishopPalace, changingColorBishop }: BridgeOptions,
  passage: (text: string) => Passage,
): (Passage | false)[] {
  return [
    bishopPalace && !changingColorBishop && passage(texts.staysOwnSide),
    bishopPalace && !changingColorBishop && ruling('palace-bridge', texts.mayNotEnterBridge),
    changingColorBishop && passage(bridge === 'moving' ? texts.stepsOntoMoving : texts.stepsOnto),
    changingColorBishop && ruling('straight-capture', texts.capturesThatWayToo),
    changingColorBishop &&
      bridge !== 'fixed' &&
      ruling('straight-squares', texts.straightStepLeads[bridge]),
    bishopPalace && changingColorBishop && ruling('palace-step', texts.noOtherWayOntoBridge),
  ];
}

/** The straight steps on and off the bridge. A crooked bishop on the big bridge reaches a king anywhere beyond. */
const straightSteps = (
  { bridge, changingColorBishop }: BridgeOptions,
  letter: 'B' | 'Z',
): (Scene | false)[] => [
  changingColorBishop && [`Kla kRz ${letter}md`, 'md', texts.straightStepOnto],
  changingColorBishop &&
    !(letter === 'Z' && bridge === 'big') && [
      `Kla krz ${letter}mk`,
      'mk',
      texts.straightStepsBridge,
    ],
];

function rook({ bridge }: BridgeOptions): Draft {
  const passages = [rule(texts.rookMovesDistance)];
  if (bridge === 'big') {
    return {
      passages: [...passages, rule(texts.crossesOnAnyFile)],
      scenes: [['Kla krz RLc', 'Lc', texts.straightAcrossFar]],
    };
  }
  return {
    passages: [...passages, rule(texts.crossesOnBridgeFile)],
    scenes: [
      ['Kla krz Rmd', 'md', texts.fileBridgeLeads],
      ['Kra krz RLc', 'Lc', texts.otherFilesRiver],
    ],
  };
}

function king({ kings }: BridgeOptions): Draft {
  return {
    passages: [
      rule(texts.kingMovesStep),
      kings === 'palace' && rule(texts.mayNotCrossBridge),
      kings === 'palace' && ruling('king-palace-bridge', texts.standsOnBridgeOnly),
      kings === 'tinyPalace' && rule(texts.staysPalaceFiles),
      kings === 'tinyPalace' && ruling('tiny-palace-bridge', texts.neverReachesBridge),
    ],
    scenes: [
      kings === 'free' && ['Kmc krz', 'mc', texts.stepDirection],
      kings === 'palace' && ['Kmk krz', 'mk', texts.onlyBackFromBridge],
      kings === 'tinyPalace' && ['Klc krz', 'lc', texts.cannotLeavePalace],
    ],
  };
}

function queen(options: BridgeOptions): Draft {
  const kind = ({ rook: 'R', bishop: 'B', knight: 'N' } as const)[
    options.queen === 'none' ? 'rook' : options.queen
  ];
  return {
    passages: [
      rule(texts.queenGoesDistance),
      passageAbout(options.army, kind)(texts.queenReplaces(substituteName(options.army, kind))),
      ruling('queen-place', texts.eachSideStarts),
    ],
    scenes: [['Kla krz Qmc', 'mc', texts.distanceStraightDiagonally]],
  };
}

/** Pieces as letter and square, `Kla pmc`; the cell that is shown moving; a caption. */
type Scene = readonly [pieces: string, cell: string, caption: string];

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
