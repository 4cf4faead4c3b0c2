// Bipartite Chess (Timothy R. Newton, 2002): a race first, then a battle with new armies. RULES.md section 3.
import { moveTag, moveTo, TAG_CHOICE } from '../../rules/move';
import { InputError } from '../../rules/types';
import { armyGame } from '../kit/armyGame';
import { bipartiteBoard, existsInStage, STAGE_LABELS, STAGE_TEXT, STAGE_TWO } from './board';
import { bipartiteDrawing } from './drawing';
import { BATTLE_LETTERS, choosePieces, stageOnePieces, stageTwoPieces } from './pieces';
import { BipartitePosition } from './position';
import { armyWarning, CHOICE_LABELS, CHOICES } from './stages';
import { title } from './title';

export const bipartite = armyGame({
  ...title,
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
      label: 'Stage',
      values: STAGE_TEXT.map((text, stage) => ({ text, label: STAGE_LABELS[stage] })),
    },
    // White sits below in the race and above in the battle.
    terrains: [
      { exists: existsInStage(0), pieces: stageOnePieces },
      { exists: existsInStage(1), pieces: choosePieces, stand: BATTLE_LETTERS },
      { exists: existsInStage(2), forward: [-1, 1], stand: BATTLE_LETTERS },
    ],
    // The race leads on; the battle does not.
    endingTerrains: [STAGE_TWO],
    unreachableWarning: armyWarning,
    silentPromotion: true,
    position: (army, setup) => new BipartitePosition(army, setup),
    special: {
      text: (move) => (moveTag(move) === TAG_CHOICE ? CHOICES[moveTo(move)] : 'pass'),
      label: (move) => CHOICE_LABELS[moveTo(move)],
    },
  }),
  learn: () => import('./learn'),
  evaluation: () => import('./evaluation'),
  levels: () => import('./levels'),
  loadLessons: () => import('./lessons'),
  loadChances: () => import('./chances.json'),
  loadFacts: () => import('./facts.json'),
  chanceFamily: (_options, terrain) => (terrain === STAGE_TWO ? 'battle' : 'race'),
  loadPlans: () => import('./plans'),
  loadPlanWords: () => import('./planWords'),
  loadPuzzles: () => import('./puzzles.json'),
  loadOpenings: () => import('./openings.json'),
  themeLabels: {
    'bare-king': 'Leaving only the king',
    choice: 'Choosing the Power Piece',
    pass: 'Forcing a pass',
    stage: 'Winning the race',
  },
});

function parseStage(text: string): number {
  const terrain = STAGE_TEXT.indexOf(text);
  if (terrain < 0) throw new InputError(`stage is "${text}", not 1, choose or 2`);
  return terrain;
}
