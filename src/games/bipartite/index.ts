// Bipartite Chess (Timothy R. Newton, 2002): a race first, then a battle with new armies. RULES.md section 3.

import { refuse } from '../../input/input';
import { textsOf, withTexts } from '../../language/texts';
import { moveTo } from '../../rules/move';
import { armyGame } from '../kit/armyGame';
import { TITLES } from '../titles';
import { bipartiteBoard, existsInStage, STAGE_TWO, STAGES } from './board';
import { bipartiteDrawing } from './drawing';
import { BATTLE_LETTERS, choosePieces, stageOnePieces, stageTwoPieces } from './pieces';
import { BipartitePosition } from './position';
import { armyWarning, CHOICES } from './stages';

const texts = textsOf('bipartiteGame');

export const bipartite = armyGame({
  ...TITLES.bipartite,
  rules: () => ({
    board: bipartiteBoard,
    drawing: bipartiteDrawing(),
    pieces: stageTwoPieces,
    placement: 'mm*mm/mmmmm/5/5/5/5/5/MMMMM/MM*MM',
    first: 'b',
    field: {
      name: 'stage',
      start: '1',
      parse: parseStage,
      get label() {
        return texts.stage;
      },
      values: STAGES.map(({ text, name }) => ({
        text,
        get label() {
          return texts.stages[name].label;
        },
        get name() {
          return texts.stages[name].name;
        },
      })),
    },
    // White sits below in the race and above in the battle.
    terrains: [
      { exists: existsInStage(0), pieces: stageOnePieces },
      { exists: existsInStage(1), pieces: choosePieces, stand: BATTLE_LETTERS },
      { exists: existsInStage(2), forward: [-1, 1], stand: BATTLE_LETTERS },
    ],
    hasHalfmoveDraw: (terrain) => terrain === STAGE_TWO,
    // The race leads on; the battle does not.
    endingTerrains: [STAGE_TWO],
    unreachableWarning: armyWarning,
    silentPromotion: true,
    position: (army, setup) => new BipartitePosition(army, setup),
    special: {
      text: (move) => CHOICES[moveTo(move)],
      label: (move) => texts.choices[CHOICES[moveTo(move)]],
    },
  }),
  learn: withTexts(() => import('./learn')),
  evaluation: () => import('./evaluation'),
  levels: () => import('./levels'),
  loadLessons: withTexts(() => import('./lessons')),
  loadChances: () => import('./chances.json'),
  loadFacts: () => import('./facts.json'),
  chanceFamily: (_options, terrain) => (terrain === STAGE_TWO ? 'battle' : 'race'),
  loadPlans: () => import('./plans'),
  loadPuzzles: () => import('./puzzles.json'),
  loadOpenings: () => import('./openings.json'),
  themeLabels: () => texts.themes,
});

function parseStage(text: string): number {
  const terrain = STAGES.findIndex((stage) => stage.text === text);
  if (terrain < 0) throw refuse('badStage', text);
  return terrain;
}
