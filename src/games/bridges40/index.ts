// 40 Bridges (pocket83): reach the far corner, or surround and capture everything. RULES.md section 5.
import { parseByText } from '../../rules/armyText';
import { parseTurn, sideText, splitFields } from '../../rules/fields';
import { moveFrom, moveTag, moveTo, TAG_PASS } from '../../rules/move';
import { formatPlacement, type PlacementRules, parsePlacement } from '../../rules/placement';
import type { Setup } from '../../rules/positionCore';
import type { Game } from '../game';
import { loadLearn } from '../kit/loadLearn';
import { checkOptions, type OptionValues } from '../options';
import type { RuleSet } from '../ruleSet';
import { bridgesBoard } from './board';
import { bridgesDrawing } from './drawing';
import { bridgesNotation } from './notation';
import { bridgesKinds } from './pieces';
import { BridgesPosition, QUIET_LIMIT } from './position';
import { whyNotBridges } from './whyNot';

export const bridges40: Game<BridgesPosition> = {
  id: 'bridges40',
  name: '40 Bridges',
  author: 'pocket83',
  aim: 'Reach the far corner, or surround and capture everything',
  options: [],
  rules: (values) => createRules(values),
  loadLearn: loadLearn(() => import('./learn')),
  loadLessons: () => import('./lessons'),
  loadEvaluation: () => import('./evaluation'),
  loadLevels: () => import('./levels'),
  loadHintWords: () => import('./hintWords'),
  loadThemeWords: () => import('./themeWords'),
  loadChances: () => import('./chances.json'),
  loadFacts: () => import('./facts.json'),
  loadSolvedEndings: () => import('./solvedEndings.json'),
  loadPuzzles: () => import('./puzzles.json'),
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
    quietLimit: QUIET_LIMIT,
    endings: 'whole',
    drawing: bridgesDrawing,
    choiceLabel: () => 'Pass',
    exists: everywhere,
    parseSetup,
    parse: (text) => new BridgesPosition(parseSetup(text)),
    format,
    formatMove: (_position, move) => moveText(move),
    parseMove: (position, source) => parseByText(position, source, moveText),
    illegalMoveText: whyNotBridges,
    notation: bridgesNotation,
  };
}

function parseSetup(source: string): Setup {
  const [placement, side, quiet, ply] = splitFields(source, ['placement', 'side', 'quiet', 'ply']);
  return {
    cells: parsePlacement(TEXT, placement, everywhere),
    terrain: 0,
    ...parseTurn(side, quiet, ply),
  };
}

function format(position: BridgesPosition): string {
  const placement = formatPlacement(TEXT, position.cells, everywhere);
  return [placement, sideText(position.side), position.quiet, position.ply].join(' ');
}

function moveText(move: number): string {
  if (moveTag(move) === TAG_PASS) return 'pass';
  return bridgesBoard.cells[moveFrom(move)].name + bridgesBoard.cells[moveTo(move)].name;
}
