// Learn texts of TheBridge41 under the options in force; explanations.ts has the pieces. RULES.md section 1.
import { type Example, type LearnPage, note, type Passage, rule, ruling } from '../learn';
import type { RuleSet } from '../ruleSet';
import { explanations, scenes } from './explanations';
import { type Army, type BridgeOptions, readOptions, substituteNames } from './options';
import type { Letter } from './pieces';

/** Texts and examples that hold under the rules as chosen. */
export function learn(rules: RuleSet): LearnPage<Letter> {
  const options = readOptions(rules.options);
  return {
    aim: [
      rule(
        options.bridge === 'big'
          ? 'Checkmate the enemy king. A bridge as wide as the river joins the two banks.'
          : 'Checkmate the enemy king. A river separates the two banks, and only one bridge crosses it.',
      ),
    ],
    board: board(options),
    boardExamples: boardExamples(options),
    pieces: explanations(options),
    endings: endings(options, Object.keys(rules.options).length === 0),
  };
}

function board({ bridge, bishopPalace, army }: BridgeOptions): Passage[] {
  const [bishops, rooks] = [substituteNames(army, 'B'), substituteNames(army, 'R')];
  const passage = army === 'allYourBase' ? (text: string) => ruling('stand-ins', text) : rule;
  const files =
    'The files are L, l, m, r, R from left to right. Ranks a to d are White’s bank, k is the river, and w to z are Black’s bank.';
  const start = bishopPalace
    ? [passage(`At the start ${bishops} and ${rooks} have swapped places.`)]
    : [];
  if (bridge === 'big') {
    return [
      rule(
        'Each bank has twenty squares, five files by four ranks. The bridge between them is a single cell.',
      ),
      rule(files),
      ruling(
        'big-bridge',
        'A piece on the bridge stands on all five squares of its rank at once. It moves from any of them, can be captured on any, and blocks them all. Other pieces cross the bridge only while it is empty.',
      ),
      ...start,
    ];
  }
  return [
    rule(
      'Each bank has twenty squares, five files by four ranks. The river between them has a single square: the bridge.',
    ),
    rule(files),
    rule(`Nothing can stand in the water or slide through it.${LEAPERS[army]}`),
    ...(bridge === 'moving'
      ? [
          rule('You can move the bridge sideways.'),
          ruling(
            'bridge-slide',
            'A slide is your whole move: one file to the left or right, and only while the bridge is empty.',
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
    options.bridge === 'moving' && ['Kla krz', 'mk', 'The bridge slides one file to either side.'],
    options.bridge === 'big' && [
      'Kla krz Pmk',
      'mk',
      'On the bridge, a pawn stands on five files at once.',
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
      `Checkmate wins. A side that has no move and is not in check is stalemated: then ${STALEMATE[stalemate]}.`,
    ),
    ...(perpetual
      ? [
          rule('You win by giving perpetual check.'),
          ruling(
            'perpetual-check',
            'When a position comes up for the third time, a side that gave check with every move in between wins.',
          ),
        ]
      : []),
    ruling(
      'draw-at-once',
      `${perpetual ? 'Otherwise a' : 'A'} position that comes up for the third time is a draw. So are 50 moves by each side in a row without a capture or a pawn move. You do not have to claim it.`,
    ),
    ruling(
      'dead-positions',
      standard
        ? 'The game is drawn at once when neither side can checkmate. That means king against king, or king against king and one knight or bishop.'
        : 'King against king is a draw at once.',
    ),
    ...(bridge === 'fixed'
      ? [note('Careful players often draw: there is only one way across.')]
      : []),
  ];
}
