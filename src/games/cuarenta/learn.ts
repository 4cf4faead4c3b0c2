// Learn texts of Cuarenta. RULES.md section 2.

import { textsOf } from '../../language/texts';
import { type LearnPage, rule, ruling } from '../learn';
import type { RuleSet } from '../ruleSet';
import type { Letter } from './pieces';
import { hasCastling } from './pieces';

const texts = textsOf('cuarentaLearn');

const KINGS_ONLY = '*1*1*1*1*/1*1*k*1*1/*1*1*1*1*/1*1*1*1*1/';

const castlingRules = () => [
  rule(texts.castlingOnceGame),
  ruling('castling-check', texts.kingCheckBefore),
];

const castlingExample = () => ({
  position: `${KINGS_ONLY}*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*K*1*1/*1*1*1*C* w C 0 0`,
  cell: 'e2',
  caption: texts.castlingKingCamel,
});

/** The texts with or without castling. */
export function learn({ options }: RuleSet): LearnPage<Letter> {
  const castling = hasCastling(options);
  return {
    aim: [rule(texts.checkmateEnemyKing)],
    board: [
      rule(texts.diamondsLightSquares),
      rule(texts.whitesCamelStarts),
      ruling('white-first', texts.whiteMovesFirst),
    ],
    pieces: {
      P: {
        passages: [
          rule(texts.pawnMovesStep),
          rule(texts.pawnNeverCaptures),
          rule(texts.promotionYourChoice),
          ruling('promotion-wait', texts.twoRanksBefore),
        ],
        examples: [
          {
            position: `${KINGS_ONLY}*1*b*1*1*/1*P*p*1*1/*1*1*1*1*/1*1*K*1*1/*1*1*1*1* w - 0 0`,
            cell: 'c4',
            caption: texts.takesBishopPawn,
          },
          {
            position:
              '*1*1*1*1*/1*1*k*1*1/*P*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*K*1*1/*1*1*1*1* w - 0 0',
            cell: 'b7',
            caption: texts.nearEndBecome,
          },
        ],
      },
      B: {
        passages: [rule(texts.bishopMovesDistance)],
        examples: [
          {
            position: `${KINGS_ONLY}*1*1*1*1*/1*B*1*1*1/*1*1*1*1*/1*1*K*1*1/*1*1*1*1* w - 0 0`,
            cell: 'c4',
            caption: texts.distanceAlongDiagonals,
          },
        ],
      },
      V: {
        passages: [rule(texts.vaoMovesLike)],
        examples: [
          {
            position:
              '*1*1*1*1*/1*1*k*1*1/*1*1*f*1*/1*1*1*1*1/*1*P*1*1*/1*V*1*1*1/*1*1*1*1*/1*1*K*1*1/*1*1*1*1* w - 0 0',
            cell: 'c4',
            caption: texts.pawnScreenFrog,
          },
        ],
      },
      F: {
        passages: [
          rule(texts.frogStepsStraight),
          rule(texts.jumpsEightDirections),
          ruling('frog-line', texts.lineStartsRight),
        ],
        examples: [
          {
            position: `${KINGS_ONLY}*1*1*1*1*/1*1*1*1*1/*P*P*P*P*/V*G*K*G*V/*B*F*F*C* w - 0 0`,
            cell: 'd1',
            caption: texts.startJumpA4,
          },
        ],
      },
      G: {
        passages: [rule(texts.guardMovesCaptures)],
        examples: [
          {
            position: `${KINGS_ONLY}*1*P*1*1*/1*G*1*1*1/*1*1*1*1*/1*1*K*1*1/*1*1*1*1* w - 0 0`,
            cell: 'c4',
            caption: texts.leapsOverPawn,
          },
        ],
      },
      C: {
        passages: [rule(texts.camelLeapsThree)],
        examples: [
          {
            position: `${KINGS_ONLY}*1*1*1*1*/1*1*1*1*1/*1*C*1*1*/1*1*K*1*1/*1*1*1*1* w - 0 0`,
            cell: 'd3',
            caption: texts.leapsOverAnything,
          },
        ],
      },
      K: {
        passages: [
          rule(texts.kingMovesCaptures),
          ruling('king-plus', texts.moveStraightForward),
          ...(castling ? castlingRules() : []),
        ],
        examples: [
          {
            position:
              '*1*1*1*1*/1*1*k*1*1/*1*1*1*1*/1*1*1*1*1/*1*K*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1* w - 0 0',
            cell: 'd5',
            caption: texts.diagonalStepsStraight,
          },
          ...(castling ? [castlingExample()] : []),
        ],
      },
    },
    endings: [
      rule(texts.checkmateWinsStalemate),
      rule(texts.fortyMovesWithout),
      ruling('forty-moves', texts.meansFortyMoves),
      rule(texts.drawNeitherSide),
      ruling('dead-positions', texts.meansTwoKings),
      ruling('repetition', texts.positionComesThird),
    ],
  };
}
