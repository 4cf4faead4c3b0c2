// What it takes to win a game, as far as it has been measured under the standard rules.
import { useEffect, useState } from 'preact/hooks';
import type { GameFacts } from '../../games/facts';
import type { Game, RuleSet } from '../../games/game';
import factsStyles from './facts.module.css';
import { endingWords, lengthWords, sourceWords, winnerWords, worthWords } from './factsWords';
import styles from './learn.module.css';

interface FactsProps {
  readonly game: Game;
  readonly rules: RuleSet;
}

/** Nothing until the numbers are there, and for a game without any. */
export function Facts({ game, rules }: FactsProps) {
  const [facts, setFacts] = useState<GameFacts | null>(null);
  useEffect(() => {
    let wanted = true;
    game.loadFacts?.().then(
      (module) => wanted && setFacts(module.default),
      // The rules are told without it.
      (error: unknown) => console.warn('No facts are shown:', error),
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  if (!facts) return null;
  const pieces = worthWords(rules, facts);
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">What it takes to win</h2>
      <h3>Who does better</h3>
      <p>{winnerWords(facts)}</p>
      <h3>How games end</h3>
      <dl class={factsStyles.list}>
        {endingWords(facts).map(({ name, share }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{share}</dd>
          </div>
        ))}
      </dl>
      <h3>How long they last</h3>
      <p>{lengthWords(facts)}</p>
      {pieces.length > 0 && (
        <>
          <h3>What pieces are worth</h3>
          <p>
            With all pieces on the board, by what helped the computer to win its own games; the
            least counts 1.
          </p>
          <dl class={factsStyles.list}>
            {pieces.map(({ name, worth }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{worth}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p class={styles.source}>{sourceWords(facts)}</p>
    </section>
  );
}
