// 40 Bridges (pocket83): reach the far corner, or surround and capture everything. RULES.md section 5. Its notation: `a3-a5` a
// step, `a1^a5` a jump, `x` and the cells that fall, a dagger for a mover that is lost itself, `#` for a move that wins.

import { refuse } from '../../input/input';
import { textsOf, withTexts } from '../../language/texts';
import { parseByText } from '../../rules/armyText';
import { losesMover, makeWithEffects } from '../../rules/effects';
import {
  formatPlacement,
  type PlacementRules,
  parsePlacement,
  parseTurn,
  sideText,
  splitFields,
} from '../../rules/fen';
import { moveFrom, moveTag, moveTo, TAG_PASS } from '../../rules/move';
import { codeOf, colourOf } from '../../rules/position';
import type { Setup } from '../../rules/positionCore';
import { BLACK, WHITE } from '../../rules/types';
import type { Game } from '../game';
import { wrongPieceText } from '../kit/illegalMove';
import { checkOptions, type OptionValues } from '../options';
import type { RuleSet } from '../ruleSet';
import { TITLES } from '../titles';
import {
  BEYOND,
  bridgesBoard,
  bridgesKinds,
  GOALS,
  NEIGHBOUR_COUNT,
  NEIGHBOUR_SETS,
  NEIGHBOURS,
  SIDES,
} from './board';
import { bridgesDrawing } from './drawing';
import { BridgesPosition, DISC, HALFMOVE_LIMIT } from './position';

const texts = textsOf('bridges40Game');
const kit = textsOf('kit');

export const bridges40: Game<BridgesPosition> = {
  ...TITLES.bridges40,
  options: [],
  rules: (values) => createRules(values),
  loadLearn: withTexts(() => import('./learn')),
  loadLessons: withTexts(() => import('./lessons')),
  loadEvaluation: () => import('./evaluation'),
  loadLevels: () => import('./levels'),
  loadPlans: () => import('./plans'),
  themeLabels: () => texts.themes,
  loadChances: () => import('./chances.json'),
  loadFacts: () => import('./facts.json'),
  loadSolvedEndings: () => import('./solvedEndings.json'),
  loadPuzzles: () => import('./puzzles.json'),
  loadOpenings: () => import('./openings.json'),
};

const START =
  '1*1*1*p*p/*1*1*p*p*/1*1*1*p*p/*1*1*p*p*/1*1*1*1*1/*P*P*1*1*/P*P*1*1*1/*P*P*1*1*/P*P*1*1*1 w 0 0';

const TEXT: PlacementRules = {
  board: bridgesBoard,
  letters: bridgesKinds.map((kind) => kind?.letter ?? null),
};
const everywhere = (): boolean => true;

function createRules(values: OptionValues): RuleSet<BridgesPosition> {
  return {
    game: bridges40.id,
    options: checkOptions(bridges40, values),
    board: bridgesBoard,
    kinds: bridgesKinds,
    startFen: START,
    field: null,
    halfmoveLimit: HALFMOVE_LIMIT,
    hasHalfmoveDraw: () => true,
    halfmoveRestart: () => kit.restart.capture,
    endings: 'whole',
    endingTerrains: [0],
    drawing: bridgesDrawing(),
    choiceLabel: () => kit.pass,
    kindsIn: () => [DISC],
    canStay: everywhere,
    exists: everywhere,
    parseSetup,
    parse: (text) => new BridgesPosition(parseSetup(text)),
    format,
    formatMove: (_position, move) => moveText(move),
    parseMove: (position, source) => parseByText(position, source, moveText),
    illegalMoveText: bridgesIllegalMoveText,
    notation: bridgesNotation,
  };
}

const COLOURS = [WHITE, BLACK] as const;

function parseSetup(source: string): Setup {
  const [placement, side, quiet, ply] = splitFields(source, ['placement', 'side', 'quiet', 'ply']);
  const cells = parsePlacement(TEXT, placement, everywhere);
  if (COLOURS.every((colour) => cells[GOALS[colour]] === codeOf(DISC, colour)))
    throw refuse('bothOnFarCorner');
  return { cells, terrain: 0, ...parseTurn(side, quiet, ply) };
}

function format(position: BridgesPosition): string {
  const placement = formatPlacement(TEXT, position.cells, everywhere);
  return [placement, sideText(position.side), position.halfmoveClock, position.ply].join(' ');
}

function moveText(move: number): string {
  if (moveTag(move) === TAG_PASS) return 'pass';
  return bridgesBoard.cells[moveFrom(move)].name + bridgesBoard.cells[moveTo(move)].name;
}

function bridgesNotation(position: BridgesPosition, move: number): string {
  if (moveTag(move) === TAG_PASS) return 'pass';
  const { cells } = bridgesBoard;
  const mover = position.side;
  const from = moveFrom(move);
  const to = moveTo(move);
  const effects = makeWithEffects(position, move);
  const fallen = effects.captured.map(({ cell }) => cells[cell].name);
  const wins = position.outcome()?.winner === mover;
  position.unmake();
  return [
    cells[from].name,
    isNext(from, to) ? '-' : '^',
    cells[to].name,
    fallen.length > 0 ? `x${fallen.join(',')}` : '',
    losesMover(effects) ? '†' : '',
    wins ? '#' : '',
  ].join('');
}

const isNext = (from: number, to: number): boolean =>
  ((NEIGHBOUR_SETS[from * 2 + (to >> 5)] >>> (to & 31)) & 1) === 1;

/** A sentence for a move that is not legal; cells must differ. */
function bridgesIllegalMoveText(position: BridgesPosition, from: number, to: number): string {
  const { cells, side } = position;
  const unavailable = wrongPieceText(position, from);
  if (unavailable) return unavailable;
  if (cells[to] !== 0) {
    return colourOf(cells[to]) === side ? kit.illegal.ownPiece : texts.illegal.ontoDisc;
  }
  const sides = Array.from({ length: NEIGHBOUR_COUNT[from] }, (_, i) => from * SIDES + i);
  if (sides.some((i) => NEIGHBOURS[i] === to)) {
    return texts.illegal.stepKind;
  }
  const jump = sides.find((i) => BEYOND[i] === to);
  if (jump === undefined) return texts.illegal.tooFar;
  return cells[NEIGHBOURS[jump]] === 0 ? texts.illegal.nothingToJump : texts.illegal.overEnemy;
}
