// Learn texts of TheBridge41 under the options in force; explanations.ts has the pieces. RULES.md section 1.

import { textsOf } from '../../language/texts';
import { type Example, type LearnPage, note, type Passage, rule, ruling } from '../learn';
import type { RuleSet } from '../ruleSet';
import { explanations, scenes } from './explanations';
import { type BridgeOptions, readOptions, substituteName } from './options';
import type { Letter } from './pieces';

const texts = textsOf('bridge41Learn');

/** Texts and examples that hold under the rules as chosen. */
export function learn(rules: RuleSet): LearnPage<Letter> {
  const options = readOptions(rules.options);
  return {
    aim: [rule(options.bridge === 'big' ? texts.aimBigBridge : texts.aim)],
    board: board(options),
    boardExamples: boardExamples(options),
    pieces: explanations(options),
    endings: endings(options, Object.keys(rules.options).length === 0),
  };
}

function board({ bridge, bishopPalace, army }: BridgeOptions): Passage[] {
  const [bishop, rook] = [substituteName(army, 'B'), substituteName(army, 'R')];
  const passage = army === 'allYourBase' ? (text: string) => ruling('stand-ins', text) : rule;
  const files = texts.filesAndRanks;
  const start = bishopPalace ? [passage(texts.swappedPlaces(bishop, rook))] : [];
  if (bridge === 'big') {
    return [
      rule(texts.banksBigBridge),
      rule(files),
      ruling('big-bridge', texts.pieceBridgeStands),
      ...start,
    ];
  }
  return [
    rule(texts.banks),
    rule(files),
    rule(texts.water[army]),
    ...(bridge === 'moving'
      ? [rule(texts.youMoveBridge), ruling('bridge-slide', texts.slideYourWhole)]
      : []),
    ...start,
  ];
}

function boardExamples(options: BridgeOptions): Example[] {
  return scenes(options, [
    options.bridge === 'moving' && ['Kla krz', 'mk', texts.bridgeSlidesFile],
    options.bridge === 'big' && ['Kla krz Pmk', 'mk', texts.bridgePawnStands],
  ]);
}

function endings(
  { bridge, stalemate, perpetualCheck }: BridgeOptions,
  standard: boolean,
): Passage[] {
  const perpetual = perpetualCheck === 'win';
  return [
    rule(texts.checkmateAndStalemate[stalemate]),
    ...(perpetual
      ? [rule(texts.youWinGiving), ruling('perpetual-check', texts.positionComesThird)]
      : []),
    ruling('draw-at-once', perpetual ? texts.otherwiseThirdTime : texts.thirdTime),
    ruling('dead-positions', standard ? texts.gameDrawnOnce : texts.kingAgainstKing),
    ...(bridge === 'fixed' ? [note(texts.carefulPlayersOften)] : []),
  ];
}
