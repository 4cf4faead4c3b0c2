// The measured openings of a rule set, loaded when somebody looks at them.
import { useMemo } from 'preact/hooks';
import { gameById } from '../../games';
import type { RuleSet } from '../../games/game';
import { type Openings, readOpenings } from '../../games/openings';
import { yieldToPage } from '../../util/scheduling';
import { useLoaded } from '../components/later';

/**
 * `none`: no games were played by these rules; null: not loaded yet. Where they cannot be loaded, the app says so, unless the
 * screen can do without them.
 */
export function useOpenings(rules: RuleSet, isOptional = false): Openings | 'none' | null {
  const load = useMemo(() => {
    const game = gameById(rules.game);
    const from = game?.loadOpenings;
    if (!game || !from) return undefined;
    return async () => {
      const openings = readOpenings(await (await from()).default, game, rules) ?? 'none';
      // Drawing them is another task.
      await yieldToPage();
      return openings;
    };
  }, [rules]);
  return useLoaded(load, isOptional);
}
