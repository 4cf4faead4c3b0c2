// How fair a board is: fast games in the background, counted as they end.
import { fairnessOf } from '../../games/fairness';
import type { RuleSet } from '../../games/game';
import { Button } from '../components/Button';
import { Sheet } from '../components/Sheet';
import { GAMES, useFairness } from './useFairness';
import { fairnessWords, NOT_PLAYED } from './words';

export interface FairSheetProps {
  readonly rules: RuleSet;
  readonly onClose: () => void;
}

export function FairSheet({ rules, onClose }: FairSheetProps) {
  const { played, running, problem, stop } = useFairness(rules);
  const none = problem === null ? NOT_PLAYED : '';
  const found = played.length === 0 ? none : fairnessWords(fairnessOf(played));
  return (
    <Sheet key="fair" title="How fair is it?" onClose={onClose}>
      <p>The computer plays {GAMES} fast games against itself on this board.</p>
      {running && (
        <label class="hint-text">
          Game {Math.min(played.length + 1, GAMES)} of {GAMES}
          <progress value={played.length} max={GAMES} />
        </label>
      )}
      <p role="alert" class="error-text">
        {problem}
      </p>
      <p role="status" data-part="fairness">
        {running ? '' : found}
      </p>
      {running ? <Button onClick={stop}>Cancel</Button> : <Button onClick={onClose}>Done</Button>}
    </Sheet>
  );
}
