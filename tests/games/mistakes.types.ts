// Mistakes in the description of a game that must not compile. Nothing here runs: `npm run types` reads it, and a line
// that the compiler accepts although it is marked as an error fails there. A description that is right comes first, so
// that the others are refused for the one thing that is wrong with them.

import { DEFAULT_MANNER_SETTINGS } from '../../src/games/characters';
import type { Weights } from '../../src/games/evaluation';
import { armyGame } from '../../src/games/kit/armyGame';
import type { ArmyDescription } from '../../src/games/kit/armyRules';
import { gridBoard, gridDrawing, rectCell } from '../../src/games/kit/boards';
import { namedVariants, option } from '../../src/games/kit/options';
import { KING, KNIGHT, pawn, pieces, ROOK } from '../../src/games/kit/pieces';
import { type LearnPage, rule } from '../../src/games/learn';
import type { LevelHandicap, LevelTable } from '../../src/games/levels';

const board = gridBoard(6, 6);
const explanation = { passages: [rule('It moves.')], examples: [] };
const level: LevelHandicap = { depth: 2, nodes: 100, noise: 100, missRate: 0.5 };

type Letter = 'P' | 'R' | 'K';

const described: ArmyDescription<Letter> = {
  board,
  drawing: gridDrawing(board),
  pieces: { P: pawn(board, ['R']), R: ROOK, K: KING },
  placement: 'rk4/pp4/6/6/PP4/RK4',
  dead: ['/', '/R'],
};
const levels: LevelTable = {
  formVariance: 1,
  manner: DEFAULT_MANNER_SETTINGS,
  levels: [level, level, level, level, level, level, level, level],
  steps: [70, 70, 70, 70, 70, 70, 70],
};
const weights: Weights<Letter> = { pieces: { P: { value: 1 }, R: { value: 5 }, K: { value: 0 } } };
const learn: LearnPage<Letter> = {
  aim: [],
  board: [],
  pieces: { P: explanation, R: explanation, K: explanation },
  endings: [],
};

const sound = {
  id: 'sound',
  name: 'Sound',
  author: 'Nobody',
  aim: () => 'Checkmate',
  rules: () => described,
  learn: async () => ({ learn: () => learn }),
  evaluation: async () => ({ weights }),
  levels: async () => ({ levels }),
};

const said = {
  label: 'River',
  values: { wide: { label: 'Wide', does: 'It is wide.' }, narrow: { label: 'Narrow' } },
};
const presets = { flood: { name: 'Flood', summary: 'Much water.' } };

/** Compile. */
export const game = armyGame({
  ...sound,
  options: [
    option('river', () => said, {
      wide: { description: ({ does }) => [rule(does)] },
      narrow: {},
    }),
  ],
  presets: namedVariants(() => presets, { flood: { river: 'wide' } }),
});

export const mistakes = {
  promotesToNoKind: [
    // @ts-expect-error No kind has the letter Q.
    pieces({ P: pawn(board, ['Q']), R: ROOK, K: KING }),
    pieces({
      R: ROOK,
      // @ts-expect-error No kind has the letter Q.
      P: { ...KNIGHT, promotion: () => ({ to: ['Q'], optional: false }) },
    }),
  ],
  // @ts-expect-error No kind has the letter Q.
  sparesNoKind: pieces({ P: { ...KNIGHT, cannotCapture: ['Q'] } }),
  // @ts-expect-error No drawing is called knigth.
  drawnAsNothing: pieces({ N: { ...KNIGHT, artwork: 'knigth' } }),
  // @ts-expect-error No material is called drak.
  paintedWithNothing: rectCell({ left: 0, top: 0, right: 1, bottom: 1 }, { fill: 'drak' }),
  unknownDeadMaterial: {
    ...described,
    // @ts-expect-error No kind has the letter N.
    dead: ['N/'],
  } satisfies ArmyDescription<Letter>,
  fieldBesideCastling: {
    ...described,
    castles: [],
    field: { name: 'stage', start: '1', parse: () => 0, label: 'Stage', values: [] },
    // @ts-expect-error FEN has one field of the game's own.
  } satisfies ArmyDescription<Letter>,
  weightless: armyGame({
    ...sound,
    // @ts-expect-error The king has no weights.
    evaluation: async () => ({ weights: { pieces: { P: { value: 1 }, R: { value: 5 } } } }),
  }),
  untaught: armyGame({
    ...sound,
    // @ts-expect-error The king has no explanation.
    learn: async () => ({
      learn: () => ({ ...learn, pieces: { P: explanation, R: explanation } }),
    }),
  }),
  sevenLevels: {
    formVariance: 1,
    manner: DEFAULT_MANNER_SETTINGS,
    // @ts-expect-error There are eight levels.
    levels: [level, level, level, level, level, level, level],
  } satisfies LevelTable,
  // @ts-expect-error Words are there for a narrow river, too.
  valueLeftOut: option('river', () => said, { wide: {} }),
  valueWithoutWords: option('river', () => said, {
    wide: {},
    narrow: {},
    // @ts-expect-error There are no words for a dry river.
    dry: {},
  }),
  wordsThatAreNotThere: option('river', () => said, {
    wide: {},
    // @ts-expect-error Nothing is said of what a narrow river does.
    narrow: { description: ({ does }) => [rule(does)] },
  }),
  presetWithoutWords: namedVariants(() => presets, {
    flood: {},
    // @ts-expect-error There are no words for it.
    drought: {},
  }),
  // @ts-expect-error Only a draft may lack levels.
  withoutLevels: armyGame({ ...sound, levels: undefined }),
  withoutDrawing: armyGame({
    ...sound,
    // @ts-expect-error A board has a drawing.
    rules: () => ({ board, pieces: described.pieces, placement: described.placement }),
  }),
};
