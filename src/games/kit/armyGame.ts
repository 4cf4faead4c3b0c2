// A game of armies from one description. README.md shows how to write one.
import type { ArmyPosition } from '../../rules/armyPosition';
import type { Game } from '../game';
import type { LearnPage } from '../learn';
import type { Lesson } from '../lessons';
import { checkOptions, type OptionValues } from '../options';
import type { RuleSet } from '../ruleSet';
import type { ArmyWeights } from './armyEvaluation';
import { type ArmyDescription, armyRules } from './armyRules';

/** A game of armies whose pieces have the letters `K`. Only a draft may lack levels; it then plays at made-up ones. */
type ArmyGame<K extends string> = ArmyParts<K> &
  (
    | { readonly draft: true; readonly levels?: Game['loadLevels'] }
    | { readonly draft?: false; readonly levels: Game['loadLevels'] }
  );

interface ArmyParts<K extends string>
  extends Pick<
    Game,
    | 'id'
    | 'name'
    | 'author'
    | 'credits'
    | 'aim'
    | 'mood'
    | 'decisiveOptions'
    | 'loadBalance'
    | 'presets'
    | 'loadChances'
    | 'loadFacts'
    | 'loadSolvedEndings'
    | 'chanceFamily'
    | 'loadPlans'
    | 'loadPuzzles'
    | 'loadOpenings'
    | 'themeLabels'
  > {
  /** None if absent. */
  readonly options?: Game['options'];
  /** The rules under options that have been checked; those at their defaults are left out. */
  readonly rules: (values: OptionValues) => ArmyDescription<K>;
  /** Loaded only where someone learns. */
  readonly learn: () => Promise<{ readonly learn: (rules: RuleSet) => LearnPage<NoInfer<K>> }>;
  /** Loaded only where someone does them; none if absent. */
  readonly loadLessons?: () => Promise<{ readonly lessons: () => readonly Lesson<NoInfer<K>>[] }>;
  /** Loaded only where a search runs. */
  readonly evaluation: () => Promise<ArmyWeights<NoInfer<K>>>;
}

/** Makes the game that the registry lists. */
export function armyGame<K extends string>(described: ArmyGame<K>): Game<ArmyPosition> {
  const { options = [], rules, learn, evaluation, levels, ...asDescribed } = described;
  const { id, name } = asDescribed;
  return {
    ...asDescribed,
    options,
    rules: (values) => {
      const changed = checkOptions({ name, options }, values);
      return armyRules(id, changed, rules(changed));
    },
    loadLearn: learn,
    loadEvaluation: async () => {
      const [{ armyEvaluation }, weights] = await Promise.all([
        import('./armyEvaluation'),
        evaluation(),
      ]);
      return armyEvaluation(weights);
    },
    loadLevels: levels ?? (async () => ({ levels: (await import('../levels')).DRAFT_LEVELS })),
  };
}
