// Bipartite Chess (Timothy R. Newton, 2002): a race first, then a battle with new armies. RULES.md section 3.
import { compileArmy } from '../../rules/army';
import { moveTag, moveTo, TAG_CHOICE } from '../../rules/move';
import { InputError } from '../../rules/types';
import { createArmyRuleSet } from '../armyRuleSet';
import type { Game, OptionValues, RuleSet } from '../game';
import { checkOptions } from '../options';
import { bipartiteBoard, existsInStage, STAGE_TEXT } from './board';
import { bipartiteDrawing } from './drawing';
import { CHOOSE_KINDS, STAGE_ONE_KINDS, STAGE_TWO_KINDS } from './pieces';
import { BipartitePosition } from './position';
import { CHOICE_LABELS, CHOICES, LETTERS } from './stages';

export const bipartite: Game = {
  id: 'bipartite',
  name: 'Bipartite Chess',
  author: 'Timothy R. Newton, 2002',
  aim: 'A race first, then a battle with new armies',
  options: [],
  exclusion: () => null,
  rules: (values) => createRules(values),
  loadLearn: () => import('./learn'),
  loadEvaluation: () => import('./evaluation'),
  loadLevels: () => import('./levels.json'),
  loadHintWords: () => import('./hintWords'),
};

function createRules(values: OptionValues): RuleSet {
  const options = checkOptions(bipartite, values);
  // White sits below in the race and above in the battle.
  const up = [1, -1] as const;
  const down = [-1, 1] as const;
  const army = compileArmy({
    board: bipartiteBoard,
    terrains: [
      { exists: existsInStage(0), forward: up, kinds: STAGE_ONE_KINDS },
      { exists: existsInStage(1), forward: up, kinds: CHOOSE_KINDS },
      { exists: existsInStage(2), forward: down, kinds: STAGE_TWO_KINDS },
    ],
    quietLimit: 100,
  });
  return createArmyRuleSet({
    game: 'bipartite',
    options,
    startText: 'mm*mm/mmmmm/5/5/5/5/5/MMMMM/MM*MM b 1 0 0',
    drawing: bipartiteDrawing,
    choiceLabel: (move) => CHOICE_LABELS[moveTo(move)],
    text: {
      army,
      board: bipartiteBoard,
      letters: LETTERS,
      fieldName: 'stage',
      parseField: (field) => ({ terrain: parseStage(field), rights: 0 }),
      formatField: ({ terrain }) => STAGE_TEXT[terrain],
      silentPromotion: true,
      specialText: (move) => (moveTag(move) === TAG_CHOICE ? CHOICES[moveTo(move)] : 'pass'),
      create: (rules, setup) => new BipartitePosition(rules, setup),
    },
  });
}

function parseStage(text: string): number {
  const terrain = STAGE_TEXT.indexOf(text);
  if (terrain < 0) throw new InputError(`stage is "${text}", not 1, choose or 2`);
  return terrain;
}
