// Learn texts of Bipartite Chess. RULES.md section 3.

import { textsOf } from '../../language/texts';
import { type LearnPage, note, rule, ruling } from '../learn';
import type { Letter } from './pieces';

const texts = textsOf('bipartiteLearn');

/** A battle with only the kings and what an example adds; rows A to I. */
const battle = (...rows: readonly [string, string, string, string, string]): string =>
  `2K2/5/${rows.join('/')}/5/2k2 w 2 0 0`;

export const learn = (): LearnPage<Letter> => ({
  aim: [
    rule(texts.firstComesRace),
    rule(texts.winnerRaceChooses),
    ruling('black-first', texts.blackMovesFirst),
  ],
  board: [
    rule(texts.columnsAndRows),
    rule(texts.twoSquaresBlocked),
    ruling('race-sides', texts.raceBlackStarts),
    rule(texts.battleSidesSwapped),
  ],
  pieces: {
    M: {
      passages: [
        rule(texts.raceMessengerSteps),
        ruling('race-pass', texts.youCannotMove),
        note(texts.eachSideNeeds),
        note(texts.whiteHomeFirst),
        ruling('race-blocked', texts.neitherSideMove),
        rule(texts.battleChessPawn),
      ],
      examples: [
        {
          position: 'mm*mm/mmmmm/5/5/5/5/5/MMMMM/MM*MM w 1 0 0',
          cell: 'H3',
          caption: texts.raceForwardThree,
        },
        {
          position: '2K2/2M2/1m1m1/5/*3*/5/5/5/2k2 w 2 0 0',
          cell: 'B3',
          caption: texts.battlePawnDouble,
        },
      ],
    },
    B: {
      passages: [rule(texts.diagonalPowerPiece)],
      examples: [
        {
          position: battle('5', '5', '*1B1*', '5', '5'),
          cell: 'E3',
          caption: texts.threeSquaresDiagonally,
        },
      ],
    },
    R: {
      passages: [rule(texts.straightPowerPiece)],
      examples: [
        {
          position: battle('5', '2R2', '*3*', '5', '5'),
          cell: 'D3',
          caption: texts.threeSquaresStraight,
        },
      ],
    },
    C: {
      passages: [rule(texts.captainKnightMove)],
      examples: [
        {
          position: battle('5', '5', '*1C1*', '5', '5'),
          cell: 'E3',
          caption: texts.knightTwoExtra,
        },
      ],
    },
    G: {
      passages: [rule(texts.guardMovesNeighbouring)],
      examples: [
        {
          position: battle('5', '1mmm1', '*mGm*', '1mmm1', '5'),
          cell: 'E3',
          caption: texts.whiteFacesDown,
        },
      ],
    },
    S: {
      passages: [rule(texts.soldierMovesNeighbouring)],
      examples: [
        {
          position: battle('5', '1m1m1', '*mS1*', '5', '5'),
          cell: 'E3',
          caption: texts.stepsAnywhereTakes,
        },
      ],
    },
    D: {
      passages: [rule(texts.swordsmanMovesTwo)],
      examples: [
        {
          position: battle('2m2', '5', '*mD1*', '5', '2m2'),
          cell: 'E3',
          caption: texts.thrustReachesTwo,
        },
      ],
    },
    K: {
      passages: [rule(texts.kingMovesChess), ruling('no-castling', texts.noCastling)],
      examples: [
        {
          position: '5/5/2K2/5/*3*/5/5/5/2k2 w 2 0 0',
          cell: 'C3',
          caption: texts.stepDirection,
        },
      ],
    },
  },
  endings: [
    rule(texts.checkmateWinsYou),
    ruling('bare-king', texts.appDecidesOnce),
    ruling('battle-draws', texts.battleStalemateDraw),
  ],
});
