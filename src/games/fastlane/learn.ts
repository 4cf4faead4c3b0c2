// Learn texts of Chess in the Fast Lane. RULES.md section 4.

import { textsOf } from '../../language/texts';
import { type Example, type LearnPage, type Passage, rule, ruling } from '../learn';
import type { RuleSet } from '../ruleSet';
import type { Letter } from './pieces';

const texts = textsOf('fastlaneLearn');

/** Whether the lanes are those that the project drew. */
const isUsual = ({ options }: RuleSet): boolean => options.layout === undefined;

function aimOf({ board }: RuleSet): string {
  const cells = board.cells.length;
  return cells === board.squares.length ? texts.aimWithoutLanes : texts.aim(cells);
}

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
  aim: [rule(aimOf(rules))],
  board: [
    rule(texts.laneCellPiece),
    lanesPassage(rules),
    rule(texts.movingPieceTravels),
    ruling('other-place', texts.moveEndDifferent),
    rule(texts.givingWaySliding),
    ruling('give-way-attack', texts.pieceAttacksChecks),
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
          caption: texts.landsSquareLane,
        },
      ),
    },
    B: {
      passages: [rule(texts.bishopMovesChess)],
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
          caption: texts.alongDiagonalsLanes,
        },
      ),
    },
    R: {
      passages: [rule(texts.rookMovesChess)],
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
      passages: [rule(texts.queenMovesChess)],
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
          caption: texts.straightDiagonallyLanes,
        },
      ),
    },
    K: {
      passages: [rule(texts.kingStepsChess), ruling('castling-empty', texts.nothingGivesWay)],
      examples: [
        { position: '4k3/8/8/8/8/8/8/4K2R w K 0 0', cell: 'e1', caption: texts.stepCastling },
      ],
    },
  },
  endings: [
    rule(texts.checkmateWinsStalemate),
    ruling('draw-at-once', texts.positionComesThird),
    ruling('dead-positions', texts.twoBareKings),
  ],
});
