// Learn texts of Chess in the Fast Lane. RULES.md section 4.
import { type Example, type LearnPage, type Passage, rule, ruling } from '../learn';
import type { RuleSet } from '../ruleSet';
import type { Letter } from './pieces';

/** Whether the lanes are those that the project drew. */
const isUsual = ({ options }: RuleSet): boolean => options.layout === undefined;

function aimOf({ board }: RuleSet): string {
  const places = board.cells.length;
  return places === board.squares.length
    ? 'Checkmate. Every one of the 64 squares is a place of its own.'
    : `Checkmate. The board has 64 squares but only ${places} places: the others belong to lanes.`;
}

/** Where the lanes come from, and what other lanes than the usual ones come to. */
function lanesPassage(rules: RuleSet): Passage {
  if (isUsual(rules)) {
    return ruling(
      'layout',
      'The inventor’s picture of the lanes is lost. This layout is the project’s own, built to his description: two-square lanes along the files before both armies, four more in the middle, and the roundabout of four squares in the centre.',
    );
  }
  const { cells } = rules.board;
  const lanes = cells.filter(({ squares }) => squares.length > 1).length;
  const count = lanes === 1 ? 'one lane' : `${lanes || 'no'} lanes`;
  return ruling(
    'layout',
    `The inventor’s picture of the lanes is lost, so that players may draw their own. This board has ${count} and ${cells.length} places.`,
  );
}

/** Examples drawn for the usual lanes, and the one that holds on any board. */
const onLanes = (rules: RuleSet, usual: readonly Example[], any: Example): readonly Example[] =>
  isUsual(rules) ? usual : [any];

export const learn = (rules: RuleSet): LearnPage<Letter> => ({
  aim: [rule(aimOf(rules))],
  board: [
    rule(
      'A lane is one place. A piece in it stands on all of its squares at once: it moves from any of them and can be captured on any of them.',
    ),
    lanesPassage(rules),
    rule(
      'A moving piece travels over the 64 squares along its usual lines. Where it stops on a square of a lane, it takes the whole lane.',
    ),
    ruling(
      'other-place',
      'A move must end in a different place. The lane that a piece leaves does not stand in its own way.',
    ),
    rule(
      'Giving way: a sliding piece may pass over a lane held by a friend, but not stop there. Nothing passes over a piece on a single square, or over an enemy.',
    ),
    ruling('give-way-attack', 'A piece attacks and checks over friends that would give way, too.'),
  ],
  pieces: {
    P: {
      passages: [
        rule(
          'One square forward, and a capture one square diagonally forward, from any square of its lane. There is no double step and no en passant.',
        ),
        rule('On the last rank it becomes a knight or a bishop, nothing more.'),
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
          caption: 'One step forward from its place.',
        },
      ),
    },
    N: {
      passages: [rule('The knight of chess, leaping from any square of its place.')],
      examples: onLanes(
        rules,
        [
          {
            position: '4k3/8/8/8/3N4/8/8/4K3 w - 0 0',
            cell: 'd4',
            caption: 'From the roundabout it leaps off four squares at once.',
          },
        ],
        {
          position: '4k3/8/8/8/8/8/8/1N2K3 w - 0 0',
          cell: 'b1',
          caption: 'Where it ends on a square of a lane, it takes the lane.',
        },
      ),
    },
    B: {
      passages: [
        rule(
          'The bishop of chess. In a lane it stands on both colours, so it changes colour easily.',
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
          caption: 'Along its diagonals, and into the lanes that they meet.',
        },
      ),
    },
    R: {
      passages: [
        rule(
          'The rook of chess. Friends in lanes give way to it, so it can leave from behind its own pawn.',
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
          caption: 'Along rank and file, and into the lanes that they meet.',
        },
      ),
    },
    Q: {
      passages: [rule('The queen of chess, with the same right of way.')],
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
          caption: 'Straight and diagonally, and into the lanes that she meets.',
        },
      ),
    },
    K: {
      passages: [
        rule('The king of chess, stepping from any square of its place. Castling is as in chess.'),
        ruling(
          'castling-empty',
          'Nothing gives way to castling: every square between king and rook must be empty.',
        ),
      ],
      examples: [
        { position: '4k3/8/8/8/8/8/8/4K2R w K 0 0', cell: 'e1', caption: 'One step, or castling.' },
      ],
    },
  },
  endings: [
    rule('Checkmate wins; stalemate is a draw.'),
    ruling(
      'draw-at-once',
      'The third occurrence of a position and 50 moves of each side without a capture or a pawn move are draws at once. Nobody has to claim them.',
    ),
    ruling(
      'dead-positions',
      'Two bare kings are drawn at once. A lone knight or bishop can mate here, because a piece in a lane attacks from all its squares.',
    ),
  ],
});
