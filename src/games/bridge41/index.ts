// TheBridge41 (Hubert Lamontagne, 2001): FIDE chess across a river with one bridge. RULES.md section 1.
import type { Board } from '../../rules/board';
import { moveFrom, moveTo } from '../../rules/move';
import { InputError } from '../../rules/types';
import { armyGame } from '../kit/armyGame';
import type { ArmyDescription, ArmyTerrain } from '../kit/armyRules';
import type { TerrainValue } from '../positionField';
import { bridgeBoard, existsWithBridge, FILES, MIDDLE, RANKS, RIVER } from './board';
import { bridgeDrawing } from './drawing';
import { type BridgeOptions, OPTIONS, readOptions } from './options';
import { bridgePieces, type Letter } from './pieces';
import { BridgePosition } from './position';
import { standIns } from './standIns';

/** Begins the notation of a bridge that moves. */
const BRIDGE_WORD = 'bridge';

export const bridge41 = armyGame({
  id: 'bridge41',
  name: 'TheBridge41',
  author: 'Hubert Lamontagne, 2001',
  credits:
    "The Murray Lion is John William Brown's, after H. J. R. Murray; the Crooked Bishop is Ralph Betza's.",
  aim: 'Checkmate, across a river with one bridge',
  options: OPTIONS,
  decisiveOptions: { bridge: 'big' },
  loadBalance: () => import('./balance.json'),
  rules: (values) => ({
    ...describe(readOptions(values)),
    dead: Object.keys(values).length === 0 ? ['/', 'N/', 'B/'] : ['/'],
  }),
  learn: () => import('./learn'),
  evaluation: () => import('./evaluation'),
  // Over the big bridge games are decided that one cell in the middle leaves drawn.
  loadLessons: () => import('./lessons'),
  levels: ({ bridge }) => (bridge === 'big' ? import('./bigBridgeLevels') : import('./levels')),
  loadChances: () => import('./chances.json'),
  loadFacts: () => import('./facts.json'),
  loadSolvedEndings: () => import('./solvedEndings.json'),
  // One cell in the middle leaves drawn what the big bridge decides.
  chanceFamily: ({ bridge = 'fixed' }) => bridge,
  loadHintWords: () => import('./hintWords'),
  loadPuzzles: () => import('./puzzles.json'),
  loadThemeWords: () => import('./themeWords'),
  loadPresets: () => import('./presets'),
});

function describe(options: BridgeOptions): ArmyDescription<Letter> {
  const board = bridgeBoard(options.bridge === 'big');
  const river = options.bridge === 'moving' ? (board.squareAt(0, RIVER)?.cell ?? null) : null;
  const nameOf = (cell: number): string => board.cells[cell].name;
  return {
    board,
    drawing: bridgeDrawing(board, options.bridge),
    pieces: bridgePieces(board, options, MIDDLE),
    placement: placement(options),
    terrains: terrains(board, options),
    field: {
      name: 'bridge',
      start: fieldText(options, options.bridge === 'moving' ? MIDDLE : 0),
      parse: (text) => parseBridge(options, text),
      label: 'Bridge',
      values: bridgePlaces(options),
    },
    stalemate: options.stalemate,
    perpetualCheckWins: options.perpetualCheck === 'win',
    position: (army, setup) => new BridgePosition(army, setup, river),
    special: {
      text: (move) => nameOf(moveFrom(move)) + nameOf(moveTo(move)),
      notation: (move) => `${BRIDGE_WORD} ${nameOf(moveTo(move))}`,
      notationWord: BRIDGE_WORD,
    },
  };
}

/** A moving bridge has a terrain per file, numbered by it; a fixed one has a single terrain. */
function terrains(board: Board, options: BridgeOptions): ArmyTerrain<Letter>[] {
  if (options.bridge === 'moving') {
    return [...FILES].map((_, file) => ({
      exists: existsWithBridge(file),
      pieces: bridgePieces(board, options, file),
    }));
  }
  return options.bridge === 'big' ? [{}] : [{ exists: existsWithBridge(MIDDLE) }];
}

/** Where the bridge may lie: by terrain. */
function bridgePlaces(options: BridgeOptions): TerrainValue[] {
  const terrains = options.bridge === 'moving' ? [...FILES].keys() : [0];
  return [...terrains].map((terrain) => {
    const text = fieldText(options, terrain);
    return { text, label: options.bridge === 'big' ? 'Big' : `${text}${RANKS[RIVER]}` };
  });
}

function fieldText({ bridge }: BridgeOptions, terrain: number): string {
  return bridge === 'big' ? 'big' : FILES[bridge === 'moving' ? terrain : MIDDLE];
}

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

function placement({ bridge, bishopPalace, queen, army }: BridgeOptions): string {
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
  return [...black, '5', '5', river, '5', '5', ...white].join('/');
}
