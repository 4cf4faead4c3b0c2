// Learn texts of 40 Bridges. RULES.md section 5.

import { textsOf } from '../../language/texts';
import { type LearnPage, rule, ruling } from '../learn';
import type { Letter } from './board';

const texts = textsOf('bridges40Learn');

export const learn = (): LearnPage<Letter> => ({
  aim: [rule(texts.reachFarCorner)],
  board: [
    rule(texts.tilesAndOctagons),
    rule(texts.tileTouchesOctagons),
    rule(texts.playersOppositeCorners),
    ruling('corners', texts.whitesCornerA1),
    ruling('octagons', texts.octagonsThoseAround),
    ruling('white-first', texts.whiteMovesFirst),
  ],
  pieces: {
    P: {
      passages: [
        rule(texts.discStepsEmpty),
        rule(texts.jumpsOverNeighbouring),
        ruling('jump-lands', texts.jumpsStraightEight),
        rule(texts.enemyDiscCaptured),
        ruling('several', texts.checkedAfterEvery),
        rule(texts.youMoveWhere),
        ruling('self-removal', texts.youCaptureNothing),
      ],
      examples: [
        {
          position:
            '1*1*1*p*p/*1*1*p*p*/1*1*1*p*p/*1*1*p*p*/1*1*1*1*1/*P*P*1*1*/P*P*1*1*1/*P*P*1*1*/P*P*1*1*1 w 0 0',
          cell: 'c3',
          caption: texts.startStepsJumps,
        },
        {
          position:
            '1*1*1*1*p/*1*1*1*1*/1*1*1*1*1/*1*P*1*1*/1*1*p*1*1/*P*P*1*1*/P*1*1*1*1/*1*1*1*1*/P*1*1*1*1 w 0 0',
          cell: 'a3',
          caption: texts.jumpNextDisc,
        },
      ],
    },
  },
  endings: [
    rule(texts.discOpponentsCorner),
    ruling('corner-first', texts.cornerWinsBefore),
    ruling('last-piece', texts.youLoseYour),
    ruling('pass', texts.youCannotMove),
    ruling('draw-at-once', texts.positionComesThird),
  ],
});
