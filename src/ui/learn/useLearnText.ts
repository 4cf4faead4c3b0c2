// A game's texts for learners under the rules in question, loaded when someone wants to learn.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { gameById } from '../../games';
import type { RuleSet } from '../../games/game';
import type { LearnText } from '../../games/learn';
import { useServices } from '../services';

/** The texts that hold under these rules, or null until they are there; there are none without rules. */
export function useLearnText(rules: RuleSet | null): LearnText | null {
  const { codeMissing } = useServices();
  const game = rules && gameById(rules.game);
  const [learn, setLearn] = useState<((rules: RuleSet) => LearnText) | null>(null);
  useEffect(() => {
    let wanted = true;
    game?.loadLearn().then(
      (module) => wanted && setLearn(() => module.learn),
      () => codeMissing.set(true),
    );
    return () => {
      wanted = false;
    };
  }, [game, codeMissing]);
  return useMemo(() => (learn && rules ? learn(rules) : null), [learn, rules]);
}
