// TheBridge41 (Hubert Lamontagne, 2001): FIDE chess across a river with one bridge. RULES.md section 1. Also what it adds to a
// table-driven position: a slide of the empty bridge is a move of its square, and may give check or answer one.

import { refuse } from '../../input/input';
import { textsOf, withTexts } from '../../language/texts';
import type { ArmyRules } from '../../rules/army';
import { ArmyPosition } from '../../rules/armyPosition';
import type { ArmySetup } from '../../rules/armyState';
import { setTerrain } from '../../rules/armyState';
import type { Board } from '../../rules/board';
import { moveFrom, moveTo, packMove, TAG_TERRAIN } from '../../rules/move';
import { opposite } from '../../rules/types';
import { armyGame } from '../kit/armyGame';
import type { ArmyDescription, ArmyTerrain } from '../kit/armyRules';
import type { TerrainValue } from '../ruleSet';
import { TITLES } from '../titles';
import { bridgeBoard, existsWithBridge, FILES, MIDDLE, RANKS, RIVER } from './board';
import { bridgeDrawing } from './drawing';
import { type BridgeOptions, OPTIONS, presets, readOptions, substitutes } from './options';
import { bridgePieces, type Letter } from './pieces';

const texts = textsOf('bridge41Game');

/** Begins the notation of a bridge that moves. */
const BRIDGE_WORD = 'bridge';

export const bridge41 = armyGame({
  ...TITLES.bridge41,
  credits: () => texts.credits,
  options: OPTIONS,
  decisiveOptions: { bridge: 'big' },
  loadBalance: () => import('./balance.json'),
  rules: (values) => ({
    ...describe(readOptions(values)),
    dead: Object.keys(values).length === 0 ? ['/', 'N/', 'B/'] : ['/'],
  }),
  learn: withTexts(() => import('./learn')),
  evaluation: () => import('./evaluation'),
  loadLessons: withTexts(() => import('./lessons')),
  // The big bridge decides games that one cell in the middle leaves drawn.
  levels: async ({ bridge }) => {
    const { levels, bigBridgeLevels } = await import('./levels');
    return { levels: bridge === 'big' ? bigBridgeLevels : levels };
  },
  loadChances: () => import('./chances.json'),
  loadFacts: () => import('./facts.json'),
  loadSolvedEndings: () => import('./solvedEndings.json'),
  chanceFamily: ({ bridge = 'fixed' }) => bridge,
  loadPlans: () => import('./plans'),
  loadPuzzles: () => import('./puzzles.json'),
  loadOpenings: () => import('./openings.json'),
  themeLabels: () => texts.themes,
  presets,
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
      get label() {
        return texts.place.label;
      },
      values: bridgePlaces(options),
    },
    endingTerrains: options.bridge === 'moving' ? [...FILES].map((_, file) => file) : [0],
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
    return {
      text,
      get label() {
        return options.bridge === 'big' ? texts.place.big : `${text}${RANKS[RIVER]}`;
      },
    };
  });
}

function fieldText({ bridge }: BridgeOptions, terrain: number): string {
  return bridge === 'big' ? 'big' : FILES[bridge === 'moving' ? terrain : MIDDLE];
}

function parseBridge(options: BridgeOptions, field: string): number {
  if (options.bridge === 'big') {
    if (field !== 'big') throw refuse('bigBridge', field);
    return 0;
  }
  const file = field.length === 1 ? FILES.indexOf(field) : -1;
  if (field === 'big') throw refuse('noBigBridge');
  if (file < 0) throw refuse('badBridge', field, FILES);
  if (options.bridge === 'fixed' && file !== MIDDLE) {
    throw refuse('fixedBridge', field);
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
  const stand = substitutes(army);
  const dress = (row: string): string =>
    row.replace(/[RBN]/g, (letter) => stand[letter as keyof typeof stand]);
  const white = [dress(front), dress(back)];
  const black = [...white].reverse().map((row) => row.toLowerCase());
  const river = bridge === 'big' ? '5' : '**1**';
  return [...black, '5', '5', river, '5', '5', ...white].join('/');
}

export class BridgePosition extends ArmyPosition {
  constructor(
    rules: ArmyRules,
    setup: ArmySetup,
    /** Cell of the river's first square; the bridge on file f is cell `river + f`. Null unless the bridge moves. */
    private readonly river: number | null,
  ) {
    super(rules, setup);
  }

  protected override generateSpecial(into: Int32Array, at: number): number {
    if (this.river === null) return at;
    const bridge = this.river + this.terrain;
    if (this.cells[bridge] !== 0) return at;
    if (this.terrain > 0) into[at++] = packMove(bridge, bridge - 1, 0, TAG_TERRAIN);
    if (this.terrain < FILES.length - 1) into[at++] = packMove(bridge, bridge + 1, 0, TAG_TERRAIN);
    return at;
  }

  protected override isSpecialLegal(move: number): boolean {
    if (this.river === null) return false;
    const { tables } = this;
    this.tables = this.rules.tablesOf(moveTo(move) - this.river);
    const safe = !this.isAttacked(this.kings[this.side], opposite(this.side));
    this.tables = tables;
    return safe;
  }

  protected override makeSpecial(move: number): void {
    if (this.river !== null) setTerrain(this, moveTo(move) - this.river);
    this.passTurn();
  }
}
