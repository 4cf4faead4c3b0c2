// Cuarenta (J. Mark Thompson, 2000): chess on the light squares of a 9x9 board. RULES.md section 2.
import { type Castle, compileArmy } from '../../rules/army';
import { ArmyPosition } from '../../rules/armyPosition';
import { formatRights, parseRights } from '../../rules/castling';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import { createArmyRuleSet } from '../armyRuleSet';
import type { Game, OptionValues, RuleSet } from '../game';
import { checkOptions, optionValue, toggleOption } from '../options';
import { cellOf, cuarentaBoard } from './board';
import { cuarentaDrawing } from './drawing';
import { CUARENTA_KINDS } from './pieces';

const PLACEMENT =
  '*c*f*f*b*/v*g*k*g*v/*p*p*p*p*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*P*P*P*P*/V*G*K*G*V/*B*F*F*C*';

export const cuarenta: Game = {
  id: 'cuarenta',
  name: 'Cuarenta',
  author: 'J. Mark Thompson, 2000',
  aim: 'Checkmate, on the light squares of a 9x9 board',
  options: [toggleOption('castling', 'Castling', 'Once a game, king and camel may trade places.')],
  exclusion: () => null,
  rules: (values) => createRules(values),
  loadLearn: () => import('./learn'),
  loadEvaluation: () => import('./evaluation'),
  loadLevels: () => import('./levels.json'),
};

function createRules(values: OptionValues): RuleSet {
  const changed = checkOptions(cuarenta, values);
  const castling = optionValue(cuarenta.options, changed, 'castling') === 'on';
  const castles = castling ? [trade(WHITE, 'e2', 'h1'), trade(BLACK, 'e8', 'b9')] : [];
  const army = compileArmy({
    board: cuarentaBoard,
    terrains: [{ exists: () => true, forward: [1, -1], kinds: CUARENTA_KINDS }],
    quietLimit: 80,
    quietRestart: 'promotions',
    dead: ['/', 'V/', 'V/V'],
    castles,
  });
  return createArmyRuleSet({
    game: 'cuarenta',
    options: changed,
    startText: `${PLACEMENT} w ${castling ? 'Cc' : '-'} 0 0`,
    drawing: cuarentaDrawing,
    text: {
      army,
      board: cuarentaBoard,
      letters: army.kinds.map((kind) => kind?.letter ?? null),
      fieldName: 'castling',
      parseField: (field) => ({ terrain: 0, rights: parseRights(castles, field) }),
      formatField: ({ rights }) => formatRights(castles, rights),
      create: (rules, setup) => new ArmyPosition(rules, setup),
    },
    specialNotation: () => 'K<>C',
  });
}

/** King and camel change places; what stands between does not matter. */
function trade(colour: Colour, kingName: string, camelName: string): Castle {
  const king = cellOf(kingName);
  const camel = cellOf(camelName);
  return {
    colour,
    right: colour === WHITE ? 1 : 2,
    letter: colour === WHITE ? 'C' : 'c',
    king: { from: king, to: camel },
    partner: { from: camel, to: king, letter: 'C' },
    target: camel,
    empty: [],
    safe: [king],
  };
}
