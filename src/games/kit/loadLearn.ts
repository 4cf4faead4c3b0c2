// A game's lessons and what makes texts of them, both loaded only where someone learns.
import type { Game } from '../game';
import type { Lessons } from '../learn';
import type { RuleSet } from '../ruleSet';

/** The game's `loadLearn`, made of how the lessons in its folder are loaded. */
export const loadLearn =
  (lessons: () => Promise<{ readonly learn: (rules: RuleSet) => Lessons }>): Game['loadLearn'] =>
  async () => {
    const [{ learnText }, { learn }] = await Promise.all([import('../learn'), lessons()]);
    return { learn: learnText(learn) };
  };
