// Learn texts of TheBridge41 under the options in force; explanations.ts has the pieces. RULES.md section 1.
import { type Example, type LearnPage, type Passage, rule, ruling } from '../learn';
import type { RuleSet } from '../ruleSet';
import { explanations } from './explanations';
import { type BridgeOptions, readOptions } from './options';
import type { Letter } from './pieces';
import { scenes } from './scene';
import { type Army, standInName } from './standIns';

/** Texts and examples that hold under the rules as chosen. */
export function learn(rules: RuleSet): LearnPage<Letter> {
  const options = readOptions(rules.options);
  return {
    aim: [
      rule(
        options.bridge === 'big'
          ? 'Checkmate the enemy king. Two banks face each other, and a bridge as wide as the river joins them.'
          : 'Checkmate the enemy king. Two banks face each other across a river, and only one bridge leads over.',
      ),
    ],
    board: board(options),
    boardExamples: boardExamples(options),
    pieces: explanations(options),
    endings: endings(options, Object.keys(rules.options).length === 0),
  };
}

function board({ bridge, bishopPalace, army }: BridgeOptions): Passage[] {
  const [bishop, rook] = [standInName(army, 'B'), standInName(army, 'R')];
  const told = army === 'allYourBase' ? ruling : rule;
  const files =
    'Files are called L, l, m, r, R from left to right; ranks a to d are White’s bank, k is the river, w to z are Black’s bank.';
  const start = bishopPalace
    ? [
        told(
          `At the start each ${bishop} stands where a ${rook} would, and each ${rook} where a ${bishop} would.`,
        ),
      ]
    : [];
  if (bridge === 'big') {
    return [
      rule(
        'Each bank has twenty squares, five files by four ranks. The bridge between them is one single place.',
      ),
      rule(files),
      ruling(
        'A piece on the bridge stands on all five squares of its rank at once: it moves from any of them, can be captured on any, and blocks them all. A piece may cross the bridge only while it is empty.',
      ),
      ...start,
    ];
  }
  return [
    rule(
      'Each bank has twenty squares, five files by four ranks. The river between them has a single square: the bridge.',
    ),
    rule(files),
    rule(`Nothing stands in the water and nothing slides through it.${LEAPERS[army]}`),
    ...(bridge === 'moving'
      ? [
          rule(
            'Instead of moving a piece, a player may slide the bridge one file to the left or right.',
          ),
          ruling('It slides only while nothing stands on it.'),
        ]
      : []),
    ...start,
  ];
}

/** What jumps the water, by army. */
const LEAPERS: Readonly<Record<Army, string>> = {
  standard: ' Knights leap over it.',
  allYourBase: ' Camels and Murray lions leap over it.',
  dopefish: '',
};

function boardExamples(options: BridgeOptions): Example[] {
  return scenes(options, [
    options.bridge === 'moving' && ['Kla krz', 'mk', 'The bridge moves: one file to either side.'],
    options.bridge === 'big' && [
      'Kla krz Pmk',
      'mk',
      'On the bridge a pawn stands on five files at once.',
    ],
  ]);
}

const STALEMATE: Readonly<Record<BridgeOptions['stalemate'], string>> = {
  draw: 'the game is a draw',
  win: 'that side wins',
  loss: 'that side loses',
};

function endings(
  { bridge, stalemate, perpetualCheck }: BridgeOptions,
  standard: boolean,
): Passage[] {
  const perpetual = perpetualCheck === 'win';
  return [
    rule(
      `Checkmate wins. Stalemate is a side to move that has no move and is not in check: then ${STALEMATE[stalemate]}.`,
    ),
    ...(perpetual
      ? [
          rule(
            'When a position occurs for the third time, a side that gave check with every move since the first time wins.',
          ),
        ]
      : []),
    ruling(
      `${perpetual ? 'Any other third occurrence' : 'The third occurrence of a position'} is a draw, and so are 50 moves of each side in a row without a capture or a pawn move.`,
    ),
    ruling(
      standard
        ? 'When neither side can possibly mate the game is drawn at once: king against king, or against king and a lone knight or bishop.'
        : 'King against king is drawn at once.',
    ),
    ...(bridge === 'fixed'
      ? [ruling('Careful players will often draw: there is only one way across.')]
      : []),
  ];
}
