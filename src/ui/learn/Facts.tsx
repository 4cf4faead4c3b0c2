// What it takes to win a game, as far as it has been measured under the standard rules.
import type { Game, RuleSet } from '../../games/game';
import factsStyles from './facts.module.css';
import { endingWords, lengthWords, sourceWords, winnerWords, worthWords } from './factsWords';
import styles from './learn.module.css';
import { solvedSource, solvedWords } from './solvedWords';
import { useNumbers } from './useNumbers';

interface FactsProps {
  readonly game: Game;
  readonly rules: RuleSet;
}

/** Nothing until the numbers are there, and for a game without any. */
export function Facts({ game, rules }: FactsProps) {
  const facts = useNumbers(game.loadFacts);
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
      <Solved game={game} rules={rules} />
    </section>
  );
}

/** Which endings with few pieces are won; nothing where none are solved. */
function Solved({ game, rules }: FactsProps) {
  const solved = useNumbers(game.loadSolvedEndings);
  if (!solved) return null;
  return (
    <>
      <h3>With few pieces left</h3>
      <p>What best play comes to for the side that is named first.</p>
      <dl class={factsStyles.told}>
        {solvedWords(rules, solved).map(({ men, result }) => (
          <div key={men}>
            <dt>{men}</dt>
            <dd>{result}</dd>
          </div>
        ))}
      </dl>
      <p class={styles.source}>{solvedSource(solved)}</p>
    </>
  );
}
