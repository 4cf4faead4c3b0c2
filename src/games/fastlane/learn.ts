// Learn texts of Chess in the Fast Lane. RULES.md section 4.
import { type Example, type LearnPage, type Passage, rule, ruling } from '../learn';
import type { RuleSet } from '../ruleSet';
import type { Letter } from './pieces';

/** Whether the lanes are those that the project drew. */
const isUsual = ({ options }: RuleSet): boolean => options.layout === undefined;

function aimOf({ board }: RuleSet): string {
  const cells = board.cells.length;
  return cells === board.squares.length
    ? 'Checkmate the enemy king. Each of the 64 squares is a cell of its own.'
    : `Checkmate the enemy king. The 64 squares make only ${cells} cells, because some form lanes.`;
}

/** Where the lanes come from, and what other lanes than the usual ones come to. */
function lanesPassage(rules: RuleSet): Passage {
  if (isUsual(rules)) {
    return ruling(
      'layout',
      'The inventor’s picture of the lanes is lost. This layout is our own, built to his description. Lanes of two squares run along the files before both armies. Four more are in the middle, beside the roundabout of four squares.',
    );
  }
  const { cells } = rules.board;
  const lanes = cells.filter(({ squares }) => squares.length > 1).length;
  const count = lanes === 1 ? 'one lane' : `${lanes || 'no'} lanes`;
  return ruling(
    'layout',
    `The inventor’s picture of the lanes is lost, so you can draw your own. This board has ${count} and ${cells.length} cells.`,
  );
}

/** Examples drawn for the usual lanes, and the one that holds on any board. */
const onLanes = (rules: RuleSet, usual: readonly Example[], any: Example): readonly Example[] =>
  isUsual(rules) ? usual : [any];

export const learn = (rules: RuleSet): LearnPage<Letter> => ({
  aim: [rule(aimOf(rules))],
  board: [
    rule(
      'A lane is one cell. A piece in it stands on all its squares at once. It moves from any of them, and can be captured on any of them.',
    ),
    lanesPassage(rules),
    rule(
      'A moving piece travels over the 64 squares along its usual lines. If it stops on a square of a lane, it fills the whole lane.',
    ),
    ruling(
      'other-place',
      'A move must end in a different cell. The lane that a piece leaves never blocks it.',
    ),
    rule(
      'Giving way: a sliding piece may pass over a lane held by a friend, but not stop there. Nothing passes over a piece on a single square, or over an enemy.',
    ),
    ruling('give-way-attack', 'A piece also attacks and checks over friends that would give way.'),
  ],
  pieces: {
    P: {
      passages: [
        rule(
          'The pawn moves one square forward and captures one square diagonally forward, from any square of its lane. There is no double step and no en passant.',
        ),
        rule('On the last rank it becomes a knight or a bishop, nothing else.'),
      ],
      examples: onLanes(
        rules,
        [
          {
            position: '4k3/8/8/8/2p5/8/3P4/4K3 w - 0 0',
            cell: 'd2',
            caption: 'From the front of its lane into the roundabout, or a capture.',
          },
          {
            position: '4k3/8/P7/8/8/8/8/4K3 w - 0 0',
            cell: 'a6',
            caption: 'The last step promotes.',
          },
        ],
        {
          position: '4k3/8/8/8/8/8/P7/4K3 w - 0 0',
          cell: 'a2',
          caption: 'One step forward from its cell.',
        },
      ),
    },
    N: {
      passages: [rule('The knight leaps as in chess, from any square of its cell.')],
      examples: onLanes(
        rules,
        [
          {
            position: '4k3/8/8/8/3N4/8/8/4K3 w - 0 0',
            cell: 'd4',
            caption: 'In the roundabout it can leap from any of four squares.',
          },
        ],
        {
          position: '4k3/8/8/8/8/8/8/1N2K3 w - 0 0',
          cell: 'b1',
          caption: 'If it lands on a square of a lane, it fills the lane.',
        },
      ),
    },
    B: {
      passages: [
        rule(
          'The bishop moves as in chess. In a lane it stands on both colours, so it changes colour easily.',
        ),
      ],
      examples: onLanes(
        rules,
        [
          {
            position: '4k3/8/8/8/2B5/8/8/4K3 w - 0 0',
            cell: 'c4',
            caption: 'Diagonals from both squares of the lane.',
          },
        ],
        {
          position: '4k3/8/8/8/8/8/8/2B1K3 w - 0 0',
          cell: 'c1',
          caption: 'Along its diagonals, and into lanes on the way.',
        },
      ),
    },
    R: {
      passages: [
        rule(
          'The rook moves as in chess. Friends in lanes give way to it, so it can come out from behind its own pawn.',
        ),
      ],
      examples: onLanes(
        rules,
        [
          {
            position: '4k3/8/8/8/8/8/P7/R3K3 w - 0 0',
            cell: 'a1',
            caption: 'The pawn gives way; the rook cannot stop in its lane.',
          },
        ],
        {
          position: '4k3/8/8/8/8/8/8/R3K3 w - 0 0',
          cell: 'a1',
          caption: 'Along rank and file, and into lanes on the way.',
        },
      ),
    },
    Q: {
      passages: [rule('The queen moves as in chess, and friends in lanes give way to her too.')],
      examples: onLanes(
        rules,
        [
          {
            position: '4k3/8/8/8/8/8/3P4/3QK3 w - 0 0',
            cell: 'd1',
            caption: 'Out over her own pawn.',
          },
        ],
        {
          position: '4k3/8/8/8/8/8/8/3QK3 w - 0 0',
          cell: 'd1',
          caption: 'Straight and diagonally, and into lanes on the way.',
        },
      ),
    },
    K: {
      passages: [
        rule('The king steps as in chess, from any square of its cell. Castling is as in chess.'),
        ruling(
          'castling-empty',
          'Nothing gives way for castling: every square between king and rook must be empty.',
        ),
      ],
      examples: [
        { position: '4k3/8/8/8/8/8/8/4K2R w K 0 0', cell: 'e1', caption: 'One step, or castling.' },
      ],
    },
  },
  endings: [
    rule('Checkmate wins. Stalemate is a draw.'),
    ruling(
      'draw-at-once',
      'A position that comes up for the third time is a draw. So are 50 moves by each side without a capture or a pawn move. You do not have to claim it.',
    ),
    ruling(
      'dead-positions',
      'Two bare kings are drawn at once. A lone knight or bishop can mate here, because a piece in a lane attacks from all its squares.',
    ),
  ],
});
