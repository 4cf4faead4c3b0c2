// Chess in the Fast Lane (Francois Tremblay, 2000): 64 squares grouped into 41 places. RULES.md section 4.
import { compileArmy } from '../../rules/army';
import { ArmyPosition } from '../../rules/armyPosition';
import { type ArmyTextRules, formatArmy, parseArmy } from '../../rules/armyText';
import { formatRights, parseRights } from '../../rules/castling';
import { moveFrom, moveTo } from '../../rules/move';
import { createArmyRuleSet } from '../armyRuleSet';
import type { Game, OptionValues, RuleSet } from '../game';
import { checkOptions } from '../options';
import { fastlaneCastles } from './castling';
import { laneDrawing } from './drawing';
import { type Layout, layoutBoard, ROUNDABOUT } from './layout';
import { FASTLANE_KINDS } from './pieces';

/** The orthodox array; a layout's start text has its pieces on the anchors of their cells. */
const ARRAY = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq 0 0';

export const fastlane: Game = {
  id: 'fastlane',
  name: 'Chess in the Fast Lane',
  author: 'Francois Tremblay, 2000',
  aim: 'Checkmate, on 64 squares grouped into 41 places',
  options: [],
  exclusion: () => null,
  rules: (values) => layoutRules(ROUNDABOUT, values),
  loadLearn: () => import('./learn'),
  loadEvaluation: () => import('./evaluation'),
  loadLevels: () => import('./levels.json'),
};

/** The game on a given layout. @throws InputError if the layout is refused, with the reason */
export function layoutRules(layout: Layout, values: OptionValues = {}): RuleSet<ArmyPosition> {
  const options = checkOptions(fastlane, values);
  const board = layoutBoard(layout);
  const castles = fastlaneCastles(board);
  const army = compileArmy({
    board,
    terrains: [{ exists: () => true, forward: [1, -1], kinds: FASTLANE_KINDS, givingWay: true }],
    quietLimit: 100,
    dead: ['/'],
    castles,
  });
  const text: ArmyTextRules = {
    army,
    board,
    letters: army.kinds.map((kind) => kind?.letter ?? null),
    anySquare: true,
    fieldName: 'castling',
    parseField: (field) => ({ terrain: 0, rights: parseRights(castles, field) }),
    formatField: ({ rights }) => formatRights(castles, rights),
    create: (rules, setup) => new ArmyPosition(rules, setup),
  };
  return createArmyRuleSet({
    game: 'fastlane',
    options,
    startText: formatArmy(text, parseArmy(text, ARRAY)),
    drawing: laneDrawing(board),
    text,
    specialNotation: (_position, move) => (moveTo(move) > moveFrom(move) ? 'O-O' : 'O-O-O'),
  });
}
