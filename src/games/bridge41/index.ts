// TheBridge41 (Hubert Lamontagne, 2001): FIDE chess across a river with one bridge. RULES.md section 1.
import { compileArmy } from '../../rules/army';
import type { ArmyTextRules } from '../../rules/armyText';
import { moveTo } from '../../rules/move';
import type { Terrain } from '../../rules/paths';
import { InputError } from '../../rules/types';
import { createArmyRuleSet } from '../armyRuleSet';
import type { Game, OptionValues, RuleSet } from '../game';
import { checkOptions } from '../options';
import { bridgeBoard, existsWithBridge, FILES, MIDDLE, RIVER } from './board';
import { bridgeDrawing } from './drawing';
import { type BridgeOptions, caution, exclusion, OPTIONS, readOptions } from './options';
import { bridgeKinds, standIns } from './pieces';
import { BridgePosition } from './position';

export const bridge41: Game = {
  id: 'bridge41',
  name: 'TheBridge41',
  author: 'Hubert Lamontagne, 2001',
  aim: 'Checkmate, across a river with one bridge',
  options: OPTIONS,
  livelyOptions: { bridge: 'big' },
  exclusion,
  caution,
  rules: (values) => createRules(values),
  loadLearn: () => import('./learn'),
  loadEvaluation: () => import('./evaluation'),
  // Over the big bridge games are decided that one cell in the middle leaves drawn.
  loadLevels: ({ bridge }) =>
    bridge === 'big' ? import('./bigBridgeLevels.json') : import('./levels.json'),
  loadHintWords: () => import('./hintWords'),
};

function createRules(values: OptionValues): RuleSet {
  const changed = checkOptions(bridge41, values);
  const options = readOptions(changed);
  const board = bridgeBoard(options.bridge === 'big');
  const army = compileArmy({
    board,
    terrains: terrains(options),
    quietLimit: 100,
    stalemate: options.stalemate,
    perpetualCheckWins: options.perpetualCheck === 'win',
    dead: Object.keys(changed).length === 0 ? ['/', 'N/', 'B/'] : ['/'],
  });
  const river = options.bridge === 'moving' ? (board.squareAt(0, RIVER)?.cell ?? null) : null;
  const text: ArmyTextRules = {
    army,
    board,
    letters: army.kinds.map((kind) => kind?.letter ?? null),
    fieldName: 'bridge',
    parseField: (field) => ({ terrain: parseBridge(options, field), rights: 0 }),
    formatField: ({ terrain }) => (options.bridge === 'big' ? 'big' : bridgeFile(options, terrain)),
    specialText: (move) => {
      const to = board.cells[moveTo(move)].name;
      const from = board.cells[move & 63].name;
      return from + to;
    },
    create: (rules, setup) => new BridgePosition(rules, setup, river),
  };
  return createArmyRuleSet({
    game: 'bridge41',
    options: changed,
    startText: startText(options),
    drawing: bridgeDrawing(board, options.bridge),
    text,
    specialNotation: (_position, move) => `bridge ${board.cells[moveTo(move)].name}`,
  });
}

/** A moving bridge has a terrain per file, numbered by it; a fast one has a single terrain. */
function terrains(options: BridgeOptions): Terrain[] {
  const forward = [1, -1] as const;
  if (options.bridge === 'moving') {
    return [...FILES].map((_, file) => ({
      exists: existsWithBridge(file),
      forward,
      kinds: bridgeKinds(options, file),
    }));
  }
  const exists = options.bridge === 'big' ? () => true : existsWithBridge(MIDDLE);
  return [{ exists, forward, kinds: bridgeKinds(options, MIDDLE) }];
}

const bridgeFile = (options: BridgeOptions, terrain: number): string =>
  FILES[options.bridge === 'moving' ? terrain : MIDDLE];

function parseBridge(options: BridgeOptions, field: string): number {
  if (options.bridge === 'big') {
    if (field !== 'big')
      throw new InputError(`bridge is "${field}", but these rules have the big bridge`);
    return 0;
  }
  const file = field.length === 1 ? FILES.indexOf(field) : -1;
  if (field === 'big') throw new InputError('bridge is "big", but these rules have no big bridge');
  if (file < 0) throw new InputError(`bridge is "${field}", not one of the files ${FILES}`);
  if (options.bridge === 'fixed' && file !== MIDDLE) {
    throw new InputError(`bridge is "${field}", but these rules fix it on file m`);
  }
  return options.bridge === 'moving' ? file : 0;
}

function startText({ bridge, bishopPalace, queen, army }: BridgeOptions): string {
  const kindLetter = { rook: 'R', bishop: 'B', knight: 'N', none: '' }[queen];
  let back = bishopPalace ? 'RBKBR' : 'BRKRB';
  let front = 'NPPPN';
  // A queen takes the place of the piece of her kind nearest file L.
  if (kindLetter) {
    back = back.replace(kindLetter, 'Q');
    front = front.replace(kindLetter, 'Q');
  }
  const stand = standIns(army);
  const dress = (row: string): string =>
    row.replace(/[RBN]/g, (letter) => stand[letter as keyof typeof stand]);
  const white = [dress(front), dress(back)];
  const black = [...white].reverse().map((row) => row.toLowerCase());
  const river = bridge === 'big' ? '5' : '**1**';
  const field = bridge === 'big' ? 'big' : 'm';
  return `${[...black, '5', '5', river, '5', '5', ...white].join('/')} w ${field} 0 0`;
}
