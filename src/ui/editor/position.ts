// A draft that can be played, as games and analyses begin with it.
import { type Draft, draftText } from '../../editor/draft';
import type { NewAnalysis } from '../../storage/analysisRecord';

/** @throws InputError if the rules refuse it */
export function positionOf(draft: Draft): Pick<NewAnalysis, 'game' | 'options' | 'start'> {
  const { rules } = draft;
  const { game, options } = rules;
  return { game, options, start: rules.format(rules.parse(draftText(draft))) };
}
