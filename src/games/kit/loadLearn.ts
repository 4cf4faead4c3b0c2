// A game's page of Learn and what makes texts of it, both loaded only where someone learns.
import type { Game } from '../game';
import type { LearnPage } from '../learn';
import type { RuleSet } from '../ruleSet';

/** The game's `loadLearn`, made of how the page in its folder is loaded. */
export const loadLearn =
  (page: () => Promise<{ readonly learn: (rules: RuleSet) => LearnPage }>): Game['loadLearn'] =>
  async () => {
    const [{ learnText }, { learn }] = await Promise.all([import('../learn'), page()]);
    return { learn: learnText(learn) };
  };
