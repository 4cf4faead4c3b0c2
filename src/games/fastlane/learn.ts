// Learn texts of Chess in the Fast Lane. RULES.md section 4.

import { textsOf } from '../../language/texts';
import { type Example, type LearnPage, type Passage, rule, ruling } from '../learn';
import type { RuleSet } from '../ruleSet';
import type { Letter } from './pieces';

const texts = textsOf('fastlaneLearn');

/** Whether the lanes are those that the project drew. */
const isUsual = ({ options }: RuleSet): boolean => options.layout === undefined;

const hasLanes = ({ board }: RuleSet): boolean => board.cells.length < board.squares.length;

/** What holds on lanes alone. */
const ofLanes = (rules: RuleSet, ...passages: readonly Passage[]): readonly Passage[] =>
  hasLanes(rules) ? passages : [];

/** Where the lanes come from, and what other lanes than the usual ones come to. */
function lanesPassage(rules: RuleSet): Passage {
  if (isUsual(rules)) {
    return ruling('layout', texts.inventorsPictureLanes);
  }
  const { cells } = rules.board;
  const lanes = cells.filter(({ squares }) => squares.length > 1).length;
  return ruling('layout', texts.ownLanes(lanes, cells.length));
}

/** Examples drawn for the usual lanes, and the one that holds on any board. */
const onLanes = (rules: RuleSet, usual: readonly Example[], any: Example): readonly Example[] =>
  isUsual(rules) ? usual : [any];

export const learn = (rules: RuleSet): LearnPage<Letter> => ({
  aim: [rule(hasLanes(rules) ? texts.aim(rules.board.cells.length) : texts.aimWithoutLanes)],
  board: [
    ...ofLanes(rules, rule(texts.laneCellPiece)),
    lanesPassage(rules),
    ...ofLanes(
      rules,
      rule(texts.movingPieceTravels),
      ruling('other-place', texts.moveEndDifferent),
      rule(texts.givingWaySliding),
      ruling('give-way-attack', texts.pieceAttacksChecks),
    ),
  ],
  pieces: {
    P: {
      passages: [rule(texts.pawnMovesSquare), rule(texts.lastRankBecomes)],
      examples: onLanes(
        rules,
        [
          {
            position: '4k3/8/8/8/2p5/8/3P4/4K3 w - 0 0',
            cell: 'd2',
            caption: texts.frontLaneRoundabout,
          },
          {
            position: '4k3/8/P7/8/8/8/8/4K3 w - 0 0',
            cell: 'a6',
            caption: texts.lastStepPromotes,
          },
        ],
        {
          position: '4k3/8/8/8/8/8/P7/4K3 w - 0 0',
          cell: 'a2',
          caption: texts.stepForwardCell,
        },
      ),
    },
    N: {
      passages: [rule(texts.knightLeapsChess)],
      examples: onLanes(
        rules,
        [
          {
            position: '4k3/8/8/8/3N4/8/8/4K3 w - 0 0',
            cell: 'd4',
            caption: texts.roundaboutLeapFour,
          },
        ],
        {
          position: '4k3/8/8/8/8/8/8/1N2K3 w - 0 0',
          cell: 'b1',
          caption: texts.leapFromCell,
        },
      ),
    },
    B: {
      passages: [rule(texts.bishopMovesChess), ...ofLanes(rules, rule(texts.bishopInLane))],
      examples: onLanes(
        rules,
        [
          {
            position: '4k3/8/8/8/2B5/8/8/4K3 w - 0 0',
            cell: 'c4',
            caption: texts.diagonalsBothSquares,
          },
        ],
        {
          position: '4k3/8/8/8/8/8/8/2B1K3 w - 0 0',
          cell: 'c1',
          caption: texts.alongDiagonals,
        },
      ),
    },
    R: {
      passages: [rule(texts.rookMovesChess), ...ofLanes(rules, rule(texts.rookOverFriends))],
      examples: onLanes(
        rules,
        [
          {
            position: '4k3/8/8/8/8/8/P7/R3K3 w - 0 0',
            cell: 'a1',
            caption: texts.pawnGivesWay,
          },
        ],
        {
          position: '4k3/8/8/8/8/8/8/R3K3 w - 0 0',
          cell: 'a1',
          caption: texts.alongRankFile,
        },
      ),
    },
    Q: {
      passages: [rule(texts.queenMovesChess), ...ofLanes(rules, rule(texts.queenOverFriends))],
      examples: onLanes(
        rules,
        [
          {
            position: '4k3/8/8/8/8/8/3P4/3QK3 w - 0 0',
            cell: 'd1',
            caption: texts.outOverHer,
          },
        ],
        {
          position: '4k3/8/8/8/8/8/8/3QK3 w - 0 0',
          cell: 'd1',
          caption: texts.straightDiagonally,
        },
      ),
    },
    K: {
      passages: [
        rule(texts.kingStepsChess),
        ...ofLanes(rules, ruling('castling-empty', texts.nothingGivesWay)),
      ],
      examples: [
        { position: '4k3/8/8/8/8/8/8/4K2R w K 0 0', cell: 'e1', caption: texts.stepCastling },
      ],
    },
  },
  endings: [
    rule(texts.checkmateWinsStalemate),
    ruling('draw-at-once', texts.positionComesThird),
    ruling('dead-positions', texts.twoBareKings),
    ...ofLanes(rules, ruling('dead-positions', texts.loneMinorMates)),
  ],
});
