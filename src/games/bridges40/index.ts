// 40 Bridges (pocket83): reach the far corner, or surround and capture everything. RULES.md section 5. Its notation: `a3-a5` a
// step, `a1^a5` a jump, `x` and the cells that fall, a dagger for a mover that is lost itself, `#` for a move that wins.
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
import { BLACK, InputError, WHITE } from '../../rules/types';
import type { Game } from '../game';
import { OWN_PIECE, wrongPieceText } from '../kit/illegalMove';
import { checkOptions, type OptionValues } from '../options';
import type { RuleSet } from '../ruleSet';
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
import { title } from './title';

export const bridges40: Game<BridgesPosition> = {
  ...title,
  options: [],
  rules: (values) => createRules(values),
  loadLearn: () => import('./learn'),
  loadLessons: () => import('./lessons'),
  loadEvaluation: () => import('./evaluation'),
  loadLevels: () => import('./levels'),
  loadPlans: () => import('./plans'),
  loadPlanWords: () => import('./planWords'),
  themeLabels: {
    corner: 'The run to the corner',
    annihilation: 'Taking the last disc',
    surround: 'Surrounding',
    pass: 'Passing',
  },
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
    halfmoveRestart: 'capture',
    endings: 'whole',
    endingTerrains: [0],
    drawing: bridgesDrawing(),
    choiceLabel: () => 'Pass',
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
    throw new InputError('discs of both sides are on the far corner: the first one there has won');
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

export function bridgesNotation(position: BridgesPosition, move: number): string {
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
export function bridgesIllegalMoveText(
  position: BridgesPosition,
  from: number,
  to: number,
): string {
  const { cells, side } = position;
  const unavailable = wrongPieceText(position, from);
  if (unavailable) return unavailable;
  if (cells[to] !== 0) {
    return colourOf(cells[to]) === side
      ? OWN_PIECE
      : 'You cannot move onto a disc. Surround it with three of yours to capture it.';
  }
  const sides = Array.from({ length: NEIGHBOUR_COUNT[from] }, (_, i) => from * SIDES + i);
  if (sides.some((i) => NEIGHBOURS[i] === to)) {
    return 'A disc steps from tile to tile, or from octagon to octagon.';
  }
  const jump = sides.find((i) => BEYOND[i] === to);
  if (jump === undefined) return 'A disc takes one step, or jumps over one disc of yours.';
  return cells[NEIGHBOURS[jump]] === 0
    ? 'You have no disc there to jump over.'
    : 'A disc cannot jump over an enemy.';
}
