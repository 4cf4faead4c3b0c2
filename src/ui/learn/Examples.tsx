// Example positions to step through, one diagram at a time.
import { useState } from 'preact/hooks';
import type { RuleSet } from '../../games/game';
import type { Example } from '../../games/learn';
import { itemAt } from '../../util/items';
import { Button } from '../components/Button';
import { Icon } from '../components/Icon';
import { useSetUp } from '../editor/useSetUp';
import styles from './learn.module.css';
import { MoveDiagram } from './MoveDiagram';

interface ExamplesProps {
  readonly rules: RuleSet;
  readonly examples: readonly Example[];
  /** Whose moves they show, for those who listen. */
  readonly of: string;
}

export function Examples({ rules, examples, of }: ExamplesProps) {
  const setUp = useSetUp();
  const [shown, setShown] = useState(0);
  const example = itemAt(examples, shown % examples.length);
  const count = examples.length;
  return (
    <div class={styles.example}>
      <MoveDiagram rules={rules} {...example} />
      <Button
        onClick={() => setUp({ game: rules.game, options: rules.options, text: example.position })}
      >
        Set up
        <span class="visually-hidden">this example of the {of} on a board of your own</span>
      </Button>
      {count > 1 && (
        <Button onClick={() => setShown((shown + 1) % count)}>
          Example {(shown % count) + 1} of {count}
          <span class="visually-hidden">of the {of}: show the next</span>
          <Icon name="next" />
        </Button>
      )}
    </div>
  );
}
