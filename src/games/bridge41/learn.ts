// Learn texts of TheBridge41 under the options in force; explanations.ts has the pieces. RULES.md section 1.
import { type Example, type LearnPage, note, type Passage, rule, ruling } from '../learn';
import type { RuleSet } from '../ruleSet';
import { explanations } from './explanations';
import { type Army, type BridgeOptions, readOptions, substituteName } from './options';
import type { Letter } from './pieces';
import { scenes } from './scene';

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
  const [bishop, rook] = [substituteName(army, 'B'), substituteName(army, 'R')];
  const told = army === 'allYourBase' ? (text: string) => ruling('stand-ins', text) : rule;
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
        'big-bridge',
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
          rule('Players can move the bridge sideways.'),
          ruling(
            'bridge-slide',
            'A slide takes the place of a move: one file to the left or right, and only while nothing stands on the bridge.',
          ),
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
          rule('If you can give perpetual check, you win.'),
          ruling(
            'perpetual-check',
            'That is decided when a position occurs for the third time: a side that gave check with every move since the first time wins.',
          ),
        ]
      : []),
    ruling(
      'draw-at-once',
      `${perpetual ? 'Any other third occurrence' : 'The third occurrence of a position'} is a draw at once, and so are 50 moves of each side in a row without a capture or a pawn move. Nobody has to claim it.`,
    ),
    ruling(
      'dead-positions',
      standard
        ? 'When neither side can possibly mate the game is drawn at once: king against king, or against king and a lone knight or bishop.'
        : 'King against king is drawn at once.',
    ),
    ...(bridge === 'fixed'
      ? [note('Careful players will often draw: there is only one way across.')]
      : []),
  ];
}
